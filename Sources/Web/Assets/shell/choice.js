/** A choice: a radio button with a title and, below it, a few words more. */

import { make, makeSVG } from "./dom.js";

let made = 0;

/**
 * @param {object} choice
 * @param {string} choice.name The name of the field.
 * @param {string} choice.value
 * @param {string} choice.title
 * @param {string | null} [choice.about] A few words more.
 * @param {boolean} [choice.checked]
 * @param {() => void} [choice.hear] Plays the voice that is chosen. The arrow keys choose with a
 *   click, too, and a click on a chosen voice plays it again.
 */
export function makeChoice({ name, value, title, about, checked, hear }) {
  made += 1;
  const [titleId, aboutId] = [`choice-${made}`, `choice-${made}-about`];
  return make(
    "label",
    { class: "choice" },
    make("input", {
      type: "radio",
      name,
      value,
      checked,
      click: hear,
      "aria-labelledby": titleId,
      "aria-describedby": about && aboutId,
    }),
    hear && makeSpeaker(),
    make(
      "span",
      {},
      make("span", { id: titleId }, title),
      about && make("small", { id: aboutId }, about),
    ),
  );
}

function makeSpeaker() {
  return makeSVG(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    makeSVG("path", { d: "M4 9v6h4l5 4V5L8 9z", fill: "currentColor" }),
    makeSVG("path", {
      d: "M16 8.5a5 5 0 0 1 0 7M18.5 6a8.5 8.5 0 0 1 0 12",
      fill: "none",
      stroke: "currentColor",
      "stroke-width": "2",
      "stroke-linecap": "round",
    }),
  );
}
