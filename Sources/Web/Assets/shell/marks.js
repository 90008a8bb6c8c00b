/** A wrong try, letter by letter. Each kind of mark has a sign and a word besides its colour. */

import { make } from "./dom.js";

const kinds = {
  right: { sign: "✓", name: "right" },
  wrong: { sign: "✗", name: "wrong" },
  extra: { sign: "–", name: "too many" },
  swapped: { sign: "⇄", name: "swapped" },
  missing: { sign: "?", name: "missing" },
  area: { sign: "~", name: "with a mistake among them" },
  unmarked: { sign: "", name: "" },
};

/** More marks than these need smaller tiles on a telephone. */
const longest = 9;

/**
 * Makes the element for marks: tiles with a legend for the eyes, a sentence for screen readers.
 *
 * @param {{ kind: string, letters: string }[]} marks
 * @param {string | null} [areaNote] The reason why an area is marked.
 */
export function marksElement(marks, areaNote) {
  return make(
    "div",
    { translate: "no" },
    make("p", { class: "visually-hidden" }, sentence(marks)),
    make(
      "div",
      { class: marks.length > longest ? "marks long" : "marks", dir: "auto", "aria-hidden": "true" },
      ...marks.map(tile),
    ),
    legend(marks),
    areaNote && make("p", { class: "secondary" }, areaNote),
  );
}

function tile({ kind, letters }) {
  return make(
    "span",
    { class: `mark mark-${kind}` },
    make("b", {}, letters || "_"),
    kinds[kind].sign && make("i", {}, kinds[kind].sign),
  );
}

function legend(marks) {
  const used = new Set(marks.map((mark) => mark.kind));
  used.delete("unmarked");
  if (used.size === 0) return null;
  return make(
    "p",
    { class: "legend", "aria-hidden": "true" },
    ...Object.keys(kinds)
      .filter((kind) => used.has(kind))
      .map((kind) => make("span", {}, make("i", {}, kinds[kind].sign), ` ${kinds[kind].name}`)),
  );
}

/** Returns marks in words: "You typed: h, a, r right; 3 letters missing." */
function sentence(marks) {
  const runs = [];
  for (const { kind, letters } of marks) {
    const last = runs.at(-1);
    const added = kind === "missing" ? ["_"] : [...letters];
    if (last?.kind === kind) last.letters.push(...added);
    else runs.push({ kind, letters: added });
  }
  const phrases = runs.map(({ kind, letters }) => {
    const subject = kind === "missing" ? letterCount(letters.length) : letters.join(", ");
    return `${subject} ${kinds[kind].name}`.trim();
  });
  return `You typed: ${phrases.join("; ")}.`;
}

function letterCount(count) {
  return count === 1 ? "a letter" : `${count} letters`;
}
