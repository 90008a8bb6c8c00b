/** Steps that are kept until the server answers them. */

import { isAway } from "./api.js";
import { connection } from "./connection.js";

/** The milliseconds after which a step is sent again, if nothing says earlier that it may be. */
const retryInterval = 2000;

/**
 * Takes a step, again and again while the server is away.
 *
 * @template Result
 * @param {() => Promise<Result>} step A step whose every call has the same address and body, so
 *   that the server takes it only once.
 * @param {(error: Error) => void} tell Called each time the server could not answer.
 * @returns {Promise<Result>}
 */
export async function untilAnswered(step, tell) {
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!isAway(error)) throw error;
      tell(error);
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
