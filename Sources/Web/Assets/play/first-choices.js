/** The questions to a new learner on the start panel. The button "Start" keeps the answers. */

import { get, post } from "../shell/api.js";
import { makeChoice } from "../shell/choice.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { hearSpeech } from "../shell/hearing.js";

const place = byId("first-choices");

export class FirstChoices {
  #settings = [];

  /** Shows the questions that the server has for this learner, if there are any. */
  async show() {
    const { choices } = await get("/first-choices");
    this.#settings = choices.map(({ setting }) => setting);
    fill(place, ...choices.map(group));
    place.hidden = choices.length === 0;
    // Before the first session, the questions alone stand beside the button.
    byId("choices").classList.toggle("is-new", choices.length > 0);
  }

  /** Whether the learner has questions to answer. */
  get areDue() {
    return this.#settings.length > 0;
  }

  /** Keeps the answers, if there were questions. */
  async keep() {
    if (!this.areDue) return;
    const fields = fieldsOf(byId("choices"));
    const answers = this.#settings.map((setting) => [setting, fields[`first-${setting}`].value]);
    await post("/first-choices", Object.fromEntries(answers));
    this.#settings = [];
    place.hidden = true;
    byId("choices").classList.remove("is-new");
  }
}

/** Returns a question with its answers. Those that few people need stand behind "More voices". */
function group({ setting, question, options }) {
  const isVoice = setting === "voice";
  const kind = { class: isVoice ? "voices" : "chips" };
  const choose = ({ value, title, about }) => {
    const choice = makeChoice({
      name: `first-${setting}`,
      value,
      title,
      about,
      checked: value === options[0].value,
      hear: isVoice ? () => hear(value) : undefined,
    });
    choice.classList.toggle("wide", Boolean(about));
    return choice;
  };
  const more = options.filter(({ isMore }) => isMore);
  return make(
    "fieldset",
    {},
    make("legend", {}, question),
    make("div", kind, ...options.filter(({ isMore }) => !isMore).map(choose)),
    more.length > 0 &&
      make(
        "details",
        {},
        make("summary", {}, "More voices"),
        make("div", kind, ...more.map(choose)),
      ),
  );
}

function hear(voice) {
  return hearSpeech(byId("problem"), "/voices/trials", { voice, word: true });
}
