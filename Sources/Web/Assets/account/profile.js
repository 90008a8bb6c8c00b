/** The page on which a person looks after their account. */

import { get, patch, post, put, remove } from "../shell/api.js";
import { ask } from "../shell/dialogs.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { makeFormButtons, openForm } from "../shell/form-dialog.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { dateInWords, plural } from "../shell/wording.js";
import { makePicture } from "../who/pictures.js";
import { openCodes, removeCodes } from "./codes.js";
import { runOnce, showPasswordRule } from "./door.js";
import { confirmWithPassword } from "./password-dialog.js";
import { choosePicture } from "./picture-dialog.js";
import { showReadings } from "./readings.js";
import { showRetention } from "./retention.js";
import { roles } from "./roles.js";
import { showSessions } from "./sessions.js";

const problem = byId("problem");
const passwordForm = byId("password", HTMLFormElement);

/** The account as it was shown last. */
let shown;

function show(account) {
  shown = account;
  const { shownName, name, role, since } = account;
  fill(
    byId("person"),
    makePicture(account),
    make(
      "p",
      {},
      make("b", { translate: "no" }, shownName),
      make("br"),
      "You log in as ",
      make("span", { translate: "no" }, name),
      `. You are ${roles[role]}, since ${dateInWords(since)}.`,
    ),
  );
  fieldsOf(passwordForm).username.value = name;
  showPasswordRule(account.shortestPassword);
  byId("codes-state").textContent = account.hasSecondFactor
    ? `VocalVocab asks for a code at each log-in. You have ${plural(account.recoveryCodes, "recovery code")} left.`
    : "VocalVocab asks for no codes.";
  byId("add-codes").hidden = account.hasSecondFactor;
  byId("remove-codes").hidden = !account.hasSecondFactor;
  showSessions(byId("sessions"), account.sessions, endSession);
  showReadings(account.readings);
  byId("end-others").hidden = account.sessions.length < 2;
  byId("erase").hidden = account.erasure !== null;
  byId("keep").hidden = account.erasure === null;
  byId("erasure-state").textContent = account.erasure
    ? `Everything of your account is erased on ${dateInWords(account.erasure)}. Until then, you can keep it.`
    : "";
}

/**
 * Makes a change, shows the account afterwards, and says what happened.
 *
 * @param {() => Promise<any>} change
 * @param {string} [done]
 */
async function take(change, done) {
  await showProblemsIn(problem, async () => {
    const account = await change();
    if (account === null) return;
    show(account);
    if (done) showNotice(done);
  });
}

async function endSession({ id, isThis }) {
  if (isThis) return logOut();
  await take(() => remove(`/account/sessions/${id}`), "This browser is logged out.");
}

async function logOut() {
  await showProblemsIn(problem, async () => {
    await post("/account/log-out");
    location.assign("/log-in");
  });
}

async function changeShownName() {
  const form = make(
    "form",
    { class: "account-form" },
    make("label", {}, "The name that others see",
      make("input", { name: "shownName", required: true, maxlength: 40, value: shown.shownName })),
    makeFormButtons(),
  );
  await openForm(
    "Your name", form, ({ shownName }) => ({ shownName: shownName.value }),
    async (content) => show(await patch("/account", content)),
  );
}

async function changeName() {
  const form = make(
    "form",
    { class: "account-form" },
    make("label", {}, "The name to log in with",
      make("input", {
        name: "name", required: true, maxlength: 254, value: shown.name, autocomplete: "username",
        autocapitalize: "none", spellcheck: "false",
      })),
    make("label", {}, "Your password",
      make("input", {
        name: "password", type: "password", required: true, maxlength: 512,
        autocomplete: "current-password",
      })),
    makeFormButtons(),
  );
  await openForm(
    "The name to log in with", form,
    ({ name, password }) => ({ name: name.value, password: password.value }),
    async (content) => show(await patch("/account", content)),
  );
}

passwordForm.addEventListener("submit", (event) => {
  event.preventDefault();
  const fields = fieldsOf(passwordForm);
  runOnce(passwordForm, () =>
    showProblemsIn(byId("password-problem"), async () => {
      show(await put("/account/password", { old: fields.old.value, new: fields.new.value }));
      passwordForm.reset();
      fields.username.value = shown.name;
      showNotice("Your password is changed. All other browsers are logged out.");
    }),
  );
});

byId("log-out").addEventListener("click", logOut);
byId("change-picture").addEventListener("click", () => choosePicture(shown, show));
byId("change-shown-name").addEventListener("click", changeShownName);
byId("change-name").addEventListener("click", changeName);
byId("add-codes").addEventListener("click", async () => {
  if (await openCodes()) await take(() => get("/account"), "VocalVocab asks for codes from now on.");
});
byId("remove-codes").addEventListener("click", () => removeCodes(show));
byId("end-others").addEventListener("click", () =>
  take(() => remove("/account/sessions"), "All other browsers are logged out."),
);
byId("erase").addEventListener("click", async () => {
  const answer = await ask({
    title: "Erase your account?",
    text: "Your words, lists, cards, quizzes, plan and shows are erased in 30 days, and nobody can bring them back then. Download your data first if you want to keep it.",
    yes: "Go on",
  });
  if (answer === null) return;
  await confirmWithPassword("Erase my account", "Erase in 30 days", async (password) =>
    show(await post("/account/erasure", { password })),
  );
});
byId("keep").addEventListener("click", () =>
  take(() => remove("/account/erasure"), "Your account stays."),
);

take(() => get("/account"));
showProblemsIn(problem, showRetention);
