/** The items of the page's menus. */

import { byId } from "../shell/dom.js";

/**
 * Listens to an item of a menu. The menu closes, so its button gets the focus: a dialog gives it
 * back there.
 *
 * @param {string} id The id of the item.
 * @param {() => unknown} action
 */
export function onItem(id, action) {
  const item = byId(id);
  item.addEventListener("click", () => {
    item.closest(".menu").querySelector("summary").focus();
    action();
  });
}
