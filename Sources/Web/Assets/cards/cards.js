/** The Cards page. Its address chooses all decks, one deck, a study, a review, or a sheet of paper. */

import { onChange } from "../shell/changes.js";
import { DeckView } from "./deck-view.js";
import { DecksView } from "./decks-view.js";
import { ReviewView } from "./review-view.js";
import { SheetView } from "./sheet-view.js";
import { StudyView } from "./study-view.js";

function viewOf({ pathname, search }) {
  const query = new URLSearchParams(search);
  const deck = query.get("deck");
  if (pathname === "/cards/print" && deck !== null) return new SheetView(deck, query);
  if (query.has("review")) return new ReviewView(query.get("review") || null);
  if (query.get("study")) return new StudyView(query.get("study"), query);
  if (deck === null) return new DecksView(query);
  return query.has("study") ? new StudyView(deck, query) : new DeckView(deck, query);
}

const view = viewOf(location);
await view.load();
onChange(() => view.load());
