/** The questions to a new learner on the start panel. The button "Start" keeps the answers. */

import { get, post } from "../shell/api.js";
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
  }
}

/** Returns a question with its answers. A voice speaks as soon as it is chosen. */
function group({ setting, question, options }) {
  const isVoice = setting === "voice";
  return make(
    "fieldset",
    {},
    make("legend", {}, question),
    ...options.map(({ value, title }, number) =>
      make(
        "label",
        { class: "choice" },
        make("input", {
          type: "radio",
          name: `first-${setting}`,
          value,
          checked: number === 0,
          // The arrow keys choose a voice with a click, too, and the person can hear a chosen voice
          // again.
          click: () => isVoice && hear(value),
        }),
        make("span", {}, title),
      ),
    ),
  );
}

function hear(voice) {
  return hearSpeech(byId("problem"), "/voices/trials", { voice, word: true });
}
