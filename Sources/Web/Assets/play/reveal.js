/** The word, once it may be told. */

import { showDefinitions } from "./round-view.js";
import { byId, fill, make } from "../shell/dom.js";
import { see } from "./visibility.js";

const told = byId("told");
const meaning = byId("meaning");

export function showTold({ id, word, sounds, outcome }) {
  see(told, Boolean(word));
  see(meaning, Boolean(word));
  // Filled once, so that the focus stays on what it holds.
  if (told.dataset.round === id || !word) return;
  told.dataset.round = id;
  told.className = `told-${outcome ?? "missed"}`;
  fill(
    told,
    make("p", { class: "big-word", translate: "no" }, word.text),
    word.pronunciation && make("p", { class: "ipa" }, word.pronunciation),
    sounds.letters && make("button", { type: "button", "data-act": "letters" }, "Hear the letters"),
    word.explanations.length > 0 &&
      make("ul", { class: "rules" }, ...word.explanations.map((rule) => make("li", {}, rule))),
    word.note && make("p", {}, word.note),
  );
  fill(
    meaning,
    ...showDefinitions(word.definitions, word.credit),
    ...word.pages.map(
      (page) => make("p", { class: "hint" }, make("a", { href: page, rel: "noreferrer" }, page)),
    ),
    word.recordedBy && make("p", { class: "hint" }, word.recordedBy),
  );
}
