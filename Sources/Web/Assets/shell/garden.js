/**
 * The garden: a plant for each mastered word. Nothing in it ever goes away, and no plant reveals
 * its word.
 */

import { make, makeSVG } from "./dom.js";
import { plural } from "./wording.js";

/** The most plants in a drawing. With more words, each stands for several. */
const mostPlants = 60;
const [width, height] = [40, 56];
/** The plants as paths over a stem, in a square of 24. */
const flowers = [
  "M12 2a4 4 0 0 1 4 4 4 4 0 0 1 0 8 4 4 0 0 1-8 0 4 4 0 0 1 0-8 4 4 0 0 1 4-4z",
  "M4 4l4 4 4-6 4 6 4-4-2 12a6 6 0 0 1-12 0z",
  "M12 2l2.4 6.2L21 8l-5 4.4 1.6 6.6-5.6-3.6L6.4 19 8 12.4 3 8l6.6.2z",
  "M12 3a8 8 0 0 1 8 8c0 4-4 6-8 6s-8-2-8-6a8 8 0 0 1 8-8z",
];

/**
 * Makes the garden with its text.
 *
 * @param {{ count: number, of: number }} mastered The number of mastered words, of all words that
 *   the learner has met.
 */
export function makeGarden({ count, of }) {
  const each = Math.ceil(count / mostPlants) || 1;
  const plants = Math.ceil(count / each);
  return make(
    "figure",
    { class: "garden" },
    plants > 0 && drawing(plants),
    make("figcaption", {}, caption(count, of, each)),
  );
}

function caption(count, of, each) {
  if (count === 0) {
    return of === 0
      ? "Your garden is still empty. A word that is right at the first try on three days becomes a plant."
      : "Your garden waits for its first plant: a word that is right at the first try on three days.";
  }
  const plant = each === 1 ? "one plant for each" : `one plant for every ${each}`;
  return `Your garden: ${plural(count, "mastered word")}, ${plant}.`;
}

function drawing(plants) {
  const columns = Math.min(plants, 12);
  const rows = Math.ceil(plants / columns);
  return makeSVG(
    "svg",
    {
      viewBox: `0 0 ${columns * width} ${rows * height}`,
      // The caption says the same.
      "aria-hidden": "true",
      width: `${(columns * width) / 16}rem`,
    },
    ...Array.from({ length: plants }, (_, index) =>
      plantAt((index % columns) * width, Math.floor(index / columns) * height, index),
    ),
  );
}

function plantAt(x, y, index) {
  const kind = index % flowers.length;
  // Plants are of several sizes, so that the garden looks grown.
  const stem = 18 + ((index * 7) % 12);
  const top = height - stem - 24;
  return makeSVG(
    "g",
    { transform: `translate(${x} ${y})`, class: `plant plant-${kind}` },
    makeSVG("path", { class: "stem", d: `M20 ${height - 2}v-${stem + 8}m0 ${stem + 2}q8-2 10-9` }),
    makeSVG("path", { class: "flower", transform: `translate(8 ${top})`, d: flowers[kind] }),
  );
}
