/** The Class page: the learners, their difficulties, their assignments and their quizzes. */

import { get, post } from "../shell/api.js";
import { connection } from "../shell/connection.js";
import { makeCloseButton, openDialog } from "../shell/dialogs.js";
import { byId, fieldsOf, fill, make, makeSVG } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { plural } from "../shell/wording.js";
import { makeAssignment } from "./assignments.js";
import { makeClassQuiz } from "./class-quizzes.js";
import { makeRoster } from "./roster.js";

/** The milliseconds between two checks of the learners' work. */
const pause = 5000;

const problem = byId("problem");
let shown = "";
/** The link for the learners, and its QR code. */
let invitation = { link: "", code: null };

function show({ day, link, code, learners, assignments, quizzes, hardest, mistakes }) {
  byId("no-learners").hidden = learners.length > 0;
  fill(byId("table"), learners.length > 0 && makeRoster(learners, change));
  byId("no-assignments").hidden = assignments.length > 0;
  fill(byId("assignments"), ...assignments.map((one) => makeAssignment(one, day, change)));
  byId("no-quizzes").hidden = quizzes.length > 0;
  fill(byId("quizzes"), ...quizzes.map((one) => makeClassQuiz(one, change)));
  showRows(
    "hardest",
    hardest.map(({ word, learners }) => [word, `missed by ${plural(learners, "learner")}`]),
  );
  showRows(
    "mistakes",
    mistakes.map(({ title, tries }) => [title, plural(tries, "try", "tries")]),
  );
  invitation = { link, code };
  byId("link", HTMLAnchorElement).href = link;
  byId("link").textContent = link;
  fill(byId("code"), code && drawCode(code));
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

/** Draws a QR code with the quiet zone that a camera needs. */
function drawCode(rows) {
  const size = rows.length + 8;
  const dark = rows.flatMap((row, y) =>
    [...row].map((module, x) => (module === "1" ? `M${x + 4} ${y + 4}h1v1h-1z` : "")),
  );
  return makeSVG(
    "svg",
    { class: "code", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": "The link as a code" },
    makeSVG("path", { class: "light", d: `M0 0h${size}v${size}h-${size}z` }),
    makeSVG("path", { class: "dark", d: dark.join("") }),
  );
}

/** Makes a change, and shows the class afterwards. */
async function change(action) {
  await showProblemsIn(problem, async () => {
    await action();
    await load();
  });
}

/** Shows the class. If nothing has changed, the focus stays. */
async function load() {
  const [document, { quizzes }] = await Promise.all([get("/class"), get("/class/quizzes")]);
  Object.assign(document, { quizzes });
  const text = JSON.stringify(document);
  if (text !== shown) show(document);
  shown = text;
}

byId("show-large").addEventListener("click", () => {
  openDialog(
    "Join the class",
    make("p", { class: "board-link", translate: "no" }, invitation.link),
    invitation.code && drawCode(invitation.code),
    makeCloseButton(),
  );
});
byId("new-learner").addEventListener("submit", (event) => {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  change(async () => {
    await post("/learners", { name: fieldsOf(form).name.value.trim() });
    form.reset();
  });
});
setInterval(() => {
  // A table that changes under an open dialog would lose its buttons.
  const isRead = document.querySelector("dialog, #quizzes details[open]");
  if (!document.hidden && !isRead) load().catch(() => {});
}, pause);
connection.addEventListener("restored", () => showProblemsIn(problem, load));
showProblemsIn(problem, load);
