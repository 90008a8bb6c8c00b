/** The row of a notification. */

import { make } from "../shell/dom.js";
import { addressOfShow } from "./addresses.js";
import { airsInWords } from "./show-wording.js";

/** @param {{ key: string, title: string, subject: string, sentence: string, at: string, isDayOnly: boolean }} news */
export function makeNews({ key, title, subject, sentence, at, isDayOnly }) {
  return make(
    "li",
    { "data-row": `${key} ${subject}` },
    make(
      "a",
      { class: "link", href: addressOfShow(key), "data-key": `News ${key} ${subject}` },
      make("span", { translate: "no" }, title),
    ),
    make("span", {}, sentence),
    make("small", {}, airsInWords(at, isDayOnly)),
  );
}
