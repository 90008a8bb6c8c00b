/** The Class page: the way in, the learners, their difficulties, their assignments and quizzes. */

import { get } from "../shell/api.js";
import { connection } from "../shell/connection.js";
import { byId, fill, make } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { plural } from "../shell/wording.js";
import { makeAssignment } from "./assignments.js";
import { makeClassQuiz } from "./class-quizzes.js";
import { showClassChoices } from "./class-choices.js";
import { showRequests } from "./name-requests.js";
import { showFormer } from "./former.js";
import { watchPINs } from "./pins.js";
import { addLearners, showRoster } from "./roster.js";
import { showWayIn } from "./way-in.js";

/** Whether the learners have accounts. Those of a school's class come in with a code and a PIN. */
const hasAccounts = document.body.hasAttribute("data-has-accounts");

/** The milliseconds between two checks of the learners' work. A child may wait for an answer. */
const pause = 3000;

const problem = byId("problem");
/** What each part of the page shows, as text, so that a part without news stays as it is. */
const shown = new Map();
const pins = watchPINs(change);

/**
 * Shows a part of the page, unless it shows the same already or a person reads it.
 *
 * @param {string} part
 * @param {unknown} content What the part depends on.
 * @param {() => void} draw
 * @param {boolean} [isRead]
 */
function showPart(part, content, draw, isRead = false) {
  const text = JSON.stringify(content);
  if (isRead || shown.get(part) === text) return;
  shown.set(part, text);
  draw();
}

function show(document, quizzes) {
  const { day, learners, assignments, hardest, mistakes, requests } = document;
  const { link, qr, entrance } = document;
  showPart("requests", requests, () => showRequests(requests, change));
  if (!hasAccounts) {
    showPart("way in", [link, qr, entrance, learners.length > 0], () => {
      showWayIn(byId("way-in"), { link, qr, entrance }, learners.length > 0);
    });
    byId("add-learners").classList.toggle("primary", learners.length === 0);
    pins.offer(learners);
  }
  byId(hasAccounts ? "nobody-invited" : "no-learners").hidden = learners.length > 0;
  showRoster(learners.map((one) => ({ ...one, isLed: document.isLed })), change);
  showPart("former", document.former, () => showFormer(document, change));
  showPart("assignments", assignments, () => {
    byId("no-assignments").hidden = assignments.length > 0;
    fill(byId("assignments"), ...assignments.map((one) => makeAssignment(one, day, change)));
  });
  const isRead = quizList.querySelector("details[open]") !== null;
  showPart("quizzes", quizzes, () => showQuizzes(quizzes), isRead);
  showPart("hardest", hardest, () => {
    const rows = hardest.map(({ word, learners }) => [word, `missed by ${plural(learners, "learner")}`]);
    showRows("hardest", rows);
  });
  showPart("mistakes", mistakes, () => {
    showRows("mistakes", mistakes.map(({ title, tries }) => [title, plural(tries, "try", "tries")]));
  });
}

const quizList = byId("quizzes");

function showQuizzes(quizzes) {
  byId("no-quizzes").hidden = quizzes.length > 0;
  fill(quizList, ...quizzes.map((one) => makeClassQuiz(one, change)));
}

function showRows(id, rows) {
  byId(`no-${id}`).hidden = rows.length > 0;
  fill(
    byId(id),
    ...rows.map(([name, value]) =>
      make("div", {}, make("dt", { translate: "no" }, name), make("dd", {}, value)),
    ),
  );
}

/**
 * Makes a change, and shows the class afterwards.
 *
 * @param {() => Promise<unknown>} action
 */
async function change(action) {
  await showProblemsIn(problem, async () => {
    await action();
    await load();
  });
}

/** The number of times that the class was loaded. */
let loads = 0;
/** The number of the load whose answer is shown. */
let shownLoad = 0;

async function load() {
  loads += 1;
  const own = loads;
  const [document, { quizzes }] = await Promise.all([get("/class"), get("/class/quizzes")]);
  // The answer to a later load has come first, and knows more.
  if (own < shownLoad) return;
  shownLoad = own;
  show(document, quizzes);
}

byId("add-learners").hidden = hasAccounts;
byId("invite-people").hidden = !hasAccounts;
byId("add-learners").addEventListener("click", () => addLearners(change));
setInterval(() => {
  // A dialog asks about what the page showed when it was opened.
  if (!document.hidden && !document.querySelector("dialog")) load().catch(() => {});
}, pause);
connection.addEventListener("restored", () => showProblemsIn(problem, load));
showProblemsIn(problem, load);
showClassChoices(problem);
