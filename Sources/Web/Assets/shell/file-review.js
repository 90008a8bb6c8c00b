/** The part of a preview that tells how a file was read, and lets a person change it. */

import { fill, make } from "./dom.js";
import { plural } from "./wording.js";

export class FileReview {
  #place;
  #again;
  /** The person's choices, as the parameter `choices` of the API has them. */
  #choices = {};
  #reading = null;

  /**
   * @param {HTMLElement} place A form.
   * @param {() => void} again Called to read the file again, with other choices.
   */
  constructor(place, again) {
    this.#place = place;
    this.#again = again;
    place.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#readAgain();
    });
  }

  /** Forgets the choices, because there is another file. */
  clear() {
    this.#choices = {};
    this.#reading = null;
    this.#place.hidden = true;
    fill(this.#place);
  }

  /**
   * Adds the choices to the parameters of a request.
   *
   * @param {URLSearchParams} query
   */
  addTo(query) {
    if (Object.keys(this.#choices).length > 0) query.set("choices", JSON.stringify(this.#choices));
  }

  /**
   * Shows how the file was read.
   *
   * @param {any} reading A FileReading.
   */
  show(reading) {
    this.#reading = reading;
    const { sentences, doubt, rows, columns, separator, leftOut, changed } = reading;
    // A file that is read as it is written, and is no table, leaves nothing to choose.
    this.#place.hidden = sentences.length + rows.length + columns.length === 0 && !doubt;
    const others = leftOut + changed - rows.length;
    const isOpen = doubt !== null || sentences.length > 0 && columns.length > 0;
    fill(
      this.#place,
      sentences.length > 0 && make("ul", {}, ...sentences.map((each) => make("li", {}, each))),
      doubt && make("p", { class: "problem" }, doubt),
      rows.length > 0 && make(
        "details",
        { open: rows.length < 4, name: "file-rows" },
        make("summary", {}, "Correct these rows"),
        make("p", { class: "secondary" }, "A row that you empty is left out."),
        ...rows.map(rowField),
        others > 0 && make("p", {}, `And ${plural(others, "more row")}.`),
      ),
      make(
        "details",
        { open: isOpen, name: "file-columns" },
        make("summary", {}, columns.length > 0 ? "Encoding and columns" : "Encoding"),
        this.#encodingField(),
        separator !== null && separatorField(separator),
        columns.length > 0 && make(
          "label",
          { class: "choice" },
          make("input", { type: "checkbox", name: "hasHeader", checked: reading.hasHeader }),
          make("span", {}, "The first row names the columns"),
        ),
        ...columns.map((column) => columnField(column, reading.parts)),
      ),
      make(
        "div",
        { class: "row" },
        make("button", {}, "Read it again"),
      ),
    );
  }

  #encodingField() {
    const { encoding, encodings } = this.#reading;
    return make(
      "label",
      {},
      "Encoding ",
      make(
        "select",
        { name: "encoding" },
        ...encodings.map(({ name, title }) =>
          make("option", { value: name, selected: name === encoding }, title)
        ),
      ),
    );
  }

  /** Takes the person's choices from the fields. */
  #readAgain() {
    const { encoding, separator, hasHeader, columns, rows } = this.#reading;
    const field = (name) => /** @type {any} */ (this.#place.querySelector(`[name="${name}"]`));
    if (field("encoding").value !== encoding) this.#choices.encoding = field("encoding").value;
    const division = field("separator")?.value || separator;
    if (division !== separator) this.#choices.separator = division;
    if (columns.length > 0 && field("hasHeader").checked !== hasHeader) {
      this.#choices.hasHeader = field("hasHeader").checked;
    }
    const parts = columns.map(({ number }) => field(`column-${number}`).value);
    if (columns.some(({ part }, index) => (part ?? "") !== parts[index])) {
      this.#choices.columns = {};
      for (const [index, part] of parts.entries()) {
        if (part) (this.#choices.columns[part] ??= []).push(columns[index].number);
      }
    }
    for (const { line, text } of rows) {
      const written = field(`row-${line}`).value;
      if (written !== text) (this.#choices.rows ??= {})[line] = written;
    }
    this.#again();
  }
}

function separatorField(separator) {
  return make(
    "label",
    {},
    "Between the columns ",
    make("input", {
      name: "separator", value: separator, list: "separators", maxlength: "12", autocomplete: "off",
      autocapitalize: "none", spellcheck: "false",
    }),
    make(
      "datalist",
      { id: "separators" },
      ...["tab", "comma", "semicolon", "pipe", "line", "3 lines"].map((value) =>
        make("option", { value })
      ),
    ),
    make("small", {}, "A sign or its name; “line” if each part has a line of its own."),
  );
}

function rowField({ line, text, remark }) {
  const count = text.split("\n").length;
  return make(
    "label",
    {},
    remark,
    make(
      "textarea",
      { name: `row-${line}`, rows: Math.min(count, 6), spellcheck: "false", autocapitalize: "none" },
      text,
    ),
  );
}

function columnField({ number, name, part, samples }, parts) {
  const shown = samples.filter((sample) => sample !== "").join(", ");
  return make(
    "label",
    {},
    `Column ${number}${name ? `: ${name}` : ""}`,
    shown && make("small", { translate: "no" }, shown),
    make(
      "select",
      { name: `column-${number}` },
      make("option", { value: "" }, "Not used"),
      ...parts.map(({ name: value, title }) =>
        make("option", { value, selected: value === part }, title)
      ),
    ),
  );
}
