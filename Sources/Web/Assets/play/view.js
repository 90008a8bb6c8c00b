/** Keeps the answer in view after a try. */

import { byId } from "../shell/dom.js";

/** The pixels that stay free above the answer. */
const margin = 8;

/** Scrolls, if need be, so that the text field, the verdict and its marks are in view together. */
export function keepAnswerInView() {
  const places = ["spelling", "verdict"]
    .map((id) => byId(id).getBoundingClientRect())
    .filter(({ height }) => height > 0);
  if (places.length === 0) return;
  const top = Math.min(...places.map((place) => place.top));
  const bottom = Math.max(...places.map((place) => place.bottom));
  // A telephone's keyboard covers a part of the page.
  if (top < 0 || bottom > visualViewport.height) scrollBy(0, top - margin);
}
