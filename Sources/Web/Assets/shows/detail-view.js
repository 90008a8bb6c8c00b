/** One show: what it is, how far the person is with it, and what they think of it. */

import { patch, path, post } from "../shell/api.js";
import { ask } from "../shell/dialogs.js";
import { byId, fill, make } from "../shell/dom.js";
import { SerialQueue } from "../shell/serial-queue.js";
import { join } from "../shell/wording.js";
import { addressOfEpisodes } from "./addresses.js";
import { changeFacts } from "./hand-dialog.js";
import { ListChoice } from "./list-choice.js";
import { nextCheck } from "./next-check.js";
import { changeNotes } from "./notes-dialog.js";
import { OpenShow } from "./open-show.js";
import { offerRatings, showRating } from "./ratings.js";
import { makeCredits, makePicture, makeProgress } from "./show-row.js";
import { factsOf, nextInWords, statuses } from "./show-wording.js";

const title = byId("detail-title");
const status = byId("detail-status", HTMLSelectElement);
const rating = byId("detail-rating", HTMLSelectElement);
const isShown = byId("detail-shown", HTMLInputElement);

export class DetailView {
  #key;
  #show;
  #lists;
  /** The ShowDetail that is shown. @type {any} */
  #detail = null;
  /** A second press of the button for the next episode checks no other one meanwhile. */
  #once = new SerialQueue();
  /** The next check of the person; null where nothing is next. @type {any} */
  #next = null;

  /** @param {string} key */
  constructor(key) {
    this.#key = key;
    this.#show = new OpenShow(key, byId("detail"), (detail) => this.#draw(detail));
    this.#lists = new ListChoice(key);
    fill(
      status,
      ...Object.entries(statuses).map(([value, name]) => make("option", { value }, name)),
    );
    offerRatings(rating);
    byId("detail-track").addEventListener("click", () => this.#track());
    byId("detail-check").addEventListener("click", () => this.#once.runUnlessBusy(() => this.#next?.run()));
    byId("detail-episodes", HTMLAnchorElement).href = addressOfEpisodes(key);
    byId("detail-write").addEventListener("click", () => this.#takeForm(changeNotes(this.#detail)));
    byId("detail-facts").addEventListener("click", () => this.#takeForm(changeFacts(this.#detail.show)));
    status.addEventListener("change", () => this.#change({ status: status.value }));
    rating.addEventListener("change", () => this.#change({ rating: rating.value }));
    isShown.addEventListener("change", () => this.#change({ isShown: isShown.checked }));
  }

  load() {
    return Promise.all([this.#show.load(), this.#lists.load()]);
  }

  #draw(detail) {
    this.#detail = detail;
    const { show, otherTitles, summary, genres, people, airing, credits } = detail;
    if (title.textContent !== show.title) document.title = `${show.title} – VocalVocab`;
    title.textContent = show.title;
    fill(byId("detail-picture"), makePicture(show));
    byId("detail-facts-line").textContent = factsOf(show, airing);
    byId("detail-others").textContent = otherTitles.join(" · ");
    byId("detail-next").textContent = nextInWords(show);
    fill(byId("detail-progress"), show.status !== null && makeProgress(show));
    byId("detail-summary").textContent = summary ?? "";
    fill(byId("detail-genres"), ...genres.map((genre) => make("li", { class: "tag" }, genre)));
    byId("detail-people").textContent = people.length > 0 ? `With ${join(people)}.` : "";
    fill(byId("detail-credit"), ...makeCredits(credits));
    byId("detail-about").hidden = ![summary, genres[0], people[0], credits[0]].some(Boolean);
    this.#drawTracking(detail);
  }

  #drawTracking(detail) {
    const { show, review, notes, tags } = detail;
    const isTracked = show.status !== null;
    const track = byId("detail-track");
    track.classList.toggle("primary", !isTracked);
    fill(
      track,
      isTracked ? "✓ Tracking" : "Add to watchlist",
      isTracked && make("span", { class: "visually-hidden" }, ". Press to stop."),
    );
    this.#next = isTracked ? nextCheck(detail, (action, effect) => this.#show.take(action, effect)) : null;
    const check = byId("detail-check");
    if (!this.#next && document.activeElement === check) title.focus();
    check.hidden = !this.#next;
    check.textContent = this.#next?.name ?? "";
    if (!isTracked && byId("detail-own").contains(document.activeElement)) track.focus();
    byId("detail-own").hidden = !isTracked;
    byId("detail-yours").hidden = !isTracked;
    status.value = show.status ?? "planned";
    showRating(rating, show.rating);
    isShown.checked = detail.isShown;
    byId("detail-review").textContent = review ?? "";
    byId("detail-notes").textContent = notes ?? "";
    byId("detail-no-notes").hidden = Boolean(review || notes || tags.length > 0);
    fill(byId("detail-tags"), ...tags.map((tag) => make("li", { class: "tag" }, tag)));
  }

  #change(change) {
    return this.#show.take(() => patch(path`/shows/show/${this.#key}`, change));
  }

  /** Shows the step that a dialog has taken. */
  async #takeForm(saving) {
    const step = await saving;
    if (step) await this.#show.take(async () => step);
  }

  async #track() {
    const { show } = this.#detail;
    if (show.status === null) {
      return this.#show.take(() => post("/shows", { key: this.#key, status: "planned" }));
    }
    const answer = await ask({
      title: `Stop tracking ${show.title}?`,
      text: "It leaves your watchlist. You can undo this.",
      yes: "Stop tracking",
    });
    if (answer !== null) await this.#change({ status: "none" });
  }
}
