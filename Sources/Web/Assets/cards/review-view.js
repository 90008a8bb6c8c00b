/** A review of a deck, or of all decks. */

import { get, post } from "../shell/api.js";
import { byId, fill, make } from "../shell/dom.js";
import { plural } from "../shell/wording.js";
import { isGenerated, leaveFor, LearningView } from "./learning-view.js";

export class ReviewView extends LearningView {
  /** @param {string | null} deck */
  constructor(deck) {
    super();
    this.deck = deck;
    for (const id of ["next", "back", "take-out"]) byId(id).hidden = true;
    byId("take-back").addEventListener("click", () => this.#takeBack());
    byId("bury").addEventListener("click", () => this.#step("bury"));
    byId("suspend").addEventListener("click", () => this.#step("suspend"));
  }

  current() {
    return get(`/review${this.deck === null ? "" : `?${new URLSearchParams({ deck: this.deck })}`}`);
  }

  #step(step) {
    const card = this.snapshot.card?.id;
    return this.take(() => post("/review/steps", { step, deck: this.deck, card }));
  }

  flip() {
    return this.snapshot.card ? this.#step("flip") : undefined;
  }

  /**
   * Answers the card after all earlier steps, because a quick person doesn't wait for the back.
   *
   * @param {number} recall
   */
  #answer(recall) {
    return this.take(() => {
      const { card } = this.snapshot;
      if (card?.side !== "back") return null;
      const answer = { recall, typed: this.typed, milliseconds: this.milliseconds };
      return post("/review/steps", { step: "answer", deck: this.deck, card: card.id, ...answer });
    });
  }

  #takeBack() {
    return this.take(() =>
      this.snapshot.canTakeBack ? post("/review/steps", { step: "takeBack", deck: this.deck }) : null
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
    byId("learning-bar", HTMLProgressElement).value = review.done + left === 0 ? 1 : review.done / (review.done + left);
    const takeBack = byId("take-back");
    if (!canTakeBack && document.activeElement === takeBack) byId(card ? "flip" : "learning-title").focus();
    takeBack.hidden = !canTakeBack;
    byId("bury").hidden = byId("suspend").hidden = !card;
    byId("suspend", HTMLButtonElement).disabled = Boolean(card) && isGenerated(card.deck);
    byId("choices").hidden = card?.side !== "back";
    // The answers are the way on from the back.
    byId("flip").classList.toggle("primary", card?.side === "front");
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
    leaveFor(this.deck === null ? "/cards" : `/cards?${new URLSearchParams({ deck: this.deck })}`);
  }
}
