/** The languages of cards and lists: by their names for people, by their codes for the voices. */

import { make } from "./dom.js";

/** The codes of the languages that most people learn. */
const common = [
  "en", "es", "fr", "de", "it", "pt", "nl", "pl", "tr", "ru", "uk", "el", "la", "ar", "hi", "cmn", "ja", "ko",
];
/** The codes of the other languages that the voices speak. */
const others = [
  "af", "am", "as", "az", "be", "bg", "bn", "bs", "ca", "cs", "cy", "da", "eo", "et", "eu", "fa", "fi", "ga",
  "gd", "gn", "gu", "he", "hr", "hu", "hy", "id", "is", "ka", "kk", "kn", "ku", "ky", "lb", "lt", "lv", "mi",
  "mk", "ml", "mr", "ms", "mt", "my", "nb", "ne", "pa", "ro", "sd", "si", "sk", "sl", "sq", "sr", "sv", "sw",
  "ta", "te", "th", "tk", "ug", "ur", "uz", "vi", "yue",
];
const names = new Intl.DisplayNames(["en-GB"], { type: "language", fallback: "code" });

/**
 * Returns the name of a language.
 *
 * @param {string} code
 */
export function languageName(code) {
  try {
    return names.of(code) ?? code;
  } catch {
    // A file of a deck or a list may hold any text.
    return code;
  }
}

/**
 * Returns the code of the language that a person named, or the text if no language has this name.
 *
 * @param {string} text
 */
function codeOf(text) {
  const wanted = text.trim().toLowerCase();
  const isWanted = (code) => languageName(code).toLowerCase() === wanted;
  return [...common, ...others].find(isWanted) ?? text.trim();
}

/** Makes the options of a list of codes, in the order of their names. */
function options(codes, chosen) {
  return codes
    .map((code) => ({ code, name: languageName(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ code, name }) => make("option", { value: code, selected: code === chosen }, name));
}

/**
 * Makes the choice of a language: a list of those that most people learn, and a field for another
 * one.
 *
 * @param {string} name The name of the fields in their form.
 * @param {string} label
 * @param {string | null} chosen The code of the present language; null for none.
 * @param {string} [none] The name of the choice of none.
 */
export function languageField(name, label, chosen, none = "The language of my voice") {
  const isOther = Boolean(chosen) && !common.includes(chosen);
  const other = make("input", {
    name: `${name}Other`,
    maxlength: 40,
    autocomplete: "off",
    list: `${name}-names`,
    value: isOther ? languageName(chosen) : "",
    "data-code": isOther && chosen,
  });
  const otherLabel = make(
    "label",
    { hidden: !isOther },
    "Which language?",
    other,
    make("datalist", { id: `${name}-names` }, ...others.map((code) => make("option", { value: languageName(code) }))),
  );
  const choose = ({ target }) => (otherLabel.hidden = target.value !== "other");
  return make(
    "div",
    { class: "stack" },
    make(
      "label",
      {},
      label,
      make(
        "select",
        { name, change: choose },
        make("option", { value: "" }, none),
        ...options(common, chosen),
        make("option", { value: "other", selected: isOther }, "Another language"),
      ),
    ),
    otherLabel,
  );
}

/**
 * Returns the code of the language that a form has; an empty text for none.
 *
 * @param {Record<string, any>} fields
 * @param {string} name
 */
export function chosenLanguage(fields, name) {
  const { value } = fields[name];
  if (value !== "other") return value;
  const other = fields[`${name}Other`];
  // The present language may be one that our lists lack.
  const { code } = other.dataset;
  return code && other.value === languageName(code) ? code : codeOf(other.value);
}
