/** The preview of a file of questions: the first of them, and how the file was read. */

import { post } from "../shell/api.js";
import { byId, fill, make } from "../shell/dom.js";
import { FileReview } from "../shell/file-review.js";
import { plural } from "../shell/wording.js";

const place = byId("quiz-file-preview");

export class FilePreview {
  #begin;
  #file = null;
  #review;

  /**
   * @param {object} actions
   * @param {() => void} actions.look Called to look at the file again, with other choices.
   * @param {() => void} actions.begin Called to begin the quiz.
   */
  constructor({ look, begin }) {
    this.#begin = begin;
    this.#review = new FileReview(byId("import-review"), look);
  }

  /** Forgets the file and the choices. */
  clear() {
    this.#file = null;
    this.#review.clear();
    place.hidden = true;
    fill(place);
  }

  /** Adds the choices of how to read the file to the parameters of a request. */
  addTo(query) {
    this.#review.addTo(query);
  }

  /**
   * Looks at a file.
   *
   * @param {File} file
   * @returns {Promise<boolean>} Whether a quiz can begin without a person's look.
   */
  async look(file) {
    if (this.#file !== file) this.clear();
    const isFirst = this.#file === null;
    this.#file = file;
    const query = new URLSearchParams({ name: file.name });
    this.#review.addTo(query);
    const { questions, first, reading } = await post(`/quiz/files/previews?${query}`, file);
    const isPlain = reading.sentences.length === 0 && reading.rows.length === 0 && !reading.doubt;
    if (isFirst && isPlain) return true;
    fill(
      place,
      make("h2", {}, questions > 0 ? plural(questions, "question") : "No question yet"),
      first.length > 0 && make(
        "ul",
        { class: "entries", translate: "no" },
        ...first.map(({ text, right, wrong }) =>
          make("li", {}, make("b", {}, text), make("span", {}, `✓ ${right} ✗ ${wrong.join(" ✗ ")}`))
        ),
      ),
      make(
        "div",
        { class: "row" },
        questions > 0 &&
          make("button", { type: "button", class: "primary", click: this.#begin }, "Begin the quiz"),
        make("button", { type: "button", click: () => this.clear() }, "Cancel"),
      ),
    );
    this.#review.show(reading);
    place.hidden = false;
    place.focus();
    return false;
  }
}
