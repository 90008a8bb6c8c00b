/** Keys for the letters of a language that the keyboard lacks. */

import { fill, make } from "./dom.js";

/** The time after which a press is a long one, in milliseconds. */
const longPress = 450;

/**
 * Shows a key for each letter. A key types its letter where the cursor is. With Shift, or pressed
 * for long, it types the capital.
 *
 * @param {HTMLElement} place
 * @param {HTMLInputElement} field
 * @param {string[]} letters
 */
export function showLetterKeys(place, field, letters) {
  place.hidden = letters.length === 0;
  const text = letters.join("");
  // The keys are made once, so that the pressed one keeps the focus.
  if (place.dataset.letters === text) return;
  place.dataset.letters = text;
  fill(place, ...letters.map((letter) => makeKey(letter, field)));
}

function makeKey(letter, field) {
  let isHeld = false;
  let timer = 0;
  const key = make(
    "button",
    {
      type: "button",
      title: "With Shift, or pressed for long: the capital",
      translate: "no",
      pointerdown() {
        isHeld = false;
        timer = window.setTimeout(() => {
          isHeld = true;
          type(capital(letter), field);
        }, longPress);
      },
      click(/** @type {MouseEvent} */ event) {
        clearTimeout(timer);
        if (!isHeld) type(event.shiftKey ? capital(letter) : letter, field);
        isHeld = false;
      },
      // A long press on a telephone would open its own menu.
      contextmenu: (/** @type {Event} */ event) => event.preventDefault(),
    },
    letter,
  );
  for (const name of ["pointerleave", "pointercancel"]) {
    key.addEventListener(name, () => clearTimeout(timer));
  }
  return key;
}

/** Returns the capital of a letter. JavaScript would make two letters of ß. */
function capital(letter) {
  return letter === "ß" ? "ẞ" : letter.toUpperCase();
}

function type(letter, field) {
  field.setRangeText(letter, field.selectionStart, field.selectionEnd, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
