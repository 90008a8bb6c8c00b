/** A season, or a part of a long one: a box for the whole, and its rows behind a fold. */

import { make } from "../shell/dom.js";
import { EpisodeRow } from "./episode-row.js";

/**
 * @typedef {object} Actions The steps that a person takes with the episodes.
 * @property {(key: string, isWatched: boolean) => unknown} check Checks an episode, or takes its
 *   check mark away.
 * @property {(key: string) => unknown} checkUpTo Checks an episode and all before it.
 * @property {(key: string) => unknown} repeat Notes that an episode was watched once more.
 * @property {(key: string, ahead: string) => unknown} remind Sets the reminder of an episode.
 * @property {(group: import("./groups.js").Group, isWatched: boolean) => unknown} checkGroup Checks
 *   all episodes of a group, or takes their check marks away.
 */

export class EpisodeGroup {
  #group;
  #actions;
  #isOpen;
  #box;
  #count = make("small");
  #details;
  /** The rows, or the parts of a long season; null until the fold is opened first. */
  #content = null;

  /**
   * @param {import("./groups.js").Group} group
   * @param {Actions} actions
   * @param {(group: import("./groups.js").Group) => boolean} isOpen Whether a group begins open.
   */
  constructor(group, actions, isOpen) {
    this.#group = group;
    this.#actions = actions;
    this.#isOpen = isOpen;
    const { key, title, selection } = group;
    this.#box = make("input", {
      type: "checkbox",
      "data-key": `All ${key}`,
      "aria-label": `Watched all: ${title}`,
      change: () => actions.checkGroup(this.#group, this.#box.checked),
    });
    this.#details = make(
      "details",
      { toggle: () => this.#details.open && this.#fill() },
      make("summary", { "data-key": `Open ${key}` }, title, " ", this.#count),
    );
    this.element = make(
      "div",
      { class: "episode-group" },
      selection === null ? make("span") : make("label", { class: "group-check" }, this.#box),
      this.#details,
    );
    if (!isOpen(group)) return;
    this.#fill();
    this.#details.open = true;
  }

  /** The keys of the groups in here that are open. */
  get openKeys() {
    const parts = this.#group.parts.length > 0 ? this.#content ?? [] : [];
    const inside = parts.flatMap((part) => part.openKeys);
    return this.#details.open ? [this.#group.key, ...inside] : inside;
  }

  /**
   * Shows the group as it is now.
   *
   * @param {import("./groups.js").Group} group The same episodes, with other plays.
   */
  show(group) {
    this.#group = group;
    const { episodes, parts } = group;
    const watched = episodes.filter(({ plays }) => plays > 0).length;
    this.#box.checked = watched === episodes.length;
    this.#box.indeterminate = watched > 0 && watched < episodes.length;
    this.#count.textContent = `${watched} of ${episodes.length}`;
    const shown = parts.length > 0 ? parts : episodes;
    for (const [index, one] of this.#content?.entries() ?? []) one.show(shown[index]);
  }

  /** Makes the rows when they are first needed. */
  #fill() {
    if (this.#content !== null) return;
    const { parts, episodes, heading } = this.#group;
    this.#content = parts.length > 0
      ? parts.map((part) => new EpisodeGroup(part, this.#actions, this.#isOpen))
      : episodes.map((episode) => new EpisodeRow(episode, heading, this.#actions));
    const elements = this.#content.map(({ element }) => element);
    this.#details.append(
      parts.length > 0
        ? make("div", { class: "group-content" }, ...elements)
        : make("ol", { class: "group-content episodes" }, ...elements),
    );
    this.show(this.#group);
  }
}
