/** The one show of a view: it is loaded, and steps change it. */

import { get, path, Problem } from "../shell/api.js";
import { changeDetector } from "../shell/changes.js";
import { byId } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { SerialQueue } from "../shell/serial-queue.js";
import { expected } from "./expectation.js";
import { tellStep } from "./step.js";

export class OpenShow {
  #key;
  #place;
  #draw;
  #queue = new SerialQueue();
  #detail = null;
  /** The effects of the steps that have no answer yet. @type {import("./expectation.js").Effect[]} */
  #effects = [];
  #hasChanged = changeDetector();

  /**
   * @param {string} key
   * @param {HTMLElement} place The view. A message replaces it when there is no such show.
   * @param {(detail: any) => void} draw Shows a ShowDetail.
   */
  constructor(key, place, draw) {
    this.#key = key;
    this.#place = place;
    this.#draw = draw;
  }

  /** Loads the show, after all earlier steps. */
  load() {
    return this.#queue.enqueue(() =>
      showProblemsIn(byId("load-problem"), async () => {
        const detail = await this.#find();
        byId("gone").hidden = detail !== null;
        this.#place.hidden = detail === null;
        if (detail !== null && this.#hasChanged(detail)) this.#show(detail);
      })
    );
  }

  async #find() {
    try {
      return await get(path`/shows/show/${this.#key}`);
    } catch (error) {
      if (error instanceof Problem && error.status === 404) return null;
      throw error;
    }
  }

  /**
   * Takes a step. Its effect is shown at once, and is taken back if the step fails.
   *
   * @param {() => Promise<any>} action Returns a ShowStep.
   * @param {import("./expectation.js").Effect} [effect]
   * @returns {Promise<any>} The step; undefined when it failed.
   */
  take(action, effect) {
    if (effect) {
      this.#effects.push(effect);
      this.#show(this.#detail);
    }
    return this.#queue.enqueue(async () => {
      const step = await showProblemsIn(byId("problem"), action);
      if (effect) this.#effects.splice(this.#effects.indexOf(effect), 1);
      // An undone step may have been about another show, or about several.
      const isOurs = step?.show?.show.key === this.#key;
      if (isOurs) this.#hasChanged(step.show);
      this.#show(isOurs ? step.show : this.#detail);
      if (step) tellStep(step, (action) => this.take(action));
      if (step && !isOurs) this.load();
      return step;
    });
  }

  #show(detail) {
    this.#detail = detail;
    this.#draw(expected(detail, this.#effects));
  }
}
