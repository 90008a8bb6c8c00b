/** What is known of a completed word, in a dialog. */

import { attempt } from "../shell/problems.js";
import { open } from "../shell/dialogs.js";
import { byId, make } from "../shell/dom.js";
import { day, plural } from "../shell/wording.js";
import * as voice from "../shell/player.js";

/**
 * @param {object} known CompletedDetails.
 * @param {{ play: () => void, remove: () => void }} does
 */
export function showDetails(known, does) {
  const { word, pronunciation, sounds } = known;
  const closeAnd = (action) => () => {
    dialog.close();
    action();
  };
  const dialog = open(
    word.word,
    pronunciation && make("p", { class: "ipa" }, pronunciation),
    make(
      "div",
      { class: "row" },
      hearing("Hear it", sounds.word),
      hearing("Slower", sounds.slower),
      hearing("Hear the letters", sounds.letters),
    ),
    ...word.definitions.map(
      ({ partOfSpeech, text }) => make("p", {}, make("b", {}, partOfSpeech), " ", text),
    ),
    ...known.examples.map((example) => make("p", {}, make("i", {}, example))),
    word.source && make("p", { class: "hint" }, word.source),
    make("dl", { class: "rows" }, ...facts(known)),
    make(
      "form",
      { method: "dialog", class: "row" },
      make("button", { class: "main" }, "Close"),
      make("button", { type: "button", click: closeAnd(does.play) }, "Practise it"),
      make("button", { type: "button", click: closeAnd(does.remove) }, "Remove it"),
    ),
  );
  voice.prepare([sounds.word, sounds.slower, sounds.letters]);
  dialog.addEventListener("close", () => {
    voice.stop();
    voice.keepOnly([]);
  });
}

function hearing(name, address) {
  const click = () => attempt(byId("problem"), () => voice.say(address));
  return make("button", { type: "button", click }, name);
}

function facts({ word, level, due, mastered, rounds, missed }) {
  return [
    ["First completed", day(word.firstCompleted)],
    ["Last completed", day(word.lastCompleted)],
    ["Completed", plural(word.timesCompleted, "time")],
    ["Fewest tries", word.fewestTries ?? "not known"],
    ["Missed", `${missed} of ${plural(rounds, "round")}`],
    ["Comes back", due ? day(due) : "not planned"],
    mastered && ["Mastered since", day(mastered)],
    level && ["Level", level],
  ]
    .filter(Boolean)
    .map(([name, value]) => make("div", {}, make("dt", {}, name), make("dd", {}, value)));
}
