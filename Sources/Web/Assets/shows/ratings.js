/** The ratings that a person may give: ten points, or half stars. */

import { fill, make } from "../shell/dom.js";

/** The value of no rating. */
const none = "none";
const points = Array.from({ length: 10 }, (_, index) => `${10 - index}/10`);
const stars = Array.from({ length: 10 }, (_, index) => `${(10 - index) / 2}/5`);

/**
 * Fills a field with all ratings.
 *
 * @param {HTMLSelectElement} field
 */
export function offerRatings(field) {
  fill(
    field,
    make("option", { value: none }, "Not yet"),
    group("Points", points, (rating) => rating.replace("/", " of ")),
    group("Stars", stars, starsInWords),
  );
}

/**
 * @param {HTMLSelectElement} field
 * @param {string | null} rating A rating as it was set, such as "8/10" or "4.5/5".
 */
export function showRating(field, rating) {
  field.value = rating ?? none;
}

/** Returns a rating in stars in words: "4½ stars". */
function starsInWords(rating) {
  const number = Number(rating.split("/")[0]);
  const whole = Math.floor(number) || "";
  return `${whole}${number % 1 === 0 ? "" : "½"} ${number <= 1 ? "star" : "stars"}`;
}

/**
 * @param {string} label
 * @param {string[]} ratings
 * @param {(rating: string) => string} name
 */
function group(label, ratings, name) {
  return make("optgroup", { label }, ...ratings.map((value) => make("option", { value }, name(value))));
}
