/** The page Today: everything that is due in every room, and the garden. */

import { get, path, post, remove } from "../shell/api.js";
import { changeDetector, onChange, tellChange } from "../shell/changes.js";
import { byId, fill } from "../shell/dom.js";
import { makeGarden } from "../shell/garden.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { SerialQueue } from "../shell/serial-queue.js";
import { identityOf } from "../plan/task-row.js";
import { TodayView } from "./today-view.js";

const problem = byId("problem");
/** The element for problems of loading. They must not replace a problem of the person's step. */
const loadProblem = byId("load-problem");
const queue = new SerialQueue();
const hasChanged = changeDetector();
const today = new TodayView({ problem, checkOff });

function load() {
  return queue.enqueue(() =>
    showProblemsIn(loadProblem, async () => {
      const [day, garden] = await Promise.all([get("/today"), get("/garden")]);
      if (!hasChanged([day, garden])) return;
      today.show(day);
      fill(byId("garden"), makeGarden(garden));
      byId("today").hidden = false;
    })
  );
}

/** Checks off a task. */
async function checkOff({ task, title }) {
  const plan = await change(() => post(path`/plan/tasks/${task}/done`));
  if (!plan) return;
  const isSame = (one) => identityOf(one) === identityOf({ key: task });
  const done = plan.tasks.find((one) => one.isDone && isSame(one));
  showNotice(`Checked off: ${title}.`, done && {
    name: "Undo",
    run: () => change(() => remove(path`/plan/tasks/${done.key}/done`)),
  });
}

async function change(action) {
  const plan = await showProblemsIn(problem, action);
  if (plan) tellChange();
  await load();
  return plan;
}

load();
onChange(load);
