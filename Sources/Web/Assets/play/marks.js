/** A wrong try, letter by letter: each kind of mark has a sign and a word besides its colour. */

import { make } from "../shell/dom.js";

const kinds = {
  right: { sign: "✓", name: "right" },
  wrong: { sign: "✗", name: "wrong" },
  extra: { sign: "–", name: "too many" },
  swapped: { sign: "⇄", name: "in each other's place" },
  missing: { sign: "?", name: "missing" },
  // Of such a letter nothing is said.
  unmarked: { sign: "", name: "" },
};

/** A try with what it was. */
export function showTry({ typed, marks, sentence, isTakenBack }) {
  return make(
    "div",
    { class: "try" },
    marks.length > 0 ? showMarks(marks) : make("p", { class: "typed-word" }, typed),
    make("p", {}, sentence),
    isTakenBack && make("p", { class: "tag" }, "Taken back as a slip"),
  );
}

/**
 * Seen as tiles with their meaning beneath, heard as a sentence.
 *
 * @param {{ kind: string, letters: string }[]} marks
 */
export function showMarks(marks) {
  return make(
    "div",
    { translate: "no" },
    make("p", { class: "visually-hidden" }, inWords(marks)),
    make("div", { class: "marks", "aria-hidden": "true" }, ...marks.map(tile)),
    legend(marks),
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
      .map((kind) =>
        make(
          "span",
          { class: `legend-${kind}` },
          make("i", {}, kinds[kind].sign),
          ` ${kinds[kind].name}`,
        ),
      ),
  );
}

function inWords(marks) {
  const runs = [];
  for (const { kind, letters } of marks) {
    const last = runs.at(-1);
    const named = kind === "missing" ? ["_"] : [...letters];
    if (last?.kind === kind) last.letters.push(...named);
    else runs.push({ kind, letters: named });
  }
  const told = runs.map(({ kind, letters }) => {
    const named = kind === "missing" ? letterCount(letters.length) : letters.join(", ");
    return `${named} ${kinds[kind].name}`.trim();
  });
  return `You typed: ${told.join("; ")}.`;
}

function letterCount(count) {
  return count === 1 ? "a letter" : `${count} letters`;
}
