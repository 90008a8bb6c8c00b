import { make } from "../shell/dom.js";

const fieldKeys = [
  ["Space or 1", "Hear the word"],
  ["2", "Hear it slower"],
  ["3", "Definition"],
  ["4", "Sentence"],
  ["5", "Hint"],
  ["6", "Hear a person say it"],
  ["7", "Hear my try"],
  ["8", "Take back a slip"],
  ["9", "Skip the word"],
  ["Enter", "Check; in an empty field, hear the word"],
  ["Shift and Space", "Type a space"],
];

const pageKeys = [
  ["Space", "Hear the word, unless a button has the focus"],
  ["Escape", "Stop the sound"],
  ["Enter", "At the end of a round: next word"],
];

/** Makes the tables of the keys and what they do. */
export function keyTables() {
  return make(
    "div",
    {},
    table("While you type", fieldKeys),
    table("Anywhere", pageKeys),
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
        ([key, action]) => make(
          "tr",
          {},
          make("th", { scope: "row" }, make("kbd", {}, key)),
          make("td", {}, action),
        ),
      ),
    ),
  );
}
