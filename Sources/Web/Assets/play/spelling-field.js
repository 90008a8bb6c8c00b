/** The text field in which a person spells a word. */

import { keys } from "./keys.js";

const digits = /[0-9]+/g;

/**
 * Listens to a text field: request keys never write into it.
 *
 * @param {HTMLInputElement} field
 * @param {object} actions
 * @param {(request: string) => void} actions.request Called with the request of a key.
 * @param {(typed: string) => void} actions.change Called with the text after each change.
 */
export function listenToField(field, { request, change }) {
  field.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (event.key === " " && event.shiftKey) {
      event.preventDefault();
      field.setRangeText(" ", field.selectionStart, field.selectionEnd, "end");
      change(field.value);
    } else if (isReserved(event.key)) {
      event.preventDefault();
      if (!event.repeat && keys.has(event.key)) request(keys.get(event.key));
    }
  });

  // An on-screen keyboard reports no key, only the text that it would insert.
  field.addEventListener("beforeinput", (event) => {
    if (event.inputType !== "insertText" || !isReserved(event.data)) return;
    event.preventDefault();
    if (keys.has(event.data)) request(keys.get(event.data));
  });

  field.addEventListener("input", () => {
    const letters = field.value.replace(digits, "");
    if (letters !== field.value) field.value = letters;
    change(field.value);
  });
}

/** Returns whether a key never writes into the field. */
function isReserved(key) {
  return key === " " || /^[0-9]$/.test(key ?? "");
}
