/** The drawings of the garden. A word has the same kind of plant for ever. */

import { makeSVG } from "./dom.js";

/** Drawings are 64 wide and 72 high, and the ground is at their lower edge. */
const viewBox = "0 0 64 72";

/** Returns a shape with a colour of the garden. */
const shape = (colour, d) => makeSVG("path", { class: colour, d });
const line = (colour, d) => makeSVG("path", { class: `line ${colour}`, d });
const dot = (colour, cx, cy, r) => makeSVG("circle", { class: colour, cx, cy, r });

/** Returns equal petals around a point. Each is an ellipse that begins at the point. */
function petals(colour, count, x, y, length, width) {
  return Array.from({ length: count }, (_, index) =>
    makeSVG("ellipse", {
      class: colour,
      cx: x,
      cy: y - length / 2,
      rx: width / 2,
      ry: length / 2,
      transform: `rotate(${(index * 360) / count} ${x} ${y})`,
    }),
  );
}

const leaves = () => [
  shape("leaf", "M32 60q-14 2-17-10q14-2 17 10z"),
  shape("leaf", "M32 64q14 0 16-12q-14 0-16 12z"),
];

/** The kinds of plants. Each function returns the shapes of one. */
const kinds = {
  daisy: () => [
    line("stem", "M32 72V26"),
    ...leaves(),
    ...petals("white", 9, 32, 24, 17, 9),
    dot("yellow", 32, 24, 6.5),
  ],
  tulip: () => [
    line("stem", "M32 72V30"),
    shape("leaf", "M31 72Q14 62 16 36Q30 48 31 72z"),
    shape("leaf", "M33 72Q50 64 47 42Q35 52 33 72z"),
    shape("red", "M19 10l7 7 6-11 6 11 7-7q5 26-13 27q-18-1-13-27z"),
    shape("pink", "M32 6q9 15 0 31q-9-16 0-31z"),
  ],
  sunflower: () => [
    line("stem", "M32 72V24"),
    ...leaves(),
    ...petals("yellow", 14, 32, 22, 21, 8),
    dot("brown", 32, 22, 9),
  ],
  bluebell: () => [
    line("stem", "M30 72Q28 24 38 12Q46 6 52 14"),
    shape("leaf", "M29 72Q12 66 10 46Q26 54 29 72z"),
    ...[[51, 14], [39, 24], [22, 20]].flatMap(([x, y]) => [
      line("stem", `M31 ${y + 4}Q${x} ${y - 10} ${x} ${y}`),
      shape("blue", `M${x - 7} ${y + 14}q-1-15 7-15t7 15l-3.5-3-3.5 3.5-3.5-3.5z`),
    ]),
  ],
  cactus: () => [
    shape("leaf", "M23 72V26a9 9 0 0 1 18 0v46z"),
    line("cactus", "M26 54H15V42M38 48h11V34"),
    line("spine", "M32 28v6M32 42v6M32 56v6"),
    ...petals("pink", 6, 32, 15, 9, 7),
    dot("yellow", 32, 15, 3),
  ],
  poppy: () => [
    line("stem", "M32 72Q36 48 32 26"),
    shape("leaf", "M34 60q14-2 15-14q-13 1-15 14z"),
    dot("red", 24, 22, 11),
    dot("red", 40, 22, 11),
    dot("red", 32, 14, 11),
    dot("red", 32, 28, 10),
    dot("brown", 32, 21, 5.5),
  ],
  lavender: () =>
    [[18, 26], [32, 14], [46, 24]].flatMap(([x, top]) => [
      line("stem", `M32 72Q${x} 58 ${x} ${top}`),
      ...[0, 8, 16].flatMap((down) => [
        dot("violet", x - 3.5, top + down, 4),
        dot("violet", x + 3.5, top + down, 4),
        dot("violet", x, top + down - 4, 4),
      ]),
    ]),
  appleTree: () => [
    shape("brown", "M28 72q2-16 0-28h8q-2 12 0 28z"),
    dot("leaf", 20, 34, 14),
    dot("leaf", 44, 34, 14),
    dot("leaf", 32, 20, 17),
    dot("leaf", 32, 38, 12),
    dot("red", 21, 30, 4),
    dot("red", 39, 18, 4),
    dot("red", 44, 38, 4),
    dot("red", 29, 41, 4),
  ],
};

const names = Object.keys(kinds);

/** Returns the name of a word's kind of plant: always the same one for the same word. */
export function kindOf(word) {
  // FNV-1a spreads words that differ by one letter.
  let hash = 0x811c9dc5;
  for (const sign of word) hash = Math.imul(hash ^ sign.codePointAt(0), 0x01000193);
  return names[(hash >>> 0) % names.length];
}

const drawing = (kind, ...shapes) =>
  makeSVG("svg", { class: kind, viewBox, "aria-hidden": "true", focusable: "false" }, ...shapes);

export function drawSeed() {
  return drawing(
    "seed",
    shape("soil", "M6 72q26-34 52 0z"),
    shape("grain", "M32 34q16 12 0 28q-16-16 0-28z"),
  );
}

export function drawSprout() {
  return drawing(
    "sprout",
    shape("soil", "M12 72q20-20 40 0z"),
    line("stem", "M32 66V34"),
    shape("leaf", "M32 38q-2-22-24-22q0 22 24 22z"),
    shape("leaf", "M32 34q2-19 22-21q2 21-22 21z"),
  );
}

/** Draws the plant of a word. */
export function drawPlant(word) {
  const kind = kindOf(word);
  return drawing(kind, ...kinds[kind]());
}
