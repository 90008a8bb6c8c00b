/** The form that plans the way to the test of a list. */

import { announce } from "../shell/announcer.js";
import { post } from "../shell/api.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { plural } from "../shell/wording.js";

const form = byId("test-form");
const problem = byId("test-problem");
const { list, on, minutes } = fieldsOf(form);

export class TestForm {
  #change;

  /**
   * @param {(action: () => Promise<object>, place: HTMLElement)
   *   => Promise<object | undefined>} change
   */
  constructor(change) {
    this.#change = change;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#plan();
    });
  }

  /** @param {object[]} lists The lists that have words. */
  offer(lists) {
    const chosen = list.value;
    fill(
      list,
      ...lists.map(({ name, words }) =>
        make(
          "option",
          { value: name, selected: name === chosen },
          `${name} (${plural(words, "word")})`,
        )
      ),
    );
    form.hidden = lists.length === 0;
    byId("no-test-lists").hidden = lists.length > 0;
  }

  async #plan() {
    const wish = { list: list.value, on: on.value, minutes: Number(minutes.value) };
    const plan = await this.#change(() => post("/plan/tests", wish), problem);
    if (plan) announce([`The plan for the test of ${wish.list} is among your tasks.`]);
  }
}
