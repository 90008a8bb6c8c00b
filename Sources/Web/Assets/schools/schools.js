/** The page of those who work at a school: their classes, and the people who teach them. */

import { makeLink } from "../accounts/links.js";
import { get, patch, path, post, put, remove } from "../shell/api.js";
import { ask, makeCloseButton, openDialog } from "../shell/dialogs.js";
import { byId, fill, make } from "../shell/dom.js";
import { makeFormButtons, openForm } from "../shell/form-dialog.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { dateInWords, join, plural } from "../shell/wording.js";
import { importRoster } from "./roster-file.js";

const problem = byId("problem");

/**
 * Makes a change, shows the schools afterwards, and says what happened.
 *
 * @param {() => Promise<any>} change
 * @param {string} [done]
 */
async function take(change, done) {
  await showProblemsIn(problem, async () => {
    show(await change());
    if (done) showNotice(done);
  });
}

function makeClass(school, one, place) {
  const { id, title, code, teachers, learners, isClosed } = one;
  const state = [
    teachers.length > 0 ? join(teachers) : "no teacher yet",
    plural(learners, "learner"),
    isClosed && "closed",
  ].filter(Boolean);
  return make(
    "li",
    {},
    make(
      "span",
      {},
      make("b", { translate: "no" }, title),
      code && make("span", { class: "code-letters small", translate: "no" }, ` ${code}`),
      make("br"),
      make("span", { class: "secondary" }, state.join(", ")),
    ),
    make(
      "span",
      { class: "row" },
      place === id
        ? make("a", { class: "button", href: "/class" }, "Open the class")
        : make("button", { type: "button", "aria-label": `Work with ${title}`, click: () => work(id) }, "Work with it"),
      makeClassMenu(school, one),
    ),
  );
}

/** Returns a function that makes the items of the menu of a class or a person. */
const makeItem = (subject) => (text, click) =>
  make("button", { type: "button", "aria-label": `${text}: ${subject}`, click }, text);

function makeClassMenu(school, one) {
  const { id, title, isClosed, isOpenToNew } = one;
  const item = makeItem(title);
  const change = (content, done) => take(() => patch(path`/school-classes/${id}`, content), done);
  return make(
    "details",
    { class: "menu" },
    make("summary", { "aria-label": `More for ${title}` }, "More"),
    make(
      "div",
      { class: "menu-items" },
      item("Rename", async () => {
        const answer = await ask({ title: `Rename ${title}?`, text: "Everything of the class stays.", field: "New title", yes: "Rename" });
        if (answer !== null) await change({ title: answer });
      }),
      !isClosed && item("Learners from a file", () => importRoster(school, one, load)),
      !isClosed && item("New code", () => change({ hasNewCode: true }, `${title} has a new code. The old one lets nobody in.`)),
      !isClosed && item(isOpenToNew ? "Let in no new names" : "Let new names in", () =>
        change({ isOpenToNew: !isOpenToNew }, isOpenToNew ? `Only you add learners to ${title} now.` : `Children can join ${title} by its code.`)),
      school.isLed && item("Teachers", () => chooseTeachers(school, one)),
      school.isLed && !isClosed && school.classes.length > 1 && item("Learners of another class", () => chooseLearners(school, one)),
      school.isLed && item(isClosed ? "Open again" : "Close", () =>
        change({ isClosed: !isClosed }, isClosed ? `${title} is open again.` : `${title} is closed. Its lists and quizzes stay.`)),
    ),
  );
}

async function work(id) {
  await showProblemsIn(problem, async () => {
    await put("/account/place", { class: id });
    location.assign(id === null ? "/schools" : "/class");
  });
}

async function chooseTeachers(school, { id, title, teacherAccounts }) {
  const form = make(
    "form",
    { class: "card-form" },
    ...school.staff.map((one) =>
      make("label", { class: "choice" },
        make("input", { type: "checkbox", name: one.id, checked: teacherAccounts.includes(one.id) }),
        make("span", { translate: "no" }, one.name)),
    ),
    makeFormButtons(),
  );
  const chosen = (fields) => ({ teachers: school.staff.filter(({ id }) => fields[id].checked).map(({ id }) => id) });
  await openForm(`Teachers of ${title}`, form, chosen, async (content) => show(await patch(path`/school-classes/${id}`, content)));
}

/** Lets the learners of another class in, such as those of last year's. */
async function chooseLearners(school, { id, title }) {
  const others = school.classes.filter((other) => other.id !== id);
  const form = make(
    "form",
    { class: "card-form" },
    make("label", {}, "Add all learners of", make("select", { name: "other" },
      ...others.map((other) => make("option", { value: other.id }, other.isClosed ? `${other.title} (closed)` : other.title)))),
    make("p", { class: "secondary" }, "They keep their names and PINs, and stay in the other class, too."),
    makeFormButtons("Add"),
  );
  await openForm(`Learners for ${title}`, form, (fields) => ({ learnersOf: fields.other.value }), async (content) =>
    show(await patch(path`/school-classes/${id}`, content)));
}

function makeInvitation(school, { id, role, name, email, ends }) {
  const invitation = path`/schools/${school.id}/invitations/${id}`;
  const who = name ?? `A ${role}`;
  return make(
    "li",
    {},
    make("span", {}, make("b", { translate: "no" }, who), make("br"),
      make("span", { class: "secondary" }, [email, `invited as a ${role}, until ${dateInWords(ends)}`].filter(Boolean).join(", "))),
    make("span", { class: "row" },
      make("button", { type: "button", "aria-label": `New link: ${who}`, click: () => showLink(school, who, invitation) }, "New link"),
      make("button", { type: "button", "aria-label": `Withdraw: ${who}`, click: () => take(() => remove(invitation), "The link lets nobody in any more.") }, "Withdraw")),
  );
}

/** Makes a link that lets somebody work at a school, and shows it. */
async function showLink(school, who, address, body) {
  await showProblemsIn(problem, async () => {
    const { link, ends } = await post(address, body);
    openDialog(`${who} at ${school.title}`, ...makeLink(link, ends), makeCloseButton());
    await load();
  });
}

const invite = (school, role) =>
  showLink(school, `A new ${role}`, path`/schools/${school.id}/invitations`, { role });

function makePerson(school, { id, name, role, isOwn }) {
  const item = makeItem(name);
  const other = role === "head" ? "teacher" : "head";
  const staff = path`/schools/${school.id}/staff/${id}`;
  return make(
    "li",
    {},
    make("span", {}, make("b", { translate: "no" }, name), isOwn && " (you)", make("br"),
      make("span", { class: "secondary" }, role)),
    make(
      "details",
      { class: "menu" },
      make("summary", { "aria-label": `More for ${name}` }, "More"),
      make(
        "div",
        { class: "menu-items" },
        item(`Make ${other}`, () => take(() => put(staff, { role: other }), `${name} is a ${other} now.`)),
        item("Remove from the school", async () => {
          const answer = await ask({
            title: `Remove ${name} from ${school.title}?`,
            text: "The classes stay, and the heads have them. The person keeps the account.",
            yes: "Remove",
          });
          if (answer !== null) await take(() => remove(staff));
        }),
      ),
    ),
  );
}

async function askForTitle(title, label, save) {
  const form = make(
    "form",
    { class: "card-form" },
    make("label", {}, label, make("input", { name: "title", required: true, maxlength: 60, autocomplete: "off" })),
    makeFormButtons(),
  );
  await openForm(title, form, (fields) => ({ title: fields.title.value }), async (content) => show(await save(content)));
}

function makeSchool(school, place) {
  const { id, title, isLed, classes, staff } = school;
  const open = classes.filter(({ isClosed }) => !isClosed);
  const closed = classes.filter(({ isClosed }) => isClosed);
  const rows = (some) => make("ul", { class: "school-rows" }, ...some.map((one) => makeClass(school, one, place)));
  return make(
    "section",
    { class: "card school", "aria-labelledby": `school-${id}` },
    make("h2", { id: `school-${id}`, translate: "no" }, title),
    open.length > 0 ? rows(open) : make("p", { class: "secondary" }, "You have no class here yet."),
    closed.length > 0 && make("details", { id: `closed-${id}` }, make("summary", {}, `Closed classes (${closed.length})`), rows(closed)),
    make(
      "div",
      { class: "row" },
      make("button", { type: "button", class: open.length === 0 && "primary", click: () => askForTitle("A new class", "Its title, such as 5b", (content) => post(path`/schools/${id}/classes`, content)) }, "Make a class"),
      isLed && make("button", { type: "button", click: () => importRoster(school, null, load) }, "Fill the school from a file"),
    ),
    isLed && make(
      "details",
      { id: `people-${id}` },
      make("summary", {}, `People (${staff.length})`),
      make("ul", { class: "school-rows" },
        ...staff.map((one) => makePerson(school, one)),
        ...school.invitations.map((one) => makeInvitation(school, one))),
      make(
        "div",
        { class: "row" },
        make("button", { type: "button", click: () => invite(school, "teacher") }, "Invite a teacher"),
        make("button", { type: "button", click: () => invite(school, "head") }, "Invite a head"),
        make("button", { type: "button", class: "plain", click: () => askForTitle(title, "New title", (content) => patch(path`/schools/${id}`, content)) }, "Rename the school"),
      ),
    ),
  );
}

function show({ canMakeSchools, place, schools }) {
  const current = schools.flatMap(({ classes }) => classes).find(({ id }) => id === place);
  byId("place").hidden = !current;
  if (current) {
    fill(
      byId("place"),
      "All pages of this browser now show ",
      make("b", { translate: "no" }, current.title),
      ". ",
      make("button", { type: "button", click: () => work(null) }, "Go back to what is yours"),
    );
  }
  byId("make-school").hidden = !canMakeSchools;
  byId("no-schools").hidden = schools.length > 0;
  byId("no-schools").textContent = canMakeSchools
    ? "A school has classes, and teachers who see their own classes alone. Make one, and invite its head."
    : "You work at no school here. Ask a head for a link.";
  const list = byId("schools");
  const opened = [...list.querySelectorAll("details[id][open]")].map(({ id }) => id);
  const hadFocus = list.contains(document.activeElement);
  fill(list, ...schools.map((school) => makeSchool(school, place)));
  // The schools that the person opened stay open, and the focus stays near.
  for (const id of opened) document.getElementById(id)?.setAttribute("open", "");
  if (hadFocus) byId("main").focus();
}

async function load() {
  show(await get("/schools"));
}

byId("make-school").addEventListener("click", () => askForTitle("A new school", "Its name", (content) => post("/schools", content)));
showProblemsIn(problem, load);
