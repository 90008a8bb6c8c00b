/** The page on which parents find what their children practised. */

import { get, path, remove } from "../shell/api.js";
import { ask } from "../shell/dialogs.js";
import { byId, fill, make } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { makePicture } from "../who/pictures.js";

const problem = byId("problem");

function makeRow({ id, learner }) {
  const { name } = learner;
  const query = new URLSearchParams({ learner: name });
  return make(
    "li",
    { class: "card" },
    make("h2", { class: "who" }, makePicture(learner), make("span", { translate: "no" }, name)),
    make(
      "div",
      { class: "row" },
      make("a", { class: "button primary", href: `/progress?${query}`, "aria-label": `See the progress: ${name}` }, "See the progress"),
      make("a", { class: "button", href: `/progress/report?${query}`, "aria-label": `Print a report: ${name}` }, "Print a report"),
      make("button", { type: "button", class: "plain", "aria-label": `Don’t show ${name} any more`, click: () => leave(id, name) }, "Don’t show this child any more"),
    ),
  );
}

async function leave(id, name) {
  const answer = await ask({
    title: `Stop seeing what ${name} does?`,
    text: "To see it again, you need a new link from the teacher.",
    yes: "Stop",
  });
  if (answer === null) return;
  await showProblemsIn(problem, async () => {
    show(await remove(path`/account/children/${id}`));
    byId("main").focus();
  });
}

function show({ children }) {
  byId("no-children").hidden = children.length > 0;
  fill(byId("children"), ...children.map(makeRow));
}

showProblemsIn(problem, async () => show(await get("/account/children")));
