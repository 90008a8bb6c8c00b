/** The icons of the pages, which `icons.svg` draws. */

import { makeSVG } from "./dom.js";

/**
 * Makes an icon, which says nothing to a screen reader.
 *
 * @param {string} name
 */
export function makeIcon(name) {
  const { href } = new URL(`icons.svg#${name}`, import.meta.url);
  return makeSVG("svg", { class: "icon", "aria-hidden": "true" }, makeSVG("use", { href }));
}
