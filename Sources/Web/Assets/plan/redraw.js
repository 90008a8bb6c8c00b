/** Lists that are drawn anew while a person is in them. */

import { fill } from "../shell/dom.js";

/**
 * Replaces the rows of a list. What was open stays open. The focus stays on the control with the
 * same `data-key`, or else in the row with the same `data-row`.
 *
 * @param {HTMLElement} list
 * @param {HTMLElement[]} rows
 * @param {HTMLElement} otherwise The element that takes the focus when its row is gone.
 */
export function redraw(list, rows, otherwise) {
  const { activeElement } = document;
  const hadFocus = list.contains(activeElement);
  const key = hadFocus && activeElement.closest("[data-key]")?.dataset.key;
  const row = hadFocus && activeElement.closest("[data-row]")?.dataset.row;
  const details = () => [...list.querySelectorAll("details[data-key]")];
  const open = new Set(details().filter((one) => one.open).map((one) => one.dataset.key));
  fill(list, ...rows);
  for (const one of details()) one.open = open.has(one.dataset.key);
  if (!hadFocus) return;
  const isControl = (element) => element.dataset.key === key;
  const control = [...list.querySelectorAll("[data-key]")].find(isControl);
  const place = rows.find((element) => element.dataset.row === row);
  const target = control?.querySelector("summary") ?? control ?? place?.querySelector("input, button");
  (target ?? otherwise).focus();
}
