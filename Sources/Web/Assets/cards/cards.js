/** The Cards page. Its address chooses all decks, one deck, a study or a review. */

import { byId } from "../shell/dom.js";
import { DeckView } from "./deck-view.js";
import { DecksView } from "./decks-view.js";
import { ReviewView } from "./review-view.js";
import { StudyView } from "./study-view.js";
import { onChange } from "../shell/changes.js";

const query = new URLSearchParams(location.search);

function viewOf(query) {
  if (query.has("review")) return new ReviewView(query.get("review") || null);
  const deck = query.get("deck");
  if (deck === null) {
    const removed = { removed: query.get("removed"), name: query.get("name") };
    return new DecksView(removed.removed && removed.name ? removed : null);
  }
  return query.has("study")
    ? new StudyView(deck, query)
    : new DeckView(deck, Number(query.get("card")) || 0);
}

const view = viewOf(query);
await view.load();
onChange(() => view.load());
byId("main").classList.toggle("learning", !byId("learning").hidden);
