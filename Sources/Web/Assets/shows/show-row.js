/** The parts of a show's row, which every view of shows uses. */

import { path } from "../shell/api.js";
import { make } from "../shell/dom.js";
import { makeIcon } from "../shell/icon.js";
import { addressOfShow } from "./addresses.js";
import { countInWords, factsOf } from "./show-wording.js";

/**
 * Makes the picture of a show. It says nothing that the title doesn't say. The server gets it, so
 * that the browser asks nobody else.
 *
 * @param {{ key: string, hasPicture: boolean }} show
 */
export function makePicture({ key, hasPicture }) {
  const frame = make("span", { class: "show-picture" });
  const showIcon = () => frame.replaceChildren(makeIcon("shows"));
  const src = `/api/v1${path`/shows/pictures/${key}`}`;
  if (!hasPicture) showIcon();
  else frame.append(make("img", { src, alt: "", loading: "lazy", draggable: "false", error: showIcon }));
  return frame;
}

/**
 * Makes the row of a show.
 *
 * @param {any} show A show with its key, title, kind and year, which may have a picture.
 * @param {...import("../shell/dom.js").Child} more The elements below the title and the facts.
 */
export function makeShowRow(show, ...more) {
  const { key, title } = show;
  return make(
    "li",
    { class: "show-row", "data-row": key },
    makePicture(show),
    make(
      "div",
      { class: "show-text" },
      make(
        "h3",
        { translate: "no" },
        make("a", { class: "link", href: addressOfShow(key), "data-key": `Open ${key}` }, title),
      ),
      make("p", { class: "secondary" }, factsOf(show)),
      ...more,
    ),
  );
}

/**
 * Makes the names of the sources of shows, with links to them and to their licences.
 *
 * @param {{ name: string, address: string, licence?: { name: string, address: string } }[]} credits
 */
export function makeCredits(credits) {
  const link = (text, href) => make("a", { href, rel: "noreferrer" }, text);
  const all = credits.flatMap(({ name, address, licence }) => [
    ", ",
    link(name, address),
    ...(licence ? [" (", link(licence.name, licence.address), ")"] : []),
  ]);
  return credits.length === 0 ? [] : [`Source${credits.length > 1 ? "s" : ""}: `, ...all.slice(1)];
}

/** Makes the bar of a show with its count; null for a show that has neither. */
export function makeProgress(show) {
  const { title, watched, episodes, kind } = show;
  const text = countInWords(show);
  if (!text) return null;
  return make(
    "div",
    { class: "show-progress" },
    episodes > 0 && kind !== "film" && make(
      "progress",
      { max: episodes, value: watched, "aria-label": `Progress: ${title}` },
    ),
    make("span", {}, text),
  );
}
