/** Lets the keyboard scroll a box whose text is longer than the box. */

/** @param {HTMLElement} box */
export function letKeyboardScroll(box) {
  const isLonger = box.scrollHeight > box.clientHeight + 1;
  if (isLonger) box.tabIndex = 0;
  else box.removeAttribute("tabindex");
}
