import { NoAnswer, Problem } from "./api.js";

/**
 * Runs an action, and shows the problem that the server reports.
 *
 * @template Result
 * @param {HTMLElement} place An element with the role alert.
 * @param {() => Promise<Result>} action
 * @returns {Promise<Result | undefined>} The action's result; undefined when the action failed.
 */
export async function showProblemsIn(place, action) {
  place.textContent = "";
  try {
    return await action();
  } catch (error) {
    if (error instanceof Problem) place.textContent = error.message;
    // The banner says that the server does not answer.
    else if (!(error instanceof NoAnswer)) throw error;
  }
}
