/** The tasks of the plan, and the changes that a person makes to them. */

import { announce } from "../shell/announcer.js";
import { patch, path, post, remove } from "../shell/api.js";
import { byId } from "../shell/dom.js";
import { makeDraggable } from "../shell/dragging.js";
import { showNotice } from "../shell/notice.js";
import { redraw } from "../shell/redraw.js";
import { plural } from "../shell/wording.js";
import { askForTask } from "./task-dialog.js";
import { identityOf, makeTaskRow } from "./task-row.js";

const clear = byId("tasks-clear");
const heading = byId("tasks-title");

export class TasksView {
  #change;
  #tasks = [];
  #choices = { lists: [], decks: [] };

  /**
   * @param {(action: () => Promise<object>) => Promise<object | undefined>} change Makes a change,
   *   shows the plan afterwards, and returns it; undefined when the change failed.
   */
  constructor(change) {
    this.#change = change;
    byId("task-add").addEventListener("click", () => this.#add());
    clear.addEventListener("click", () => this.#clear());
  }

  /**
   * @param {{ lists: object[], decks: object[] }} choices The lists and decks that a task can be
   *   about.
   */
  offer(choices) {
    this.#choices = choices;
  }

  show({ tasks }) {
    this.#tasks = tasks;
    const hasDone = tasks.some(({ isDone }) => isDone);
    if (!hasDone && document.activeElement === clear) heading.focus();
    clear.hidden = !hasDone;
    byId("no-tasks").hidden = tasks.length > 0;
    byId("swipe-help").hidden = tasks.length === 0;
    redraw(byId("tasks"), tasks.map((task) => this.#row(task)), heading);
  }

  #row(task) {
    const row = makeTaskRow(task, this.#tasks.length, {
      check: (isDone) => this.#check(task, isDone),
      move: (by) => this.#move(task, (number) => number + by),
      change: () => this.#edit(task),
      remove: () => this.#remove(task),
    });
    makeDraggable(row, task.number, (from, to) => this.#move(this.#tasks[from - 1], () => to));
    return row;
  }

  async #check(task, isDone) {
    const address = path`/plan/tasks/${task.key}/done`;
    const plan = await this.#change(() => (isDone ? post(address) : remove(address)));
    if (!plan) return;
    const isSame = (one) => identityOf(one) === identityOf(task);
    const done = plan.tasks.find(isSame);
    const next = plan.tasks.find((one) => !one.isDone && !isSame(one) && one.title === task.title);
    if (isDone && task.repeats && done && next) {
      // The repeated task takes the row of the old one, so a second click would check it off, too.
      showNotice(`Checked off: ${task.title}. The next one is ${next.time}.`, {
        name: "Undo",
        run: () => this.#check(done, false),
      });
    } else {
      announce([`${isDone ? "Checked off" : "Not done"}: ${task.title}.`]);
    }
  }

  /** @param {(number: number) => number} place Gets the task's number, and returns its new one. */
  async #move(task, place) {
    let to = task.number;
    const plan = await this.#change(() => {
      const current = this.#tasks.find((one) => identityOf(one) === identityOf(task)) ?? task;
      to = Math.min(Math.max(1, place(current.number)), this.#tasks.length);
      return post(path`/plan/tasks/${current.key}/move`, { to });
    });
    if (plan) announce([`Now in place ${to} of ${plan.tasks.length}: ${task.title}.`]);
  }

  async #add() {
    /** @type {any} */
    let plan = null;
    const save = async (draft) => (plan = await post("/plan/tasks", draft));
    if (!await askForTask("Add a task", {}, this.#choices, save)) return;
    await this.#change(async () => plan);
    announce([`Added: ${plan.tasks.at(-1)?.title}.`]);
  }

  async #edit(task) {
    /** @type {any} */
    let plan = null;
    const save = async (draft) => (plan = await patch(path`/plan/tasks/${task.key}`, draft));
    if (!await askForTask("Change the task", task, this.#choices, save)) return;
    await this.#change(async () => plan);
  }

  async #remove(task) {
    const plan = await this.#change(() => remove(path`/plan/tasks/${task.key}`));
    if (plan) this.#offerUndo(`Removed: ${task.title}.`, plan.removal);
  }

  async #clear() {
    const count = this.#tasks.filter(({ isDone }) => isDone).length;
    const plan = await this.#change(() => post("/plan/clear", {}));
    if (plan) this.#offerUndo(`Cleared: ${plural(count, "task")}.`, plan.removal);
  }

  #offerUndo(text, removal) {
    const undo = async () => {
      const plan = await this.#change(() => post("/plan/restore", { removal }));
      if (plan) announce(["It is in the plan again."]);
    };
    showNotice(text, { name: "Undo", run: undo });
    // The control that had the focus is gone.
    byId("notice").querySelector("button").focus();
  }
}
