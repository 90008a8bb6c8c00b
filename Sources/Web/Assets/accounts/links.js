/** The links that let people in. */

import { make } from "../shell/dom.js";
import { showNotice } from "../shell/notice.js";
import { momentInWords } from "../shell/wording.js";

/**
 * Makes the text of a link that lets one person in, and a button that copies it.
 *
 * @param {string} link
 * @param {string | null} ends The time at which it ends; null where that is said elsewhere.
 */
export function makeLink(link, ends) {
  return [
    ends && make("p", {}, `Give this link to the person alone. It is good once, until ${momentInWords(ends)}.`),
    make("p", {}, make("code", { class: "link-text", translate: "no" }, link)),
    make("button", { type: "button", click: () => copy(link) }, "Copy the link"),
  ];
}

async function copy(link) {
  try {
    await navigator.clipboard.writeText(link);
    showNotice("The link is copied.");
  } catch {
    // A page without TLS may not copy.
    showNotice("Mark the link, and copy it yourself.");
  }
}
