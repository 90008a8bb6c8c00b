/** Words from a file or from what is pasted: looked at first, then added. */

import { get, path, post, put } from "../shell/api.js";
import { attempt } from "../shell/problems.js";
import { byId, fill } from "../shell/dom.js";
import { tell } from "../shell/notice.js";
import { plural } from "../shell/wording.js";
import { corrected, showPreview } from "./import-preview.js";

const form = byId("import-form");
const fields = form.elements;
const preview = byId("preview");
const drop = byId("drop");
const problem = byId("import-problem");

export class Import {
  #list;
  #added;

  /**
   * @param {{ list?: string, added: (name: string) => void }} place Without a list its name is
   *   asked for.
   */
  constructor({ list, added }) {
    this.#list = list;
    this.#added = added;
    fields.name.required = list === undefined;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#look();
    });
    form.addEventListener("input", () => (preview.hidden = true));
    this.#acceptDrops();
  }

  #acceptDrops() {
    for (const type of ["dragover", "dragleave", "drop"]) {
      drop.addEventListener(type, (event) => {
        event.preventDefault();
        drop.classList.toggle("over", type === "dragover");
      });
    }
    drop.addEventListener("drop", ({ dataTransfer }) => {
      if (dataTransfer.files.length > 0) fields.file.files = dataTransfer.files;
      else fields.paste.value = dataTransfer.getData("text/plain");
      preview.hidden = true;
    });
  }

  #send(name, file, isPreview) {
    const query = new URLSearchParams({ preview: isPreview });
    if (fields.format.value) query.set("format", fields.format.value);
    return post(`${path`/lists/${name}/imports`}?${query}`, file);
  }

  #look() {
    const name = this.#list ?? fields.name.value.trim();
    // A file is sent as its bytes, so that the server can tell how it is written.
    const file = fields.file.files[0] ?? new Blob([fields.paste.value]);
    this.#clear();
    return attempt(problem, async () => {
      // Many unknown words take a while to be looked up.
      fields.look.textContent = "Looking";
      const found = await this.#send(name, file, true);
      showPreview(
        preview,
        found,
        { add: () => this.#add(name, file), cancel: () => this.#clear() },
      );
      preview.hidden = false;
      preview.focus();
    }).finally(() => (fields.look.textContent = "Look at it first"));
  }

  #add(name, file) {
    const corrections = corrected(preview);
    return attempt(problem, async () => {
      const added = await this.#send(name, file, false);
      if (corrections.size > 0) await this.#correct(name, corrections);
      this.#clear();
      form.reset();
      tell(`${plural(added.new.length, "word is", "words are")} added.`);
      this.#added(name);
    });
  }

  /** @param {Map<string, string>} corrections What each unknown word becomes; "" leaves it out. */
  async #correct(name, corrections) {
    const { words } = await get(path`/lists/${name}`);
    const seen = new Set();
    const right = words
      .map((entry) => ({ ...entry, word: corrections.get(entry.word) ?? entry.word }))
      .filter(({ word }) => word && !seen.has(word) && seen.add(word));
    await put(path`/lists/${name}`, { words: right });
  }

  #clear() {
    preview.hidden = true;
    fill(preview);
  }
}
