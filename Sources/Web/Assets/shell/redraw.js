/** Redraws a list while a person uses it. */

import { fill } from "./dom.js";

/**
 * Replaces the rows of a list. Open details stay open. The focus stays on the control with the
 * same `data-key`, or else in the row with the same `data-row`.
 *
 * @param {HTMLElement} list
 * @param {HTMLElement[]} rows
 * @param {HTMLElement} otherwise The element that takes the focus when its row is gone.
 */
export function redraw(list, rows, otherwise) {
  const activeElement = /** @type {HTMLElement} */ (document.activeElement);
  const hadFocus = list.contains(activeElement);
  const key = hadFocus && activeElement.closest("[data-key]")?.getAttribute("data-key");
  const row = hadFocus && activeElement.closest("[data-row]")?.getAttribute("data-row");
  /** @type {() => HTMLDetailsElement[]} */
  const details = () => [...list.querySelectorAll("details")].filter((one) => one.dataset.key);
  const open = new Set(details().filter((one) => one.open).map((one) => one.dataset.key));
  fill(list, ...rows);
  for (const one of details()) one.open = open.has(one.dataset.key);
  if (!hadFocus) return;
  const controls = [...list.querySelectorAll("[data-key]")];
  const control = controls.find((element) => element.getAttribute("data-key") === key);
  const place = rows.find((element) => element.dataset.row === row);
  const target = /** @type {HTMLElement} */ (
    control?.querySelector("summary") ?? control ?? place?.querySelector("input, button")
  );
  (target ?? otherwise).focus();
}
