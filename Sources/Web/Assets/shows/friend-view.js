/** The shows and lists that a friend shows. */

import { get, path } from "../shell/api.js";
import { changeDetector } from "../shell/changes.js";
import { byId, fill, make } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { plural } from "../shell/wording.js";
import { addressOfSearch } from "./addresses.js";
import { statuses } from "./show-wording.js";

const title = byId("friend-title");

export class FriendView {
  #id;
  #hasChanged = changeDetector();

  /** @param {string} id */
  constructor(id) {
    this.#id = id;
  }

  load() {
    return showProblemsIn(byId("load-problem"), async () =>
      this.#show(await get(path`/shows/of/${this.#id}`))
    );
  }

  #show({ friend, shown }) {
    byId("friend").hidden = false;
    if (!this.#hasChanged([friend, shown])) return;
    document.title = `${friend.name} – VocalVocab`;
    title.textContent = friend.name;
    byId("friend-nothing").hidden = shown.shows.length + shown.lists.length > 0;
    fill(byId("friend-shows"), ...shown.shows.map(makeCard));
    fill(byId("friend-lists"), ...shown.lists.map(makeList));
  }
}

function makeCard({ title: name, year, status, watched, episodes, rating }) {
  const total = episodes === null ? "" : ` of ${episodes}`;
  const facts = [
    statuses[status],
    watched > 0 && `${watched}${total} ${watched === 1 && episodes === null ? "episode" : "episodes"}`,
    rating && `rated ${rating}`,
  ];
  return make(
    "li",
    { class: "card" },
    make("h2", { translate: "no" }, make("a", { class: "link", href: addressOfSearch(name) }, year ? `${name} (${year})` : name)),
    make("p", {}, facts.filter(Boolean).join(", ")),
  );
}

function makeList({ title: name, shows }) {
  return make(
    "section",
    { class: "card" },
    make("h2", { translate: "no" }, name),
    make("p", { class: "secondary" }, plural(shows.length, "show")),
    make("ol", { translate: "no" }, ...shows.map((show) => make("li", {}, show))),
  );
}
