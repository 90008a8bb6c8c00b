import { Gone, Problem } from "./api.js";

/**
 * Does something with the server, and shows what it says is wrong where the person looks.
 *
 * @template Result
 * @param {HTMLElement} place An element with the role alert.
 * @param {() => Promise<Result>} action
 * @returns {Promise<Result | undefined>} Nothing when it failed.
 */
export async function attempt(place, action) {
  place.textContent = "";
  try {
    return await action();
  } catch (error) {
    if (error instanceof Problem) place.textContent = error.message;
    // That the server has gone is said by the banner.
    else if (!(error instanceof Gone)) throw error;
  }
}
