/** The table of a class, and new learners for it. */

import { post } from "../shell/api.js";
import { byId, fill, make } from "../shell/dom.js";
import { openForm, makeFormButtons } from "../shell/form-dialog.js";
import { join, plural } from "../shell/wording.js";
import { LearnerRow } from "./learner-row.js";

const titles = ["Learner", "Today", "This week", "First tries", "Stuck now", "Actions"];
const place = byId("table");
/** The rows that are shown, by the names of the learners. */
const rows = new Map();
const body = make("tbody", { role: "rowgroup" });
const table = make(
  "table",
  { class: "roster", role: "table", "aria-labelledby": "learners-title" },
  make(
    "thead",
    { role: "rowgroup" },
    make(
      "tr",
      { role: "row" },
      ...titles.map((title) =>
        make(
          "th",
          { scope: "col", role: "columnheader" },
          title === "Actions" ? make("span", { class: "visually-hidden" }, title) : title,
        ),
      ),
    ),
  ),
  body,
);

/**
 * Shows the learners. A row without news keeps its elements, so that a person can work in it.
 *
 * @param {any[]} learners
 * @param {(action: () => Promise<unknown>) => Promise<void>} change Runs an action, and shows the
 *   class afterwards.
 */
export function showRoster(learners, change) {
  const names = new Set(learners.map(({ learner }) => learner.name));
  for (const [name, { element }] of rows) {
    if (names.has(name)) continue;
    if (element.contains(document.activeElement)) byId("learners-title").focus();
    element.remove();
    rows.delete(name);
  }
  for (const one of learners) {
    const row = rows.get(one.learner.name) ?? new LearnerRow(titles, change);
    row.show(one);
    rows.set(one.learner.name, row);
  }
  const wanted = learners.map(({ learner }) => rows.get(learner.name).element);
  // A row that stays in its place keeps the focus.
  wanted.forEach((row, place) => {
    if (body.children[place] !== row) body.insertBefore(row, body.children[place] ?? null);
  });
  if (learners.length === 0) fill(place);
  else if (!table.isConnected) fill(place, table);
}

/**
 * Asks for the names of a class, and adds them. Names that can't be added stay in the form.
 *
 * @param {(action: () => Promise<unknown>) => Promise<void>} change
 */
export async function addLearners(change) {
  let refused = [];
  do {
    const answer = await askForNames(refused);
    if (answer === null) return;
    await change(async () => showAnswer(answer));
    refused = answer.filter(({ outcome }) => outcome === "refused");
  } while (refused.length > 0);
  byId("add-learners").focus();
}

/**
 * @param {{ name: string, detail: string }[]} refused The names that were refused just before.
 * @returns {Promise<{ name: string, outcome: string, detail: string }[] | null>} What became of
 *   each name; null when the person cancelled.
 */
async function askForNames(refused) {
  let answer = null;
  const form = make(
    "form",
    { class: "card-form" },
    ...refused.map(({ detail }) => make("p", { class: "problem" }, detail)),
    make(
      "label",
      {},
      "Names, one in each line",
      make("textarea", { name: "names", required: true, autocomplete: "off" }),
    ),
    make("p", { class: "secondary" }, "Paste your class list here, or type one name."),
    makeFormButtons(),
  );
  const field = form.querySelector("textarea");
  field.value = refused.map(({ name }) => name).join("\n");
  const isSaved = await openForm(
    refused.length > 0 ? "These names can't be added" : "Add learners",
    form,
    ({ names }) => ({ names: namesIn(names.value) }),
    async (content) => {
      answer = (await post("/class/roster", content)).names;
    },
  );
  return isSaved ? answer : null;
}

/**
 * Returns the names in a pasted text: one in each line, or one line with commas. The number or the
 * bullet before a name is no part of it, and cells of a table belong together.
 *
 * @param {string} text
 */
export function namesIn(text) {
  const lines = text.split(/[\n\v\f\r\u0085\u2028\u2029]+/).filter((line) => line.trim() !== "");
  const parts = lines.length === 1 ? lines[0].split(/[,;]/) : lines;
  return parts
    .map((part) => part.replace(/^\s*(?:\d+\s*[.):]?\s+|\d+[.)]|[-–•*·]\s*)/, ""))
    .map((part) => part.trim().split(/\s+/).join(" "))
    .filter((part) => part !== "");
}

/** Says of each name what became of it. */
function showAnswer(answer) {
  const say = (outcome, makeTitle) => {
    const names = answer.filter((one) => one.outcome === outcome).map(({ name }) => name);
    if (names.length === 0) return null;
    return make("p", {}, make("b", {}, makeTitle(names.length)), `: ${join(names)}`);
  };
  fill(
    byId("added"),
    say("added", (count) => `Added ${plural(count, "learner")}`),
    say("joined", () => "Here already"),
    say("refused", () => "Not added"),
  );
}
