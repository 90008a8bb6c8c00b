import { isForControl } from "../shell/keyboard.js";

/** Requests by key, while the text field has the focus: no word contains a digit. */
export const keys = new Map([
  [" ", "word"],
  ["1", "word"],
  ["2", "slow"],
  ["3", "define"],
  ["4", "sentence"],
  ["5", "hint"],
  ["6", "human"],
  ["7", "mine"],
  ["8", "slip"],
  ["9", "skip"],
]);

/**
 * Listens to keys on the whole page: Space plays the word unless a control has the focus, and
 * Escape stops the sound.
 */
export function listenOnPage({ play, stop }) {
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") stop();
    // An Enter that is held down ends the round, but does not go on to the next.
    if (event.key === "Enter" && event.repeat) event.preventDefault();
    if (event.key !== " " || isForControl(event)) return;
    event.preventDefault();
    if (!event.repeat) play();
  });
}
