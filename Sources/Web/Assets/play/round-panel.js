/** A round: what the learner asks for, hears, types and is told. */

import { path, post } from "../shell/api.js";
import { showAsked } from "./round-view.js";
import { attempt } from "../shell/problems.js";
import { Clock } from "./countdown.js";
import { none } from "./unavailable.js";
import { ask, closing, open } from "../shell/dialogs.js";
import { draftOf, keepDraft } from "./draft.js";
import { listenOnPage } from "./keys.js";
import { keysTable } from "./key-help.js";
import { byId } from "../shell/dom.js";
import { tell } from "../shell/notice.js";
import { showTold } from "./reveal.js";
import { listenToField } from "./spelling-field.js";
import * as voice from "../shell/player.js";

const panel = byId("round-panel");
const field = byId("typed");
const playButton = byId("play");
const nextButton = byId("next");
const problem = byId("round-problem");

export class RoundPanel {
  #session = null;
  #round = null;
  #turns;
  #clock;
  #lost;

  /**
   * @param {object} does
   * @param {() => Promise} does.next
   * @param {() => Promise} does.end
   * @param {() => void} does.lost
   * @param {import("../shell/serial-queue.js").Turns} does.turns
   */
  constructor({ next, end, lost, turns }) {
    this.#lost = lost;
    this.#turns = turns;
    this.#clock = new Clock(byId("clock"), end);
    listenToField(field, (request) => this.#act(request), (typed) => this.#type(typed));
    listenOnPage({ say: () => this.#round && this.#act("word"), stop: voice.stop });
    byId("spelling").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    panel.addEventListener("click", (event) => {
      const button = event.target.closest("[data-act]");
      if (button) this.#act(button.dataset.act);
    });
    // A press of the mouse leaves the focus where letters are typed.
    panel.addEventListener("mousedown", (event) => {
      const isTyping = document.activeElement === field;
      if (isTyping && event.target.closest("button")) event.preventDefault();
    });
    playButton.addEventListener("click", () => this.#isAsking && field.focus());
    byId("hide-sight").addEventListener("click", () => this.#hideSight());
    nextButton.addEventListener("click", () => this.#turns.once(next));
    byId("end").addEventListener("click", () => this.#turns.once(end));
    byId("keys-help").addEventListener("click", () => open("Keys", keysTable(), closing()));
  }

  /** @param {boolean} isPressed Whether a press led here: else no browser lets a sound begin. */
  show(session, isPressed) {
    const old = this.#round;
    const isSame = this.#session?.id === session.id && old?.number === session.round.number;
    this.#session = session;
    this.#clock.set(session.secondsLeft);
    problem.textContent = "";
    this.#take(session.round);
    // After the server was away the same round goes on, with what was typed.
    if (isSame && old.state === session.round.state) {
      keepDraft(session.round.id, { typed: field.value });
      return;
    }
    field.value = draftOf(this.#round.id).typed;
    playButton.classList.toggle("waiting", !isPressed && this.#isAsking);
    if (!this.#isAsking) this.#focus();
    else if (isPressed) {
      field.focus();
      this.#hear("word");
    } else playButton.focus();
  }

  /** The panel is no longer seen. */
  leave() {
    if (this.#round) voice.stop();
    voice.keepOnly([]);
    this.#round = null;
    this.#clock.set(null);
  }

  get #isAsking() {
    return this.#round?.state === "asking";
  }

  #act(request) {
    switch (request) {
      case "hint":
        return this.#hint();
      case "slip":
        return this.#round.canTakeBackSlip ? this.#judge("slips") : tell(none(request));
      case "skip":
        return this.#isAsking && this.#judge("skip");
      case "exclude":
        return this.#exclude();
      case "definition":
        keepDraft(this.#round.id, { isDefinitionShown: true });
        return this.#hear(request).then(() => this.#render());
      default:
        return this.#hear(request);
    }
  }

  // Hearing

  /** Plays a sound at once, and lets the server know beside it. */
  async #hear(cue) {
    const address = this.#round.sounds[cue];
    if (!address) return tell(none(cue));
    playButton.classList.remove("waiting");
    if (voice.isOnComputer()) return this.#send("hearings", { cue, on: "computer" });
    const sounding = voice.play(address);
    // What follows a try is part of it, and was not asked for.
    if (cue !== "answer") this.#send("hearings", { cue });
    if (!(await sounding)) playButton.classList.add("waiting");
  }

  async #hint() {
    if (this.#round.hasMoreHints && this.#isAsking) await this.#send("hints");
    if (this.#round) this.#hear("hint");
  }

  // Spelling

  #type(typed) {
    keepDraft(this.#round.id, { typed });
    if (this.#round.sight && typed) this.#hideSight();
  }

  #hideSight() {
    keepDraft(this.#round.id, { isSightHidden: true });
    this.#render();
    field.focus();
  }

  #submit() {
    if (field.value.trim() === "") return this.#hear("word");
    return this.#judge(this.#isAsking ? "tries" : "copies", { typed: field.value });
  }

  /** Something that is answered by a verdict, which is heard. */
  #judge(step, body) {
    return this.#turns.once(async () => {
      if (!(await this.#send(step, body))) return;
      keepDraft(this.#round.id, { typed: "" });
      this.#focus();
      if (this.#round.sounds.answer) this.#hear("answer");
    });
  }

  async #exclude() {
    const reason = await ask({
      title: "Never ask this word again?",
      text: "It goes on your list of excluded words. You can take it off that list at any time.",
      field: "Why, if you like",
      yes: "Never ask it",
    });
    if (reason !== null) this.#judge("exclude", reason ? { reason } : {});
  }

  /** Where the learner goes on. */
  #focus() {
    if (this.#round.state === "over") return nextButton.focus();
    // What was wrong is there to be mended, or to be typed over; a copy begins anew.
    if (this.#round.state === "copying") field.value = "";
    field.focus();
    field.select();
  }

  // The server

  #send(step, body) {
    const { id } = this.#round;
    return this.#turns.next(() => attempt(problem, () => this.#post(id, step, body)));
  }

  async #post(id, step, body) {
    try {
      const round = await post(path`/rounds/${id}/${step}`, body);
      if (this.#round?.id !== id) return null;
      this.#take(round);
      return round;
    } catch (error) {
      if (error.status === 404) this.#lost();
      throw error;
    }
  }

  /** The round as it is now. */
  #take(round) {
    this.#round = round;
    const { word, slower, ...others } = round.sounds;
    const first = round.state === "asking" ? [word, slower] : [word, others.letters];
    voice.keepOnly(Object.values(round.sounds));
    if (!voice.isOnComputer()) voice.prepare([...first, others.definition, others.sentence]);
    this.#render();
  }

  #render() {
    if (!this.#round) return;
    showAsked(this.#session, this.#round, draftOf(this.#round.id));
    showTold(this.#round);
  }
}
