/** What comes next after a session, a review or a quiz: the first thing that is due, or Home. */

import { NoAnswer, Problem, get } from "./api.js";
import { begin } from "./beginning.js";
import { make } from "./dom.js";
import { showNotice } from "./notice.js";
import { SerialQueue } from "./serial-queue.js";

/** The page on which a person finds everything that is due. */
export const home = "/today";

/**
 * Returns the first thing that is due today and that VocalVocab can begin; null if nothing is.
 *
 * @returns {Promise<{ title: string, begin: () => Promise<string | void> } | null>} `begin` opens
 *   the thing's page, or returns the reason why nothing was begun.
 */
export async function nextThing() {
  const { items } = await get("/today");
  const item = items.find(({ start }) => start !== null);
  return item ? { title: item.title, begin: async () => begin(item.start) } : null;
}

/**
 * Makes the one primary control at the end of some work: a button such as "Next: 12 cards due", or a
 * link "Home" if nothing is due or the server does not answer.
 *
 * @returns {Promise<HTMLElement>}
 */
export async function nextButton() {
  const next = await nextThing().catch(() => null);
  if (!next) return make("a", { class: "button primary", href: home }, "Home");
  const queue = new SerialQueue();
  const click = () => queue.runUnlessBusy(() => beginOrTell(next));
  return make("button", { type: "button", class: "primary", click }, `Next: ${next.title}`);
}

async function beginOrTell(next) {
  try {
    const notice = await next.begin();
    if (notice) showNotice(notice);
  } catch (error) {
    if (error instanceof Problem) showNotice(error.message);
    // The banner says that the server does not answer.
    else if (!(error instanceof NoAnswer)) throw error;
  }
}
