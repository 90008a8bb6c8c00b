/** The episodes of a show, each with a box to check. */

import { path, post, put, remove } from "../shell/api.js";
import { byId, fieldsOf, fill } from "../shell/dom.js";
import { redraw } from "../shell/redraw.js";
import { SerialQueue } from "../shell/serial-queue.js";
import { plural } from "../shell/wording.js";
import { addressOfShow } from "./addresses.js";
import { EpisodeGroup } from "./episode-group.js";
import { checked, repeated, unchecked } from "./expectation.js";
import { groupsOf } from "./groups.js";
import { firstCheckAgain, nextCheck } from "./next-check.js";
import { OpenShow } from "./open-show.js";
import { makeProgress } from "./show-row.js";
import { episodeInWords, isToCome, nextInWords } from "./show-wording.js";

const title = byId("episodes-title");
const several = byId("several", HTMLFormElement);

const isOut = ({ airs }) => !isToCome(airs);
/** Returns whether a season has no specials. */
const isRegular = (season) => season > 0;

export class EpisodesView {
  #key;
  #show;
  /** The groups of the episodes, in their order. @type {EpisodeGroup[]} */
  #groups = [];
  /** The keys of all episodes, as a text. */
  #shape = "";
  /** The keys of the regular episodes, in their order. @type {string[]} */
  #regular = [];
  /** The check that begins to watch the show again; null where it doesn't fit. @type {any} */
  #first = null;
  /** A second press of the button for the next episode checks no other one meanwhile. */
  #once = new SerialQueue();
  /** The next check of the person; null where nothing is next. @type {any} */
  #next = null;

  /** @param {string} key */
  constructor(key) {
    this.#key = key;
    this.#show = new OpenShow(key, byId("episodes"), (detail) => this.#draw(detail));
    byId("episodes-show", HTMLAnchorElement).href = addressOfShow(key);
    byId("episodes-check").addEventListener("click", () => this.#once.runUnlessBusy(() => this.#next?.run()));
    byId("repeat-first").addEventListener("click", () => this.#first?.run());
    byId("check-all").addEventListener("click", () => this.#check("all", isRegularAndOut));
    byId("uncheck-all").addEventListener("click", () => this.#uncheck("all", (_, season) => isRegular(season)));
    byId("repeat-all").addEventListener("click", () => this.#repeat("all", isRegularAndOut));
    several.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#checkSeveral();
    });
  }

  load() {
    return this.#show.load();
  }

  #draw(detail) {
    const { show, skipped, rewatch } = detail;
    if (title.textContent === "") document.title = `Episodes – ${show.title} – VocalVocab`;
    title.textContent = "Episodes";
    byId("episodes-show").textContent = show.title;
    byId("episodes-next").textContent = nextInWords(show);
    byId("episodes-skipped").textContent = skipped === null ? "" : `Not watched: ${skipped}.`;
    byId("episodes-again").textContent = rewatch === null ? "" : rewatchInWords(rewatch, show);
    fill(byId("episodes-progress"), makeProgress(show));
    const take = (action, effect) => this.#show.take(action, effect);
    this.#next = nextCheck(detail, take);
    const check = byId("episodes-check");
    if (!this.#next && document.activeElement === check) title.focus();
    check.hidden = !this.#next;
    check.textContent = this.#next?.name ?? "";
    byId("check-all").hidden = show.episodes === null;
    this.#first = rewatch === null ? firstCheckAgain(detail, take) : null;
    byId("repeat-first").hidden = !this.#first;
    byId("repeat-first").textContent = this.#first?.name ?? "";
    byId("repeat-all").hidden = show.watched === 0;
    byId("no-episodes").hidden = detail.seasons.some(({ episodes }) => episodes.length > 0);
    this.#drawGroups(detail);
  }

  /** Shows the episodes. Rows that are there stay, so that 2,000 of them stay fast. */
  #drawGroups({ show, seasons }) {
    const groups = groupsOf(seasons);
    const shape = JSON.stringify(seasons.map(({ episodes }) => episodes.map(({ key, name }) => [key, name])));
    if (shape !== this.#shape) {
      const isFirst = this.#shape === "";
      this.#shape = shape;
      this.#regular = seasons.filter(({ number }) => isRegular(number))
        .flatMap(({ episodes }) => episodes.map(({ key }) => key));
      const open = new Set(this.#groups.flatMap((group) => group.openKeys));
      const isNext = ({ name }) => name === show.next;
      // A person finds the next episode at once, or all episodes of a short show.
      const isOpen = (group) =>
        open.has(group.key) ||
        isFirst && (groups.length === 1 && group === groups[0] || group.episodes.some(isNext));
      this.#groups = groups.map((group) => new EpisodeGroup(group, this.#actions(), isOpen));
      redraw(byId("seasons"), this.#groups.map(({ element }) => element), title);
    }
    for (const [index, group] of groups.entries()) this.#groups[index].show(group);
  }

  #actions() {
    const isOne = (key) => (episode) => episode.key === key;
    return {
      check: (key, isWatched) =>
        isWatched ? this.#check(key, isOne(key)) : this.#uncheck(key, isOne(key)),
      checkUpTo: (key) => this.#checkUpTo(key),
      repeat: (key) => this.#repeat(key, isOne(key)),
      remind: (key, ahead) =>
        this.#show.take(() => put(path`/shows/show/${this.#key}/reminders/${key}`, { ahead })),
      checkGroup: ({ selection, episodes }, isWatched) => {
        const keys = new Set(episodes.map(({ key }) => key));
        const isIn = ({ key }) => keys.has(key);
        return isWatched
          ? this.#check(selection, (episode) => isIn(episode) && isOut(episode))
          : this.#uncheck(selection, isIn);
      },
    };
  }

  get #address() {
    return path`/shows/show/${this.#key}/plays`;
  }

  #check(episodes, isOn) {
    return this.#show.take(() => post(this.#address, { episodes }), checked(isOn));
  }

  #uncheck(episodes, isOn) {
    return this.#show.take(() => remove(`${this.#address}/${encodeURIComponent(episodes)}`), unchecked(isOn));
  }

  #repeat(episodes, isOn) {
    return this.#show.take(() => post(this.#address, { episodes, again: true }), repeated(isOn));
  }

  #checkUpTo(key) {
    const before = new Set(this.#regular.slice(0, 1 + this.#regular.indexOf(key)));
    return this.#show.take(
      () => post(this.#address, { episodes: key, upTo: true }),
      checked((episode) => before.has(episode.key)),
    );
  }

  async #checkSeveral() {
    const { episodes } = fieldsOf(several);
    const step = await this.#show.take(() => post(this.#address, { episodes: episodes.value.trim() }));
    if (step) several.reset();
  }
}

function isRegularAndOut(episode, season) {
  return isRegular(season) && isOut(episode);
}

function rewatchInWords({ watched, next }, { episodes }) {
  const count = episodes === null ? plural(watched, "episode") : `${watched} of ${plural(episodes, "episode")}`;
  const then = next === null ? "" : ` Then comes ${episodeInWords(next)}.`;
  return `You watch it again: ${count}.${then}`;
}
