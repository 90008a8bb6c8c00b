/** The definitions of a word, and other notes about it. */

import { make } from "../shell/dom.js";

/** Makes an element for each definition, and one for the attribution that the licence requires. */
export function definitionNotes(definitions, credit = null) {
  return [
    ...definitions.map(({ partOfSpeech, text, language }) =>
      note(partOfSpeech || "Definition", make("span", { lang: language ?? "en", dir: "auto" }, text)),
    ),
    credit && definitions.length > 0 && make("p", { class: "secondary" }, credit),
  ];
}

/**
 * Makes a note: a name and a text.
 *
 * @param {string} name
 * @param {string | Node} text
 */
export function note(name, text) {
  return make("p", { class: "note" }, make("b", {}, name), " ", text);
}
