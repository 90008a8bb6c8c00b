/** The form that adds words from a file or from pasted text, after a preview. */

import { path, post } from "../shell/api.js";
import { byId, fieldsOf, fill } from "../shell/dom.js";
import { acceptDrops } from "../shell/drop-zone.js";
import { FileReview } from "../shell/file-review.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { plural } from "../shell/wording.js";
import { correctionsIn, namesIn, showPreview } from "./import-preview.js";

const form = byId("import-form", HTMLFormElement);
const fields = fieldsOf(form);
const preview = byId("preview");
const problem = byId("import-problem");

export class ListImport {
  #list;
  #added;
  #review = new FileReview(byId("import-review"), () => this.#preview());

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
    form.addEventListener("input", () => this.#clear());
    acceptDrops(byId("drop-zone"), (dropped) => {
      if (dropped.files.length > 0) fields.file.files = dropped.files;
      else fields.paste.value = dropped.getData("text/plain");
      this.#clear();
    });
  }

  /**
   * @param {string} name The name of the list.
   * @param {boolean} isPreview
   * @param {{ corrections?: Map<string, string>, section?: number }} [options] The texts to add in
   *   place of words that look misspelled or are in capitals, and the number of the part of the file
   *   whose words are added; all without it.
   */
  #send(name, isPreview, options = {}) {
    const { corrections = new Map(), section } = options;
    const query = new URLSearchParams({ preview: String(isPreview) });
    if (corrections.size > 0) {
      query.set("corrections", JSON.stringify(Object.fromEntries(corrections)));
    }
    if (fields.format.value) query.set("format", fields.format.value);
    if (section) query.set("section", String(section));
    this.#review.addTo(query);
    const [file] = fields.file.files;
    if (file) query.set("name", file.name.slice(-200));
    // A file is sent as bytes, so that the server can detect its encoding.
    return post(`${path`/lists/${name}/imports`}?${query}`, file ?? new Blob([fields.paste.value]));
  }

  #preview() {
    const name = this.#list ?? fields.name.value.trim();
    hidePreview();
    return showProblemsIn(problem, async () => {
      // The server takes a while to look up many unknown words.
      fields.preview.textContent = "Checking";
      const found = await this.#send(name, true);
      showPreview(
        preview,
        found,
        this.#list === undefined,
        { add: () => this.#add(name), cancel: () => this.#clear() },
      );
      this.#review.show(found.reading);
      preview.hidden = false;
      preview.focus();
    }).finally(() => (fields.preview.textContent = "Preview"));
  }

  #add(name) {
    const corrections = correctionsIn(preview);
    const names = namesIn(preview);
    return showProblemsIn(problem, async () => {
      let count = 0;
      if (names.length > 0) {
        for (const [section, list] of names) {
          count += (await this.#send(list, false, { corrections, section })).new.length;
        }
      } else {
        count = (await this.#send(name, false, { corrections })).new.length;
      }
      this.#clear();
      form.reset();
      showNotice(`Added: ${plural(count, "word")}.`);
      this.#added(names.length > 0 ? names[0][1] : name);
    });
  }

  #clear() {
    this.#review.clear();
    hidePreview();
  }
}

function hidePreview() {
  preview.hidden = true;
  fill(preview);
}
