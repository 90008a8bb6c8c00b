/** The Quiz page: its welcome, a question, or the results. */

import { get, remove } from "../shell/api.js";
import { onChange, tellChange } from "../shell/changes.js";
import { byId } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { SerialQueue } from "../shell/serial-queue.js";
import { QuestionView } from "./question-view.js";
import { ResultsView } from "./results-view.js";
import { WelcomeView } from "./welcome-view.js";

const problem = byId("problem");
const queue = new SerialQueue();
/** Whether the learner has gone from the open question to the welcome. */
let isLeft = !new URLSearchParams(location.search).has("go-on");

/** Takes a step, and shows its result. A step waits for the one before. */
function take(step) {
  return queue.enqueue(() =>
    showProblemsIn(problem, async () => {
      isLeft = false;
      show(await step(), true);
      tellChange();
    })
  );
}

const welcome = new WelcomeView({ take, goOn: () => goOn() });
const question = new QuestionView({ take, leave: () => leave() });
const results = new ResultsView({ take, end: () => end() });
let quiz = null;

/**
 * Shows the stage that the quiz has reached.
 *
 * @param {boolean} isOurs Whether a step on this page led there. Only then may the focus move.
 */
function show(next, isOurs) {
  quiz = next;
  const stage = !quiz || (isLeft && !quiz.results) ? "welcome" : quiz.results ? "results" : "question";
  const views = { welcome, question, results };
  const section = byId(`quiz-${stage}`);
  const isNew = section.hidden;
  section.hidden = false;
  views[stage].show(quiz, { isOurs, isNew });
  // The focus has moved by now. In a hidden element it would be lost.
  for (const [name, view] of Object.entries(views)) {
    if (name === stage) continue;
    byId(`quiz-${name}`).hidden = true;
    view.hide();
  }
}

function goOn() {
  isLeft = false;
  show(quiz, true);
}

function leave() {
  isLeft = true;
  show(quiz, true);
}

function end() {
  return queue.enqueue(() =>
    showProblemsIn(problem, async () => {
      await remove("/quiz");
      show(null, true);
      tellChange();
    })
  );
}

function load() {
  return queue.enqueue(() => showProblemsIn(problem, async () => show(await get("/quiz"), false)));
}

await showProblemsIn(problem, () => welcome.prepare());
await load();
onChange(load);
