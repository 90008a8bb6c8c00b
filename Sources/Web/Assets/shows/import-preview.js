/** The preview of an import: what would change, and every row of the file. */

import { fill, make } from "../shell/dom.js";
import { join, plural } from "../shell/wording.js";
import { ratingInWords, statuses } from "./show-wording.js";

/** The number of rows that a part begins with, and that *Show more* adds. */
const pageSize = 100;

/** The parts of the preview, with those first that need a look. */
const fates = [
  {
    fate: "titleOnly",
    title: "Found by the title alone",
    about: "It may be another show of that name. Check each one that is right.",
    isOpen: true,
  },
  {
    fate: "notFound",
    title: "Not found",
    about: "They become shows of their own, so that nothing is lost.",
    isOpen: true,
  },
  { fate: "found", title: "Found", about: null, isOpen: false },
  { fate: "tracked", title: "On your watchlist already", about: null, isOpen: false },
];

/**
 * Shows the preview in an element.
 *
 * @param {HTMLElement} place
 * @param {any} found The answer of the API.
 * @param {Set<number>} confirmed Gets the numbers of the rows, from 1, whose match the person
 *   confirms.
 * @param {{ take: () => void, cancel: () => void }} actions
 */
export function showPreview(place, found, confirmed, { take, cancel }) {
  const { format, added, changed, plays } = found;
  const rows = found.rows.map((row, index) => ({ ...row, number: index + 1 }));
  const isUseful = added + changed + plays > 0;
  const counts = [
    `${plural(added, "show")} would be added`,
    `${plural(changed, "show")} changed`,
    plays > 0 && `${plural(plays, "check mark")} set`,
  ].filter(Boolean);
  fill(
    place,
    make("h2", {}, isUseful ? join(counts) : "This would add nothing"),
    make("p", {}, `The file is of the format ${format}, and has ${plural(rows.length, "row")}.`),
    make(
      "div",
      { class: "row" },
      isUseful && make("button", { type: "button", class: "primary", click: take }, "Import"),
      make("button", { type: "button", click: cancel }, "Cancel"),
    ),
    ...fates.map((part) => makePart(part, rows.filter(({ fate }) => fate === part.fate), confirmed)),
  );
}

function makePart({ fate, title, about, isOpen }, rows, confirmed) {
  if (rows.length === 0) return null;
  const list = make("ul", { class: "import-rows", translate: "no" });
  const row = fate === "titleOnly" ? (one) => choiceRow(one, confirmed) : plainRow;
  const more = make("button", { type: "button", click: () => showMore() }, "Show more");
  const showMore = () => {
    const shown = list.children.length;
    list.append(...rows.slice(shown, shown + pageSize).map(row));
    const first = list.children[shown];
    // The button goes with the last rows, and a reader goes on with the first new one.
    if (shown > 0 && first instanceof HTMLElement) first.focus();
    more.hidden = list.children.length === rows.length;
  };
  showMore();
  return make(
    "details",
    { open: isOpen },
    make("summary", {}, `${title}: ${rows.length}`),
    about && make("p", {}, about),
    list,
    more,
  );
}

function choiceRow(row, confirmed) {
  const { number, match } = row;
  const change = ({ target }) => (target.checked ? confirmed.add(number) : confirmed.delete(number));
  return make(
    "li",
    { tabindex: -1 },
    make(
      "label",
      { class: "choice" },
      make("input", { type: "checkbox", change }),
      make("span", {}, nameOf(row), make("small", {}, `Is it ${match}?`), aboutOf(row)),
    ),
  );
}

function plainRow(row) {
  const { match, title, similar } = row;
  const isOther = match !== null && match !== title && match !== nameOf(row);
  return make(
    "li",
    { tabindex: -1 },
    make("span", {}, nameOf(row)),
    isOther && make("small", {}, `It is ${match}.`),
    similar.length > 0 && make("small", {}, `Much like: ${similar.join(" · ")}`),
    aboutOf(row),
  );
}

function nameOf({ title, year }) {
  return year === null ? title : `${title} (${year})`;
}

function aboutOf({ line, status, plays, rating }) {
  const facts = [
    `row ${line}`,
    status !== null && statuses[status]?.toLowerCase(),
    plays > 0 && `${plural(plays, "episode")} watched`,
    rating !== null && ratingInWords(rating),
  ].filter(Boolean);
  return make("small", {}, facts.join(", "));
}
