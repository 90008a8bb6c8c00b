/**
 * Shows and hides elements. A screen reader that loses the element it is reading says nothing of
 * the element that gets the focus next. So an element with the focus stays in the page a little
 * longer, invisible, until the focus has moved.
 */

/** The delay in milliseconds. Chromium reports a new focus to a screen reader within 200 ms. */
const hidingDelay = 400;
/**
 * The timers of the elements that are being hidden.
 *
 * @type {Map<Element, number>}
 */
const hiding = new Map();

/**
 * Shows or hides an element.
 *
 * @param {HTMLElement} element
 * @param {boolean} isVisible
 */
export function setVisible(element, isVisible) {
  const hasFocus = element.contains(document.activeElement);
  if (!isVisible && hasFocus && !element.hidden) {
    clearTimeout(hiding.get(element));
    hiding.set(
      element,
      setTimeout(() => setHidden(element, true), hidingDelay),
    );
    element.classList.add("hiding");
  } else if (isVisible || !hiding.has(element)) setHidden(element, !isVisible);
}

function setHidden(element, isHidden) {
  clearTimeout(hiding.get(element));
  hiding.delete(element);
  element.classList.remove("hiding");
  element.hidden = isHidden;
}

// Tab moves to visible elements only.
addEventListener(
  "keydown",
  ({ key }) => key === "Tab" && [...hiding.keys()].forEach((element) => setHidden(element, true)),
  true,
);
