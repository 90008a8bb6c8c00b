/** The form that looks a word up. It needs nothing of the page that it stands in. */

import { fill, make } from "../shell/dom.js";
import { makeIcon } from "../shell/icon.js";
import { addressOfWord } from "../shell/word-address.js";

const fieldName = "Look up a word";
const buttonName = "Look it up";

/**
 * Fills a place with the form.
 *
 * @param {Element} place
 * @param {{ word?: string, isBrief?: boolean }} [options] The word that the field begins with, and
 *   whether the form shows no words, because the place is small.
 */
export function offerLookUp(place, options = {}) {
  const { word = "", isBrief = false } = options;
  const field = make("input", {
    type: "search",
    name: "word",
    value: word,
    required: true,
    maxlength: 100,
    enterkeyhint: "search",
    autocomplete: "off",
    // The browser must neither correct a word nor translate it.
    autocapitalize: "none",
    autocorrect: "off",
    spellcheck: "false",
    translate: "no",
    "aria-label": isBrief && fieldName,
    placeholder: isBrief && fieldName,
  });
  const submit = (event) => {
    event.preventDefault();
    const wanted = field.value.trim();
    if (wanted) location.assign(addressOfWord(wanted));
  };
  fill(
    place,
    make(
      "form",
      { class: isBrief ? "look-up brief" : "look-up", role: "search", submit },
      make("label", {}, !isBrief && fieldName, field),
      make("button", { "aria-label": isBrief && buttonName }, isBrief ? makeIcon("look-up") : buttonName),
    ),
  );
}
