/** A task of the plan as a row of the list. */

import { make } from "../shell/dom.js";
import { onSwipe } from "../shell/swiping.js";
import { plural, shortDateInWords } from "../shell/wording.js";

/** Returns the part of a task's key that stays when its text or its place changes. */
export function identityOf({ key }) {
  return key.split(".")[2] || key;
}

/**
 * Makes the row of a task.
 *
 * @param {object} task
 * @param {number} count The number of all tasks.
 * @param {{ check: (isDone: boolean) => void, move: (by: number) => void, change: () => void, remove: () => void }} actions
 */
export function makeTaskRow(task, count, { check, move, change, remove }) {
  const { number, title, sentence, isDone, note, progress, test } = task;
  const identity = identityOf(task);
  const of = () => make("span", { class: "visually-hidden" }, ` ${title}`);
  const button = (name, click) => make("button", { type: "button", click }, name, of());
  const row = make(
    "li",
    { class: isDone && "is-done", "data-row": identity },
    make(
      "label",
      { class: "task-check" },
      make("input", {
        type: "checkbox",
        checked: isDone,
        "data-key": `Check ${identity}`,
        change: ({ target }) => check(target.checked),
      }),
      make("span", {}, sentence),
    ),
    make(
      "details",
      { class: "menu" },
      make("summary", { "data-key": `Actions ${identity}` }, "Actions", of()),
      make(
        "div",
        { class: "menu-items" },
        number > 1 && button("Up", () => move(-1)),
        number < count && button("Down", () => move(1)),
        button("Change", change),
        button("Remove", remove),
      ),
    ),
    about(task),
    progress && progressOf(progress, title, identity),
    test && testDays(test, identity),
    note && make("p", { class: "task-note" }, note),
  );
  onSwipe(row, (direction) => direction < 0 && remove());
  return row;
}

function about({ time, isOverdue, priority, tags }) {
  const marks = [isOverdue && "overdue", priority && `priority ${priority}`, ...tags].filter(Boolean);
  if (!time && marks.length === 0) return null;
  return make(
    "p",
    { class: "task-about" },
    time && make("span", {}, time),
    ...marks.map((mark) => make("span", { class: mark === "overdue" ? "tag overdue" : "tag" }, mark)),
  );
}

function progressOf({ part, whole, text, explanation }, title, identity) {
  return make(
    "div",
    { class: "task-progress" },
    whole > 0 && make("progress", { max: whole, value: part, "aria-label": `Progress: ${title}` }),
    make("span", {}, text),
    details("What counts", identity, make("p", { class: "secondary" }, explanation)),
  );
}

function testDays({ sentence, days }, identity) {
  return make(
    "div",
    {},
    make("p", {}, sentence),
    days.length > 0 && details(
      "The days until the test",
      identity,
      make("dl", { class: "rows" }, ...days.map(testDay)),
    ),
  );
}

function testDay({ day, sentence, minutes }) {
  return make(
    "div",
    {},
    make("dt", {}, shortDateInWords(day)),
    make("dd", {}, sentence, make("small", {}, ` about ${plural(minutes, "minute")}`)),
  );
}

function details(title, identity, ...content) {
  return make("details", { "data-key": `${title} ${identity}` }, make("summary", {}, title), ...content);
}
