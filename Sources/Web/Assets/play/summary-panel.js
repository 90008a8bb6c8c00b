/** The panel at the end of a session: one sentence, the words, and what to do next. */

import { path } from "../shell/api.js";
import { byId, fill, make } from "../shell/dom.js";
import { hearSpeech } from "../shell/hearing.js";
import { nextButton } from "../shell/next.js";
import { plural } from "../shell/wording.js";

const title = byId("summary-title");
/** More right words than these are folded, so that the way on is in view. */
const mostShown = 12;

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

  show({ id, summary, notice, streak, bestStreak }) {
    const { headline, comeback, results, firstTry, later, learned, missed } = summary;
    const { mistakes, dueToday, dueTomorrow, isTimeOver } = summary;
    const right = [...firstTry, ...later, ...learned];
    this.#missed = missed;
    title.textContent = headline;
    fill(byId("summary-comeback"), ...(comeback ? emphasised(comeback) : []));
    byId("summary-text").textContent = [notice, isTimeOver && "The time is over."]
      .filter(Boolean)
      .join(" ");
    fill(
      byId("summary-words"),
      group("missed", "Missed", missed, id),
      group("right", "Right", right, id),
      missed.length + right.length > 0 && make("p", { class: "secondary" }, "Tap a word to hear it again."),
    );
    this.#offerNext();
    fill(
      byId("summary-cards"),
      make("section", { class: "card" }, ...results.map((sentence) => make("p", {}, sentence))),
      card("Mistakes", ...mistakes.map(({ title, count }) => row(title, count))),
      card("Streak", row("Now", streak), row("Best", bestStreak)),
      card(
        "Due",
        row("Today", plural(dueToday, "word")),
        row("Tomorrow", plural(dueTomorrow, "word")),
      ),
    );
    title.focus({ preventScroll: true });
  }

  /** Makes the way on the one primary button: to the missed words, or else to what is due next. */
  async #offerNext() {
    const missed = this.#missed;
    const hasMissed = missed.length > 0;
    byId("practise-missed").hidden = !hasMissed;
    byId("go-on").hidden = hasMissed;
    byId("home").hidden = false;
    fill(byId("go-on"));
    if (hasMissed) return;
    const button = await nextButton();
    // Another session may have ended meanwhile.
    if (this.#missed !== missed) return;
    fill(byId("go-on"), button);
    byId("home").hidden = button instanceof HTMLAnchorElement;
  }
}

/** Returns a sentence about words with each word emphasised. */
function emphasised({ words, sentence }) {
  let rest = sentence;
  const parts = [];
  for (const word of words) {
    const at = placeOfWord(rest, word);
    parts.push(rest.slice(0, at), make("em", { translate: "no" }, word));
    rest = rest.slice(at + word.length);
  }
  return [...parts, rest];
}

/** Returns where a text has a word that is no part of another word, such as "an" in "and". */
function placeOfWord(text, word) {
  const isLetter = (sign) => /\p{L}/u.test(sign ?? "");
  let at = text.indexOf(word);
  while (at >= 0 && (isLetter(text[at - 1]) || isLetter(text[at + word.length]))) {
    at = text.indexOf(word, at + 1);
  }
  return at;
}

/** Makes a list of words, each a button that says it. */
function group(kind, name, words, session) {
  if (words.length === 0) return null;
  const list = make(
    "ul",
    { class: `words words-${kind}`, translate: "no" },
    ...words.map((word) => make("li", {}, wordButton(kind, word, session))),
  );
  const heading = `${name}: ${words.length}`;
  return kind === "right" && words.length > mostShown
    ? make("details", {}, make("summary", {}, heading), list)
    : make("section", {}, make("h3", {}, heading), list);
}

function wordButton(kind, word, session) {
  const hear = () =>
    hearSpeech(byId("problem"), path`/sessions/${session}/hearings`, { word });
  return make(
    "button",
    { type: "button", click: hear, "aria-label": `Hear ${word}` },
    make("span", { "aria-hidden": "true" }, kind === "missed" ? "✗" : "✓"),
    word,
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
