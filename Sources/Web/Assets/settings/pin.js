/** The PIN that keeps others from practising under the learner's name. */

import { get, put } from "../shell/api.js";
import { byId, fieldsOf } from "../shell/dom.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";

const form = byId("pin", HTMLFormElement);
const problem = byId("pin-problem");

/** Shows the form to a learner with a name; the usual learner has no PIN. */
export async function loadPIN() {
  const { learners } = await get("/learners");
  show(learners.find(({ isChosen }) => isChosen));
}

function show(learner) {
  form.hidden = !learner?.name;
  byId("remove-pin").hidden = !learner?.hasPIN;
}

function setPIN(pin, done) {
  return showProblemsIn(problem, async () => {
    show(await put("/pin", { pin }));
    form.reset();
    showNotice(done);
  });
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  setPIN(fieldsOf(form).pin.value, "From now on, your name asks for this PIN.");
});
byId("remove-pin").addEventListener("click", () => setPIN(null, "Your name asks for no PIN."));
