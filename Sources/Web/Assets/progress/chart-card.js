import { fill, make } from "../shell/dom.js";
import { widthInUnits } from "./charts.js";

/** Draws each chart as wide as its place, and redraws it when the width changes. */
const places = new ResizeObserver((entries) => {
  for (const { target } of entries) fill(target, draws.get(target)(widthInUnits(target)));
});
/** @type {WeakMap<Element, (space: number) => SVGElement>} */
const draws = new WeakMap();

/**
 * Makes a card with a heading, a chart, and the chart's figures in a table that can be opened.
 *
 * @param {object} content
 * @param {string} content.title
 * @param {string} content.explanation
 * @param {(space: number) => SVGElement} content.draw Makes the chart for a width.
 * @param {string[]} content.head The titles of the table's columns.
 * @param {(string | number)[][]} content.rows
 * @param {boolean} [content.isFullWidth] Whether the card is as wide as the page.
 */
export function chartCard({ title, explanation, draw, head, rows, isFullWidth = false }) {
  const place = make("div", { class: "chart" });
  draws.set(place, draw);
  places.observe(place);
  return make(
    "figure",
    { class: isFullWidth ? "card full-width" : "card" },
    make("h2", {}, title),
    make("p", {}, explanation),
    place,
    make(
      "details",
      {},
      make("summary", {}, "Show as a table"),
      make(
        "div",
        { role: "region", "aria-label": `${title}: table`, tabindex: 0 },
        table(title, head, rows),
      ),
    ),
  );
}

function table(title, head, rows) {
  return make(
    "table",
    {},
    make("caption", { class: "visually-hidden" }, title),
    make("thead", {}, make("tr", {}, ...head.map((name) => make("th", { scope: "col" }, name)))),
    make("tbody", {}, ...rows.map(row)),
  );
}

function row([first, ...others]) {
  return make(
    "tr",
    {},
    make("th", { scope: "row" }, first),
    ...others.map((cell) => make("td", {}, cell)),
  );
}
