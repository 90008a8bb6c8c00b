/** The message in place of a deck that is not there, with a way on. */

import { get, path, post, Problem } from "../shell/api.js";
import { byId } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";

/**
 * Runs an action, and shows the message if the action needs a deck that is gone.
 *
 * @param {string} deck The name of the deck.
 * @param {HTMLElement} place The part of the page that the message replaces.
 * @param {() => Promise<unknown>} action
 */
export async function showIfGone(deck, place, action) {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 404) throw error;
    await showGone(deck, place);
  }
}

async function showGone(deck, place) {
  place.hidden = true;
  const message = byId("gone");
  if (!message.hidden) return;
  document.title = "Cards – VocalVocab";
  delete document.body.dataset.focus;
  byId("gone-text").textContent = `There is no deck “${deck}”. It was renamed or removed.`;
  message.hidden = false;
  byId("gone-title").focus();
  const { removed } = await get("/decks");
  const restore = byId("gone-restore");
  restore.hidden = !removed.includes(deck);
  restore.addEventListener("click", () =>
    showProblemsIn(byId("problem"), async () => {
      await post(path`/removed-decks/${deck}/restorations`, { name: deck });
      location.reload();
    })
  );
}
