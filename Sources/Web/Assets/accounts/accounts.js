/** The page on which owners and teachers look after the accounts. */

import { givenRoles, roles } from "../account/roles.js";
import { get, patch, path, post, remove } from "../shell/api.js";
import { ask, makeCloseButton, openDialog } from "../shell/dialogs.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { dateInWords, momentInWords, plural } from "../shell/wording.js";
import { makeLink } from "./links.js";
import { changeInWords } from "./wording.js";

const problem = byId("problem");
const form = byId("invite", HTMLFormElement);

/** Runs a step, and shows the accounts afterwards. */
async function take(step, done) {
  await showProblemsIn(problem, async () => {
    await step();
    await load();
    if (done) showNotice(done);
  });
}

function makeRow(account) {
  const { name, shownName, role, seen, isOwn } = account;
  const state = [
    roles[role],
    account.hasSecondFactor && "with codes",
    seen ? `last seen ${momentInWords(seen)}` : "not here yet",
    account.isClosed && "closed",
    account.erasure && `erased on ${dateInWords(account.erasure)}`,
  ].filter(Boolean);
  return make(
    "li",
    {},
    make(
      "span",
      {},
      make("b", { translate: "no" }, shownName),
      isOwn && " (you)",
      shownName !== name && make("span", { class: "secondary", translate: "no" }, ` ${name}`),
      make("br"),
      make("span", { class: "secondary" }, state.join(", ")),
    ),
    makeMenu(account),
  );
}

function makeMenu(account) {
  const { id, shownName, role, isClosed, isOwn, erasure, hasSecondFactor } = account;
  const item = (text, click) => make("button", { type: "button", click }, text);
  return make(
    "details",
    { class: "menu" },
    make("summary", { "aria-label": `More for ${shownName}` }, "More"),
    make(
      "div",
      { class: "menu-items" },
      item("Make a link to a new password", () => makePasswordLink(account)),
      ...givenRoles
        .filter((other) => other !== role)
        .map((other) =>
          item(`Make ${roles[other]}`, () => take(() => patch(path`/accounts/${id}`, { role: other }), `${shownName} is ${roles[other]} now.`)),
        ),
      hasSecondFactor &&
        item("Ask for no codes", () => take(() => remove(path`/accounts/${id}/second-factor`), `${shownName} logs in without codes.`)),
      !isOwn &&
        item(isClosed ? "Open again" : "Close", () =>
          take(() => patch(path`/accounts/${id}`, { isClosed: !isClosed }), isClosed ? `${shownName} can log in again.` : `${shownName} can’t log in any more.`),
        ),
      erasure
        ? item("Keep", () => take(() => remove(path`/accounts/${id}/erasure`), `The account of ${shownName} stays.`))
        : item("Erase", () => erase(account)),
    ),
  );
}

async function erase({ id, shownName }) {
  const answer = await ask({
    title: `Erase the account of ${shownName}?`,
    text: "Everything of this person is erased in 30 days. Until then, you and they can keep it.",
    yes: "Erase in 30 days",
  });
  if (answer !== null) await take(() => remove(path`/accounts/${id}`));
}

async function makePasswordLink({ id, shownName }) {
  await showProblemsIn(problem, async () => {
    const { link, ends } = await post(path`/accounts/${id}/password-link`);
    openDialog(`A new password for ${shownName}`, ...makeLink(link, ends), makeCloseButton());
  });
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  showProblemsIn(problem, async () => {
    const role = fieldsOf(form).role.value;
    const { link, ends } = await post("/accounts/invitations", { role });
    fill(byId("link"), ...makeLink(link, ends));
  });
});

async function load() {
  const { accounts, unreadable } = await get("/accounts");
  const own = accounts.find(({ isOwn }) => isOwn);
  fill(byId("people"), ...accounts.map(makeRow));
  byId("unreadable").textContent = unreadable
    ? `${plural(unreadable, "account")} can’t be read. Nothing is lost: put the files back from a backup.`
    : "";
  const isOwner = own?.role === "owner";
  const { role } = fieldsOf(form);
  if (isOwner && role.options.length === 1) {
    role.append(
      make("option", { value: "teacher" }, roles.teacher),
      make("option", { value: "owner" }, roles.owner),
    );
  }
  byId("log-card").hidden = !isOwner;
  if (!isOwner) return;
  const { entries } = await get("/accounts/log");
  fill(
    byId("log"),
    ...entries.map((entry) =>
      make("li", {}, make("span", {}, changeInWords(entry)), make("span", { class: "secondary" }, momentInWords(entry.at))),
    ),
  );
}

showProblemsIn(problem, load);
