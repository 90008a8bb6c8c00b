/** The page on which a learner says who they are. */

import { get, post, put } from "../shell/api.js";
import { openDialog } from "../shell/dialogs.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { makePicture } from "./pictures.js";

const problem = byId("problem");

function showNames(learners) {
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
  if (pin !== null) await enter(() => put("/learners/chosen", { name, pin }));
}

/** Chooses a learner, and opens the Play page. */
function enter(change) {
  return showProblemsIn(problem, async () => {
    await change();
    location.assign("/play");
  });
}

/** Returns the four digits; null when the person cancelled. */
function askForPIN(name) {
  const input = make("input", {
    type: "password",
    inputmode: "numeric",
    pattern: "[0-9]{4}",
    maxlength: 4,
    title: "Four digits",
    autocomplete: "off",
    required: true,
    autofocus: true,
  });
  const form = make(
    "form",
    { method: "dialog" },
    make("label", {}, "Your PIN, four digits", input),
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
      resolve(dialog.returnValue === "yes" ? input.value : null);
    });
  });
}

byId("new-learner").addEventListener("submit", (event) => {
  event.preventDefault();
  const name = fieldsOf(event.target).name.value.trim();
  enter(() => post("/learners", { name }));
});

showProblemsIn(problem, async () => showNames((await get("/learners")).learners));
