/** One list: its words, to be changed one by one. */

import { file, get, path, put, remove } from "../shell/api.js";
import { attempt } from "../shell/problems.js";
import { ask } from "../shell/dialogs.js";
import { askEntry } from "./entry-dialog.js";
import { byId, fill, make } from "../shell/dom.js";
import { tell } from "../shell/notice.js";
import { plural } from "../shell/wording.js";
import { Turns } from "../shell/serial-queue.js";

/** How many words are shown at first, and with each "Show more". */
const pageSize = 200;
/** The list that holds what is never asked. */
const excluded = "excluded";

const problem = byId("problem");

export class ListView {
  #name;
  #words = [];
  #turns = new Turns();
  #shown = pageSize;

  constructor(name) {
    this.#name = name;
    document.title = `${name} – ${document.title}`;
    byId("list-title").textContent = name;
    byId("list-play").href = `/play?${new URLSearchParams({ list: name })}`;
    for (const format of ["text", "csv", "anki"]) {
      byId(`export-${format}`).addEventListener("click", () => this.#export(format));
    }
    byId("list-add").addEventListener("click", () => this.#add());
    byId("list-delete").addEventListener("click", () => this.#delete());
    byId("more").addEventListener("click", () => {
      this.#shown += pageSize;
      this.#show();
    });
  }

  /** @returns {Promise<boolean | undefined>} Whether there is such a list. */
  load() {
    return attempt(problem, async () => {
      this.#words = (await get(path`/lists/${this.#name}`)).words;
      this.#show();
      byId("one-list").hidden = false;
      return true;
    });
  }

  get #isExcluded() {
    return this.#name === excluded;
  }

  #show() {
    const count = this.#words.length;
    byId("list-about").textContent = this.#isExcluded
      ? `${plural(count, "word is", "words are")} never asked. What you remove may be asked again.`
      : plural(count, "word");
    byId("list-play").hidden = this.#isExcluded || count === 0;
    byId("entries").hidden = count === 0;
    byId("more").hidden = count <= this.#shown;
    keepingFocus(byId("entries"), (entries) => {
      fill(entries, ...this.#words.slice(0, this.#shown).map((entry) => this.#row(entry)));
    });
  }

  #row(entry) {
    const { word, definition, sentence, hint, reason } = entry;
    return make(
      "li",
      {},
      make("b", {}, word),
      make(
        "span",
        {},
        [definition, sentence, hint && `Hint: ${hint}`, reason].filter(Boolean).join(" · "),
      ),
      named("Change", word, () => this.#change(entry)),
      named("Remove", word, () => this.#remove(entry)),
    );
  }

  async #add() {
    const entry = await askEntry("Add a word", {});
    if (!entry) return;
    await this.#keep((words) => [entry, ...words]);
  }

  async #change(old) {
    const entry = await askEntry("Change the word", old);
    if (!entry) return;
    await this.#keep((words) => {
      const place = placeOf(words, old);
      return words.map((other, index) => (index === place ? entry : other));
    });
  }

  async #remove(entry) {
    let place;
    const isKept = await this.#keep((words) => {
      place = placeOf(words, entry);
      return words.filter((_, index) => index !== place);
    });
    const undo = () => this.#keep((words) => words.toSpliced(place, 0, entry));
    // A second press finds it gone.
    if (isKept && place >= 0) tell(`${entry.word} is removed.`, { name: "Undo", does: undo });
  }

  /** Makes changes one after another, each of what the one before has left. */
  #keep(change) {
    return this.#turns.next(() =>
      attempt(problem, async () => {
        const words = change(this.#words);
        this.#words = (await put(path`/lists/${this.#name}`, { words })).words;
        this.#show();
        return true;
      }),
    );
  }

  /** By script rather than by a link: what a format can't hold is told here. */
  #export(format) {
    return attempt(problem, async () => {
      const blob = await file(`${path`/lists/${this.#name}/file`}?format=${format}`);
      const href = URL.createObjectURL(blob);
      const download = `${this.#name}.${format === "csv" ? "csv" : "txt"}`;
      make("a", { href, download }).click();
      // The browser has taken it by then.
      setTimeout(() => URL.revokeObjectURL(href), 10_000);
    });
  }

  async #delete() {
    const answer = await ask({
      title: `Delete ${this.#name}?`,
      text: `Its ${plural(this.#words.length, "word")} will be gone. What you completed stays.`,
      yes: "Delete it",
    });
    if (answer === null) return;
    await attempt(problem, async () => {
      await remove(path`/lists/${this.#name}`);
      location.assign("/lists");
    });
  }
}

/** Where an entry stands, which another change may have moved. */
function placeOf(words, { word }) {
  return words.findIndex((other) => other.word === word);
}

/** Draws a list anew; the button that had the focus has it again, if its row is still there. */
function keepingFocus(list, draw) {
  const row = document.activeElement.closest("li");
  const count = list.children.length;
  const place = [...list.children].indexOf(row);
  const buttons = (row) => [...row.querySelectorAll("button")];
  const button = row && buttons(row).indexOf(document.activeElement);
  draw(list);
  const isSame = list.children.length === count;
  if (place >= 0 && isSame) buttons(list.children[place])[button].focus();
}

/** A button whose whole name says which word it is for. */
function named(name, word, click) {
  return make(
    "button",
    { type: "button", click },
    name,
    make("span", { class: "visually-hidden" }, ` ${word}`),
  );
}
