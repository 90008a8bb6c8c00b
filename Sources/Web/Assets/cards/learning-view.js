/** A card on the page, one side at a time, in a study or in a review. */

import { get, path } from "../shell/api.js";
import { changeDetector, tellChange } from "../shell/changes.js";
import { playCard } from "../shell/chosen-words.js";
import { byId, fill, make } from "../shell/dom.js";
import { hear } from "../shell/hearing.js";
import { isForBrowser, isForControl } from "../shell/keyboard.js";
import { nextButton } from "../shell/next.js";
import { tellPasteOnPage } from "../shell/pasting.js";
import { showProblemsIn } from "../shell/problems.js";
import { SerialQueue } from "../shell/serial-queue.js";
import { onSwipe } from "../shell/swiping.js";
import { AnswerForm } from "./answer-form.js";
import { changeCard } from "./card-dialog.js";
import { cardText } from "./card-text.js";
import { showIfGone } from "./gone.js";

const problem = byId("problem");
const isSpoken = byId("speak", HTMLInputElement);

/** The parts that a study and a review share. Each class adds its own steps. */
export class LearningView {
  #hasChanged = changeDetector();
  #queue = new SerialQueue();
  #answer = new AnswerForm({
    canType: (card) => this.canType(card),
    say: () => this.#say(),
    flip: () => this.flip(),
  });
  /** When the card was asked, by `performance.now`. */
  #began = 0;
  /** @type {any} */
  snapshot = null;

  constructor() {
    keepStart();
    const on = (id, action) => byId(id).addEventListener("click", action);
    on("flip", () => this.flip());
    on("say", () => this.#say());
    on("done", () => this.done());
    on("spell", () => playCard(this.snapshot.card.deck, this.snapshot.card.id));
    on("change", () => this.#change());
    on("card-face", () => {
      // A person who selects text doesn't flip the card.
      if (getSelection().isCollapsed) this.flip();
    });
    isSpoken.checked = localStorage.getItem("cards-speak") === "yes";
    isSpoken.addEventListener("change", () => {
      localStorage.setItem("cards-speak", isSpoken.checked ? "yes" : "no");
    });
    document.addEventListener("keydown", (event) => this.#press(event));
    tellPasteOnPage(() => Boolean(this.snapshot?.card));
    onSwipe(byId("card-face"), (direction) => this.swiped(direction));
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (isForBrowser(event) || isForControl(event)) return;
    const action = this.actionOf(event.key === " " ? "Space" : event.key.toLowerCase());
    if (!action) return;
    event.preventDefault();
    if (!event.repeat) action();
  }

  // A study and a review have their own:

  /** The name of the deck; null for all decks. @type {string | null} */
  deck = null;
  /** @returns {Promise<any>} The snapshot of the server. */
  async current() {}
  /** Turns the card over. */
  flip() {}
  /** Ends the study or the review. */
  done() {}
  /** @param {1 | -1} _direction The direction of a swipe, as `onSwipe` gives it. */
  swiped(_direction) {}
  /**
   * Returns whether an answer to this side of the card can be typed now.
   *
   * @param {any} _card
   * @returns {boolean}
   */
  canType(_card) {
    return false;
  }
  /** Returns the sentence that replaces the card at the end. */
  endText() {
    return "";
  }
  showButtons() {}

  /**
   * Returns the action of a key; undefined for none.
   *
   * @param {string} key
   * @returns {(() => unknown) | undefined}
   */
  actionOf(key) {
    return { Space: () => this.flip(), enter: () => this.flip(), s: () => this.#say() }[key];
  }

  /**
   * Takes a step, and shows its result. A step waits for the one before.
   *
   * @param {() => Promise<object> | null} step Returns null if the step before has left nothing
   *   to do.
   */
  take(step) {
    return this.#queue.enqueue(() =>
      this.#showProblems(async () => {
        const snapshot = await step();
        if (!snapshot) return;
        this.show(snapshot);
        tellChange();
      })
    );
  }

  /** Runs an action, and shows why it failed. */
  #showProblems(action) {
    const { deck } = this;
    return showProblemsIn(problem, () => deck === null ? action() : showIfGone(deck, byId("learning"), action));
  }

  /** Shows the present state, which another page may have changed. */
  load() {
    return this.#queue.enqueue(() => this.#showProblems(async () => this.show(await this.current())));
  }

  show(snapshot) {
    byId("learning").hidden = false;
    const { card } = snapshot;
    // The address of the sound differs in each answer of the server.
    if (!this.#hasChanged({ ...snapshot, card: card && { ...card, sound: null } })) return;
    const isOther = this.snapshot?.card?.id !== card?.id;
    this.snapshot = snapshot;
    if (isOther) keepFocusFromChanging(card !== null);
    document.title = `${snapshot.title} – VocalVocab`;
    // A person at work has the whole screen.
    if (card) document.body.dataset.focus = "on";
    else delete document.body.dataset.focus;
    byId("learning-title").textContent = card?.deckTitle ?? snapshot.title;
    byId("card-side").textContent = card ? (card.side === "front" ? "Front" : "Back") : "";
    const question = card?.question;
    byId("card-question").hidden = !question;
    fill(byId("card-question"), ...(question ? cardText(question.text) : []));
    byId("card-question").lang = question?.language ?? "";
    fill(byId("card-text"), ...(card ? cardText(card.text) : [make("p", {}, this.endText())]));
    byId("card-text").lang = card?.language ?? "";
    if (card) byId("learning-end").hidden = true;
    else this.#offerNext();
    if (card?.colour) byId("learning").dataset.accent = card.colour;
    else byId("learning").removeAttribute("data-accent");
    byId("card-face").classList.toggle("is-turned", Boolean(question));
    for (const id of ["flip", "say", "spell", "card-menu"]) byId(id).hidden = !card;
    byId("change").hidden = !card || isGenerated(card.deck);
    byId("say").hidden = !card?.sound;
    byId("spell").hidden = !card?.canBeSpelled;
    if (isOther) {
      this.#began = performance.now();
      this.#answer.clear();
    }
    this.#answer.show(card);
    this.showButtons();
    if (card && isSpoken.checked) this.#say();
  }

  /** The typed answer to the card; null for none. */
  get typed() {
    return this.#answer.typed;
  }

  /** The milliseconds since the card was asked, at most a day. */
  get milliseconds() {
    return Math.min(86_400_000, Math.max(0, Math.round(performance.now() - this.#began)));
  }

  /** Shows what is due once no card is left. */
  async #offerNext() {
    fill(byId("learning-end"), await nextButton());
    byId("learning-end").hidden = this.snapshot.card !== null;
  }

  /** Changes the card that is shown. The study or the review goes on with it. */
  async #change() {
    // The card may be gone, and its deck still there.
    await showProblemsIn(problem, async () => {
      const { deck, id } = this.snapshot.card;
      const card = await get(path`/decks/${deck}/cards/${id}`);
      if (!await changeCard(card, deck, [])) return;
      tellChange();
      await this.load();
    });
  }

  #say() {
    const { sound } = this.snapshot?.card ?? {};
    if (sound) hear(problem, sound);
  }
}

/** The key of the tab's storage that holds the address of the page that leads to work. */
const startKey = "cards-start";

/** Notes that this page leads to the next one, before the next one is opened. */
export function noteStart() {
  sessionStorage.setItem(startKey, location.pathname + location.search);
}

/** Keeps the page that led here with this entry of the history, so that a reload still knows it. */
function keepStart() {
  const start = sessionStorage.getItem(startKey);
  sessionStorage.removeItem(startKey);
  if (start) history.replaceState({ start }, "");
}

/**
 * Leaves for another page, so that back does not lead into work that has ended.
 *
 * @param {string} address
 */
export function leaveFor(address) {
  if (history.state?.start === address) history.back();
  else location.replace(address);
}

/** Returns whether the deck is generated from words, so that nobody changes its cards. */
export function isGenerated(deck) {
  return deck.startsWith("list:") || deck.startsWith("words:");
}

/**
 * Moves the focus away from a button that changed the card before, so that Space flips the next
 * card and doesn't suspend it.
 *
 * @param {boolean} hasCard Whether a card follows.
 */
function keepFocusFromChanging(hasCard) {
  const focused = document.activeElement;
  if (focused.closest("#choices, #card-menu, #take-back, #flip, #say")) {
    (hasCard ? byId("flip") : byId("learning-title")).focus();
  }
}
