/** The row of a notification. */

import { make } from "../shell/dom.js";
import { momentInWords } from "../shell/wording.js";
import { addressOfShow } from "./addresses.js";

/** @param {{ key: string, title: string, subject: string, sentence: string, at: string }} news */
export function makeNews({ key, title, subject, sentence, at }) {
  return make(
    "li",
    { "data-row": `${key} ${subject}` },
    make(
      "a",
      { class: "link", href: addressOfShow(key), "data-key": `News ${key} ${subject}` },
      make("span", { translate: "no" }, title),
    ),
    make("span", {}, sentence),
    make("small", {}, momentInWords(at)),
  );
}
