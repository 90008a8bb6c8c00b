/** What an import would add, before anything is added. */

import { fill, make } from "../shell/dom.js";
import { plural, together } from "../shell/wording.js";

/** So many new words are shown; a longer list is not read anyway. */
const most = 200;

/**
 * @param {object} found A ListImport.
 * @param {{ add: () => void, cancel: () => void }} does
 */
export function showPreview(place, found, { add, cancel }) {
  const count = found.new.length;
  const hasNews = count > 0 || found.completed > 0;
  fill(
    place,
    make("h3", {}, hasNews ? `${plural(count, "word")} would be added` : "This would add nothing"),
    make("p", {}, rest(found)),
    count > 0 && make(
      "ul",
      { class: "words", translate: "no" },
      ...found.new.slice(0, most).map((word) => make("li", {}, word)),
    ),
    count > most && make("p", {}, `And ${plural(count - most, "more word")}.`),
    found.unknown.length > 0 && make("h3", {}, "Not in the dictionary"),
    found.unknown.length > 0 && make("ul", {}, ...found.unknown.map(choice)),
    make(
      "div",
      { class: "row" },
      hasNews && make(
        "button",
        { type: "button", class: "main", click: add },
        count > 0 ? `Add ${plural(count, "word")}` : "Add what is new",
      ),
      make("button", { type: "button", click: cancel }, "Cancel"),
    ),
  );
}

function rest({ words, duplicates, completed, passedOver }) {
  return [
    duplicates > 0 && `${plural(duplicates, "entry brings", "entries bring")} nothing new.`,
    completed > 0 && `${plural(completed, "entry completes", "entries complete")} what is there.`,
    passedOver.length > 0 && `Not used: ${together(passedOver)}.`,
    `The list would have ${plural(words, "word")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** An unknown word may be right, a slip, or nothing that was meant. */
function choice({ word, neighbours }) {
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

/** @returns {Map<string, string>} What each unknown word becomes; "" leaves it out. */
export function corrected(place) {
  const choices = [...place.querySelectorAll("[data-word]")];
  const changed = choices.filter(({ dataset, value }) => value !== dataset.word);
  return new Map(changed.map(({ dataset, value }) => [dataset.word, value]));
}
