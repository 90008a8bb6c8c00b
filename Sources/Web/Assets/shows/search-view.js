/** The search for shows, which finds as the person types. */

import { get } from "../shell/api.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { redraw } from "../shell/redraw.js";
import { plural } from "../shell/wording.js";
import { addressOfSearch } from "./addresses.js";
import { offerAdding } from "./hand-dialog.js";
import { makeCredits, makeShowRow } from "./show-row.js";
import { airsInWords, capitalized } from "./show-wording.js";

/** The milliseconds after the last key before the server is asked. */
const delay = 300;
/** The milliseconds after which the person is told that the search goes on. */
const patience = 800;

const form = byId("search-form", HTMLFormElement);
const field = fieldsOf(form).search;
const status = byId("search-status");

export class SearchView {
  #timer;
  /** The number of searches so far. */
  #searches = 0;

  /** @param {string} text The text to find. */
  constructor(text) {
    document.title = `Search – ${document.title}`;
    field.value = text;
    form.addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#search(), delay);
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      clearTimeout(this.#timer);
      this.#search();
    });
    offerAdding(byId("search-add"), () => this.#text);
  }

  get #text() {
    return field.value.trim();
  }

  /** Shows what is found at first. Later on, only the person searches. */
  async load() {
    if (!byId("search").hidden) return;
    byId("search").hidden = false;
    if (!this.#text) field.focus();
    await this.#find();
  }

  #search() {
    // Back leads to the view before, not to each letter.
    history.replaceState(null, "", addressOfSearch(this.#text));
    return this.#find();
  }

  async #find() {
    this.#searches += 1;
    const number = this.#searches;
    const text = this.#text;
    // The person may have typed something else by the time an answer comes.
    const isLast = () => number === this.#searches;
    const timer = setTimeout(() => isLast() && (status.textContent = "Looking for shows."), patience);
    const search = (/** @type {Record<string, string>} */ more) =>
      showProblemsIn(byId("load-problem"), () => get(`/shows/search?${new URLSearchParams({ q: text, ...more })}`));
    // The shows that the server knows come at once, and those of the services follow.
    const known = text ? await search({}) : undefined;
    if (!isLast()) return clearTimeout(timer);
    if (known?.found.length > 0) this.#show(text, known);
    const found = await search({ online: "true" });
    clearTimeout(timer);
    if (!isLast()) return;
    if (found) return this.#show(text, found);
    status.textContent = "";
    byId("search-nothing").hidden = text === "";
  }

  #show(text, { found, notice, credits }) {
    status.textContent = text ? countOf(found.length, text) : "";
    byId("search-notice").textContent = notice ?? "";
    byId("found-title").textContent = text ? "Shows" : "On this week";
    byId("found-title").hidden = found.length === 0;
    byId("found").hidden = found.length === 0;
    redraw(byId("found"), found.map(foundRow), field);
    byId("search-nothing").hidden = text === "";
    byId("search-add").classList.toggle("primary", found.length === 0);
    fill(byId("search-credit"), ...makeCredits(credits));
  }
}

function countOf(count, text) {
  return count === 0 ? `Nothing found for “${text}”.` : `${plural(count, "show")} found.`;
}

function foundRow(show) {
  const { otherTitle, status, airs, isDayOnly } = show;
  return makeShowRow(
    show,
    otherTitle && make("p", { class: "secondary", translate: "no" }, otherTitle),
    airs && make("p", {}, capitalized(airsInWords(airs, isDayOnly))),
    status && make("p", {}, make("span", { class: "tag" }, "✓ Tracking")),
  );
}
