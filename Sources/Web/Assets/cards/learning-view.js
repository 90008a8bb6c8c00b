/** A study or a review: one side of a card at a time. */

import { get, path, post, remove } from "../shell/api.js";
import { playWords } from "../shell/chosen-words.js";
import { byId, fill, make } from "../shell/dom.js";
import * as player from "../shell/player.js";
import { showProblemsIn } from "../shell/problems.js";
import { SerialQueue } from "../shell/serial-queue.js";
import { plural } from "../shell/wording.js";
import { cardText } from "./card-text.js";
import { changeDetector, tellChange } from "../shell/changes.js";

const problem = byId("problem");
/** The pixels by which a finger moves in a swipe. */
const swipe = 60;
const controls = "a, input, select, textarea, summary, dialog";

class LearningView {
  #hasChanged = changeDetector();
  #queue = new SerialQueue();
  /** When the card was asked, by `performance.now`. */
  #began = 0;
  #typed = null;
  snapshot = null;

  constructor() {
    const on = (id, action) => byId(id).addEventListener("click", action);
    on("flip", () => this.flip());
    on("say", () => this.#say());
    on("done", () => this.done());
    on("spell", () => playWords([this.snapshot.card.word]));
    byId("card-face").addEventListener("click", () => {
      if (getSelection().isCollapsed) this.flip();
    });
    byId("typing").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#check(event.target.elements.typed);
    });
    for (const id of ["type-answers", "forgive-accents", "speak"]) {
      byId(id).checked = localStorage.getItem(`cards-${id}`) === "yes";
      byId(id).addEventListener("change", ({ target }) => {
        localStorage.setItem(`cards-${id}`, target.checked ? "yes" : "no");
        this.#showTyping();
      });
    }
    this.#listenToKeys();
    this.#listenToSwipes();
  }

  #listenToKeys() {
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest(controls)) return;
      // A button has its own Space and Enter.
      if ([" ", "Enter"].includes(event.key) && event.target.closest("button")) return;
      const action = this.actionOf(event.key === " " ? "Space" : event.key.toLowerCase());
      if (!action) return;
      event.preventDefault();
      if (!event.repeat) action();
    });
  }

  #listenToSwipes() {
    let start = null;
    const face = byId("card-face");
    face.addEventListener("touchstart", ({ touches: [touch] }) => {
      start = { x: touch.clientX, y: touch.clientY };
    }, { passive: true });
    face.addEventListener("touchend", (event) => {
      if (!start) return;
      const { clientX, clientY } = event.changedTouches[0];
      const [x, y] = [clientX - start.x, clientY - start.y];
      start = null;
      if (Math.abs(x) < swipe || Math.abs(x) < 2 * Math.abs(y)) return;
      event.preventDefault();
      this.swiped(x < 0 ? 1 : -1);
    });
  }

  /** Returns what a key does; undefined for nothing. */
  actionOf(key) {
    return { Space: () => this.flip(), enter: () => this.flip(), s: () => this.#say() }[key];
  }

  /**
   * Takes a step, and shows where it leads. A step waits for the one before.
   *
   * @param {() => Promise<object> | null} step Gives null where the step before has left nothing to do.
   */
  take(step) {
    return this.#queue.enqueue(() =>
      showProblemsIn(problem, async () => {
        const snapshot = await step();
        if (!snapshot) return;
        this.show(snapshot);
        tellChange();
      })
    );
  }

  /** Shows where it stands, which another page may have changed. */
  load() {
    return this.#queue.enqueue(() =>
      showProblemsIn(problem, async () => {
        this.show(await this.current());
      })
    );
  }

  show(snapshot) {
    byId("learning").hidden = false;
    const { card } = snapshot;
    // Each answer of the server has another address for its sound.
    if (!this.#hasChanged({ ...snapshot, card: card && { ...card, sound: null } })) return;
    const isOther = this.snapshot?.card?.id !== card?.id;
    this.snapshot = snapshot;
    if (isOther) keepFocusFromChanging(card !== null);
    document.title = `${snapshot.title} – VocalVocab`;
    byId("learning-title").textContent = card?.deckTitle ?? snapshot.title;
    byId("card-side").textContent = card ? (card.side === "front" ? "Front" : "Back") : "";
    fill(byId("card-text"), ...(card ? cardText(card.text) : [make("p", {}, this.endText())]));
    byId("card-text").lang = card?.language ?? "";
    if (card?.colour) byId("learning").dataset.accent = card.colour;
    else byId("learning").removeAttribute("data-accent");
    byId("card-face").classList.toggle("is-back", card?.side === "back");
    for (const id of ["flip", "say", "spell"]) byId(id).hidden = !card;
    byId("say").hidden = !card?.sound;
    byId("spell").hidden = !card?.word;
    if (isOther) {
      [this.#began, this.#typed] = [performance.now(), null];
      byId("typed-verdict").textContent = "";
      byId("typing").elements.typed.value = "";
    }
    this.#showTyping();
    this.showButtons();
    if (card && byId("speak").checked) this.#say();
  }

  get typed() {
    return this.#typed;
  }

  get milliseconds() {
    return Math.min(86_400_000, Math.max(0, Math.round(performance.now() - this.#began)));
  }

  #showTyping() {
    const { card } = this.snapshot ?? {};
    const isWanted = byId("type-answers").checked && card?.canBeTyped && this.canType(card);
    const wasHidden = byId("typing").hidden;
    byId("typing").hidden = !isWanted;
    byId("forgive-accents").closest("label").hidden = !byId("type-answers").checked;
    if (isWanted && wasHidden) byId("typing").elements.typed.focus();
  }

  async #check(field) {
    const { card } = this.snapshot;
    if (!field.value.trim()) return this.#say();
    await showProblemsIn(problem, async () => {
      const { isRight, answers } = await post(path`/decks/${card.deck}/checks`, {
        card: card.id,
        side: card.side,
        typed: field.value,
        forgivesAccents: byId("forgive-accents").checked,
      });
      this.#typed = field.value;
      const verdict = byId("typed-verdict");
      verdict.className = isRight ? "right" : "wrong";
      verdict.textContent = isRight ? "✓ Correct." : `✗ Not quite. Right: ${answers.join("; ")}.`;
      // The field goes with the question.
      byId("learning-title").focus();
      await this.flip();
    });
  }

  async #say() {
    const { sound } = this.snapshot?.card ?? {};
    if (sound) await showProblemsIn(problem, () => player.playSample(sound));
  }
}

/**
 * Moves the focus away from a button that did something to the card before, so that Space flips the next card, and
 * does not suspend it.
 */
function keepFocusFromChanging(hasCard) {
  const focused = document.activeElement;
  if (focused.closest("#choices, #take-out, #take-back, #bury, #suspend, #spell, #flip, #say")) {
    (hasCard ? byId("flip") : byId("learning-title")).focus();
  }
}

/** A study of a deck. */
export class StudyView extends LearningView {
  #deck;
  #wishes;

  constructor(deck, query) {
    super();
    this.#deck = deck;
    this.#wishes = {
      ...(query.has("shuffled") && { isShuffled: true }),
      ...(query.has("backs") && { firstSide: "back" }),
    };
    for (const step of ["next", "back"]) {
      byId(step).addEventListener("click", ({ detail }) => {
        // After a click of the mouse, Space flips the card.
        if (detail > 0) byId("flip").focus();
        this.#step(step);
      });
    }
    byId("take-out").addEventListener("click", () => this.#step("remove"));
    for (const id of ["take-back", "bury", "suspend"]) byId(id).hidden = true;
  }

  /** A study that has ended stays on the page: to look once more would begin another. */
  load() {
    return this.snapshot && !this.snapshot.card ? Promise.resolve() : super.load();
  }

  async current() {
    const snapshot = await post(path`/decks/${this.#deck}/study`, this.#wishes);
    // Later looks follow the study, whatever another page has made of it.
    this.#wishes = {};
    return snapshot;
  }

  #step(step) {
    return this.take(() => post(path`/decks/${this.#deck}/study/steps`, { step }));
  }

  flip() {
    return this.#step("flip");
  }

  swiped(direction) {
    this.#step(direction > 0 ? "next" : "back");
  }

  canType() {
    return this.typed === null;
  }

  actionOf(key) {
    const steps = { n: "next", arrowright: "next", b: "back", arrowleft: "back", r: "remove" };
    return key in steps ? () => this.#step(steps[key]) : super.actionOf(key);
  }

  endText() {
    return "You removed every card from this study.";
  }

  showButtons() {
    const { number, count, rounds, removed } = this.snapshot.study;
    byId("learning-progress").textContent = [
      `${number} of ${count}`,
      removed > 0 && `${removed} removed`,
      rounds > 0 && `all shown ${plural(rounds, "time")}`,
    ].filter(Boolean).join(" · ");
    byId("learning-bar").value = count === 0 ? 1 : number / count;
    byId("back").disabled = number <= 1;
    for (const id of ["next", "back", "take-out"]) byId(id).hidden = count === 0;
  }

  async done() {
    await showProblemsIn(problem, async () => {
      await remove(path`/decks/${this.#deck}/study`);
      tellChange();
      location.assign(`/cards?${new URLSearchParams({ deck: this.#deck })}`);
    });
  }
}

/** A review of a deck, or of all decks. */
export class ReviewView extends LearningView {
  #deck;

  /** @param {string | null} deck */
  constructor(deck) {
    super();
    this.#deck = deck;
    for (const id of ["next", "back", "take-out"]) byId(id).hidden = true;
    byId("take-back").addEventListener("click", () => this.#takeBack());
    byId("bury").addEventListener("click", () => this.#step("bury"));
    byId("suspend").addEventListener("click", () => this.#step("suspend"));
  }

  current() {
    return get(`/review${this.#deck === null ? "" : `?${new URLSearchParams({ deck: this.#deck })}`}`);
  }

  #step(step) {
    const card = this.snapshot.card?.id;
    return this.take(() => post("/review/steps", { step, deck: this.#deck, card }));
  }

  flip() {
    return this.snapshot.card ? this.#step("flip") : undefined;
  }

  /** Answers the card, once the steps before are taken: quick fingers don't wait for the back. */
  #answer(recall) {
    return this.take(() => {
      const { card } = this.snapshot;
      if (card?.side !== "back") return null;
      const answer = { recall, typed: this.typed, milliseconds: this.milliseconds };
      return post("/review/steps", { step: "answer", deck: this.#deck, card: card.id, ...answer });
    });
  }

  #takeBack() {
    return this.take(() =>
      this.snapshot.canTakeBack ? post("/review/steps", { step: "takeBack", deck: this.#deck }) : null
    );
  }

  swiped() {
    this.flip();
  }

  canType(card) {
    return card.side === "front" && this.typed === null;
  }

  actionOf(key) {
    if (["1", "2", "3", "4"].includes(key)) return () => this.#answer(Number(key));
    if (key === "u") return () => this.#takeBack();
    return super.actionOf(key);
  }

  endText() {
    return "Nothing more is due. Come back tomorrow, or study a deck.";
  }

  showButtons() {
    const { card, review, choices, canTakeBack } = this.snapshot;
    const left = review.due + review.new + review.forgotten;
    byId("learning-progress").textContent = [
      `${plural(left, "card")} left`,
      review.due > 0 && `${review.due} due`,
      review.new > 0 && `${review.new} new`,
      review.forgotten > 0 && `${review.forgotten} forgotten`,
    ].filter(Boolean).join(" · ");
    byId("learning-bar").value = review.done + left === 0 ? 1 : review.done / (review.done + left);
    byId("take-back").hidden = !canTakeBack;
    byId("bury").hidden = byId("suspend").hidden = !card;
    byId("suspend").disabled = card?.deck.startsWith("list:") || card?.deck.startsWith("words:");
    byId("choices").hidden = card?.side !== "back";
    fill(
      byId("choices"),
      ...choices.map(({ recall, title, interval }) =>
        make(
          "button",
          { type: "button", click: () => this.#answer(recall) },
          make("span", {}, title),
          make("small", {}, interval),
          make("kbd", {}, recall),
        )
      ),
    );
  }

  async done() {
    const query = this.#deck === null ? "" : `?${new URLSearchParams({ deck: this.#deck })}`;
    location.assign(`/cards${query}`);
  }
}
