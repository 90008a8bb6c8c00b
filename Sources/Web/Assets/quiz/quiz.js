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

/** Whether the address is that of the open quiz and its results, and not that of the welcome. */
const isAtQuiz = () => new URLSearchParams(location.search).has("go-on");

/** Takes a step, and shows its result. A step waits for the one before. */
function take(step) {
  return queue.enqueue(() =>
    showProblemsIn(problem, async () => {
      const next = await step();
      enter();
      show(next, true);
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
  if (!quiz && isAtQuiz()) history.replaceState(null, "", "/quiz");
  const stage = !quiz || !isAtQuiz() ? "welcome" : quiz.results ? "results" : "question";
  const views = { welcome, question, results };
  const section = byId(`quiz-${stage}`);
  const isNew = section.hidden;
  section.hidden = false;
  if (stage === "question") document.body.dataset.focus = "on";
  else delete document.body.dataset.focus;
  views[stage].show(quiz, { isOurs, isNew });
  // The focus has moved by now. In a hidden element it would be lost.
  for (const [name, view] of Object.entries(views)) {
    if (name === stage) continue;
    byId(`quiz-${name}`).hidden = true;
    view.hide();
  }
}

/** Goes to the address of the open quiz. From there, back leads to the welcome. */
function enter() {
  if (!isAtQuiz()) history.pushState({ isEntered: true }, "", "/quiz?go-on");
}

function goOn() {
  enter();
  show(quiz, true);
}

/** Goes to the welcome. The quiz waits there. */
function leave() {
  if (history.state?.isEntered) return history.back();
  history.replaceState(null, "", "/quiz");
  show(quiz, true);
}

function end() {
  return queue.enqueue(() =>
    showProblemsIn(problem, async () => {
      await remove("/quiz");
      quiz = null;
      leave();
      tellChange();
    })
  );
}

function load() {
  return queue.enqueue(() => showProblemsIn(problem, async () => show(await get("/quiz"), false)));
}

addEventListener("popstate", () => show(quiz, true));
await showProblemsIn(problem, () => welcome.prepare());
await load();
onChange(load);
