/** The message in place of a deck that is not there, with a way on. */

import { get, path, post, Problem } from "../shell/api.js";
import { byId } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";

/**
 * Runs an action, and shows the message if the action needs a deck that is gone, or the cards of a
 * deck that has none to study.
 *
 * @param {string} deck The name of the deck.
 * @param {HTMLElement} place The part of the page that the message replaces.
 * @param {() => Promise<unknown>} action
 */
export async function showIfGone(deck, place, action) {
  try {
    const result = await action();
    // Another page may have brought the deck back.
    byId("gone").hidden = true;
    return result;
  } catch (error) {
    const isGone = error instanceof Problem && error.status === 404;
    const isEmpty = error instanceof Problem && error.status === 409 && place.hidden;
    if (isGone) await showGone(deck, place);
    else if (isEmpty) showMessage("Nothing to study", error.message, `/cards?${new URLSearchParams({ deck })}`);
    else throw error;
  }
}

async function showGone(deck, place) {
  place.hidden = true;
  if (!byId("gone").hidden) return;
  showMessage("This deck is gone", `There is no deck “${deck}”. It was renamed or removed.`, null);
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

/** @param {string | null} deck The address of the deck; null where it has none. */
function showMessage(title, text, deck) {
  document.title = "Cards – VocalVocab";
  delete document.body.dataset.focus;
  byId("gone-title").textContent = title;
  byId("gone-text").textContent = text;
  const link = byId("gone-deck", HTMLAnchorElement);
  if (deck) link.href = deck;
  link.hidden = !deck;
  byId("gone-decks").classList.toggle("primary", !deck);
  if (!byId("gone").hidden) return;
  byId("gone").hidden = false;
  byId("gone-title").focus();
}
