/** Charts, drawn from figures: SVG that says what it shows. */

import { draw } from "../shell/dom.js";

/** Sixteen units are one rem, so that a chart grows with the text. */
const unitsInRem = 16;

let charts = 0;

function drawing(width, height, title, description, ...shapes) {
  charts += 1;
  const [titleId, descriptionId] = [`chart-${charts}-title`, `chart-${charts}-description`];
  return draw(
    "svg",
    {
      role: "img",
      "aria-labelledby": `${titleId} ${descriptionId}`,
      viewBox: `0 0 ${width} ${height}`,
      width: `${width / unitsInRem}rem`,
      height: `${height / unitsInRem}rem`,
    },
    draw("title", { id: titleId }, title),
    draw("desc", { id: descriptionId }, description),
    ...shapes,
  );
}

function text(x, y, content, attributes = {}) {
  return draw("text", { x, y, "text-anchor": "middle", ...attributes }, content);
}

/**
 * Columns side by side, each with its figure above and its name below.
 *
 * @param {{ title: string, description: string, max: number,
 *   columns: { name: string, below?: string, value: number, figure: string }[] }} chart
 *   Where `max` is the whole of a share, the rest of the column is outlined.
 */
export function columnChart({ title, description, max, columns, isShare = false }) {
  // A share is told by a longer figure than a count.
  const step = isShare ? 46 : 36;
  const [top, tall, foot] = [24, 150, 44];
  const shapes = columns.flatMap(({ name, below, value, figure }, index) => {
    const x = index * step + 7;
    const high = max === 0 ? 0 : (tall * value) / max;
    const middle = x + step / 2 - 7;
    return [
      isShare && draw(
        "rect",
        { class: "bar-whole", x, y: top, width: step - 14, height: tall, rx: 5 },
      ),
      draw(
        "rect",
        { class: "bar", x, y: top + tall - high, width: step - 14, height: high, rx: 5 },
      ),
      text(middle, isShare ? top - 7 : top + tall - high - 7, figure),
      text(middle, top + tall + 18, name, { class: "label" }),
      below && text(middle, top + tall + 36, below, { class: "label" }),
    ].filter(Boolean);
  });
  const width = columns.length * step;
  const axis = draw(
    "line",
    { class: "axis", x1: 0, x2: width, y1: top + tall + 1, y2: top + tall + 1 },
  );
  return drawing(width, top + tall + foot, title, description, ...shapes, axis);
}

/**
 * Bars below each other, each under its name.
 *
 * @param {{ title: string, description: string,
 *   bars: { name: string, value: number, figure: string }[] }} chart
 */
export function barChart({ title, description, bars }) {
  const [step, wide] = [52, 440];
  const max = Math.max(1, ...bars.map(({ value }) => value));
  const shapes = bars.flatMap(({ name, value, figure }, index) => {
    const y = index * step;
    const long = (wide * value) / max;
    return [
      text(0, y + 16, `${name}: ${figure}`, { "text-anchor": "start" }),
      draw("rect", { class: "bar", x: 0, y: y + 24, width: long, height: 16, rx: 5 }),
    ];
  });
  return drawing(wide, bars.length * step, title, description, ...shapes);
}

/**
 * A map of days, a week a column: the more rounds, the bigger and stronger the square.
 *
 * @param {{ title: string, description: string,
 *   days: { date: Date, rounds: number, name: string }[] }} map
 */
export function calendarMap({ title, description, days }) {
  const [step, left, top] = [19, 36, 20];
  // Weeks begin on Monday.
  const weekday = (date) => (date.getDay() + 6) % 7;
  const max = Math.max(1, ...days.map(({ rounds }) => rounds));
  const first = weekday(days[0].date);
  const shapes = days.flatMap(({ date, rounds, name }, index) => {
    const week = Math.floor((first + index) / 7);
    const [x, y] = [left + week * step, top + weekday(date) * step];
    const isMonthBegun = date.getDate() === 1;
    return [
      draw(
        "rect",
        { class: "cell-empty", x: x + 1, y: y + 1, width: step - 2, height: step - 2, rx: 3 },
      ),
      rounds > 0 && square(x, y, step, rounds / max, name),
      isMonthBegun && text(
        x,
        13,
        date.toLocaleDateString("en-GB", { month: "short" }),
        { class: "label", "text-anchor": "start" },
      ),
    ].filter(Boolean);
  });
  const names = ["Mon", "Wed", "Fri"].map((name, index) =>
    text(0, top + index * 2 * step + 14, name, { class: "label", "text-anchor": "start" }),
  );
  const weeks = Math.ceil((first + days.length) / 7);
  return drawing(left + weeks * step, top + 7 * step + 4, title, description, ...names, ...shapes);
}

function square(x, y, step, share, name) {
  const side = 5 + Math.ceil(share * 4) * 3;
  const inset = (step - side) / 2;
  return draw(
    "rect",
    { class: "cell", x: x + inset, y: y + inset, width: side, height: side, rx: 2 },
    draw("title", {}, name),
  );
}
