/** Pasted text. It presses no keys, and several lines of it are no answer. */

import { showNotice } from "./notice.js";

const lineEnds = /[\n\v\f\r\u0085\u2028\u2029]+/;
const fields = "input, textarea, select, [contenteditable]";

/**
 * Listens to a field of one line, which would join the lines of a pasted text.
 *
 * @param {HTMLInputElement} field
 * @param {(lines: string[]) => void} tell Called with the lines of a text that has several of them.
 *   The field stays as it is.
 */
export function onSeveralLines(field, tell) {
  field.addEventListener("paste", (event) => {
    const lines = linesOf(event.clipboardData?.getData("text/plain") ?? "");
    if (lines.length < 2) return;
    event.preventDefault();
    tell(lines);
  });
}

/**
 * Tells a person who pastes a text where keys answer that it presses none.
 *
 * @param {() => boolean} isAsking Returns whether keys answer now.
 */
export function tellPasteOnPage(isAsking) {
  document.addEventListener("paste", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (isAsking() && !target.closest(fields)) {
      showNotice("Pasted text presses no keys: press them one by one.");
    }
  });
}

/**
 * Returns the lines of a text that are not empty.
 *
 * @param {string} text
 */
function linesOf(text) {
  return text.split(lineEnds).filter((line) => line.trim() !== "");
}
