/** The field in which a word is spelled. */

import { keys } from "./keys.js";

const digits = /[0-9]+/g;

/**
 * @param {HTMLInputElement} field
 * @param {(request: string) => void} request Called with what a key asks for.
 * @param {(typed: string) => void} change Called with what was typed.
 */
export function listenToField(field, request, change) {
  field.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (event.key === " " && event.shiftKey) {
      event.preventDefault();
      field.setRangeText(" ", field.selectionStart, field.selectionEnd, "end");
      change(field.value);
    } else if (isKept(event.key)) {
      event.preventDefault();
      if (!event.repeat && keys.has(event.key)) request(keys.get(event.key));
    }
  });

  // The keyboard on a screen names no keys, but says what it would write.
  field.addEventListener("beforeinput", (event) => {
    if (event.inputType !== "insertText" || !isKept(event.data)) return;
    event.preventDefault();
    if (keys.has(event.data)) request(keys.get(event.data));
  });

  field.addEventListener("input", () => {
    const letters = field.value.replace(digits, "");
    if (letters !== field.value) field.value = letters;
    change(field.value);
  });
}

/** Whether a key never writes into the field. */
function isKept(key) {
  return key === " " || /^[0-9]$/.test(key ?? "");
}
