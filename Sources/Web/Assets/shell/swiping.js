/** Swipes of a finger. Buttons do the same without one. */

/** The pixels by which a finger moves in a swipe. */
const distance = 60;

/**
 * Calls a function after each swipe over an element.
 *
 * @param {HTMLElement} element
 * @param {(direction: 1 | -1) => void} act Gets -1 for a swipe to the left, and 1 for one to the
 *   right.
 */
export function onSwipe(element, act) {
  let start = null;
  element.addEventListener("touchstart", ({ touches }) => {
    start = touches.length === 1 ? { x: touches[0].clientX, y: touches[0].clientY } : null;
  }, { passive: true });
  element.addEventListener("touchend", (event) => {
    if (!start) return;
    const { clientX, clientY } = event.changedTouches[0];
    const [x, y] = [clientX - start.x, clientY - start.y];
    start = null;
    if (Math.abs(x) < distance || Math.abs(x) < 2 * Math.abs(y)) return;
    // A swipe over a button does not press it.
    event.preventDefault();
    act(x < 0 ? -1 : 1);
  });
}
