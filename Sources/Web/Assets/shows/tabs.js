/** The four tabs of the page, and the number of new episodes at one of them. */

import { byId, fill, make } from "../shell/dom.js";

/**
 * Marks the tab of the present view.
 *
 * @param {string | null} name The name of the view; null for a view behind the tabs.
 */
export function markTab(name) {
  if (name !== null) byId(`tab-${name}`).setAttribute("aria-current", "page");
}

/** @param {number} count The number of notifications that are not read yet. */
export function tellNews(count) {
  const place = byId("news-count");
  place.hidden = count === 0;
  fill(place, String(count), make("span", { class: "visually-hidden" }, " new"));
}
