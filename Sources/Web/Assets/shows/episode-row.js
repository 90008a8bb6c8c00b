/** The row of an episode: its box, when it comes, and its menu. */

import { make } from "../shell/dom.js";
import { dateInWords, plural } from "../shell/wording.js";
import { airsInWords, isToCome } from "./show-wording.js";

/** The times before an episode at which a person can be reminded. */
const reminders = { hour: "Remind me an hour before", day: "Remind me a day before", none: "No reminder" };

export class EpisodeRow {
  #box;
  #about = make("small");
  #repeat;
  #remind;
  #shown = "";

  /**
   * @param {any} episode
   * @param {string} heading The words before the episode's number, for a screen reader.
   * @param {import("./episode-group.js").Actions} actions
   */
  constructor(episode, heading, actions) {
    const { key, number, title } = episode;
    const name = [heading, number].filter((part) => part !== null).join(" ");
    // A title needs only its number before it. A screen reader tells the season, too.
    const isNumbered = title !== null && number !== null;
    const text = isNumbered ? `${number}. ${title}` : title ?? name;
    const fullName = isNumbered ? `${heading} ${text}` : text;
    const hidden = (words) => make("span", { class: "visually-hidden" }, words);
    const item = (name, click) =>
      make("button", { type: "button", click }, name, hidden(` ${fullName}`));
    this.#box = make("input", {
      type: "checkbox",
      "data-key": `Check ${key}`,
      change: () => actions.check(key, this.#box.checked),
    });
    this.#repeat = item("Watched again", () => actions.repeat(key));
    this.#remind = Object.entries(reminders).map(([ahead, name]) => ({
      ahead,
      button: item(name, () => actions.remind(key, ahead)),
    }));
    this.element = make(
      "li",
      { "data-row": key },
      make(
        "label",
        { class: "episode-check" },
        this.#box,
        make("span", {}, isNumbered && hidden(`${heading} `), text, " ", this.#about),
      ),
      make(
        "details",
        { class: "menu" },
        make("summary", { "data-key": `More ${key}` }, "More", hidden(` for ${fullName}`)),
        make(
          "div",
          { class: "menu-items" },
          item("All up to here", () => actions.checkUpTo(key)),
          this.#repeat,
          ...this.#remind.map(({ button }) => button),
        ),
      ),
    );
  }

  /** Shows the episode as it is now. */
  show(episode) {
    const { plays, airs, reminder } = episode;
    this.#box.checked = plays > 0;
    const willCome = isToCome(airs);
    const state = JSON.stringify([plays, reminder, willCome]);
    // Most rows are as they were.
    if (state === this.#shown) return;
    this.#shown = state;
    this.#about.textContent = aboutInWords(episode, willCome);
    this.#repeat.hidden = plays === 0;
    for (const { ahead, button } of this.#remind) {
      button.hidden = !willCome || ahead === (reminder ?? "none");
    }
  }
}

function aboutInWords({ airs, isDayOnly, minutes, plays, reminder }, willCome) {
  return [
    airs !== null && (willCome ? `comes ${airsInWords(airs, isDayOnly)}` : dateInWords(airs)),
    minutes !== null && plural(minutes, "minute"),
    plays > 1 && `watched ${plays} times`,
    willCome && reminder && `you will be reminded ${reminder === "day" ? "a day" : "an hour"} before`,
  ].filter(Boolean).join(", ");
}
