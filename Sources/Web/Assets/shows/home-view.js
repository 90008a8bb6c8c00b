/** What a person watches, what is new, what they could watch, and what they plan to watch. */

import { get, path, post } from "../shell/api.js";
import { changeDetector } from "../shell/changes.js";
import { byId, fill, make } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { redraw } from "../shell/redraw.js";
import { SerialQueue } from "../shell/serial-queue.js";
import { addressOfStatus } from "./addresses.js";
import { offerAdding } from "./hand-dialog.js";
import { makeNews } from "./news-row.js";
import { makeCredits, makeProgress, makeShowRow } from "./show-row.js";
import { capitalized, checkName, isToCome, nextInWords, statuses } from "./show-wording.js";
import { tellStep, undo } from "./step.js";
import { tellNews } from "./tabs.js";

/** The most planned shows and news of the view. Links lead to all of them. */
const shownRows = 6;

const title = byId("home-title");

export class HomeView {
  #queue = new SerialQueue();
  #hasChanged = changeDetector();
  /** The keys of the shows whose next episode is being checked. @type {Set<string>} */
  #underWay = new Set();
  /** The document of the view. @type {any} */
  #home = null;

  constructor() {
    offerAdding(byId("home-add"));
    byId("undo").addEventListener("click", () => this.#take(undo));
  }

  load() {
    return this.#queue.enqueue(() => showProblemsIn(byId("load-problem"), () => this.#load()));
  }

  async #load() {
    this.#home = await get("/shows");
    if (this.#hasChanged(this.#home)) {
      this.#draw();
      this.#recommend();
    }
  }

  /** Shows what is recommended, which nothing else waits for. */
  async #recommend() {
    await showProblemsIn(byId("load-problem"), async () => {
      const { recommended, credits } = await get("/shows/recommendations");
      this.#showPart("recommended", recommended.slice(0, shownRows), recommendedRow);
      fill(byId("recommended-credit"), ...makeCredits(credits));
    });
  }

  #draw() {
    const { watching, planned, news, paused, dropped, completed } = this.#home;
    byId("home").hidden = false;
    tellNews(news.length);
    const others = { paused, dropped, completed };
    const count = watching.length + planned.length + paused + dropped + completed;
    byId("no-shows").hidden = count > 0;
    this.#showPart("watching", watching, (show) => this.#watchingRow(show));
    this.#showPart("news", news.slice(0, shownRows), makeNews);
    this.#showPart("planned", planned.slice(0, shownRows), plannedRow);
    byId("others").hidden = count === 0;
    redraw(
      byId("other-shows"),
      [
        ...Object.entries({ planned: planned.length, ...others })
          .filter(([, number]) => number > 0)
          .map(([status, number]) => linkTo(status, number)),
        linkTo("", count),
      ],
      title,
    );
    const last = this.#home.undo;
    const place = byId("last-step");
    if (last === null && place.contains(document.activeElement)) title.focus();
    place.hidden = last === null;
    byId("last-sentence").textContent = last ?? "";
  }

  /**
   * @param {string} name The name of a part of the view, which is hidden when it has no rows.
   * @param {any[]} items
   * @param {(item: any) => HTMLElement} row
   */
  #showPart(name, items, row) {
    const part = byId(name);
    // A focus in the part moves before the part is hidden.
    redraw(byId(`${name}-rows`), items.map(row), title);
    part.hidden = items.length === 0;
  }

  #watchingRow(show) {
    const { key, kind, next, nextTitle, nextAirs, nextIsAgain, watched, episodes } = show;
    const isUnderWay = this.#underWay.has(key);
    const shown = isUnderWay && !nextIsAgain ? { ...show, watched: Math.min(watched + 1, episodes ?? Infinity) } : show;
    const canCheck = next !== null && !isToCome(nextAirs);
    const sentence = nextInWords(show);
    return makeShowRow(
      show,
      sentence && make("p", {}, sentence),
      makeProgress(shown),
      canCheck && make(
        "button",
        { type: "button", "data-key": `Check ${key}`, click: () => this.#check(show) },
        isUnderWay && make("span", { "aria-hidden": "true" }, "✓"),
        checkName(kind, next, nextTitle) + (nextIsAgain ? " again" : ""),
        make("span", { class: "visually-hidden" }, ` of ${show.title}`),
      ),
    );
  }

  /** Checks the next episode of a show. A second press meanwhile checks no other one. */
  async #check(show) {
    const { key, next, nextIsAgain } = show;
    const wish = nextIsAgain ? { episodes: next, again: true } : { episodes: next };
    if (this.#underWay.has(key)) return;
    this.#underWay.add(key);
    this.#draw();
    await this.#take(() => post(path`/shows/show/${key}/plays`, wish), key);
  }

  /**
   * Takes a step, and shows the view afterwards.
   *
   * @param {() => Promise<any>} action Returns a ShowStep.
   * @param {string} [key] The show whose next episode the step checks.
   */
  #take(action, key) {
    return this.#queue.enqueue(async () => {
      const step = await showProblemsIn(byId("problem"), action);
      const wasUnderWay = key !== undefined && this.#underWay.delete(key);
      await showProblemsIn(byId("load-problem"), () => this.#load());
      // After a failed step the document is the same, and the bar goes back.
      if (wasUnderWay && !step) this.#draw();
      if (step) tellStep(step, (action) => this.#take(action));
    });
  }
}

function plannedRow(show) {
  const sentence = nextInWords(show);
  return makeShowRow(show, isToCome(show.nextAirs) && make("p", {}, sentence));
}

function recommendedRow(show) {
  return makeShowRow(show, make("p", {}, `${capitalized(show.reason)}.`));
}

function linkTo(status, count) {
  const name = status ? statuses[status] : "All";
  return make(
    "li",
    {},
    make(
      "a",
      { class: "button", href: addressOfStatus(status), "data-key": `Status ${status}` },
      `${name}: ${count.toLocaleString("en-GB")}`,
    ),
  );
}
