/**
 * Charts as drawings (SVG), each with a title and a description for screen readers. A chart is at
 * most as wide as its place. It leaves out the columns that don't fit; the description has the
 * figures that it shows.
 */

import { makeSVG } from "../shell/dom.js";

/** The units of a drawing in one rem, so that a chart grows with the text. */
const unitsPerRem = 16;

/** Returns the width of an element in units of a drawing. */
export function widthInUnits(element) {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  const width = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return (width / rem) * unitsPerRem;
}

/** The most days of practice that the description of a calendar names. */
const daysTold = 10;

let chartCount = 0;

function drawing(width, height, title, description, ...shapes) {
  chartCount += 1;
  const [titleId, descriptionId] = [`chart-${chartCount}-title`, `chart-${chartCount}-description`];
  return makeSVG(
    "svg",
    {
      role: "img",
      "aria-labelledby": `${titleId} ${descriptionId}`,
      viewBox: `0 0 ${width} ${height}`,
      width: `${width / unitsPerRem}rem`,
      height: `${height / unitsPerRem}rem`,
    },
    makeSVG("title", { id: titleId }, title),
    makeSVG("desc", { id: descriptionId }, description),
    ...shapes,
  );
}

function text(x, y, content, attributes = {}) {
  return makeSVG("text", { x, y, "text-anchor": "middle", ...attributes }, content);
}

/**
 * Draws columns side by side, each with its figure above and its name below.
 *
 * @param {object} chart
 * @param {string} chart.title
 * @param {string} chart.description
 * @param {number} chart.max The value of a full column.
 * @param {{ name: string, below?: string, value: number, figure: string }[]} chart.columns `below`
 *   is a second line under the name.
 * @param {boolean} [chart.isShare] Whether each value is a share of `max`. Then an outline shows
 *   the full column.
 * @param {boolean} [chart.isPast] Whether the chart keeps the last columns, not the first, if not
 *   all fit.
 * @param {number} space The width of the chart's place.
 */
export function columnChart(chart, space) {
  const { title, max, isShare = false, isPast = false } = chart;
  // The figure of a share, such as "100 %", needs more width than a count.
  const step = isShare ? 46 : 36;
  const count = Math.max(1, Math.floor(space / step));
  const columns = isPast ? chart.columns.slice(-count) : chart.columns.slice(0, count);
  const figures = columns.map(({ name, below, figure }) => `${name} ${below ?? ""}: ${figure}`);
  const description = `${chart.description} ${figures.join("; ")}.`;
  const [top, fullHeight, foot] = [24, 150, 44];
  const shapes = columns.flatMap(({ name, below, value, figure }, index) => {
    const x = index * step + 7;
    const height = max === 0 ? 0 : (fullHeight * value) / max;
    const middle = x + step / 2 - 7;
    return [
      isShare && makeSVG(
        "rect",
        { class: "bar-outline", x, y: top, width: step - 14, height: fullHeight, rx: 5 },
      ),
      makeSVG(
        "rect",
        { class: "bar", x, y: top + fullHeight - height, width: step - 14, height, rx: 5 },
      ),
      text(middle, isShare ? top - 7 : top + fullHeight - height - 7, figure),
      text(middle, top + fullHeight + 18, name, { class: "label" }),
      below && text(middle, top + fullHeight + 36, below, { class: "label" }),
    ].filter(Boolean);
  });
  const width = columns.length * step;
  const axis = makeSVG(
    "line",
    { class: "axis", x1: 0, x2: width, y1: top + fullHeight + 1, y2: top + fullHeight + 1 },
  );
  return drawing(width, top + fullHeight + foot, title, description, ...shapes, axis);
}

/**
 * Draws bars below each other, each under its name.
 *
 * @param {object} chart
 * @param {string} chart.title
 * @param {string} chart.description
 * @param {{ name: string, value: number, figure: string }[]} chart.bars
 * @param {number} space The width of the chart's place.
 */
export function barChart({ title, description, bars }, space) {
  const [step, fullWidth] = [52, Math.min(440, space)];
  const figures = bars.map(({ name, figure }) => `${name}: ${figure}`).join("; ");
  const max = Math.max(1, ...bars.map(({ value }) => value));
  const shapes = bars.flatMap(({ name, value, figure }, index) => {
    const y = index * step;
    const width = (fullWidth * value) / max;
    return [
      text(0, y + 16, `${name}: ${figure}`, { "text-anchor": "start" }),
      makeSVG("rect", { class: "bar", x: 0, y: y + 24, width, height: 16, rx: 5 }),
    ];
  });
  return drawing(fullWidth, bars.length * step, title, `${description} ${figures}.`, ...shapes);
}

/**
 * Draws a calendar with a column for each week and a square for each day: more rounds make a bigger
 * square.
 *
 * @param {object} chart
 * @param {string} chart.title
 * @param {string} chart.description
 * @param {{ date: Date, rounds: number, name: string }[]} chart.days
 * @param {number} space The width of the chart's place. If not all weeks fit, the last ones stay.
 */
export function calendarChart({ title, description, days: allDays }, space) {
  const [step, left, top] = [19, 36, 20];
  // Weeks begin on Monday.
  const weekdayOf = (date) => (date.getDay() + 6) % 7;
  const mostWeeks = Math.max(1, Math.floor((space - left) / step));
  const days = allDays.slice(-(7 * (mostWeeks - 1) + weekdayOf(allDays.at(-1).date) + 1));
  const max = Math.max(1, ...days.map(({ rounds }) => rounds));
  const firstWeekday = weekdayOf(days[0].date);
  const shapes = days.flatMap(({ date, rounds, name }, index) => {
    const week = Math.floor((firstWeekday + index) / 7);
    const [x, y] = [left + week * step, top + weekdayOf(date) * step];
    const isFirstOfMonth = date.getDate() === 1;
    return [
      makeSVG(
        "rect",
        { class: "cell-empty", x: x + 1, y: y + 1, width: step - 2, height: step - 2, rx: 3 },
      ),
      rounds > 0 && square(x, y, step, rounds / max, name),
      isFirstOfMonth && text(
        x,
        13,
        date.toLocaleDateString("en-GB", { month: "short" }),
        { class: "label", "text-anchor": "start" },
      ),
    ].filter(Boolean);
  });
  const weekdayNames = ["Mon", "Wed", "Fri"].map((name, index) =>
    text(0, top + index * 2 * step + 14, name, { class: "label", "text-anchor": "start" }),
  );
  const weeks = Math.ceil((firstWeekday + days.length) / 7);
  const [width, height] = [left + weeks * step, top + 7 * step + 4];
  const practised = days.filter(({ rounds }) => rounds > 0).map(({ name }) => name);
  const figures = practised.slice(-daysTold).join("; ");
  return drawing(
    width,
    height,
    title,
    `${description} The latest days: ${figures}.`,
    ...weekdayNames,
    ...shapes,
  );
}

function square(x, y, step, share, name) {
  const side = 5 + Math.ceil(share * 4) * 3;
  const inset = (step - side) / 2;
  return makeSVG(
    "rect",
    { class: "cell", x: x + inset, y: y + inset, width: side, height: side, rx: 2 },
    makeSVG("title", {}, name),
  );
}
