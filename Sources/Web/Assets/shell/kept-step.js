/** Steps that are kept until the server answers them. */

import { Problem, isAway } from "./api.js";
import { connection } from "./connection.js";

/** The milliseconds after which a step is sent again, if nothing says earlier that it may be. */
const retryInterval = 2000;

/**
 * Takes a step, again and again while the server is away.
 *
 * @template Result
 * @param {HTMLElement} place An element with the role alert, which says that the step is kept.
 * @param {() => Promise<Result>} step A step whose every call has the same address and body, so
 *   that the server takes it only once.
 * @param {() => void} [waits] Called each time the server could not answer.
 * @returns {Promise<Result>}
 */
export async function untilAnswered(place, step, waits) {
  for (;;) {
    try {
      const result = await step();
      place.textContent = "";
      return result;
    } catch (error) {
      if (!isAway(error)) throw error;
      const reason = error instanceof Problem ? `${error.message} ` : "";
      place.textContent = `${reason}This is kept, and is sent as soon as VocalVocab answers.`;
      waits?.();
      await nextChance();
    }
  }
}

/** Returns when the server may answer again. */
function nextChance() {
  return new Promise((resolve) => {
    setTimeout(resolve, retryInterval);
    connection.addEventListener("restored", resolve, { once: true });
  });
}
