/** The learner's assignments on the start panel. The first open one is chosen. */

import { get } from "../shell/api.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { plural, shortDateInWords } from "../shell/wording.js";

const place = byId("assignments");
const fields = fieldsOf(byId("choices"));
/** The beginning of the value of an assignment's radio button. */
const prefix = "assigned:";

/** Shows the assignments that the server has for this learner. */
export async function showAssignments() {
  const { assignments } = await get("/assignments");
  const open = assignments.filter((one) => one.completed < one.words);
  const done = assignments.filter((one) => one.completed === one.words);
  fill(
    place,
    ...open.map((one, number) => makeChoice(one, number === 0)),
    done.length > 0 &&
      make("p", { class: "secondary" }, `Done: ${done.map(({ list }) => list).join(", ")}.`),
  );
  // The chosen assignment may be done by now.
  fields.words.value ||= "drawn";
  byId("due").textContent = open.length > 0 ? sentence(open[0]) : byId("due").textContent;
}

/** Returns the assignment that a value of the field "words" names; null for other words. */
export function assignmentIn(value) {
  return value.startsWith(prefix) ? value.slice(prefix.length) : null;
}

function makeChoice(assignment, isChosen) {
  const { id, list } = assignment;
  return make(
    "label",
    { class: "choice" },
    make("input", {
      type: "radio",
      name: "words",
      value: prefix + id,
      checked: isChosen,
      "aria-labelledby": `words-${id}`,
      "aria-describedby": `words-${id}-about`,
    }),
    make(
      "span",
      {},
      make("span", { id: `words-${id}`, translate: "no" }, `Assigned: ${list}`),
      make("small", { id: `words-${id}-about` }, `${left(assignment)}${by(assignment)}.`),
    ),
  );
}

function sentence(assignment) {
  return `Your teacher gave you ${assignment.list}: ${left(assignment)}${by(assignment)}.`;
}

function left({ words, completed }) {
  return completed > 0
    ? `${words - completed} of ${plural(words, "word")} to go`
    : `${plural(words, "word")} to spell`;
}

function by({ due, isLate }) {
  if (!due) return "";
  return isLate ? `, which were due on ${shortDateInWords(due)}` : `, by ${shortDateInWords(due)}`;
}
