/** The panel that sums up a session. */

import { byId, fill, make } from "../shell/dom.js";
import { plural } from "../shell/wording.js";

const title = byId("summary-title");

export class SummaryPanel {
  #missed = [];

  /**
   * @param {object} actions
   * @param {() => void} actions.again Called to begin a session with the same choices.
   * @param {(choices: object) => void} actions.begin Called to begin a session with other choices.
   * @param {() => void} actions.choose Called to show the choices.
   */
  constructor({ again, begin, choose }) {
    byId("again").addEventListener("click", again);
    byId("practise-missed").addEventListener(
      "click",
      () => begin({ words: "given", given: this.#missed }),
    );
    byId("choose").addEventListener("click", choose);
  }

  show({ summary, notice, streak, bestStreak }) {
    const { results, firstTry, later, learned, missed } = summary;
    const { mistakes, dueToday, dueTomorrow, isTimeOver } = summary;
    this.#missed = missed;
    title.textContent = results[0];
    byId("summary-text").textContent = [notice, isTimeOver && "The time is over.", ...results.slice(1)]
      .filter(Boolean)
      .join(" ");
    byId("practise-missed").hidden = missed.length === 0;
    fill(
      byId("summary-cards"),
      wordsCard("At the first try", firstTry),
      wordsCard("With help or after more tries", later),
      wordsCard("Missed and then learned", learned),
      wordsCard("Missed", missed),
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

function wordsCard(title, words) {
  return words.length > 0 && make(
    "section",
    { class: "card" },
    make("h3", {}, `${title}: ${words.length}`),
    make("ul", { class: "words", translate: "no" }, ...words.map((word) => make("li", {}, word))),
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
