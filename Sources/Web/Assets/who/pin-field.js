/** The field for the four digits of a PIN. */

import { make } from "../shell/dom.js";

/**
 * Makes the field with its label.
 *
 * @param {string} title
 */
export function makePINField(title) {
  const input = make("input", {
    name: "pin",
    type: "password",
    inputmode: "numeric",
    pattern: "[0-9]{4}",
    maxlength: 4,
    title: "Four digits",
    autocomplete: "off",
    required: true,
  });
  return make("label", {}, title, input);
}
