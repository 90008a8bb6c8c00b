/** One deck: its cards, and the changes that a person makes to them. */

import { get, getFile, patch, path, post, remove } from "../shell/api.js";
import { ask } from "../shell/dialogs.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { save } from "../shell/download.js";
import { makeDraggable } from "../shell/dragging.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { SerialQueue } from "../shell/serial-queue.js";
import { plural, shortDateInWords } from "../shell/wording.js";
import { changeDetector, tellChange } from "../shell/changes.js";
import { addCards, askForDeck, changeCard } from "./card-dialog.js";
import { showIfGone } from "./gone.js";
import { languageName } from "../shell/languages.js";
import { noteStart } from "./learning-view.js";

/** The number of cards that are shown at once. */
const pageSize = 100;
const problem = byId("problem");

export class DeckView {
  #name;
  #details = null;
  #cards = [];
  /** The number of cards before the first one that is shown. */
  #offset = 0;
  /** The number of the card to which the address leads, until it is shown. */
  #wanted;
  #queue = new SerialQueue();
  /** The number of times that the cards were loaded. */
  #loads = 0;
  /** The number of the load whose answer is shown. */
  #shownLoad = 0;
  #hasChanged = changeDetector();
  /** The `data-key` of the button that gets the focus once the rows are drawn again; null for none. */
  #focus = null;
  /** The names of the decks to which a card may move, loaded before a dialog needs them. */
  #others = Promise.resolve([]);

  /** @param {URLSearchParams} query The query of the address. */
  constructor(name, query) {
    this.#name = name;
    this.#wanted = Number(query.get("card")) || 0;
    this.#offset = this.#offsetIn(query);
    addEventListener("popstate", () => {
      this.#offset = this.#offsetIn(new URLSearchParams(location.search));
      this.load();
    });
    byId("deck-print", HTMLAnchorElement).href = `/cards/print?${new URLSearchParams({ deck: name })}`;
    for (const id of ["deck-import", "deck-import-more"]) {
      byId(id, HTMLAnchorElement).href = `/cards?${new URLSearchParams({ import: name })}`;
    }
    byId("deck-review", HTMLAnchorElement).href = `/cards?${new URLSearchParams({ review: name })}`;
    byId("deck-review").addEventListener("click", noteStart);
    byId("deck-study").addEventListener("click", () => this.#study({}));
    byId("deck-shuffle").addEventListener("click", () => this.#study({ shuffled: "" }));
    byId("deck-backs").addEventListener("click", () => this.#study({ backs: "" }));
    for (const id of ["card-add", "first-card-add"]) byId(id).addEventListener("click", () => this.#add());
    byId("deck-change").addEventListener("click", () => this.#changeDeck());
    byId("deck-remove").addEventListener("click", () => this.#removeDeck());
    byId("deck-export-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#export(fieldsOf(event.target));
    });
    const turn = (id, offset) => byId(id).addEventListener("click", () => this.#turn(offset()));
    turn("first-cards", () => 0);
    turn("previous-cards", () => this.#offset - pageSize);
    turn("next-cards", () => this.#offset + pageSize);
    turn("last-cards", () => Infinity);
  }

  /** Returns the number of cards before those that an address shows. */
  #offsetIn(query) {
    const [card, part] = [Number(query.get("card")) || 0, Number(query.get("part")) || 1];
    return Math.max(0, card > 0 ? pageSize * Math.floor((card - 1) / pageSize) : pageSize * (part - 1));
  }

  load() {
    return showProblemsIn(problem, () => showIfGone(this.#name, byId("one-deck"), async () => {
      this.#loads += 1;
      const load = this.#loads;
      const details = await get(path`/decks/${this.#name}`);
      const last = pageSize * Math.floor((details.cards - 1) / pageSize);
      this.#offset = Math.max(0, Math.min(this.#offset, last));
      const offset = this.#offset;
      const part = new URLSearchParams({ limit: String(pageSize), offset: String(offset) });
      const { cards } = await get(`${path`/decks/${this.#name}/cards`}?${part}`);
      // The person has gone to other cards, or the answer to a later load has come first.
      if (offset !== this.#offset || load < this.#shownLoad) return;
      this.#shownLoad = load;
      byId("one-deck").hidden = false;
      if (!this.#hasChanged({ details, cards })) return;
      [this.#details, this.#cards] = [details, cards];
      if (!details.isGenerated) this.#others = this.#loadOthers();
      this.#show();
    }));
  }

  /** Shows other cards of the deck, from the beginning of their table. */
  async #turn(offset) {
    this.#offset = offset;
    await this.load();
    const part = String(1 + this.#offset / pageSize);
    history.pushState(null, "", `/cards?${new URLSearchParams({ deck: this.#name, part })}`);
    byId("deck-range").focus();
  }

  async #loadOthers() {
    const { decks } = await get("/decks");
    const others = decks.filter(({ name, isGenerated }) => !isGenerated && name !== this.#name);
    return others.map(({ name }) => name);
  }

  #show() {
    const { title, cards: count, isGenerated, isStudied, colour, frontLanguage, backLanguage } = this.#details;
    document.title = `${title} – VocalVocab`;
    byId("deck-title").textContent = title;
    byId("one-deck").toggleAttribute("data-accent", colour !== null);
    if (colour) byId("one-deck").dataset.accent = colour;
    byId("deck-about").textContent = [
      isGenerated ? `${plural(count, "card")}, generated from your words` : plural(count, "card"),
      frontLanguage && `fronts in ${languageName(frontLanguage)}`,
      backLanguage && `backs in ${languageName(backLanguage)}`,
    ].filter(Boolean).join(", ");
    byId("deck-study").textContent = isStudied ? "Go on with the study" : "Study";
    byId("deck-empty").hidden = count > 0;
    byId("deck-work").hidden = count === 0;
    for (const id of ["deck-shuffle", "deck-backs", "deck-print", "deck-export"]) byId(id).hidden = count === 0;
    for (const id of ["deck-import-more", "deck-change", "deck-remove"]) byId(id).hidden = isGenerated;
    byId("card-add").hidden = isGenerated || count === 0;
    byId("deck-cards").hidden = count === 0;
    const end = this.#offset + this.#cards.length;
    byId("deck-range").textContent = `Cards ${this.#offset + 1} to ${end} of ${count}`;
    byId("deck-range").hidden = byId("deck-pages").hidden = count <= pageSize;
    for (const id of ["first-cards", "previous-cards"]) byId(id, HTMLButtonElement).disabled = this.#offset === 0;
    for (const id of ["next-cards", "last-cards"]) byId(id, HTMLButtonElement).disabled = end >= count;
    const focused = this.#focus ?? document.activeElement.getAttribute("data-key");
    this.#focus = null;
    fill(byId("deck-rows"), ...this.#cards.map((card) => this.#row(card)));
    // The rows are new: the new button takes the focus of the old one.
    if (focused) buttonWith(focused)?.focus();
    this.#showWanted();
  }

  /** Moves the focus to the card to which the address leads. */
  #showWanted() {
    const place = this.#cards.findIndex(({ number }) => number === this.#wanted);
    this.#wanted = 0;
    if (place < 0) return;
    const row = /** @type {HTMLElement} */ (byId("deck-rows").children[place]);
    row.classList.add("wanted");
    row.tabIndex = -1;
    row.focus();
  }

  #row(card) {
    const { number, frontLine, backLine, tags, isSuspended, due } = card;
    const canChange = !this.#details.isGenerated;
    const hidden = () => make("span", { class: "visually-hidden" }, ` ${frontLine}`);
    const item = (name, click) => make(
      "button",
      {
        type: "button",
        click: () => {
          this.#focus = `More ${card.id}`;
          click();
        },
      },
      name,
      hidden(),
    );
    const row = make(
      "tr",
      {},
      make("td", {}, number),
      make("th", { scope: "row" }, frontLine || "(no text)"),
      make("td", {}, backLine || "(no text)", ...tags.map((tag) => make("span", { class: "tag" }, tag))),
      make("td", {}, isSuspended ? "suspended" : due ? shortDateInWords(due) : "new"),
      canChange ? make(
        "td",
        { class: "actions" },
        make(
          "button",
          { type: "button", click: () => this.#edit(card), "data-key": `Change ${card.id}` },
          "Change",
          hidden(),
        ),
        make(
          "details",
          { class: "menu" },
          make("summary", { "data-key": `More ${card.id}` }, "More", hidden()),
          make(
            "div",
            { class: "menu-items" },
            number > 1 && item("Up", () => this.#move(card, -1)),
            number < this.#details.cards && item("Down", () => this.#move(card, 1)),
            item("Remove", () => this.#remove(card)),
          ),
        ),
      ) : make("td"),
    );
    if (canChange) makeDraggable(row, number, (from, to) => this.#drag(from, to));
    return row;
  }

  /** Moves a card to another place in the deck. */
  #drag(from, to) {
    return this.#change(this.#cards[from - 1 - this.#offset], { number: to });
  }

  /** @param {Record<string, any>} fields */
  #export({ format, progress }) {
    const hasProgress = progress.checked && format.value === "apkg";
    const query = new URLSearchParams({ format: format.value, progress: String(hasProgress) });
    return showProblemsIn(problem, async () => {
      const blob = await getFile(`${path`/decks/${this.#name}/file`}?${query}`);
      const endings = { anki: "txt", markdown: "md" };
      save(blob, `${this.#details.title}.${endings[format.value] ?? format.value}`);
    });
  }

  #study(options) {
    noteStart();
    location.assign(`/cards?${new URLSearchParams({ study: this.#name, ...options })}`);
  }

  // MARK: Changes

  /** Makes changes one after another, and shows the deck afterwards. */
  #save(action) {
    return this.#queue.enqueue(() =>
      showProblemsIn(problem, async () => {
        await action();
        tellChange();
        await this.load();
        return true;
      })
    );
  }

  #change({ id }, change) {
    return this.#save(() => patch(path`/decks/${this.#name}/cards/${id}`, change));
  }

  /** Moves a card by some places from its present place, after all earlier changes. */
  #move({ id }, by) {
    return this.#save(() => {
      const number = by + this.#cards.find((card) => card.id === id)?.number;
      if (number >= 1) return patch(path`/decks/${this.#name}/cards/${id}`, { number });
    });
  }

  async #add() {
    if (!await addCards(this.#name, this.#details.cards)) return;
    // The new cards are the last ones.
    this.#offset = Infinity;
    await this.#save(() => {});
  }

  async #edit(card) {
    if (await changeCard(card, this.#name, await this.#others)) await this.#save(() => {});
  }

  async #remove(card) {
    const { id, number, front, back, tags, isSuspended, frontLine } = card;
    const isSaved = await this.#save(() => remove(path`/decks/${this.#name}/cards/${id}`));
    const undo = () =>
      this.#save(() =>
        post(
          path`/decks/${this.#name}/cards`,
          { cards: [{ id, front, back, tags, isSuspended }], number },
        )
      );
    if (isSaved) showNotice(`Removed: ${frontLine}.`, { name: "Undo", run: undo });
  }

  async #changeDeck() {
    let name = this.#name;
    const save = async (change) => ({ name } = await patch(path`/decks/${this.#name}`, change));
    if (!await askForDeck(this.#details, save)) return;
    tellChange();
    if (name === this.#name) await this.load();
    else location.replace(`/cards?${new URLSearchParams({ deck: name })}`);
  }

  async #removeDeck() {
    const { title, cards } = this.#details;
    const answer = await ask({
      title: `Remove ${title}?`,
      text: `The deck has ${plural(cards, "card")}. You can bring it back.`,
      yes: "Remove it",
    });
    if (answer === null) return;
    await showProblemsIn(problem, async () => {
      const { removed } = await remove(path`/decks/${this.#name}`);
      tellChange();
      // Back does not lead to a deck that is gone.
      location.replace(`/cards?${new URLSearchParams({ removed, name: this.#name })}`);
    });
  }
}

/**
 * Returns the button of a row by its `data-key`; null for none.
 *
 * @param {string} key
 * @returns {HTMLElement | null}
 */
function buttonWith(key) {
  return document.querySelector(`[data-key="${CSS.escape(key)}"]`);
}
