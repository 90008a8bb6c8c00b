/** The lists of one's own that a show is in. */

import { get, path, post, put, remove } from "../shell/api.js";
import { changeDetector, tellChange } from "../shell/changes.js";
import { ask } from "../shell/dialogs.js";
import { byId, make } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { redraw } from "../shell/redraw.js";
import { SerialQueue } from "../shell/serial-queue.js";

const add = byId("detail-new-list");

export class ListChoice {
  #key;
  #lists = [];
  #queue = new SerialQueue();
  #hasChanged = changeDetector();

  /** @param {string} key The key of the show. */
  constructor(key) {
    this.#key = key;
    add.addEventListener("click", () => this.#add());
  }

  load() {
    return this.#queue.enqueue(() =>
      showProblemsIn(byId("load-problem"), async () => {
        const { lists } = await get("/shows/lists");
        if (this.#hasChanged(lists)) this.#draw(lists);
      })
    );
  }

  #draw(lists) {
    this.#lists = lists;
    redraw(byId("detail-lists"), lists.map((list) => this.#row(list)), add);
  }

  #row({ id, title, shows }) {
    return make(
      "label",
      { class: "choice", "data-row": id },
      make("input", {
        type: "checkbox",
        checked: shows.some(({ key }) => key === this.#key),
        "data-key": `List ${id}`,
        change: ({ target }) => this.#put(id, target.checked),
      }),
      make("span", { translate: "no" }, title),
    );
  }

  #put(id, isIn) {
    const address = path`/shows/lists/${id}/shows/${this.#key}`;
    return this.#take(() => (isIn ? put(address, {}) : remove(address)));
  }

  async #add() {
    const title = await ask({
      title: "Make a list",
      text: "Such as “Favourites”, or “With my sister”.",
      field: "Name",
      yes: "Make it",
    });
    if (!title?.trim()) return;
    await this.#take(async () => {
      const { lists } = await post("/shows/lists", { title: title.trim() });
      const known = new Set(this.#lists.map(({ id }) => id));
      const made = lists.find(({ id }) => !known.has(id));
      return put(path`/shows/lists/${made.id}/shows/${this.#key}`, {});
    });
  }

  /** @param {() => Promise<any>} action Returns the lists. */
  #take(action) {
    return this.#queue.enqueue(async () => {
      const answer = await showProblemsIn(byId("problem"), action);
      if (answer) tellChange();
      // After a failed step, a box may show what is not so.
      this.#draw(answer?.lists ?? this.#lists);
    });
  }
}
