/** The form in which a person types the answer to a card, and the choices about it. */

import { path, post } from "../shell/api.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { marksElement } from "../shell/marks.js";
import { showNotice } from "../shell/notice.js";
import { onSeveralLines } from "../shell/pasting.js";
import { showProblemsIn } from "../shell/problems.js";
import { SerialQueue } from "../shell/serial-queue.js";

const form = byId("typing", HTMLFormElement);
const { typed: field } = fieldsOf(form);
const isWanted = byId("type-answers", HTMLInputElement);
const forgivesAccents = byId("forgive-accents", HTMLInputElement);
const verdict = byId("typed-verdict");

export class AnswerForm {
  #canType;
  #say;
  #flip;
  /** @type {any} */
  #card = null;
  #queue = new SerialQueue();
  /** The checked answer; null before a check. */
  typed = null;

  /**
   * @param {object} options
   * @param {(card: any) => boolean} options.canType Returns whether this side can be answered now.
   * @param {() => void} options.say Says the card.
   * @param {() => unknown} options.flip Turns the card over.
   */
  constructor({ canType, say, flip }) {
    this.#canType = canType;
    this.#say = say;
    this.#flip = flip;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      // A second press of Enter would turn the card back.
      this.#queue.runUnlessBusy(() => this.#check());
    });
    onSeveralLines(field, () => showNotice("These are several lines: type the answer alone."));
    for (const box of [isWanted, forgivesAccents]) {
      box.checked = localStorage.getItem(`cards-${box.id}`) === "yes";
      box.addEventListener("change", () => {
        localStorage.setItem(`cards-${box.id}`, box.checked ? "yes" : "no");
        this.show(this.#card);
      });
    }
  }

  /** Forgets the answer to the card before. */
  clear() {
    this.typed = null;
    fill(verdict);
    field.value = "";
  }

  /**
   * Shows the form, if the person wants to type and the card can be answered.
   *
   * @param {any} card
   */
  show(card) {
    this.#card = card;
    const isShown = isWanted.checked && card?.canBeTyped && this.#canType(card);
    const wasHidden = form.hidden;
    form.hidden = !isShown;
    forgivesAccents.closest("label").hidden = !isWanted.checked;
    if (isShown && wasHidden) field.focus();
  }

  /**
   * Checks the answer, shows the verdict, and turns the card over. An empty answer says the card
   * again.
   */
  async #check() {
    if (!field.value.trim()) return this.#say();
    await showProblemsIn(byId("problem"), async () => {
      const { deck, id, side } = this.#card;
      const typed = field.value;
      const { isRight, answers, marks } = await post(path`/decks/${deck}/checks`, {
        card: id,
        side,
        typed,
        forgivesAccents: forgivesAccents.checked,
      });
      // Another page may have gone on to another card meanwhile.
      if (this.#card?.id !== id) return;
      this.typed = typed;
      fill(
        verdict,
        make(
          "p",
          { class: isRight ? "right" : "wrong", translate: "no" },
          isRight ? "✓ Correct." : `✗ Not quite. Right: ${answers.join("; ")}.`,
        ),
        marks.length > 0 && marksElement(marks),
      );
      // The field disappears with the question.
      byId("learning-title").focus();
      await this.#flip();
    });
  }
}
