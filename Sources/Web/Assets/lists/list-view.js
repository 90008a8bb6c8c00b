/** One list, and the changes that a person makes to it. */

import { get, getFile, path, Problem, put, remove } from "../shell/api.js";
import { ask } from "../shell/dialogs.js";
import { byId, fill, make } from "../shell/dom.js";
import { save } from "../shell/download.js";
import { languageName } from "../shell/languages.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { SerialQueue } from "../shell/serial-queue.js";
import { plural } from "../shell/wording.js";
import { askForEntry } from "./entry-dialog.js";
import { askForLanguage } from "./language-dialog.js";
import { hear, offerTest } from "./paper-test.js";
import { offerSharing } from "./sharing.js";

/** The number of words shown at first, and added by each "Show more". */
const pageSize = 200;
/** The name of the list whose words are never asked. */
const excludedName = "excluded";

const problem = byId("problem");

export class ListView {
  #name;
  #words = [];
  #language = null;
  #canChange = true;
  #queue = new SerialQueue();
  #shownCount = Math.max(pageSize, Number(new URLSearchParams(location.search).get("shown")) || 0);

  constructor(name) {
    this.#name = name;
    document.title = `${name} – ${document.title}`;
    byId("list-title").textContent = name;
    byId("list-play", HTMLAnchorElement).href = `/play?${new URLSearchParams({ list: name })}`;
    for (const format of ["text", "csv", "anki"]) {
      byId(`export-${format}`).addEventListener("click", () => this.#export(format));
    }
    byId("list-add").addEventListener("click", () => this.#add());
    byId("list-delete").addEventListener("click", () => this.#delete());
    byId("list-language").addEventListener("click", () => {
      const save = ({ language }) => this.#queue.enqueue(() => this.#put(this.#words, language));
      askForLanguage(this.#language, save);
    });
    byId("show-more").addEventListener("click", () => {
      this.#shownCount += pageSize;
      history.replaceState(null, "", addressOfShown(this.#shownCount));
      this.#show();
    });
  }

  /**
   * Loads the list and shows it, after all earlier changes.
   *
   * @returns {Promise<boolean | undefined>} Whether the list exists.
   */
  load() {
    // An older answer must not replace the words of a change: the next change starts from them.
    return this.#queue.enqueue(() =>
      showProblemsIn(problem, async () => {
        const found = await this.#find();
        byId("gone").hidden = found !== null;
        if (found === null) return this.#showGone();
        const { words, language, isShared, canChange } = found;
        this.#words = words;
        this.#language = language;
        this.#canChange = canChange;
        if (!this.#isExcluded) offerSharing(this.#name, isShared);
        this.#show();
        byId("one-list").hidden = false;
        return true;
      }),
    );
  }

  /** Returns the list; null if there is no such list any more. */
  async #find() {
    try {
      return await get(path`/lists/${this.#name}`);
    } catch (error) {
      if (error instanceof Problem && error.status === 404) return null;
      throw error;
    }
  }

  #showGone() {
    byId("gone-title").textContent = `There is no list “${this.#name}”`;
    byId("one-list").hidden = byId("import").hidden = true;
    return false;
  }

  /** Whether the learner may change the list. */
  get canChange() {
    return this.#canChange;
  }

  get #isExcluded() {
    return this.#name === excludedName;
  }

  #show() {
    const count = this.#words.length;
    const inLanguage = this.#language ? `, in ${languageName(this.#language)}` : "";
    const neverAsked = `${plural(count, "word is", "words are")} never asked.`;
    byId("list-about").textContent = this.#isExcluded
      ? `${neverAsked} A word that you remove from this list may be asked again.`
      : `${plural(count, "word")}${this.#canChange ? "" : " from your teacher"}${inLanguage}`;
    byId("list-add").hidden = byId("list-delete").hidden = !this.#canChange;
    byId("list-language").hidden = this.#isExcluded || !this.#canChange;
    offerTest(this.#name, !this.#isExcluded && count > 0);
    byId("list-play").hidden = this.#isExcluded || count === 0;
    byId("entries").hidden = count === 0;
    byId("show-more").hidden = count <= this.#shownCount;
    keepFocusIn(byId("entries"), (entries) => {
      fill(entries, ...this.#words.slice(0, this.#shownCount).map((entry) => this.#row(entry)));
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
      wordButton("Hear", word, () => hear(this.#name, word)),
      this.#canChange && make(
        "details",
        { class: "menu" },
        make("summary", {}, "More", make("span", { class: "visually-hidden" }, ` for ${word}`)),
        make(
          "div",
          { class: "menu-items" },
          wordButton("Change", word, () => this.#change(entry)),
          wordButton("Remove", word, () => this.#remove(entry)),
        ),
      ),
    );
  }

  async #add() {
    const entry = await askForEntry("Add a word", {});
    if (!entry) return;
    await this.#save((words) => [entry, ...words]);
  }

  async #change(old) {
    const entry = await askForEntry("Change the word", old);
    const row = indexOf(this.#words, old);
    if (entry) {
      await this.#save((words) => {
        const place = indexOf(words, old);
        return words.map((other, index) => (index === place ? entry : other));
      });
    }
    // The menu has closed over the button that had the focus.
    const rows = byId("entries").children;
    /** @type {HTMLElement | null} */ (rows[row]?.querySelector("summary"))?.focus();
  }

  async #remove(entry) {
    let place = -1;
    const isSaved = await this.#save((words) => {
      place = indexOf(words, entry);
      return words.filter((_, index) => index !== place);
    });
    const undo = () => this.#save((words) => words.toSpliced(place, 0, entry));
    // After a double click the second removal finds no entry.
    if (isSaved && place >= 0) showNotice(`Removed: ${entry.word}.`, { name: "Undo", run: undo });
  }

  /**
   * Saves changes one after another. Each change starts from the words that the one before has
   * left.
   */
  #save(change) {
    return this.#queue.enqueue(() =>
      showProblemsIn(problem, async () => {
        await this.#put(change(this.#words));
        return true;
      }),
    );
  }

  /**
   * Sends the list, and shows it as the server keeps it.
   *
   * @param {object[]} words
   * @param {string} [language] The code of another language of the words.
   */
  async #put(words, language) {
    const list = await put(path`/lists/${this.#name}`, { words, language });
    [this.#words, this.#language] = [list.words, list.language];
    this.#show();
  }

  #export(format) {
    return showProblemsIn(problem, async () => {
      const blob = await getFile(`${path`/lists/${this.#name}/file`}?format=${format}`);
      save(blob, `${this.#name}.${format === "csv" ? "csv" : "txt"}`);
      if (this.#language) showNotice(`The file doesn't say that the words are in ${languageName(this.#language)}.`);
    });
  }

  async #delete() {
    const count = plural(this.#words.length, "word");
    const answer = await ask({
      title: `Delete ${this.#name}?`,
      text: `This deletes the list and its ${count}. The words that you completed stay completed.`,
      yes: "Delete it",
    });
    if (answer === null) return;
    await showProblemsIn(problem, async () => {
      await remove(path`/lists/${this.#name}`);
      // Going back must not lead to the list that is gone.
      location.replace("/lists");
    });
  }
}

/** Returns the address of this list with as many words shown. */
function addressOfShown(shown) {
  const query = new URLSearchParams(location.search);
  query.set("shown", String(shown));
  return `/lists?${query}`;
}

/** Returns the index of a word, which earlier changes may have moved. */
function indexOf(words, { word }) {
  return words.findIndex((other) => other.word === word);
}

/** Redraws a list, and returns the focus to its button if the list has as many rows as before. */
function keepFocusIn(list, redraw) {
  const row = document.activeElement.closest("li");
  const count = list.children.length;
  const place = [...list.children].indexOf(row);
  const buttonsIn = (row) => [...row.querySelectorAll("button, summary")];
  const button = row && buttonsIn(row).indexOf(document.activeElement);
  redraw(list);
  const isSameLength = list.children.length === count;
  if (place >= 0 && isSameLength) buttonsIn(list.children[place])[button].focus();
}

/** Makes a button whose accessible name includes the word. */
function wordButton(name, word, click) {
  return make(
    "button",
    { type: "button", click },
    name,
    make("span", { class: "visually-hidden" }, ` ${word}`),
  );
}
