/** The panel in which a person chooses what to practise. The button "Start" is enough to begin. */

import { get } from "../shell/api.js";
import { chosenWords } from "../shell/chosen-words.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { makeGarden } from "../shell/garden.js";
import { showProblemsIn } from "../shell/problems.js";
import { plural } from "../shell/wording.js";
import { assignmentIn, showAssignments } from "./assigned-lists.js";
import { FirstChoices } from "./first-choices.js";

const form = byId("choices", HTMLFormElement);
const fields = fieldsOf(form);
/** The milliseconds after which a person wonders whether something happens. */
const patience = 300;
/** Whether the screen has room for all choices. */
const hasRoom = matchMedia("(width >= 48rem)");
const fold = byId("choices-fold", HTMLDetailsElement);
const waitingNotice =
  "The first word is being prepared. The first time with a voice or a service, this takes a few seconds.";

export class StartPanel {
  /** @type {import("../shell/chosen-words.js").Chosen} */
  #given = {};
  #isCountChanged = false;
  #first = new FirstChoices();

  /** @param {{ start: (choices: object) => void, resume: () => void }} actions */
  constructor({ start, resume }) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      showProblemsIn(byId("problem"), async () => {
        await this.#first.keep();
        start(this.#choices());
      });
    });
    form.addEventListener("change", (event) => {
      if (event.target === fields.count) this.#isCountChanged = true;
      this.#showMatchingFields();
    });
    // The browser can't show what is wrong with a field that is folded away.
    form.addEventListener("invalid", () => (fold.open = true), true);
    fold.open = hasRoom.matches;
    byId("resume").addEventListener("click", resume);
  }

  /**
   * Shows the panel.
   *
   * @param {{ isOpen: boolean, notice: string }} state Whether a round is open, and a notice to
   *   show.
   */
  async show({ isOpen, notice }) {
    byId("resume").hidden = !isOpen;
    byId("start-notice").textContent = notice;
    // A person who followed a link can start before the lists and settings are loaded.
    this.#applyLink();
    byId("start").focus({ preventScroll: true });
    await showProblemsIn(byId("problem"), async () => {
      const [{ lists }, settings, statistics, spellings] = await Promise.all([
        get("/lists"),
        get("/settings"),
        get("/statistics"),
        get("/patterns"),
        this.#first.show(),
      ]);
      this.#offerSpellings(spellings);
      this.#offerLists(lists.filter((list) => !list.isExcluded));
      this.#offerCount(String(settings.dailyGoal));
      this.#showDue(statistics.due.length);
      fill(byId("garden"), statistics.rounds > 0 && makeGarden(statistics.garden));
      await showAssignments();
      this.#applyLink();
    });
  }

  /** Begins at once if a link asks for it, unless a new learner has questions to answer. */
  beginByLink() {
    const isWanted = new URLSearchParams(location.search).has("start");
    if (isWanted && !this.#first.areDue) form.requestSubmit();
  }

  /** Shows a notice if the first word takes long, as it may from a web service. */
  async telling(answer) {
    const notice = byId("start-notice");
    const timer = setTimeout(() => (notice.textContent = waitingNotice), patience);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      notice.textContent = "";
    }
  }

  #offerLists(lists) {
    byId("list-choice").hidden = lists.length === 0;
    fill(
      fields.list,
      ...lists.map(
        ({ name, words }) => make("option", { value: name }, `${name} (${plural(words, "word")})`),
      ),
    );
  }

  #offerSpellings({ patterns, origins }) {
    if (fields.pattern.options.length > 1) return;
    const option = ({ name, title }) => make("option", { value: name }, title);
    fields.pattern.append(...patterns.map(option));
    fields.origin.append(...origins.map(option));
  }

  /** Offers the day's goal as the number of words. */
  #offerCount(goal) {
    const options = [...fields.count.options];
    if (!options.some((option) => option.value === goal)) {
      const after = options.find(
        (option) => option.value === "" || Number(option.value) > Number(goal),
      );
      after.before(make("option", { value: goal }, goal));
    }
    if (!this.#isCountChanged) fields.count.value = goal;
  }

  #showDue(count) {
    if (count > 0) byId("due").textContent = `${plural(count, "word is", "words are")} due today.`;
    byId("due-only").textContent = count > 0
      ? `${plural(count, "word")} that you would soon forget.`
      : "No word is due today.";
  }

  /** Applies the choice that a link from another page has made. */
  #applyLink() {
    const query = new URLSearchParams(location.search);
    const list = query.get("list");
    if (list !== null) {
      fields.words.value = "list";
      const isOffered = [...fields.list.options].some(({ value }) => value === list);
      if (!isOffered) fields.list.append(make("option", { value: list }, list));
      fields.list.value = list;
      if (query.has("in-order")) fields.inOrder.checked = true;
    } else if (query.has("completed")) {
      fields.words.value = "completed";
    } else if (query.has("given")) {
      this.#given = chosenWords();
      const { words = [], card } = this.#given;
      const count = card ? 1 : words.length;
      byId("given-choice").hidden = count === 0;
      byId("given-words").textContent = plural(count, "word");
      if (count > 0) fields.words.value = "given";
    }
    this.#showMatchingFields();
  }

  /** Shows the fields that belong to the choices, and hides the others. */
  #showMatchingFields() {
    const words = fields.words.value;
    const isSprint = fields.mode.value === "sprint";
    byId("list-name").hidden = words !== "list";
    byId("order-choice").hidden = words !== "list" && assignmentIn(words) === null;
    byId("spelling-choice").hidden = words !== "drawn";
    byId("minutes-choice").hidden = !isSprint;
    byId("count-choice").hidden = isSprint;
    fields.minutes.disabled = !isSprint;
    // Chosen words are practised to the last one unless the person says otherwise.
    if (!this.#isCountChanged && words !== "drawn") fields.count.value = "";
    byId("chosen").textContent = chosenInWords();
  }

  #choices() {
    const words = fields.words.value;
    const isSprint = fields.mode.value === "sprint";
    const choices = { words, mode: fields.mode.value };
    if (words === "drawn") {
      for (const name of ["pattern", "origin", "starts", "ends"]) {
        const value = fields[name].value.trim();
        if (value) choices[name] = value;
      }
    }
    const assignment = assignmentIn(words);
    if (assignment) Object.assign(choices, { words: "assigned", assignment });
    if (words === "list") choices.list = fields.list.value;
    if (!byId("order-choice").hidden && fields.inOrder.checked) choices.inOrder = true;
    if (words === "given") {
      const { words: given, card } = this.#given;
      Object.assign(choices, card ? { card } : { words: "completed", given });
    }
    if (isSprint) choices.minutes = Number(fields.minutes.value);
    else if (fields.count.value) choices.count = Number(fields.count.value);
    return choices;
  }
}

/** Returns what is chosen, in words: "10 new and due words, Listen". */
function chosenInWords() {
  const mode = byId(`mode-${fields.mode.value}`).textContent;
  const count = fields.mode.value === "sprint" ? "" : fields.count.value;
  const time = fields.mode.value === "sprint" ? ` for ${plural(Number(fields.minutes.value), "minute")}` : "";
  return `${wordsInWords(count)}, ${mode}${time}`;
}

function wordsInWords(count) {
  const words = fields.words.value;
  if (words === "list") return `${count ? plural(Number(count), "word") : "all words"} of ${fields.list.value}`;
  const name = document.querySelector(`[name="words"]:checked`).getAttribute("aria-labelledby");
  const title = byId(name).textContent;
  // "Assigned: Week 12" has its own capital letter.
  if (assignmentIn(words) !== null || words === "given") return title;
  const small = title[0].toLowerCase() + title.slice(1);
  return count ? `${count} ${small}` : small;
}
