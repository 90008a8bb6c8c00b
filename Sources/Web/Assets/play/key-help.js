import { make } from "../shell/dom.js";

const inField = [
  ["Space or 1", "Hear the word"],
  ["2", "Hear it slower"],
  ["3", "Definition"],
  ["4", "Sentence"],
  ["5", "Hint"],
  ["6", "A person says it"],
  ["7", "Hear my try"],
  ["8", "Take back a slip"],
  ["9", "Skip the word"],
  ["Enter", "Check; with nothing typed, hear the word"],
  ["Shift and Space", "Type a space"],
];

const anywhere = [
  ["Space", "Hear the word, unless a button has the focus"],
  ["Escape", "Stop the sound"],
  ["Enter", "At the end of a round: next word"],
];

/** What the keys of a round do. */
export function keysTable() {
  return make(
    "div",
    { class: "keys" },
    table("While you type", inField),
    table("Anywhere", anywhere),
  );
}

function table(caption, rows) {
  return make(
    "table",
    {},
    make("caption", {}, caption),
    make(
      "tbody",
      {},
      ...rows.map(
        ([key, does]) => make(
          "tr",
          {},
          make("th", { scope: "row" }, make("kbd", {}, key)),
          make("td", {}, does),
        ),
      ),
    ),
  );
}
