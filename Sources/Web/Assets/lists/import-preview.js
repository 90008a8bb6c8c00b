/** The preview of an import: the words that it would add, and those that look misspelled. */

import { fill, make } from "../shell/dom.js";
import { languageName } from "../shell/languages.js";
import { join, plural } from "../shell/wording.js";

/** The most words that a preview shows of each kind. Nobody reads a longer list. */
const shownWords = 200;

/**
 * Shows the preview in an element.
 *
 * @param {HTMLElement} place
 * @param {object} found A ListImport.
 * @param {boolean} isNew Whether a list is made, so that each part of the file can be one.
 * @param {{ add: () => void, cancel: () => void }} actions
 */
export function showPreview(place, found, isNew, { add, cancel }) {
  const count = found.new.length;
  const addButton = make("button", { type: "button", class: "primary", click: add });
  const misspelled = new Set(found.misspelled.map(({ word }) => word));
  const showCount = () => {
    const confirmed = [...correctionsIn(place).keys()].filter((word) => misspelled.has(word));
    const added = count + confirmed.length;
    const isUseful = added > 0 || found.completed > 0;
    addButton.disabled = !isUseful;
    addButton.textContent = added > 0 || !isUseful ? `Add ${plural(added, "word")}` : "Add the new details";
  };
  fill(
    place,
    make("h3", {}, heading(found)),
    make("p", {}, remarks(found)),
    isNew && found.sections.length > 1 && sectionChoice(found.sections),
    count > 0 && make(
      "ul",
      { class: "words", translate: "no" },
      ...found.new.slice(0, shownWords).map((word) => make("li", {}, word)),
    ),
    count > shownWords && make("p", {}, `And ${plural(count - shownWords, "more word")}.`),
    found.misspelled.length > 0 && make("h3", {}, "These look misspelled, and are left out"),
    found.misspelled.length > 0 && make(
      "ul",
      { change: showCount },
      ...found.misspelled.slice(0, shownWords).map(correctionChoice),
    ),
    found.capitals.length > 0 && make("h3", {}, "In capitals in the file"),
    found.capitals.length > 0 && make(
      "ul",
      {},
      ...found.capitals.slice(0, shownWords).map(capitalChoice),
    ),
    make(
      "div",
      { class: "row" },
      addButton,
      make("button", { type: "button", click: cancel }, "Cancel"),
    ),
  );
  showCount();
}

function heading({ new: words, completed, misspelled }) {
  if (words.length > 0) return `${plural(words.length, "word")} would be added`;
  if (completed > 0) return "New details would be added";
  return misspelled.length > 0 ? "Nothing would be added yet" : "This would add nothing";
}

function remarks({ words, duplicates, completed, isForeign, language, isLanguageGuessed, unknown }) {
  const moreDetails = `${plural(completed, "entry adds", "entries add")} details to listed words.`;
  return [
    duplicates > 0 && `${plural(duplicates, "entry adds", "entries add")} nothing new.`,
    completed > 0 && moreDetails,
    isLanguageGuessed && `The words look ${languageName(language)}, so the list is in ${languageName(language)}.`,
    isForeign && !isLanguageGuessed && "The words don't look English, so none was checked.",
    !isForeign && unknown.length > 0 && `Not in the dictionary: ${join(unknown.slice(0, shownWords))}.`,
    `The list would have ${plural(words, "word")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Makes a choice for a word that looks misspelled: leave it out, add a similar word, or add it. */
function correctionChoice({ word, neighbours }) {
  return wordChoice(word, [
    ["", "Leave it out"],
    ...neighbours.map((neighbour) => [neighbour, `Add ${neighbour} instead`]),
    [word, "Add it as it is"],
  ]);
}

/** Makes a choice for a word that the file has in capitals. The first one is what will be asked. */
function capitalChoice({ word, asked }) {
  const small = word.toLowerCase();
  return wordChoice(
    word,
    asked === word
      ? [["", "An abbreviation"], [small, `A word: ${small}`]]
      : [["", `A word: ${asked}`], [word, "An abbreviation"]],
  );
}

/**
 * Makes a choice for a word.
 *
 * @param {string} word
 * @param {string[][]} options The text to add, and the words of each option.
 */
function wordChoice(word, options) {
  const select = make(
    "select",
    { "data-word": word },
    ...options.map(([value, words]) => make("option", { value }, words)),
  );
  return make("li", {}, make("label", {}, `${word} `, select));
}

/** Makes the choice between one list and a list for each part of the file. */
function sectionChoice(sections) {
  const isOne = make("input", { type: "radio", name: "sections", value: "one", checked: true });
  const isEach = make("input", { type: "radio", name: "sections", value: "each" });
  const fields = make(
    "ul",
    { hidden: true },
    ...sections.map(({ title, words, list }, index) =>
      make(
        "li",
        {},
        make(
          "label",
          {},
          `${title ?? "Before the first heading"}, ${plural(words, "word")}`,
          make("input", {
            "data-section": index + 1,
            value: list,
            maxlength: 50,
            autocomplete: "off",
          }),
        ),
      )
    ),
  );
  const show = () => (fields.hidden = !isEach.checked);
  return make(
    "fieldset",
    { change: show },
    make("legend", {}, "The file has headings"),
    make("label", { class: "choice" }, isOne, make("span", {}, "Put all words into one list")),
    make("label", { class: "choice" }, isEach, make("span", {}, "Make a list for each heading")),
    fields,
  );
}

/**
 * Returns the number of each part of the file for which the person wants a list, and the list's
 * name; none if all words go into one list.
 *
 * @returns {[number, string][]}
 */
export function namesIn(place) {
  if (!place.querySelector("[name=sections][value=each]:checked")) return [];
  /** @type {[number, string][]} */
  const names = [];
  for (const { dataset, value } of place.querySelectorAll("[data-section]")) {
    if (value.trim() !== "") names.push([Number(dataset.section), value.trim()]);
  }
  return names;
}

/**
 * Returns the corrections that the person chose in a preview.
 *
 * @returns {Map<string, string>} The text to add for each word. Other words stay out.
 */
export function correctionsIn(place) {
  const choices = [...place.querySelectorAll("[data-word]")];
  const chosen = choices.filter(({ value }) => value !== "");
  return new Map(chosen.map(({ dataset, value }) => [dataset.word, value]));
}
