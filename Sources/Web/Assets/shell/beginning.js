/** Starts practice: opens the page with the session, the review or the quiz. */

import { get, post } from "./api.js";
import { ask } from "./dialogs.js";

/**
 * Begins practice.
 *
 * @param {{ room: string, wishes: object | null, deck: string | null, count: number | null }} start
 * @returns {Promise<string | void>} The reason if nothing was started.
 */
export function begin({ room, wishes, deck, count }) {
  switch (room) {
    case "cards":
      return openCards(deck);
    case "quiz":
      return count === null ? openQuiz() : beginQuiz(count);
    default:
      return beginSession(wishes);
  }
}

async function beginSession(wishes) {
  // A new learner chooses a voice and a level first.
  const { choices } = await get("/first-choices");
  if (choices.length > 0) return location.assign("/play");
  const { sessions } = await get("/sessions");
  const isOpen = sessions[0]?.state === "open" && sessions[0].round !== null;
  // The words of the open session count for the goal of the day, too, and a review comes after it.
  // Words of another language don't.
  const areUsual = [undefined, "review"].includes(wishes.words) && !wishes.language;
  if (isOpen && areUsual) return location.assign("/play");
  if (isOpen && !await mayEnd("session", "Spell")) return;
  const session = await post("/sessions", wishes);
  if (!session.round) return session.notice;
  // "Once more" on the page Spell begins with these wishes.
  sessionStorage.setItem("choices", JSON.stringify(wishes));
  location.assign("/play");
}

async function openCards(deck) {
  location.assign(deck === null ? "/cards?review" : `/cards?${new URLSearchParams({ review: deck })}`);
}

async function openQuiz() {
  location.assign("/quiz?go-on");
}

async function beginQuiz(count) {
  const quiz = await get("/quiz");
  if (quiz && !quiz.results && !await mayEnd("quiz", "Quiz")) return;
  await post("/quiz", { count });
  await openQuiz();
}

/** Asks whether the open session, review or quiz may end. */
async function mayEnd(what, page) {
  const answer = await ask({
    title: `End the open ${what}?`,
    text: `A ${what} is open on the ${page} page. It ends if you begin another one. What you did in it stays.`,
    yes: "End it and begin",
  });
  return answer !== null;
}
