/**
 * What is seen and what is not. A screen reader that loses the very thing it reads guesses where to go
 * on, and says nothing of where the focus went instead. So what has the focus stays for it a little
 * longer, out of sight, until the focus has moved on.
 */

/** Milliseconds; Chromium tells a screen reader of a new focus within a fifth of a second. */
const farewell = 400;
/** @type {Map<Element, number>} */
const leaving = new Map();

/** @param {boolean} isSeen */
export function see(element, isSeen) {
  const hasFocus = element.contains(document.activeElement);
  if (!isSeen && hasFocus && !element.hidden) {
    clearTimeout(leaving.get(element));
    leaving.set(
      element,
      setTimeout(() => settle(element, false), farewell),
    );
    element.classList.add("leaving");
  } else if (isSeen || !leaving.has(element)) settle(element, isSeen);
}

function settle(element, isSeen) {
  clearTimeout(leaving.get(element));
  leaving.delete(element);
  element.classList.remove("leaving");
  element.hidden = !isSeen;
}

// Tab does not lead to what is out of sight.
addEventListener(
  "keydown",
  ({ key }) => key === "Tab" && [...leaving.keys()].forEach((element) => settle(element, false)),
  true,
);
