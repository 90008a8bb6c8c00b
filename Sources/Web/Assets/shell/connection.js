/** Says at once when the server has gone, and lets the page go on when it is back. */

import { Gone, get, reach } from "./api.js";
import { byId } from "./dom.js";

const whileThere = 5000;
const whileGone = 1000;
/** A server that takes this long to say that it is there is not. */
const patience = 4000;

const banner = byId("banner");
let isGone = false;
let run = null;
let timer;

/** Fires `back` when the server is there again, or is another one than before. */
export const connection = new EventTarget();

/** Begins to watch, as long as somebody can see the page. */
export function watch() {
  reach.addEventListener("gone", leave);
  document.addEventListener("visibilitychange", look);
  look();
}

/** Looks whether the server is there. */
export async function look() {
  clearTimeout(timer);
  if (document.hidden) return;
  try {
    const status = await get("/status", AbortSignal.timeout(patience));
    arrive(status.run);
  } catch (error) {
    // A server that refuses is there.
    if (!(error instanceof Gone)) arrive(run);
  }
  clearTimeout(timer);
  timer = setTimeout(look, isGone ? whileGone : whileThere);
}

function leave() {
  if (isGone) return;
  isGone = true;
  banner.textContent =
    "VocalVocab does not answer. What you typed stays here. The page goes on when it is back.";
  clearTimeout(timer);
  timer = setTimeout(look, whileGone);
}

function arrive(newRun) {
  const isBack = isGone || (run !== null && run !== newRun);
  isGone = false;
  run = newRun;
  if (!isBack) return;
  banner.textContent = "";
  connection.dispatchEvent(new Event("back"));
}
