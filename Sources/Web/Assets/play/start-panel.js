/** The panel that asks what to practise; as it stands when it is shown, one press begins. */

import { get } from "../shell/api.js";
import { attempt } from "../shell/problems.js";
import { handedOver } from "../shell/chosen-words.js";
import { byId, fill, make } from "../shell/dom.js";
import { plural } from "../shell/wording.js";

const form = byId("choices");
const fields = form.elements;

export class StartPanel {
  #given = [];
  #isCountTouched = false;

  /** @param {{ start: (choices: object) => void, goOn: () => void }} does */
  constructor({ start, goOn }) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      start(this.#choices());
    });
    form.addEventListener("change", (event) => {
      if (event.target === fields.count) this.#isCountTouched = true;
      this.#suit();
    });
    byId("go-on").addEventListener("click", goOn);
  }

  /** @param {{ isOpen: boolean, notice: string }} state Whether a round is open; what to say. */
  async show({ isOpen, notice }) {
    byId("go-on").hidden = !isOpen;
    byId("news").textContent = notice;
    // At once: whoever followed a link need not wait for what else there is.
    this.#preselect(new URLSearchParams(location.search));
    this.#suit();
    byId("start").focus({ preventScroll: true });
    await attempt(byId("problem"), async () => {
      const [{ lists }, settings, statistics] = await Promise.all([
        get("/lists"),
        get("/settings"),
        get("/statistics"),
      ]);
      this.#offerLists(lists.filter((list) => !list.isExcluded));
      this.#offerCount(String(settings.dailyGoal));
      this.#tellDue(statistics.due.length);
      this.#preselect(new URLSearchParams(location.search));
      this.#suit();
    });
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

  /** A day's goal is a good length for a session. */
  #offerCount(goal) {
    const options = [...fields.count.options];
    if (!options.some((option) => option.value === goal)) {
      const after = options.find(
        (option) => option.value === "" || Number(option.value) > Number(goal),
      );
      after.before(make("option", { value: goal }, goal));
    }
    if (!this.#isCountTouched) fields.count.value = goal;
  }

  #tellDue(count) {
    if (count > 0) byId("due").textContent = `${plural(count, "word is", "words are")} due today.`;
    byId("due-only").textContent =
      count > 0 ? `${plural(count, "word")} that you would soon forget.` : "None is due today.";
  }

  /** A link from another page has chosen already. */
  #preselect(query) {
    const list = query.get("list");
    if (list !== null) {
      fields.words.value = "list";
      const isOffered = [...fields.list.options].some(({ value }) => value === list);
      if (!isOffered) fields.list.append(make("option", { value: list }, list));
      fields.list.value = list;
    } else if (query.has("completed")) {
      fields.words.value = "completed";
    } else if (query.has("given")) {
      this.#given = handedOver();
      byId("given-choice").hidden = this.#given.length === 0;
      byId("given-words").textContent = plural(this.#given.length, "word");
      if (this.#given.length > 0) fields.words.value = "given";
    }
  }

  /** Shows what goes with the choice, and only that. */
  #suit() {
    const words = fields.words.value;
    const isSprint = fields.mode.value === "sprint";
    byId("list-name").hidden = words !== "list";
    byId("minutes-choice").hidden = !isSprint;
    byId("count-choice").hidden = isSprint;
    fields.minutes.disabled = !isSprint;
    // A list that somebody made is meant as a whole.
    if (!this.#isCountTouched && words !== "drawn") fields.count.value = "";
  }

  #choices() {
    const words = fields.words.value;
    const isSprint = fields.mode.value === "sprint";
    const choices = { words, mode: fields.mode.value };
    if (words === "list") choices.list = fields.list.value;
    if (words === "given") {
      choices.words = "completed";
      choices.given = this.#given;
    }
    if (isSprint) choices.minutes = Number(fields.minutes.value);
    else if (fields.count.value) choices.count = Number(fields.count.value);
    return choices;
  }
}
