/** The dialog that shows everything about a word. */

import { get, path, post } from "../shell/api.js";
import { openDialog } from "../shell/dialogs.js";
import { byId, make } from "../shell/dom.js";
import { hear } from "../shell/hearing.js";
import * as player from "../shell/player.js";
import { showProblemsIn } from "../shell/problems.js";
import { dateInWords, plural } from "../shell/wording.js";

/**
 * Shows the details of a word.
 *
 * @param {object} details CompletedDetails.
 * @param {{ play?: () => void, remove?: () => void }} actions The actions on a completed word.
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
    details.spelling.length > 0 && make(
      "ul",
      { class: "rules" },
      ...details.spelling.map((sentence) => make("li", {}, sentence)),
    ),
    details.origin && make("p", {}, details.origin),
    word.source && make("p", { class: "secondary" }, word.source),
    make("dl", { class: "rows" }, ...facts(details)),
    makeListForm(word.word),
    make(
      "form",
      { method: "dialog", class: "row" },
      make("button", { class: "primary" }, "Close"),
      actions.play &&
        make("button", { type: "button", click: closeAnd(actions.play) }, "Practise it"),
      actions.remove &&
        make("button", { type: "button", click: closeAnd(actions.remove) }, "Remove it"),
    ),
  );
  player.preload([sounds.word, sounds.slow, sounds.letters]);
  dialog.addEventListener("close", () => {
    player.stop();
    player.keepOnly([]);
  });
}

/** Makes the form that adds a word to one of the learner's lists, or to a new one. */
function makeListForm(word) {
  const names = make("datalist", { id: "own-lists" });
  const field = make("input", { name: "list", list: "own-lists", maxlength: 50, required: true, autocomplete: "off" });
  const problem = make("p", { class: "problem", role: "alert" });
  const done = make("p", { role: "status" });
  const submit = (event) => {
    event.preventDefault();
    return showProblemsIn(problem, async () => {
      const name = field.value.trim();
      const { new: added } = await post(path`/lists/${name}/imports`, new Blob([word]));
      const when = added.length > 0 ? "is now" : "was already";
      done.textContent = `${word} ${when} on the list ${name}.`;
      field.value = "";
    });
  };
  showProblemsIn(problem, async () => {
    const { lists } = await get("/lists");
    const own = lists.filter(({ canChange, isExcluded }) => canChange && !isExcluded);
    names.append(...own.map(({ name }) => make("option", { value: name })));
  });
  return make(
    "form",
    { class: "row", submit },
    make("label", {}, "Add it to the list ", field),
    names,
    make("button", {}, "Add"),
    problem,
    done,
  );
}

function soundButton(name, address) {
  return make("button", { type: "button", click: () => hear(byId("problem"), address) }, name);
}

function facts({ word, level, due, mastered, rounds, missed }) {
  return [
    word.firstCompleted && ["First completed", dateInWords(word.firstCompleted)],
    word.lastCompleted && ["Last completed", dateInWords(word.lastCompleted)],
    ["Completed", plural(word.timesCompleted, "time")],
    word.timesCompleted > 0 && ["Fewest tries", word.fewestTries ?? "not known"],
    ["Missed", `${missed} of ${plural(rounds, "round")}`],
    ["Next review", due ? dateInWords(due) : "not planned"],
    mastered && ["Mastered since", dateInWords(mastered)],
    level && ["Level", level],
  ]
    .filter(Boolean)
    .map(([name, value]) => make("div", {}, make("dt", {}, name), make("dd", {}, value)));
}
