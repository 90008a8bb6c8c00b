/** The page on which a learner says who they are. */

import { NoAnswer, get, post, put } from "../shell/api.js";
import { openDialog } from "../shell/dialogs.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { makePicture } from "./pictures.js";
import { makePINField } from "./pin-field.js";

/** The milliseconds between two questions whether the teacher has answered. */
const pause = 2000;

const problem = byId("problem");

/** The names that are shown, as text. Without news, the focus stays on its button. */
let shown = "";

function showNames(learners) {
  const text = JSON.stringify(learners);
  if (text === shown) return;
  shown = text;
  byId("known").hidden = learners.length === 0;
  fill(byId("names"), ...learners.map((learner) => make("li", {}, makeNameButton(learner))));
}

function makeNameButton(learner) {
  return make(
    "button",
    { type: "button", class: "name", translate: "no", click: () => choose(learner) },
    makePicture(learner),
    learner.name ?? "The usual learner",
  );
}

async function choose({ name, hasPIN }) {
  const pin = hasPIN ? await askForPIN(name) : undefined;
  if (pin === null) return;
  await enter(async () => {
    const answer = await put("/learners/chosen", { name, pin });
    return "isChosen" in answer || waitForTeacher(answer);
  });
}

/**
 * Makes a change, and opens the first page.
 *
 * @param {() => Promise<unknown>} change Gives false if the person didn't go through with it.
 */
async function enter(change) {
  const isDone = await showProblemsIn(problem, async () => (await change()) !== false);
  if (isDone) return location.assign("/");
  // A PIN may be new since the names were shown. The problem stays to be read.
  await load().catch(() => {});
}

/**
 * Waits until the teacher lets this browser practise under a name that is in use elsewhere.
 *
 * @param {{ id: string, name: string }} request
 * @returns {Promise<boolean>} Whether the teacher did; false if the person chose another name.
 */
async function waitForTeacher({ id, name }) {
  const dialog = openDialog(
    name,
    make("p", {}, "This name is in use on another device. Your teacher has to say yes: please wait."),
    make(
      "form",
      { method: "dialog", class: "row" },
      make("button", {}, "Choose another name"),
    ),
  );
  try {
    while (dialog.open) {
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
        dialog.addEventListener("close", resolve, { once: true });
      });
      if (!dialog.open) break;
      const answer = await ask({ name, request: id });
      if (!answer) continue;
      // A request that was lost, because the server was started again, is made anew.
      if ("isChosen" in answer) return true;
      id = answer.id;
    }
    return false;
  } finally {
    dialog.close();
  }
}

/** Asks the server, and returns null where it does not answer: a short break ends no waiting. */
async function ask(choice) {
  try {
    return await put("/learners/chosen", choice);
  } catch (error) {
    if (error instanceof NoAnswer) return null;
    throw error;
  }
}

/** Returns the four digits; null when the person cancelled. */
function askForPIN(name) {
  const field = makePINField("Your PIN, four digits");
  const form = make(
    "form",
    { method: "dialog" },
    field,
    make(
      "div",
      { class: "row" },
      make("button", { class: "primary", value: "yes" }, "Begin"),
      make("button", { value: "no", formnovalidate: true }, "Cancel"),
    ),
  );
  return new Promise((resolve) => {
    const dialog = openDialog(name, form);
    dialog.addEventListener("close", () => {
      resolve(dialog.returnValue === "yes" ? field.querySelector("input").value : null);
    });
  });
}

byId("new-learner").addEventListener("submit", (event) => {
  event.preventDefault();
  const name = fieldsOf(event.target).name.value.trim();
  enter(() => post("/learners", { name }));
});

async function load() {
  showNames((await get("/learners")).learners);
}

showProblemsIn(problem, load);
