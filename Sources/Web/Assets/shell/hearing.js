/** Plays speech on the page, and shows why a sound could not be played. */

import { post } from "./api.js";
import { playSample } from "./player.js";
import { showProblemsIn } from "./problems.js";

/**
 * Plays a sound that belongs to no round of spelling.
 *
 * @param {HTMLElement} problem The element that shows a problem.
 * @param {string} address
 */
export function hear(problem, address) {
  return showProblemsIn(problem, () => playSample(address));
}

/**
 * Asks the server for speech, and plays it.
 *
 * @param {HTMLElement} problem The element that shows a problem.
 * @param {string} path The address of the API that speaks.
 * @param {object} wish The thing to say.
 */
export function hearSpeech(problem, path, wish) {
  return showProblemsIn(problem, async () => {
    const { sound } = await post(path, wish);
    await playSample(sound);
  });
}
