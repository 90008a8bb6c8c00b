/** The preview of an import: the words that it would add, some of which the person may correct. */

import { fill, make } from "../shell/dom.js";
import { join, plural } from "../shell/wording.js";

/** The most new words that a preview shows. Nobody reads a longer list. */
const shownWords = 200;

/**
 * Shows the preview in an element.
 *
 * @param {HTMLElement} place
 * @param {object} found A ListImport.
 * @param {{ add: () => void, cancel: () => void }} actions
 */
export function showPreview(place, found, { add, cancel }) {
  const count = found.new.length;
  const hasNews = count > 0 || found.completed > 0;
  fill(
    place,
    make("h3", {}, hasNews ? `${plural(count, "word")} would be added` : "This would add nothing"),
    make("p", {}, remarks(found)),
    count > 0 && make(
      "ul",
      { class: "words", translate: "no" },
      ...found.new.slice(0, shownWords).map((word) => make("li", {}, word)),
    ),
    count > shownWords && make("p", {}, `And ${plural(count - shownWords, "more word")}.`),
    found.unknown.length > 0 && make("h3", {}, "Not in the dictionary"),
    found.unknown.length > 0 && make("ul", {}, ...found.unknown.map(correctionChoice)),
    make(
      "div",
      { class: "row" },
      hasNews && make(
        "button",
        { type: "button", class: "primary", click: add },
        count > 0 ? `Add ${plural(count, "word")}` : "Add the new details",
      ),
      make("button", { type: "button", click: cancel }, "Cancel"),
    ),
  );
}

function remarks({ words, duplicates, completed, passedOver }) {
  const moreDetails = `${plural(completed, "entry adds", "entries add")} details to listed words.`;
  return [
    duplicates > 0 && `${plural(duplicates, "entry adds", "entries add")} nothing new.`,
    completed > 0 && moreDetails,
    passedOver.length > 0 && `Not used: ${join(passedOver)}.`,
    `The list would have ${plural(words, "word")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Makes a choice for an unknown word: add it, add a similar word instead, or leave it out. */
function correctionChoice({ word, neighbours }) {
  return make(
    "li",
    {},
    make(
      "label",
      {},
      `${word} `,
      make(
        "select",
        { "data-word": word },
        make("option", { value: word }, "Add it as it is"),
        ...neighbours.map(
          (neighbour) => make("option", { value: neighbour }, `Add ${neighbour} instead`),
        ),
        make("option", { value: "" }, "Leave it out"),
      ),
    ),
  );
}

/**
 * Returns the corrections that the person chose in a preview.
 *
 * @returns {Map<string, string>} The correction of each word; "" leaves the word out.
 */
export function correctionsIn(place) {
  const choices = [...place.querySelectorAll("[data-word]")];
  const changed = choices.filter(({ dataset, value }) => value !== dataset.word);
  return new Map(changed.map(({ dataset, value }) => [dataset.word, value]));
}
