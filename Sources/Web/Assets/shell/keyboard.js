/** Keys that the whole page takes, unless they belong to the control that has the focus. */

/** The controls that use keys of their own. */
const controls = "a, input, select, textarea, summary, audio, dialog, [tabindex='0']";

/**
 * Returns whether a key belongs to a control: any key to a field, and Space and Enter to a button.
 *
 * @param {KeyboardEvent} event
 */
export function isForControl({ key, target }) {
  const element = /** @type {Element} */ (target);
  if (element.closest(controls)) return true;
  return (key === " " || key === "Enter") && element.closest("button") !== null;
}

/**
 * Returns whether a key belongs to the browser, because it is held down with another key.
 *
 * @param {KeyboardEvent} event
 */
export function isForBrowser({ ctrlKey, altKey, metaKey }) {
  return ctrlKey || altKey || metaKey;
}
