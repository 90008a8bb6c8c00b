/** The row of a learner in the table of a class. */

import { makeLink } from "../accounts/links.js";
import { get, path, post, root, patch, put, remove } from "../shell/api.js";
import { ask, makeCloseButton, openDialog } from "../shell/dialogs.js";
import { fill, make } from "../shell/dom.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { dateInWords, percentInWords, plural, shortDateInWords } from "../shell/wording.js";
import { makePicture } from "../who/pictures.js";

/** Whether the learners have accounts. Those of a school's class come in with a code and a PIN. */
const hasAccounts = document.body.hasAttribute("data-has-accounts");
/** Whether this is a class of a school. */
const isSchool = document.body.hasAttribute("data-place");

export class LearnerRow {
  element = make("tr", { role: "row" });
  #change;
  #shown = "";
  #shownMenu = "";
  #menu = make("td", { role: "cell", class: "row-menu" });
  #name = make("th", { scope: "row", role: "rowheader" });
  #state = make("span", {});
  #cells;

  /**
   * @param {string[]} titles The titles of the columns, which label the cells on a telephone.
   * @param {(action: () => Promise<unknown>) => Promise<void>} change Runs an action, and shows the
   *   class afterwards.
   */
  constructor(titles, change) {
    this.#change = change;
    this.#cells = titles
      .slice(1, -1)
      .map((title) => make("td", { role: "cell", "data-title": title }));
    this.element.append(this.#name, ...this.#cells, this.#menu);
  }

  /** Shows what is new. A menu that is open stays. */
  show(row) {
    const text = JSON.stringify(row);
    if (text === this.#shown) return;
    this.#shown = text;
    const { learner, report, isHere } = row;
    const { name } = learner;
    // The link keeps the focus where only figures are new.
    if (this.#state.parentNode === null) this.#name.append(makeName(learner), this.#state);
    const last = report.lastDay ? `last on ${shortDateInWords(report.lastDay)}` : "not here yet";
    this.#state.className = isHere ? "tag" : "secondary";
    const leaves = row.erasure && `erased on ${dateInWords(row.erasure)}`;
    this.#state.textContent = isHere ? "here now" : leaves ?? last;
    const { count, of } = report.firstTriesThisWeek;
    const [today, week, first, stuck] = this.#cells;
    fill(today, plural(report.roundsToday, "word"));
    fill(week, `${plural(of, "word")} on ${plural(report.daysThisWeek, "day")}`);
    fill(first, of > 0 ? percentInWords({ count, of }) : "–");
    fill(stuck, ...makeStuck(row));
    const menuText = `${name} ${learner.hasPIN} ${row.erasure}`;
    if (menuText === this.#shownMenu) return;
    this.#shownMenu = menuText;
    const hadFocus = this.#menu.contains(document.activeElement);
    fill(this.#menu, this.#makeMenu(row));
    if (hadFocus) this.#menu.querySelector("summary").focus();
  }

  #makeMenu({ learner, isLed, erasure }) {
    const { name } = learner;
    const item = (title, click) =>
      make("button", { type: "button", "aria-label": `${title}: ${name}`, click }, title);
    return make(
      "details",
      { class: "menu" },
      make("summary", { "aria-label": `Actions: ${name}` }, "Actions"),
      make(
        "div",
        { class: "menu-items" },
        !hasAccounts && item(learner.hasPIN ? "New PIN" : "PIN", () => setPIN(learner, this.#change)),
        isSchool && item("Parents", () => this.#change(() => showParents(name))),
        item("Rename", () => rename(name, this.#change)),
        link("Report", `/progress/report?learner=${encodeURIComponent(name)}`, name),
        link("Table (CSV)", `${root}/statistics/file?learner=${encodeURIComponent(name)}`, name, true),
        !hasAccounts && item("Remove", () => removeLearner(name, this.#change)),
        isLed && !erasure && item("Erase", () => erase(name, this.#change)),
        isLed && erasure && item("Keep", () => this.#change(() => remove(path`/class/erasures/${name}`))),
      ),
    );
  }
}

function makeName(learner) {
  return make(
    "a",
    { class: "who", href: `/progress?learner=${encodeURIComponent(learner.name)}` },
    makePicture(learner),
    learner.name,
  );
}

/** Says which word holds the learner up, and what was missed today. */
function makeStuck({ stuckAt, missedToday }) {
  const open = missedToday.filter(({ isRightSince }) => !isRightSince);
  const right = missedToday.filter(({ isRightSince }) => isRightSince);
  if (!stuckAt && missedToday.length === 0) return ["–"];
  return [
    stuckAt &&
      make(
        "p",
        { class: "stuck" },
        make("b", { translate: "no" }, stuckAt.word),
        ` ${howLong(stuckAt)}`,
      ),
    open.length > 0 &&
      make(
        "p",
        {},
        "missed today: ",
        ...open.flatMap((one, place) => [place > 0 && ", ", ...makeMissed(one)]),
      ),
    right.length > 0 &&
      make("p", { class: "secondary" }, "right since: ", make("span", { translate: "no" }, right.map(({ word }) => word).join(", "))),
  ];
}

function makeMissed({ word, times, isOld }) {
  const again = times > 1 ? ` (${times} times)` : isOld ? " (again)" : "";
  return [make("b", { translate: "no" }, word), again];
}

function howLong({ minutes, wrongTries }) {
  return [
    minutes > 0 && `for ${plural(minutes, "minute")}`,
    wrongTries > 0 && plural(wrongTries, "wrong try", "wrong tries"),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Makes a link of the menu, to a page or to a file that the browser keeps. */
function link(title, href, name, download = false) {
  return make(
    "a",
    { class: "button", href, download, "aria-label": `${title}: ${name}` },
    title,
  );
}

/** Shows who sees a learner's work as a parent, and lets the teacher invite others. */
async function showParents(name) {
  const query = new URLSearchParams({ learner: name });
  const list = make("ul", { class: "former" });
  const place = make("div", { role: "status" });
  const problem = make("p", { class: "problem", role: "alert" });
  const show = ({ parents }) =>
    fill(
      list,
      parents.length === 0 && make("li", {}, "Nobody yet."),
      ...parents.map((parent) =>
        make(
          "li",
          {},
          make("b", { translate: "no" }, parent.name),
          make("button", { type: "button", "aria-label": `Stop showing to ${parent.name}`, click: () => stop(parent) }, "Stop showing"),
        ),
      ),
    );
  const stop = (parent) =>
    showProblemsIn(problem, async () => {
      show(await remove(`${path`/class/parents/${parent.id}`}?${query}`));
      inviteButton.focus();
    });
  show(await get(`/class/parents?${query}`));
  const invite = () =>
    showProblemsIn(problem, async () => {
      const { link, ends } = await post("/class/parents", { learner: name });
      fill(place, ...makeLink(link, ends));
    });
  const inviteButton = make("button", { type: "button", click: invite }, "Invite a parent");
  openDialog(
    `Parents of ${name}`,
    make("p", {}, "They see the progress and the report of this learner alone."),
    list,
    make("div", { class: "row" }, inviteButton),
    place,
    problem,
    makeCloseButton(),
  );
}

/**
 * Asks whether everything of a learner is to be erased.
 *
 * @param {string} name
 * @param {(action: () => Promise<unknown>) => Promise<void>} change
 */
export async function erase(name, change) {
  const answer = await ask({
    title: `Erase ${name}?`,
    text: "Everything of this learner is erased in 30 days, in all classes. Until then, you can keep it.",
    yes: "Erase in 30 days",
  });
  if (answer !== null) await change(() => post("/class/erasures", { learner: name }));
}

async function rename(name, change) {
  const text = "The learner keeps everything they have done.";
  const answer = await ask({ title: `Rename ${name}?`, text, field: "New name", yes: "Rename" });
  if (answer === null) return;
  await change(() => patch(path`/learners/${name}`, { name: answer.trim() }));
}

async function setPIN({ name, hasPIN }, change) {
  const answer = await ask({
    title: `A PIN for ${name}`,
    text: hasPIN
      ? isSchool ? "The new PIN takes the place of the old one." : "The new PIN takes the place of the old one. Leave the field empty for none."
      : `With a PIN, nobody else practises as ${name}.`,
    field: "Four digits",
    yes: "Save",
  });
  if (answer === null) return;
  await change(() => put(path`/learners/${name}/pin`, { pin: answer.trim() || null }));
}

async function removeLearner(name, change) {
  await change(async () => {
    const { id } = await remove(path`/learners/${name}`);
    showNotice(isSchool ? `${name} left the class, and keeps everything.` : `${name} was removed. The files are kept.`, {
      name: "Undo",
      run: () => change(() => remove(path`/learners/removals/${id}`)),
    });
  });
}
