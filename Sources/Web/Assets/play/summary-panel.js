/** What a session came to. */

import { byId, fill, make } from "../shell/dom.js";
import { plural } from "../shell/wording.js";

const title = byId("summary-title");

export class SummaryPanel {
  #missed = [];

  /** @param {{ again: () => void, begin: (choices: object) => void, choose: () => void }} does */
  constructor({ again, begin, choose }) {
    byId("again").addEventListener("click", again);
    byId("practise-missed").addEventListener(
      "click",
      () => begin({ words: "given", given: this.#missed }),
    );
    byId("choose").addEventListener("click", choose);
  }

  show({ summary, notice, streak, bestStreak }) {
    const { completed, missed, firstTry, mistakes, dueToday, dueTomorrow } = summary;
    const asked = completed.length + missed.length;
    this.#missed = [...new Set(missed)];
    title.textContent =
      asked === 0
        ? "No word was finished"
        : `${completed.length} of ${plural(asked, "word")} completed`;
    byId("summary-text").textContent = [
      notice,
      asked > 0 && `${firstTry} of ${asked} at the first try, without help.`,
    ]
      .filter(Boolean)
      .join(" ");
    byId("practise-missed").hidden = missed.length === 0;
    fill(
      byId("summary-cards"),
      words("Completed", completed),
      words("Missed", missed),
      card("Mistakes", ...mistakes.map(({ title, count }) => row(title, count))),
      card("Streak", row("Now", streak), row("Best", bestStreak)),
      card(
        "Due",
        row("Today", plural(dueToday, "word")),
        row("Tomorrow", plural(dueTomorrow, "word")),
      ),
    );
    title.focus();
  }
}

function words(title, list) {
  return list.length > 0 && make(
    "section",
    { class: "card" },
    make("h3", {}, `${title}: ${list.length}`),
    make("ul", { class: "words", translate: "no" }, ...list.map((word) => make("li", {}, word))),
  );
}

function card(title, ...rows) {
  return rows.length > 0 && make(
    "section",
    { class: "card" },
    make("h3", {}, title),
    make("dl", { class: "rows" }, ...rows),
  );
}

function row(name, value) {
  return make("div", {}, make("dt", {}, name), make("dd", {}, value));
}
