/** The dialog that shows everything about a completed word. */

import { openDialog } from "../shell/dialogs.js";
import { byId, make } from "../shell/dom.js";
import * as player from "../shell/player.js";
import { showProblemsIn } from "../shell/problems.js";
import { dateInWords, plural } from "../shell/wording.js";

/**
 * Shows the details of a word.
 *
 * @param {object} details CompletedDetails.
 * @param {{ play: () => void, remove: () => void }} actions
 */
export function showWordDetails(details, actions) {
  const { word, pronunciation, sounds } = details;
  const closeAnd = (action) => () => {
    dialog.close();
    action();
  };
  const dialog = openDialog(
    word.word,
    pronunciation && make("p", { class: "ipa" }, pronunciation),
    make(
      "div",
      { class: "row" },
      soundButton("Hear it", sounds.word),
      soundButton("Slower", sounds.slow),
      soundButton("Hear the letters", sounds.letters),
    ),
    ...word.definitions.map(
      ({ partOfSpeech, text }) => make("p", {}, make("b", {}, partOfSpeech), " ", text),
    ),
    ...details.examples.map((example) => make("p", {}, make("i", {}, example))),
    word.source && make("p", { class: "secondary" }, word.source),
    make("dl", { class: "rows" }, ...facts(details)),
    make(
      "form",
      { method: "dialog", class: "row" },
      make("button", { class: "primary" }, "Close"),
      make("button", { type: "button", click: closeAnd(actions.play) }, "Practise it"),
      make("button", { type: "button", click: closeAnd(actions.remove) }, "Remove it"),
    ),
  );
  player.preload([sounds.word, sounds.slow, sounds.letters]);
  dialog.addEventListener("close", () => {
    player.stop();
    player.keepOnly([]);
  });
}

function soundButton(name, address) {
  const click = () => showProblemsIn(byId("problem"), () => player.playSample(address));
  return make("button", { type: "button", click }, name);
}

function facts({ word, level, due, mastered, rounds, missed }) {
  return [
    ["First completed", dateInWords(word.firstCompleted)],
    ["Last completed", dateInWords(word.lastCompleted)],
    ["Completed", plural(word.timesCompleted, "time")],
    ["Fewest tries", word.fewestTries ?? "not known"],
    ["Missed", `${missed} of ${plural(rounds, "round")}`],
    ["Next review", due ? dateInWords(due) : "not planned"],
    mastered && ["Mastered since", dateInWords(mastered)],
    level && ["Level", level],
  ]
    .filter(Boolean)
    .map(([name, value]) => make("div", {}, make("dt", {}, name), make("dd", {}, value)));
}
