/** What each key asks for while the text field has the focus: words hold no digit and no space. */
export const keys = new Map([
  [" ", "word"],
  ["1", "word"],
  ["2", "slower"],
  ["3", "definition"],
  ["4", "sentence"],
  ["5", "hint"],
  ["6", "human"],
  ["7", "own"],
  ["8", "slip"],
  ["9", "skip"],
]);

const controls = "a, button, input, select, textarea, summary, audio, dialog, [tabindex='0']";

/**
 * The keys that do something wherever the focus is: Space says the word unless a control has the
 * focus, Escape stops the sound.
 */
export function listenOnPage({ say, stop }) {
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") stop();
    // Enter held down must not run through the round that it ended.
    if (event.key === "Enter" && event.repeat) event.preventDefault();
    if (event.key !== " " || event.target.closest(controls)) return;
    event.preventDefault();
    if (!event.repeat) say();
  });
}
