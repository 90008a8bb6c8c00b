/** The results of a quiz. */

import { post } from "../shell/api.js";
import { byId, fill, make } from "../shell/dom.js";
import { hear } from "../shell/hearing.js";
import { nextButton } from "../shell/next.js";
import { creditOf } from "./question-view.js";

export class ResultsView {
  #shown = "";

  constructor({ take, end }) {
    byId("quiz-end").addEventListener("click", end);
    byId("quiz-again").addEventListener("click", () => take(() => post("/quiz/again", {})));
  }

  hide() {
    this.#shown = "";
  }

  show(quiz, { isOurs }) {
    const { results, credit, sounds } = quiz;
    const shown = JSON.stringify({ ...quiz, sounds: null });
    if (shown === this.#shown) return;
    this.#shown = shown;
    document.title = "Results – VocalVocab";
    byId("results-title").textContent = results.sentence;
    this.#offerNext();
    byId("quiz-again").hidden = results.right === results.count;
    fill(byId("results-list"), ...results.questions.map(row));
    byId("results-credit").textContent = credit ? creditOf(credit) : "";
    if (!isOurs) return;
    byId("results-title").focus();
    if (byId("quiz-aloud", HTMLInputElement).checked && sounds.results) hear(byId("problem"), sounds.results);
  }

  /** Shows what is due now that the quiz has ended. */
  async #offerNext() {
    fill(byId("results-next"), await nextButton());
  }
}

function row({ asked, verdict }) {
  const answer = (place) => asked.answers[place - 1];
  return make(
    "li",
    {},
    make("h2", {}, asked.text),
    verdict.isRight
      ? make("p", { class: "right" }, `✓ ${answer(verdict.right)}`)
      : make("p", { class: "wrong" }, `✗ You chose: ${answer(verdict.choice)}`),
    !verdict.isRight && make("p", { class: "right" }, `✓ Right: ${answer(verdict.right)}`),
    verdict.explanation && make("p", { class: "secondary" }, verdict.explanation),
  );
}
