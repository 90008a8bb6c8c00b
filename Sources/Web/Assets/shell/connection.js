/** Watches whether the server answers, and tells the person and the page. */

import { NoAnswer, callEvents, get, isAway } from "./api.js";
import { byId } from "./dom.js";

/** The milliseconds from one check to the next. */
const checkInterval = 5000;
/** The milliseconds from one check to the next while the server does not answer. */
const retryInterval = 1000;
/** The milliseconds after which a check gives up. */
const checkTimeout = 4000;

const goesOn = "What you typed stays here.";
const noAnswer =
  `VocalVocab does not answer. ${goesOn} You can go on as soon as VocalVocab answers again.`;

const banner = byId("banner");
let isLost = false;
/** The id of the server's run, which changes when the server is started again. */
let run = null;
let timer;

/** Fires `restored` when the server answers again, or was started again. */
export const connection = new EventTarget();

/** Begins to check the server, at intervals, while the page is visible. */
export function watchServer() {
  callEvents.addEventListener("no-answer", () => showLost(noAnswer));
  document.addEventListener("visibilitychange", checkServer);
  checkServer();
}

/** Checks whether the server answers. */
export async function checkServer() {
  clearTimeout(timer);
  if (document.hidden) return;
  try {
    // The type checker does not know this function of browsers yet.
    const signal = /** @type {any} */ (AbortSignal).timeout(checkTimeout);
    const status = await get("/status", signal);
    showAnswering(status.run);
  } catch (error) {
    if (!isAway(error)) showAnswering(run);
    // The server answers, but its store does not.
    else if (!(error instanceof NoAnswer)) showLost(`${error.message} ${goesOn}`);
  }
  clearTimeout(timer);
  timer = setTimeout(checkServer, isLost ? retryInterval : checkInterval);
}

/** @param {string} text */
function showLost(text) {
  if (isLost) return;
  isLost = true;
  banner.textContent = text;
  clearTimeout(timer);
  timer = setTimeout(checkServer, retryInterval);
}

function showAnswering(newRun) {
  const isRestored = isLost || (run !== null && run !== newRun);
  isLost = false;
  run = newRun;
  if (!isRestored) return;
  banner.textContent = "";
  connection.dispatchEvent(new Event("restored"));
}
