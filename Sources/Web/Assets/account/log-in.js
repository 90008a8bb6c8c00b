/** The page on which a person logs in. */

import { post } from "../shell/api.js";
import { byId, fieldsOf } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { askForCode, enter, runOnce } from "./door.js";
import { showRetention } from "./retention.js";

const form = byId("log-in", HTMLFormElement);
const problem = byId("problem");

form.addEventListener("submit", (event) => {
  event.preventDefault();
  runOnce(form, () => showProblemsIn(problem, logIn));
});

async function logIn() {
  const { name, password, code } = fieldsOf(form);
  const answer = await post("/account/log-in", {
    name: name.value,
    password: password.value,
    code: code.value || null,
  });
  if (!answer.needsCode) return enter();
  askForCode(form);
}

const forgotten = byId("forgotten", HTMLFormElement);

forgotten.addEventListener("submit", (event) => {
  event.preventDefault();
  const name = fieldsOf(forgotten).name.value;
  runOnce(forgotten, () =>
    showProblemsIn(byId("forgotten-problem"), async () => {
      await post("/account/forgotten", { name });
      // The answer is the same whether there is an account or not.
      byId("forgotten-state").textContent = `If somebody logs in with ${name}, a link is on its way there. It is good for a day.`;
    }),
  );
});

showProblemsIn(problem, async () => {
  const { isOpen, sendsMail } = await showRetention();
  byId("sign-up-link").hidden = !isOpen;
  forgotten.hidden = !sendsMail;
  if (sendsMail) {
    byId("ask-people").textContent = "Have a link to a new password sent to your e-mail address, or ask your teacher or the owner of this server for one.";
  }
});
