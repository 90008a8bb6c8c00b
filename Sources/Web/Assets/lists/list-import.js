/** The form that adds words from a file or from pasted text, after a preview. */

import { path, post } from "../shell/api.js";
import { byId, fieldsOf, fill } from "../shell/dom.js";
import { acceptDrops } from "../shell/drop-zone.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { plural } from "../shell/wording.js";
import { correctionsIn, showPreview } from "./import-preview.js";

const form = byId("import-form", HTMLFormElement);
const fields = fieldsOf(form);
const preview = byId("preview");
const problem = byId("import-problem");

export class ListImport {
  #list;
  #added;

  /**
   * @param {object} options
   * @param {string} [options.list] The list's name; without it the form asks for a name.
   * @param {(name: string) => void} options.added Called after the words are added.
   */
  constructor({ list, added }) {
    this.#list = list;
    this.#added = added;
    fields.name.required = list === undefined;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#preview();
    });
    form.addEventListener("input", () => (preview.hidden = true));
    acceptDrops(byId("drop-zone"), (dropped) => {
      if (dropped.files.length > 0) fields.file.files = dropped.files;
      else fields.paste.value = dropped.getData("text/plain");
      preview.hidden = true;
    });
  }

  /**
   * @param {Map<string, string>} corrections The texts to add in place of words that look
   *   misspelled.
   */
  #send(name, file, isPreview, corrections = new Map()) {
    const query = new URLSearchParams({ preview: String(isPreview) });
    if (corrections.size > 0) {
      query.set("corrections", JSON.stringify(Object.fromEntries(corrections)));
    }
    if (fields.format.value) query.set("format", fields.format.value);
    return post(`${path`/lists/${name}/imports`}?${query}`, file);
  }

  #preview() {
    const name = this.#list ?? fields.name.value.trim();
    // A file is sent as bytes, so that the server can detect its encoding.
    const file = fields.file.files[0] ?? new Blob([fields.paste.value]);
    this.#clear();
    return showProblemsIn(problem, async () => {
      // The server takes a while to look up many unknown words.
      fields.preview.textContent = "Checking";
      const found = await this.#send(name, file, true);
      showPreview(
        preview,
        found,
        { add: () => this.#add(name, file), cancel: () => this.#clear() },
      );
      preview.hidden = false;
      preview.focus();
    }).finally(() => (fields.preview.textContent = "Preview"));
  }

  #add(name, file) {
    const corrections = correctionsIn(preview);
    return showProblemsIn(problem, async () => {
      const added = await this.#send(name, file, false, corrections);
      this.#clear();
      form.reset();
      showNotice(`Added: ${plural(added.new.length, "word")}.`);
      this.#added(name);
    });
  }

  #clear() {
    preview.hidden = true;
    fill(preview);
  }
}
