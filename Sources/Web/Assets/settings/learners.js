/** The learners of this computer, of whom the browser practises as one. */

import { post, put } from "../shell/api.js";
import { byId, fill, make } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";

const problem = byId("learner-problem");
const form = byId("new-learner");

/**
 * Shows a button for each learner.
 *
 * @param {{ name: string | null, isChosen: boolean }[]} learners
 */
export function showLearners(learners) {
  fill(
    byId("learners"),
    ...learners.map(({ name, isChosen }) =>
      make(
        "button",
        {
          type: "button",
          "aria-pressed": String(isChosen),
          click: () => changeLearner(() => put("/learners/chosen", { name })),
        },
        name ?? "The usual learner",
      ),
    ),
  );
}

/** Changes the learner, and loads the page again with the other learner's settings. */
function changeLearner(change) {
  return showProblemsIn(problem, async () => {
    await change();
    location.reload();
  });
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  changeLearner(() => post("/learners", { name: form.elements.name.value.trim() }));
});
