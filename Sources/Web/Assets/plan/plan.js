/** The Plan page: the tasks, a test to prepare for, and the reminders. */

import { get } from "../shell/api.js";
import { changeDetector, onChange, tellChange } from "../shell/changes.js";
import { byId } from "../shell/dom.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { SerialQueue } from "../shell/serial-queue.js";
import { ReminderCard } from "./reminder-card.js";
import { TasksView } from "./tasks-view.js";
import { TestForm } from "./test-form.js";

const problem = byId("problem");
/** The element for problems of loading. They must not replace a problem of the person's change. */
const loadProblem = byId("load-problem");
const queue = new SerialQueue();
const hasPlanChanged = changeDetector();

/**
 * Makes a change, and shows the plan afterwards. A change waits for all earlier ones.
 *
 * @param {() => Promise<object>} action Returns the plan.
 * @param {HTMLElement} place The element for a problem.
 * @returns {Promise<object | undefined>} The plan; undefined when the change failed.
 */
function change(action, place = problem) {
  return queue.enqueue(async () => {
    const plan = await showProblemsIn(place, action);
    if (plan) tellChange();
    // After a failed change, the page may show a check mark that is not in the plan.
    await showProblemsIn(loadProblem, async () => show(plan ?? await get("/plan"), true));
    return plan;
  });
}

const tasks = new TasksView(change);
const test = new TestForm(change);
const reminders = new ReminderCard(() => load());

/** @param {boolean} isOurs Whether the change was made on this page. */
function show(plan, isOurs) {
  const { checked, remark, ...rest } = plan;
  if (hasPlanChanged(rest) || isOurs) tasks.show(plan);
  reminders.tell(plan.reminders);
  const said = [remark, checked].filter(Boolean).join(" ");
  if (said) showNotice(said);
  if (checked) tellChange();
  byId("plan").hidden = false;
}

function load() {
  return queue.enqueue(() =>
    showProblemsIn(loadProblem, async () => show(await get("/plan"), false))
  );
}

/** Loads the lists and decks that a task or a test can be about. */
function loadChoices() {
  return showProblemsIn(loadProblem, async () => {
    const [{ lists }, { decks }] = await Promise.all([get("/lists"), get("/decks")]);
    const full = lists.filter(({ isExcluded, words }) => !isExcluded && words > 0);
    tasks.offer({ lists: full, decks });
    test.offer(full);
  });
}

loadChoices();
load();
reminders.load();
onChange(() => {
  load();
  reminders.load();
});
// The person may have made a new list on another page.
document.addEventListener("visibilitychange", () => document.hidden || loadChoices());
