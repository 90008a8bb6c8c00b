/** The tracked shows of one status, or all of them. */

import { get } from "../shell/api.js";
import { changeDetector } from "../shell/changes.js";
import { byId, fill, make } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { redraw } from "../shell/redraw.js";
import { plural } from "../shell/wording.js";
import { addressOfStatus } from "./addresses.js";
import { makeProgress, makeShowRow } from "./show-row.js";
import { ratingInWords, statuses } from "./show-wording.js";

/** The number of shows that the view begins with, and that *Show more* adds. */
const pageSize = 100;

const title = byId("status-title");
const more = byId("status-more");

export class StatusView {
  #status;
  #shows = [];
  #count = pageSize;
  #hasChanged = changeDetector();

  /** @param {string} status The status; an empty text for all shows. */
  constructor(status) {
    this.#status = status;
    const name = statuses[status] ?? "All shows";
    title.textContent = name;
    document.title = `${name} – ${document.title}`;
    fill(byId("status-links"), ...["", ...Object.keys(statuses)].map((one) => linkTo(one, status)));
    more.addEventListener("click", () => {
      const first = this.#shows[this.#count].key;
      this.#count += pageSize;
      this.#draw();
      /** @type {HTMLElement} */ (document.querySelector(`[data-key="${CSS.escape(`Open ${first}`)}"]`)).focus();
    });
  }

  load() {
    return showProblemsIn(byId("load-problem"), async () => {
      const query = this.#status ? `?${new URLSearchParams({ status: this.#status })}` : "";
      const { shows } = await get(`/shows/tracked${query}`);
      byId("status").hidden = false;
      if (!this.#hasChanged(shows)) return;
      this.#shows = shows;
      this.#draw();
    });
  }

  #draw() {
    byId("status-count").textContent = plural(this.#shows.length, "show");
    redraw(byId("status-rows"), this.#shows.slice(0, this.#count).map((show) => this.#row(show)), title);
    byId("status-rows").hidden = this.#shows.length === 0;
    more.hidden = this.#shows.length <= this.#count;
  }

  #row(show) {
    const { status, rating } = show;
    return makeShowRow(
      show,
      makeProgress(show),
      make(
        "p",
        { class: "secondary" },
        !this.#status && statuses[status],
        !this.#status && rating && ", ",
        rating && ratingInWords(rating),
      ),
    );
  }
}

function linkTo(status, current) {
  return make(
    "li",
    {},
    make(
      "a",
      { class: "button", href: addressOfStatus(status), "aria-current": status === current && "page" },
      statuses[status] ?? "All",
    ),
  );
}
