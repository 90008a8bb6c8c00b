/** Lets the keyboard scroll a box whose text is longer than the box. */

// A larger text or a lower window may make a box too small for its text.
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) update(target);
});

/**
 * Lets Tab reach the box while it scrolls.
 *
 * @param {Element} box
 */
export function letKeyboardScroll(box) {
  observer.observe(box);
  update(box);
}

/** @param {Element} box */
function update(box) {
  const scrolls = getComputedStyle(box).overflowY === "auto";
  if (scrolls && box.scrollHeight > box.clientHeight + 1) box.setAttribute("tabindex", "0");
  else box.removeAttribute("tabindex");
}
