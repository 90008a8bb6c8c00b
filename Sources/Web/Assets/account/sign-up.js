/** The page on which a person makes an account. */

import { Problem, get, post } from "../shell/api.js";
import { makeCloseButton, openDialog } from "../shell/dialogs.js";
import { byId, fieldsOf, make } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { enter, forgetSecret, letShowPassword, runOnce, showPasswordRule, takeSecret } from "./door.js";
import { roles } from "./roles.js";

const form = byId("sign-up", HTMLFormElement);
const problem = byId("problem");
const invitation = takeSecret();

letShowPassword(form);

form.addEventListener("submit", (event) => {
  event.preventDefault();
  runOnce(form, () => showProblemsIn(problem, signUp));
});

async function signUp() {
  const { name, shownName, password, isOfAge } = fieldsOf(form);
  const wanted = shownName.value.trim().replace(/\s+/g, " ").normalize();
  const account = await post("/account/sign-up", {
    name: name.value,
    shownName: wanted,
    password: password.value,
    invitation,
    isOfAge: isOfAge.checked,
  });
  if (account.shownName !== wanted) await tellName(wanted, account.shownName);
  enter();
}

/** Says that others have the name that the person wanted. */
function tellName(wanted, shownName) {
  const dialog = openDialog(
    shownName,
    make("p", {}, `Somebody else here is called ${wanted}, so others see you as ${shownName}. You can change it in your profile.`),
    makeCloseButton(),
  );
  return new Promise((resolve) => dialog.addEventListener("close", resolve));
}

/** Whether somebody is logged in in this browser. */
const { hasAccounts, place } = document.body.dataset;
const isLoggedIn = hasAccounts !== undefined || place !== undefined;

byId("accept").querySelector("button").addEventListener("click", () =>
  showProblemsIn(byId("accept-problem"), async () => {
    await post("/account/invitation/accepted", { invitation });
    enter();
  }),
);

function invitationInWords({ role, learner, school, schoolRole, child }) {
  if (school) return `You are invited as a ${schoolRole} of ${school}.`;
  if (child) return `You are invited to see what ${child} practises.`;
  const whose = learner ? ` You go on with the words of ${learner}.` : "";
  return `You are invited as ${roles[role]}.${whose}`;
}

async function readInvitation() {
  try {
    return await post("/account/invitation", { invitation });
  } catch (error) {
    if (error instanceof Problem) forgetSecret();
    throw error;
  }
}

async function load() {
  const { isOpen, shortestPassword, ageLimit } = await get("/account/door");
  showPasswordRule(shortestPassword);
  // By the link, the teacher or the owner who made it agrees.
  byId("of-age").hidden = invitation !== null || ageLimit === 0;
  byId("of-age").lastElementChild.textContent = `I am at least ${ageLimit} years old.`;
  if (invitation === null) {
    form.hidden = !isOpen;
    byId("no-invitation").hidden = isOpen;
    return;
  }
  const offer = await readInvitation();
  const { learner } = offer;
  byId("invited").textContent = invitationInWords(offer);
  const isForAnyAccount = offer.school !== null || offer.child !== null;
  byId("come-back").hidden = !isForAnyAccount;
  if (isLoggedIn) {
    byId("have-account").hidden = true;
    byId("accept").hidden = !isForAnyAccount;
    if (isForAnyAccount) return;
  }
  // The learner who is there already has a name.
  if (learner) {
    byId("shown-name").hidden = true;
    fieldsOf(form).shownName.value = learner;
  }
  form.hidden = false;
}

showProblemsIn(byId("invited"), load);
