/** The import of a file of another program, after a preview of every row. */

import { post } from "../shell/api.js";
import { tellChange } from "../shell/changes.js";
import { byId, fieldsOf, fill } from "../shell/dom.js";
import { acceptDrops } from "../shell/drop-zone.js";
import { FileReview } from "../shell/file-review.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { plural } from "../shell/wording.js";
import { addressOfStatus } from "./addresses.js";
import { showPreview } from "./import-preview.js";

const form = byId("import-form", HTMLFormElement);
const fields = fieldsOf(form);
const preview = byId("import-preview");
const problem = byId("import-problem");

export class ImportView {
  #review = new FileReview(byId("import-review"), () => this.#preview());
  /** The numbers of the rows whose match the person has confirmed. @type {Set<number>} */
  #confirmed = new Set();

  constructor() {
    document.title = `Import – ${document.title}`;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#preview();
    });
    form.addEventListener("input", () => this.#clear());
    acceptDrops(byId("import-drop-zone"), ({ files }) => {
      if (files.length > 0) fields.file.files = files;
      this.#clear();
      if (files.length > 0) this.#preview();
    });
  }

  async load() {
    byId("import").hidden = false;
  }

  #send(isPreview) {
    const [file] = fields.file.files;
    const query = new URLSearchParams({ name: file.name.slice(-200), preview: String(isPreview) });
    if (this.#confirmed.size > 0) query.set("confirmed", [...this.#confirmed].join(","));
    this.#review.addTo(query);
    return post(`/shows/imports?${query}`, file);
  }

  #preview() {
    hidePreview();
    this.#confirmed.clear();
    return showProblemsIn(problem, async () => {
      fields.preview.textContent = "Reading";
      const found = await this.#send(true);
      showPreview(preview, found, this.#confirmed, { take: () => this.#take(), cancel: () => this.#clear() });
      this.#review.show(found.reading);
      preview.hidden = false;
      preview.focus();
    }).finally(() => (fields.preview.textContent = "Preview"));
  }

  #take() {
    return showProblemsIn(problem, async () => {
      const { added, changed, plays } = await this.#send(false);
      this.#clear();
      form.reset();
      tellChange();
      showNotice(`Added: ${plural(added, "show")}. Changed: ${changed}. New check marks: ${plays}.`, {
        name: "All shows",
        run: () => location.assign(addressOfStatus("")),
      });
      byId("notice").querySelector("button").focus();
    });
  }

  #clear() {
    const hadFocus = preview.contains(document.activeElement);
    this.#review.clear();
    hidePreview();
    if (hadFocus) fields.file.focus();
  }
}

function hidePreview() {
  preview.hidden = true;
  fill(preview);
}
