/** The word itself, which the server sends when its spelling may be shown. */

import { announce } from "../shell/announcer.js";
import { byId, fill, make } from "../shell/dom.js";
import { definitionNotes } from "./definitions.js";
import { setVisible } from "./visibility.js";

const reveal = byId("reveal");
const meaning = byId("meaning");
/** The other meanings of a word stand behind "More about this word". */
const mostMeanings = 2;

/** Reveals the word of a round, or hides it while it is asked. */
export function showReveal({ id, word, sounds, outcome }) {
  setVisible(reveal, Boolean(word));
  setVisible(meaning, Boolean(word));
  // The content is made once, so that its button keeps the focus.
  if (reveal.dataset.round === id || !word) return;
  reveal.dataset.round = id;
  reveal.className = `reveal-${outcome ?? "missed"}`;
  fill(
    reveal,
    make("p", { class: "big-word", translate: "no", dir: "auto" }, word.text),
    word.grammar && make("p", { class: "secondary", translate: "no" }, word.grammar),
    sounds.letters &&
      make("button", { type: "button", "data-request": "letters" }, "Hear the letters"),
    word.explanations.length > 0 &&
      make("ul", { class: "rules" }, ...word.explanations.map((rule) => make("li", {}, ...withWholeWords(rule)))),
    word.note && make("p", {}, word.note),
  );
  fill(
    meaning,
    ...definitionNotes(word.definitions.slice(0, mostMeanings), word.credit),
    moreAbout(word),
  );
  announce([
    ...word.explanations,
    ...(word.note ? [word.note] : []),
    ...[...meaning.querySelectorAll(".note")].map(({ textContent }) => textContent),
  ]);
}

/** Divides a rule so that no line end breaks a word whose letters are set apart: `exp-E-rience`. */
function withWholeWords(rule) {
  return rule
    .split(/( )/)
    .map((part) => (part.includes("-") ? make("span", { class: "whole-word" }, part) : part));
}

/** Makes the part for grown-ups: other meanings, the pronunciation, pages and the speaker. */
function moreAbout({ definitions, pronunciation, pages, recordedBy }) {
  const others = definitions.slice(mostMeanings);
  if (others.length === 0 && !pronunciation && pages.length === 0 && !recordedBy) return null;
  return make(
    "details",
    { class: "more" },
    make("summary", {}, "More about this word"),
    ...definitionNotes(others),
    pronunciation && make("p", { class: "ipa" }, pronunciation),
    ...pages.map(
      (page) => make("p", { class: "secondary" }, make("a", { href: page, rel: "noreferrer" }, page)),
    ),
    recordedBy && make("p", { class: "secondary" }, recordedBy),
  );
}
