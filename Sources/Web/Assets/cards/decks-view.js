/** All decks, the search in them, and the removed decks. */

import { get, patch, path, post } from "../shell/api.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { makeDraggable } from "../shell/dragging.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { plural } from "../shell/wording.js";
import { changeDetector, tellChange } from "../shell/changes.js";
import { offerImport } from "./card-import.js";
import { noteStart } from "./learning-view.js";

const problem = byId("problem");
const addressOf = (deck, more) => `/cards?${new URLSearchParams({ deck, ...more })}`;
const reviewOf = (deck) => `/cards?${new URLSearchParams({ review: deck })}`;

export class DecksView {
  #hasChanged = changeDetector();
  #decks = [];
  /** The text to find, until the cards are found; null for none. */
  #search;
  /** Whether the address leads to the form that imports cards, until it is shown. */
  #isImporting;

  /** @param {URLSearchParams} query The query of the address. */
  constructor(query) {
    const [search, removed, name] = ["search", "removed", "name"].map((key) => query.get(key));
    const form = byId("search", HTMLFormElement);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      location.assign(`/cards?${new URLSearchParams({ search: fieldsOf(form).search.value })}`);
    });
    this.#search = search;
    if (search) fieldsOf(form).search.value = search;
    byId("new-deck").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#make(fieldsOf(event.target).name.value.trim());
    });
    this.#isImporting = query.has("import");
    offerImport(query.get("import"), () => this.#change(() => {}));
    byId("review-all").addEventListener("click", noteStart);
    if (removed && name) this.#offerUndo(removed, name);
  }

  #offerUndo(removed, name) {
    // The page may be loaded again later.
    history.replaceState(null, "", "/cards");
    const undo = () =>
      this.#change(() => post(path`/removed-decks/${removed}/restorations`, { name }));
    showNotice(`Removed: ${name}.`, { name: "Undo", run: undo });
  }

  load() {
    return showProblemsIn(problem, async () => {
      const { decks, removed } = await get("/decks");
      byId("all-decks").hidden = false;
      if (this.#isImporting) byId("card-file").focus();
      this.#isImporting = false;
      if (this.#search) await this.#find(this.#search);
      this.#search = null;
      if (!this.#hasChanged({ decks, removed })) return;
      this.#decks = decks.filter(({ isGenerated }) => !isGenerated);
      const made = decks.filter(({ isGenerated }) => isGenerated);
      byId("no-decks").hidden = this.#decks.length > 0;
      byId("made").hidden = made.length === 0;
      byId("review-all").hidden = !this.#decks.some((deck) => deck.new + deck.due > 0);
      fill(byId("decks"), ...this.#decks.map((deck, place) => this.#card(deck, place)));
      fill(byId("made-decks"), ...made.map((deck) => this.#card(deck)));
      byId("removed").hidden = removed.length === 0;
      fill(byId("removed-decks"), ...removed.map((name) => this.#removedRow(name)));
    });
  }

  #card({ name, title, cards, new: fresh, due, colour, problem }, place) {
    if (problem) {
      return make(
        "li",
        { class: "card" },
        make("h2", { translate: "no" }, title),
        make("p", { class: "problem" }, problem),
      );
    }
    const hidden = make("span", { class: "visually-hidden" }, ` ${title}`);
    const item = make(
      "li",
      { class: "card", "data-accent": colour },
      make("h2", { translate: "no" }, make("a", { class: "link", href: addressOf(name) }, title)),
      make(
        "p",
        {},
        plural(cards, "card"),
        due > 0 && make("span", { class: "tag" }, `${due} due`),
        fresh > 0 && make("span", { class: "tag" }, `${fresh} new`),
      ),
      make(
        "div",
        { class: "row" },
        due + fresh > 0 && make("a", { class: "button", href: reviewOf(name), click: noteStart }, "Review", hidden),
        place > 0 && this.#moveButton("Earlier", name, title, place),
        place !== undefined && place < this.#decks.length - 1 &&
          this.#moveButton("Later", name, title, place + 2),
      ),
    );
    if (place !== undefined) makeDraggable(item, place + 1, (from, to) => this.#move(from, to));
    return item;
  }

  /** Moves a deck from one place in the order to another. */
  #move(from, to) {
    const { name } = this.#decks[from - 1];
    return this.#change(() => patch(path`/decks/${name}`, { number: to }));
  }

  /** @param {number} number The deck's new place in the order, from 1. */
  #moveButton(text, name, title, number) {
    return make(
      "button",
      {
        type: "button",
        class: "plain",
        click: () => this.#change(() => patch(path`/decks/${name}`, { number })),
      },
      text,
      make("span", { class: "visually-hidden" }, ` in the order: ${title}`),
    );
  }

  #removedRow(name) {
    const restore = () => this.#change(() => post(path`/removed-decks/${name}/restorations`, {}));
    return make(
      "li",
      {},
      make("b", {}, name),
      make(
        "button",
        { type: "button", click: restore },
        "Restore",
        make("span", { class: "visually-hidden" }, ` ${name}`),
      ),
    );
  }

  #change(action) {
    return showProblemsIn(problem, async () => {
      await action();
      tellChange();
      await this.load();
    });
  }

  #make(name) {
    return showProblemsIn(problem, async () => {
      await post("/decks", { name });
      tellChange();
      location.assign(addressOf(name));
    });
  }

  #find(search) {
    return showProblemsIn(problem, async () => {
      const { total, cards } = await get(`/cards?${new URLSearchParams({ search })}`);
      byId("found").hidden = false;
      byId("found-title").textContent =
        total === 0 ? "No card has these words." : `${plural(total, "card")} found`;
      byId("found-cards").hidden = total === 0;
      fill(
        byId("found-cards"),
        ...cards.map(({ deck, deckTitle, number, frontLine, backLine }) =>
          make(
            "li",
            {},
            make("b", {}, frontLine),
            make("span", {}, backLine),
            make("a", { class: "link", href: addressOf(deck, { card: number }) }, `${deckTitle}, card ${number}`),
          )
        ),
        total > cards.length &&
          make("li", { translate: "yes" }, `These are the first ${cards.length}: add a word to narrow the search.`),
      );
      byId("found-title").focus();
    });
  }
}
