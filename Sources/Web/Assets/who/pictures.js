/** The pictures by which learners find their names. */

import { makeSVG } from "../shell/dom.js";

/** The names of the colours in `who.css`, by their numbers. */
export const colours = ["blue", "green", "violet", "orange", "red", "teal"];

/**
 * Makes a learner's picture. It says nothing that the name beside it doesn't.
 *
 * @param {{ picture: string, colour: number }} learner
 */
export function makePicture({ picture, colour }) {
  return makeSVG(
    "svg",
    { class: "picture", "data-colour": colour, viewBox: "0 0 32 32", "aria-hidden": "true" },
    makeSVG("use", { href: `/assets/who/pictures.svg#${picture}` }),
  );
}
