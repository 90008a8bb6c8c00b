/** The cards of a deck on paper: to cut out, or in two columns to fold. */

import { get, path } from "../shell/api.js";
import { byId, fill, make } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { plural } from "../shell/wording.js";
import { cardText } from "./card-text.js";
import { showIfGone } from "./gone.js";

/** The cards of a page, in rows of two. */
const cardsOfPage = 8;

const layout = byId("sheet-layout", HTMLSelectElement);
const hints = {
  cut: "Print on both sides of the paper, turned over its long edge. Then cut along the lines.",
  fold: "Fold the paper along the line in the middle, and the backs are hidden.",
};

export class SheetView {
  #deck;
  #sheet = null;

  /** @param {URLSearchParams} query The query of the address. */
  constructor(deck, query) {
    this.#deck = deck;
    layout.value = query.get("layout") === "fold" ? "fold" : "cut";
    layout.addEventListener("change", () => {
      const more = layout.value === "fold" ? { layout: "fold" } : {};
      history.replaceState(null, "", `/cards/print?${new URLSearchParams({ deck, ...more })}`);
      this.#show();
    });
    byId("sheet-print").addEventListener("click", () => print());
    byId("sheet-deck", HTMLAnchorElement).href = `/cards?${new URLSearchParams({ deck })}`;
  }

  /** Loads the cards once: a sheet that is printed does not change under the printer. */
  load() {
    return showProblemsIn(byId("problem"), () => showIfGone(this.#deck, byId("card-sheet"), async () => {
      this.#sheet ??= await get(path`/decks/${this.#deck}/sheet`);
      if (!byId("card-sheet").hidden) return;
      byId("card-sheet").hidden = false;
      this.#show();
    }));
  }

  #show() {
    const { title, total, cards } = this.#sheet;
    document.title = `${title} – VocalVocab`;
    byId("sheet-title").textContent = title;
    byId("sheet-about").textContent = total > cards.length
      ? `The first ${cards.length} of ${plural(total, "card")}. ${hints[layout.value]}`
      : `${plural(total, "card")}. ${hints[layout.value]}`;
    fill(byId("sheet-cards"), ...(layout.value === "fold" ? [this.#table()] : this.#pages()));
  }

  #side(card, side) {
    return [{ lang: this.#sheet[`${side}Language`] || null }, ...cardText(card[side])];
  }

  #table() {
    return make(
      "table",
      { class: "fold-sheet" },
      make("thead", {}, make("tr", {}, make("th", { scope: "col" }, "Front"), make("th", { scope: "col" }, "Back"))),
      make(
        "tbody",
        {},
        ...this.#sheet.cards.map((card) =>
          make("tr", {}, make("td", ...this.#side(card, "front")), make("td", ...this.#side(card, "back")))
        ),
      ),
    );
  }

  #cutCard(card, side) {
    const text = make("div", ...this.#side(card, side));
    const { length } = text.textContent;
    return make(
      "div",
      { class: "cut-card", "data-length": length > 400 ? "longest" : length > 120 && "long" },
      text,
    );
  }

  /** Makes a page of fronts and a page of their backs for each eight cards. */
  #pages() {
    const pages = [];
    for (let first = 0; first < this.#sheet.cards.length; first += cardsOfPage) {
      const cards = this.#sheet.cards.slice(first, first + cardsOfPage);
      for (const side of ["front", "back"]) {
        pages.push(
          make(
            "section",
            { class: `cut-sheet cut-${side}`, "aria-label": side === "front" ? "Fronts" : "Backs" },
            ...cards.map((card) => this.#cutCard(card, side)),
          ),
        );
      }
    }
    return pages;
  }
}
