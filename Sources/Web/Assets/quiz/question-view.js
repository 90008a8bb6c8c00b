/** A question of the Quiz page, with its answers as buttons. */

import { post } from "../shell/api.js";
import { byId, fill, make } from "../shell/dom.js";
import { hear } from "../shell/hearing.js";
import { isForBrowser, isForControl } from "../shell/keyboard.js";
import { tellPasteOnPage } from "../shell/pasting.js";
import * as player from "../shell/player.js";
import { fitAnswers } from "./fitting.js";

const next = byId("question-next", HTMLButtonElement);
const aloud = byId("quiz-aloud", HTMLInputElement);

export class QuestionView {
  #take;
  #quiz = null;
  /** The shown content as JSON, so that the same content is not drawn twice. */
  #shown = "";
  #isShown = false;
  /** When the question was asked, by `performance.now`. */
  #began = 0;

  constructor({ take, leave }) {
    this.#take = take;
    byId("quiz-leave").addEventListener("click", leave);
    byId("question-hear").addEventListener("click", () => this.#play("word"));
    byId("question-read").addEventListener("click", () => this.#readAloud());
    next.addEventListener("click", () => this.#next());
    aloud.checked = localStorage.getItem("quiz-aloud") === "yes";
    aloud.addEventListener("change", () => {
      localStorage.setItem("quiz-aloud", aloud.checked ? "yes" : "no");
    });
    document.addEventListener("keydown", (event) => this.#press(event));
    tellPasteOnPage(() => this.#isShown);
    // A telephone that is turned leaves other room for the answers.
    addEventListener("resize", () => this.#isShown && fitAnswers(byId("answers")));
  }

  hide() {
    if (this.#isShown) player.stop();
    this.#isShown = false;
    this.#shown = "";
  }

  show(quiz, { isOurs, isNew }) {
    const isOther = this.#quiz?.id !== quiz.id || this.#quiz?.asked?.id !== quiz.asked.id;
    this.#quiz = quiz;
    this.#isShown = true;
    // The addresses of the sounds differ in each answer of the server.
    const shown = JSON.stringify({ ...quiz, sounds: null });
    if (shown === this.#shown) return;
    this.#shown = shown;
    const { asked, verdict, number, count } = quiz;
    document.title = `Question ${number} of ${count} – VocalVocab`;
    byId("question-place").textContent = `${number}/${count}`;
    byId("question-category").textContent = asked.category ?? "";
    Object.assign(byId("question-bar"), { max: count, value: number - (verdict ? 0 : 1) });
    byId("quiz-remark").textContent = quiz.remark ?? "";
    byId("question-text").textContent = asked.text;
    byId("question-hear").hidden = !asked.isHeard;
    // The focus moves before its button is disabled.
    if (verdict) next.disabled = false;
    // The button is always in view, so nothing scrolls.
    if (isOurs || isNew) (verdict ? next : byId("question-text")).focus({ preventScroll: Boolean(verdict) });
    next.disabled = !verdict;
    fill(byId("answers"), ...asked.answers.map((text, place) => this.#answer(text, place + 1)));
    if (isOther) fitAnswers(byId("answers"));
    this.#showVerdict(verdict);
    next.textContent = number === count ? "Show results" : "Next question";
    byId("quiz-credit").textContent = quiz.credit ? creditOf(quiz.credit) : "";
    if (isOther) this.#began = performance.now();
    if (!isOurs && !isNew) return;
    if (aloud.checked) this.#readAloud();
    else if (!verdict && asked.isHeard) this.#play("word");
  }

  #answer(text, number) {
    const { verdict } = this.#quiz;
    const isRight = verdict?.right === number;
    const isChosen = verdict?.choice === number;
    const isWrong = isChosen && !isRight;
    const mark = isRight ? "✓ right" : isWrong ? "✗ wrong" : "";
    return make(
      "li",
      {},
      make(
        "button",
        {
          type: "button",
          disabled: Boolean(verdict),
          class: [isRight && "is-right", isWrong && "is-wrong", isChosen && "is-chosen"]
            .filter(Boolean).join(" "),
          click: () => this.#choose(number),
        },
        make("span", { class: "number" }, number),
        make("span", { class: "text", lang: this.#quiz.asked.language, dir: "auto" }, text),
        make("span", { class: "answer-mark" }, isChosen ? `${mark}, your answer` : mark),
      ),
    );
  }

  #showVerdict(verdict) {
    fill(
      byId("question-verdict"),
      verdict && make(
        "p",
        { class: verdict.isRight ? "right" : "wrong" },
        `${verdict.isRight ? "✓" : "✗"} ${verdict.sentence}`,
      ),
      verdict?.explanation && make("p", {}, verdict.explanation),
    );
  }

  #press(event) {
    if (!this.#isShown || isForBrowser(event) || isForControl(event) || event.repeat) return;
    const key = event.key.toLowerCase();
    const { asked, verdict } = this.#quiz;
    if (key === "enter" && verdict) {
      event.preventDefault();
      this.#next();
    } else if (key === "s" && asked.isHeard) {
      this.#play("word");
    } else if (key === "r") {
      this.#readAloud();
    } else if (!verdict && key.length === 1) {
      const place = "123456789".indexOf(key) >= 0
        ? Number(key)
        : "abcdefghi".indexOf(key) + 1;
      if (place >= 1 && place <= asked.answers.length) this.#choose(place);
    }
  }

  #choose(choice) {
    const { asked, verdict } = this.#quiz;
    if (verdict) return;
    const milliseconds = Math.min(86_400_000, Math.round(performance.now() - this.#began));
    this.#take(() => post("/quiz/answers", { question: asked.id, choice, milliseconds }));
  }

  #next() {
    const { asked } = this.#quiz;
    player.stop();
    this.#take(() => post("/quiz/next", { question: asked.id }));
  }

  #readAloud() {
    return this.#play(this.#quiz.verdict ? "verdict" : "question");
  }

  async #play(part) {
    const address = this.#quiz.sounds[part];
    if (address) await hear(byId("problem"), address);
  }
}

/** Returns the sentence that names the source of questions and its licence. */
export function creditOf({ name, address, licence }) {
  return `Questions: ${name}, ${address}, ${licence}.`;
}
