/** A study of a deck. */

import { path, post, remove } from "../shell/api.js";
import { tellChange } from "../shell/changes.js";
import { byId } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { plural } from "../shell/wording.js";
import { leaveFor, LearningView } from "./learning-view.js";

export class StudyView extends LearningView {
  /** @type {{ isShuffled?: boolean, firstSide?: string }} */
  #wishes;

  /**
   * @param {string} deck
   * @param {URLSearchParams} query
   */
  constructor(deck, query) {
    super();
    this.deck = deck;
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

  /** Keeps a finished study on the page, because loading again would begin another one. */
  load() {
    return this.snapshot && !this.snapshot.card ? Promise.resolve() : super.load();
  }

  async current() {
    const snapshot = await post(path`/decks/${this.deck}/study`, this.#wishes);
    // From now on, the page follows this study, even if another page changes it.
    this.#wishes = {};
    return snapshot;
  }

  #step(step) {
    return this.take(() => post(path`/decks/${this.deck}/study/steps`, { step }));
  }

  flip() {
    return this.#step("flip");
  }

  swiped(direction) {
    this.#step(direction < 0 ? "next" : "back");
  }

  canType(card) {
    return card.question === null && this.typed === null;
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
    byId("learning-bar", HTMLProgressElement).value = count === 0 ? 1 : number / count;
    byId("back", HTMLButtonElement).disabled = number <= 1;
    for (const id of ["next", "back", "take-out"]) byId(id).hidden = count === 0;
  }

  async done() {
    await showProblemsIn(byId("problem"), async () => {
      await remove(path`/decks/${this.deck}/study`);
      tellChange();
      leaveFor(`/cards?${new URLSearchParams({ deck: this.deck })}`);
    });
  }
}
