/** The page on which a person chooses a new password by a link. */

import { get, post } from "../shell/api.js";
import { byId, fieldsOf } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { askForCode, enter, letShowPassword, runOnce, showPasswordRule, takeSecret } from "./door.js";

const form = byId("new-password", HTMLFormElement);
const problem = byId("problem");
const link = takeSecret();

letShowPassword(form);

form.addEventListener("submit", (event) => {
  event.preventDefault();
  runOnce(form, () => showProblemsIn(problem, save));
});

async function save() {
  const { password, code } = fieldsOf(form);
  const answer = await post("/account/new-password", {
    link,
    password: password.value,
    code: code.value || null,
  });
  if (!answer.needsCode) return enter();
  askForCode(form);
}

showProblemsIn(problem, async () => showPasswordRule((await get("/account/door")).shortestPassword));

if (link === null) {
  form.hidden = true;
  problem.textContent = "This page needs the whole link: open the one that you were given.";
  form.before(problem);
}
