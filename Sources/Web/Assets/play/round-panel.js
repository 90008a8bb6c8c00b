/** The panel of a round. It sends requests and tries, and plays and shows the answers. */

import { get, path, post } from "../shell/api.js";
import { ask, makeCloseButton, openDialog } from "../shell/dialogs.js";
import { byId } from "../shell/dom.js";
import { untilAnswered } from "../shell/kept-step.js";
import { showNotice } from "../shell/notice.js";
import { onSeveralLines } from "../shell/pasting.js";
import * as player from "../shell/player.js";
import { showProblemsIn } from "../shell/problems.js";
import { Countdown } from "./countdown.js";
import { loadDraft, saveDraft } from "./draft.js";
import { keyTables } from "./key-help.js";
import { HelpRow } from "./help-row.js";
import { listenOnPage } from "./keys.js";
import { showReveal } from "./reveal.js";
import { showRound } from "./round-view.js";
import { listenToField } from "./spelling-field.js";
import { unavailable } from "./unavailable.js";
import { setVisible } from "./visibility.js";
import { watchVisibleHeight } from "./visible-height.js";

const panel = byId("round-panel");
const field = byId("typed", HTMLInputElement);
const playButton = byId("play");
const nextButton = byId("next");
const problem = byId("round-problem");

export class RoundPanel {
  #session = null;
  #round = null;
  #queue;
  #countdown;
  #lost;
  /** The sentence about the voice that was shown last. */
  #voiceFailure = null;
  #help = new HelpRow();

  /**
   * @param {object} options
   * @param {() => Promise} options.next Called to begin the next round.
   * @param {() => Promise} options.end Called to end the session.
   * @param {() => void} options.lost Called when the server does not know the round.
   * @param {import("../shell/serial-queue.js").SerialQueue} options.queue
   */
  constructor({ next, end, lost, queue }) {
    this.#lost = lost;
    this.#queue = queue;
    this.#countdown = new Countdown(byId("countdown"), end);
    listenToField(field, {
      request: (request) => this.#handle(request),
      change: (typed) => this.#saveTyped(typed),
    });
    onSeveralLines(field, (lines) => this.#refuseLines(lines));
    listenOnPage({ play: () => this.#round && this.#handle("word"), stop: player.stop });
    byId("spelling").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    panel.addEventListener("click", (event) => {
      const button = buttonOf(event, "[data-request]");
      if (!button) return;
      this.#help.close();
      this.#handle(button.dataset.request);
    });
    // A press on a button leaves the focus in the text field, and the keyboard of a telephone open.
    panel.addEventListener("mousedown", (event) => {
      const isTyping = document.activeElement === field;
      if (isTyping && buttonOf(event, "button, summary")) event.preventDefault();
    });
    playButton.addEventListener("click", () => this.#isAsking && focusOn(field));
    watchVisibleHeight();
    byId("hide-sight").addEventListener("click", () => this.#hideSight());
    nextButton.addEventListener("click", () => this.#queue.runUnlessBusy(next));
    byId("end").addEventListener("click", () => this.#queue.runUnlessBusy(end));
    byId("key-help").addEventListener(
      "click",
      () => openDialog("Keys", keyTables(), makeCloseButton()),
    );
  }

  /**
   * Shows the round of a session.
   *
   * @param {object} session
   * @param {boolean} isPressed Whether the person pressed something. Otherwise the browser allows
   *   no sound.
   */
  show(session, isPressed) {
    const old = this.#round;
    const isSame = old?.id === session.round.id;
    this.#session = session;
    this.#countdown.set(session.secondsLeft);
    problem.textContent = "";
    this.#update(session.round);
    // After the server was away, the same round goes on with the text that was typed.
    if (isSame && old.state === session.round.state) {
      saveDraft(session.round.id, { typed: field.value });
      return;
    }
    const { typed, waiting } = loadDraft(this.#round.id);
    field.value = typed;
    // The page was loaded again before the server answered.
    if (waiting) this.#judge(waiting.step, waiting.body);
    this.#showSilence(!isPressed && this.#isAsking);
    if (!this.#isAsking) return this.#focus();
    // If the browser lets no sound begin by itself, Enter in the empty field says the word.
    focusOn(field);
    if (isPressed) this.#hear("word");
  }

  /** Stops everything that belongs to the round, after the panel was hidden. */
  leave() {
    if (this.#round) player.stop();
    player.keepOnly([]);
    this.#help.close();
    this.#round = null;
    this.#countdown.set(null);
  }

  get #isAsking() {
    return this.#round?.state === "asking";
  }

  /** Handles a request of a key or a button. */
  #handle(request) {
    switch (request) {
      case "hint":
        return this.#hint();
      case "slip":
        return this.#round.canTakeBackSlip
          ? this.#judge("slips")
          : showNotice(unavailable(request));
      case "skip":
        return this.#isAsking && this.#judge("skip");
      case "exclude":
        return this.#exclude();
      case "define":
        saveDraft(this.#round.id, { isDefinitionShown: true });
        return this.#hear(request).then(() => this.#render());
      default:
        return this.#hear(request);
    }
  }

  // Hearing

  /** Plays a sound at once, and notes it on the server at the same time. */
  async #hear(cue) {
    const address = this.#round.sounds[cue];
    if (!address) return showNotice(unavailable(cue));
    this.#showSilence(false);
    if (player.isOnComputer()) return this.#send("hearings", { cue, on: "computer" });
    const playing = player.play(address, { offersTap: false });
    // The answer belongs to its try: the person did not ask to hear it.
    if (cue !== "answer") this.#send("hearings", { cue });
    if (!(await playing)) this.#showSilence(true);
  }

  /** Says whether the browser waits for a tap before it lets the word be heard. */
  #showSilence(isSilent) {
    // The button of the offer goes with it.
    if (!isSilent && byId("silence").contains(document.activeElement)) focusOn(field);
    playButton.classList.toggle("waiting", isSilent);
    setVisible(byId("silence"), isSilent && this.#isAsking);
  }

  async #hint() {
    if (!this.#isAsking) return this.#hear("hint");
    // When everything is told, the last hint can still be heard again.
    if (!this.#round.hasMoreHints) showNotice(unavailable("hint"));
    else await this.#send("hints");
    if (this.#round?.sounds.hint) this.#hear("hint");
  }

  // Spelling

  #saveTyped(typed) {
    saveDraft(this.#round.id, { typed });
    if (this.#round.sight && typed) this.#hideSight();
  }

  #hideSight() {
    saveDraft(this.#round.id, { isSightHidden: true });
    this.#render();
    focusOn(field);
  }

  #submit() {
    if (field.value.trim() === "") return this.#hear("word");
    return this.#judge(this.#isAsking ? "tries" : "copies", { typed: field.value });
  }

  /** Sends a step that the server answers with a verdict, and plays the verdict. */
  #judge(step, body) {
    return this.#queue.runUnlessBusy(async () => {
      if (!(await this.#sendForSure(step, body))) return;
      saveDraft(this.#round.id, { typed: "" });
      this.#focus();
      if (this.#round.sounds.answer) this.#hear("answer");
    });
  }

  /**
   * Has the server say that several pasted lines are no try. Their beginning is enough for that.
   *
   * @param {string[]} lines
   */
  #refuseLines(lines) {
    const typed = lines.slice(0, 2).map((line) => [...line].slice(0, 100).join("")).join("\n");
    return this.#queue.runUnlessBusy(async () => {
      if (!(await this.#send(this.#isAsking ? "tries" : "copies", { typed }))) return;
      if (this.#round?.sounds.answer) this.#hear("answer");
    });
  }

  async #exclude() {
    const reason = await ask({
      title: "Never ask this word again?",
      text: "The word goes on your list of excluded words. You can remove it there at any time.",
      field: "Reason (optional)",
      yes: "Never ask it",
    });
    if (reason !== null) this.#judge("exclude", reason ? { reason } : {});
  }

  /** Moves the focus to the control that the person needs next. */
  #focus() {
    if (this.#round.state === "over") return focusOn(nextButton);
    // A wrong try stays in the field, selected, to be corrected or replaced. A copy begins with an
    // empty field.
    if (this.#round.state === "copying") field.value = "";
    focusOn(field);
    field.select();
  }

  // The server

  #send(step, body) {
    const { id } = this.#round;
    return this.#queue.enqueue(() => showProblemsIn(problem, () => this.#post(id, step, body)));
  }

  /** Sends a step, and keeps it until the server answers, also over a reload of the page. */
  async #sendForSure(step, body) {
    const { id } = this.#round;
    saveDraft(id, { waiting: { step, body } });
    // The step may have reached the server, so it can't be changed any more.
    const lock = () => (field.readOnly = true);
    const send = () => untilAnswered(problem, () => this.#post(id, step, body), lock);
    try {
      return await this.#queue.enqueue(() => showProblemsIn(problem, send));
    } finally {
      field.readOnly = false;
      if (this.#round?.id === id) saveDraft(id, { waiting: null });
    }
  }

  async #post(id, step, body) {
    try {
      const round = await post(path`/rounds/${id}/${step}`, body);
      if (this.#round?.id !== id) return null;
      this.#update(round);
      return round;
    } catch (error) {
      if (error.status === 404) this.#lost();
      if (error.status === 409) await this.#catchUp(id);
      throw error;
    }
  }

  /** Shows the round as another page, which may be on another device, has left it. */
  async #catchUp(id) {
    const round = await get(path`/rounds/${id}`);
    if (this.#round?.id !== id || round.state === this.#round.state) return;
    saveDraft(id, { typed: "" });
    this.#update(round);
    this.#focus();
  }

  /** Takes over a round from the server: preloads its sounds and shows it. */
  #update(round) {
    this.#round = round;
    if (round.voiceFailure && round.voiceFailure !== this.#voiceFailure) {
      showNotice(round.voiceFailure);
    }
    this.#voiceFailure = round.voiceFailure;
    const { word, slow, ...others } = round.sounds;
    const first = round.state === "asking" ? [word, slow] : [word, others.letters];
    player.keepOnly(Object.values(round.sounds));
    if (!player.isOnComputer()) player.preload([...first, others.define, others.sentence]);
    this.#render();
  }

  #render() {
    if (!this.#round) return;
    showRound(this.#session, this.#round, loadDraft(this.#round.id));
    showReveal(this.#round);
  }
}

/**
 * Moves the focus. The page stays where it is: everything that a round needs is in view.
 *
 * @param {HTMLElement} element
 */
function focusOn(element) {
  element.focus({ preventScroll: true });
}

/**
 * Returns the element with a selector that was pressed; null for none.
 *
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
function buttonOf(event, selector) {
  return /** @type {Element} */ (event.target).closest(selector);
}
