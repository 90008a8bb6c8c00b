/** The assignments on the Class page, and the learners who have done them. */

import { path, post, remove } from "../shell/api.js";
import { make } from "../shell/dom.js";
import { showNotice } from "../shell/notice.js";
import { join, plural, shortDateInWords } from "../shell/wording.js";

/**
 * Makes a list item for an assignment.
 *
 * @param {any} assignment A ClassAssignment of the API.
 * @param {string} today
 * @param {(action: () => Promise<void>) => Promise<void>} change Runs an action, and shows the
 *   class afterwards.
 */
export function makeAssignment(assignment, today, change) {
  const { list, due, words, standings } = assignment;
  const done = standings.filter(({ completed }) => completed === words);
  const open = standings.filter(({ completed }) => completed < words);
  const isLate = due !== null && due < today && open.length > 0;
  return make(
    "li",
    {},
    make(
      "p",
      {},
      make("a", { href: `/lists?${new URLSearchParams({ list })}`, translate: "no" }, list),
      ` · ${plural(words, "word")}`,
      due && ` · until ${shortDateInWords(due)}`,
      isLate && make("span", { class: "tag" }, "past"),
    ),
    make(
      "p",
      {},
      make("b", {}, `${done.length} of ${plural(standings.length, "learner")}`),
      " done",
      done.length > 0 && `: ${join(done.map(({ name }) => name))}`,
    ),
    open.length > 0 &&
      make(
        "p",
        { class: "secondary", translate: "no" },
        `Not yet: ${join(open.map(({ name, completed }) => `${name} (${completed} of ${words})`))}`,
      ),
    make(
      "button",
      {
        type: "button",
        "aria-label": `Take back: ${list}`,
        click: () => takeBack(assignment, change),
      },
      "Take back",
    ),
  );
}

async function takeBack({ id, list, learners, due, since }, change) {
  await change(async () => {
    await remove(path`/class/assignments/${id}`);
    showNotice(`${list} is no longer assigned.`, {
      name: "Undo",
      run: () => change(() => post("/class/assignments", { list, learners, due, since })),
    });
  });
}
