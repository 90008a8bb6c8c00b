/** One list of shows, in the person's own order. */

import { announce } from "../shell/announcer.js";
import { get, patch, path, put, remove } from "../shell/api.js";
import { changeDetector, tellChange } from "../shell/changes.js";
import { ask } from "../shell/dialogs.js";
import { byId, make } from "../shell/dom.js";
import { makeDraggable } from "../shell/dragging.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { redraw } from "../shell/redraw.js";
import { SerialQueue } from "../shell/serial-queue.js";
import { lists as addressOfLists } from "./addresses.js";
import { makeShowRow } from "./show-row.js";

const title = byId("list-title");
const isShown = byId("list-shown", HTMLInputElement);

export class ListView {
  #id;
  /** The list that is shown. @type {any} */
  #list = null;
  #queue = new SerialQueue();
  #hasChanged = changeDetector();

  /** @param {string} id */
  constructor(id) {
    this.#id = id;
    isShown.addEventListener("change", () => this.#change({ isShown: isShown.checked }));
    byId("list-rename").addEventListener("click", () => this.#rename());
    byId("list-delete").addEventListener("click", () => this.#delete());
  }

  load() {
    return this.#queue.enqueue(() =>
      showProblemsIn(byId("load-problem"), async () => this.#show(await get("/shows/lists")))
    );
  }

  #show({ lists }) {
    const list = lists.find(({ id }) => id === this.#id) ?? null;
    byId("gone").hidden = list !== null;
    byId("list").hidden = list === null;
    if (list === null || !this.#hasChanged(list)) return;
    this.#list = list;
    this.#draw();
  }

  #draw() {
    const { title: name, shows } = this.#list;
    if (title.textContent !== name) document.title = `${name} – VocalVocab`;
    title.textContent = name;
    isShown.checked = this.#list.isShown;
    byId("list-empty").hidden = shows.length > 0;
    byId("list-rows").hidden = shows.length === 0;
    redraw(byId("list-rows"), shows.map((show, index) => this.#row(show, index + 1)), title);
  }

  #row(show, place) {
    const { key, title: name } = show;
    const button = (text, click) =>
      make("button", { type: "button", click }, text, make("span", { class: "visually-hidden" }, ` ${name}`));
    const row = makeShowRow(
      show,
      make(
        "details",
        { class: "menu" },
        make(
          "summary",
          { "data-key": `Actions ${key}` },
          "Actions",
          make("span", { class: "visually-hidden" }, ` ${name}`),
        ),
        make(
          "div",
          { class: "menu-items" },
          place > 1 && button("Up", () => this.#move(show, place - 1)),
          place < this.#list.shows.length && button("Down", () => this.#move(show, place + 1)),
          button("Remove", () => this.#remove(show, place)),
        ),
      ),
    );
    makeDraggable(row, place, (from, to) => this.#move(this.#list.shows[from - 1], to));
    return row;
  }

  /**
   * Makes a change, and shows the list afterwards.
   *
   * @param {() => Promise<any>} action Returns the lists.
   * @returns {Promise<boolean>} Whether the change was made.
   */
  #take(action) {
    return this.#queue.enqueue(async () => {
      const answer = await showProblemsIn(byId("problem"), action);
      if (answer) {
        this.#show(answer);
        tellChange();
      } else {
        // A box may show what is not so.
        this.#draw();
      }
      return Boolean(answer);
    });
  }

  #change(change) {
    return this.#take(() => patch(path`/shows/lists/${this.#id}`, change));
  }

  async #move({ key, title: name }, to) {
    if (await this.#take(() => put(path`/shows/lists/${this.#id}/shows/${key}`, { to }))) {
      announce([`Now in place ${to} of ${this.#list.shows.length}: ${name}.`]);
    }
  }

  async #remove({ key, title: name }, place) {
    const address = path`/shows/lists/${this.#id}/shows/${key}`;
    if (!await this.#take(() => remove(address))) return;
    showNotice(`Removed: ${name}.`, { name: "Undo", run: () => this.#take(() => put(address, { to: place })) });
  }

  async #rename() {
    const name = await ask({
      title: "Change the name",
      text: `It is “${this.#list.title}” now.`,
      field: "Name",
      yes: "Save",
    });
    if (name?.trim()) await this.#change({ title: name.trim() });
  }

  async #delete() {
    const answer = await ask({
      title: `Delete ${this.#list.title}?`,
      text: "The shows stay on your watchlist.",
      yes: "Delete it",
    });
    if (answer === null) return;
    await showProblemsIn(byId("problem"), async () => {
      await remove(path`/shows/lists/${this.#id}`);
      tellChange();
      // Back does not lead to a list that is gone.
      location.replace(addressOfLists);
    });
  }
}
