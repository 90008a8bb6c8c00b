/** Who practises here. */

import { post, put } from "../shell/api.js";
import { attempt } from "../shell/problems.js";
import { byId, fill, make } from "../shell/dom.js";

const problem = byId("learner-problem");
const form = byId("new-learner");

/** @param {{ name: string | null, isChosen: boolean }[]} learners */
export function showLearners(learners) {
  fill(
    byId("learners"),
    ...learners.map(({ name, isChosen }) =>
      make(
        "button",
        {
          type: "button",
          "aria-pressed": String(isChosen),
          click: () => become(() => put("/learners/chosen", { name })),
        },
        name ?? "The usual learner",
      ),
    ),
  );
}

/** Everything on the page is another learner's then. */
function become(change) {
  return attempt(problem, async () => {
    await change();
    location.reload();
  });
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  become(() => post("/learners", { name: form.elements.name.value.trim() }));
});
