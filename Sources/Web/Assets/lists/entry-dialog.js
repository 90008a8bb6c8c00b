/** The dialog in which a person writes an entry of a list. */

import { openDialog } from "../shell/dialogs.js";
import { fieldsOf, make } from "../shell/dom.js";

const optionalFields = [
  ["definition", "Definition"],
  ["sentence", "Sentence"],
  ["hint", "Hint"],
];

/**
 * Asks for an entry.
 *
 * @param {string} title
 * @param {object} old The present entry. It keeps the properties that the dialog does not show.
 * @returns {Promise<object | null>} A ListEntry; null when the person cancelled.
 */
export function askForEntry(title, old) {
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
    ...optionalFields.map(
      ([name, label]) => make(
        "label",
        {},
        `${label} (optional)`,
        make("textarea", { name, maxlength: 2000 }, old[name]),
      ),
    ),
    make(
      "div",
      { class: "row" },
      make("button", { class: "primary", value: "save" }, "Save"),
      make("button", { value: "cancel", formnovalidate: true }, "Cancel"),
    ),
  );
  return new Promise((resolve) => {
    const dialog = openDialog(title, form);
    dialog.addEventListener(
      "close",
      () => resolve(dialog.returnValue === "save" ? read(form, old) : null),
    );
  });
}

/** Reads the entry from the form, and leaves out the empty fields. */
function read(form, old) {
  const elements = fieldsOf(form);
  const entry = { ...old, word: elements.word.value.trim() };
  for (const [name] of optionalFields) {
    entry[name] = elements[name].value.trim();
    if (!entry[name]) delete entry[name];
  }
  return entry;
}
