/** Everything that is due today, and the button that begins with the first item. */

import { begin } from "../shell/beginning.js";
import { byId, fill, make } from "../shell/dom.js";
import { makeIcon } from "../shell/icon.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { redraw } from "../shell/redraw.js";
import { SerialQueue } from "../shell/serial-queue.js";
import { plural } from "../shell/wording.js";

/** The icons of the rooms. */
const icons = { words: "play", test: "lists", assignment: "class", cards: "cards", quiz: "quiz" };

export class TodayView {
  #problem;
  #checkOff;
  #first = null;
  #queue = new SerialQueue();

  /**
   * @param {{ problem: HTMLElement, checkOff: (item: object) => void }} options `checkOff` checks off
   *   an item that is a task.
   */
  constructor({ problem, checkOff }) {
    this.#problem = problem;
    this.#checkOff = checkOff;
    byId("today-begin").addEventListener("click", () => this.#begin(this.#first.start));
  }

  show({ sentence, items, streak }) {
    this.#first = items.find(({ start }) => start !== null) ?? null;
    byId("today-sentence").textContent = sentence;
    const button = byId("today-begin");
    if (!this.#first && document.activeElement === button) byId("today-title").focus();
    button.hidden = !this.#first;
    byId("today-free").hidden = this.#first !== null;
    byId("today-due").hidden = items.length === 0;
    byId("today-first").textContent = this.#first ? ` ${this.#first.title}` : "";
    redraw(byId("today-items"), items.map((item) => this.#row(item)), byId("today-title"));
    fill(byId("streak"), ...streak.map((text) => make("p", { class: "secondary" }, text)));
  }

  #row(item) {
    const { room, roomTitle, title, minutes, start, task } = item;
    const row = `${room} ${task ?? title}`;
    const button = (name, click) =>
      make(
        "button",
        { type: "button", "data-key": row, click },
        name,
        make("span", { class: "visually-hidden" }, ` ${title}`),
      );
    return make(
      "li",
      { "data-row": row },
      make(
        "div",
        {},
        makeIcon(icons[room] ?? "plan"),
        make(
          "p",
          {},
          title,
          make("small", {}, minutes === null ? roomTitle : `${roomTitle}, ${plural(minutes, "minute")}`),
        ),
      ),
      start && button("Begin", () => this.#begin(start)),
      !start && task && button("Check off", () => this.#checkOff(item)),
    );
  }

  #begin(start) {
    return this.#queue.runUnlessBusy(() =>
      showProblemsIn(this.#problem, async () => {
        const notice = await begin(start);
        if (notice) showNotice(notice);
      })
    );
  }
}
