/** The dialog in which a word of a list is written. */

import { open } from "../shell/dialogs.js";
import { make } from "../shell/dom.js";

const parts = [
  ["definition", "Definition"],
  ["sentence", "Sentence"],
  ["hint", "Hint"],
];

/**
 * @param {object} old The entry as it is; what it holds besides is kept.
 * @returns {Promise<object | null>} A ListEntry; null when it was not wanted.
 */
export function askEntry(title, old) {
  const form = make(
    "form",
    { method: "dialog", class: "entry" },
    make(
      "label",
      {},
      "Word",
      make("input", {
        name: "word",
        required: true,
        maxlength: 100,
        value: old.word,
        autocomplete: "off",
        autocapitalize: "none",
        spellcheck: "false",
      }),
    ),
    ...parts.map(
      ([name, label]) => make(
        "label",
        {},
        `${label}, if you like`,
        make("textarea", { name, maxlength: 2000 }, old[name]),
      ),
    ),
    make(
      "div",
      { class: "row" },
      make("button", { class: "main", value: "keep" }, "Keep"),
      make("button", { value: "cancel", formnovalidate: true }, "Cancel"),
    ),
  );
  return new Promise((resolve) => {
    const dialog = open(title, form);
    dialog.addEventListener(
      "close",
      () => resolve(dialog.returnValue === "keep" ? read(form, old) : null),
    );
  });
}

/** Parts that are empty are left out. */
function read({ elements }, old) {
  const entry = { ...old, word: elements.word.value.trim() };
  for (const [name] of parts) {
    entry[name] = elements[name].value.trim();
    if (!entry[name]) delete entry[name];
  }
  return entry;
}
