/**
 * Announces texts that appear on the page to a screen reader, one after another, without moving the
 * focus.
 */

import { byId, make } from "./dom.js";

const announcer = byId("announcer");
/**
 * The milliseconds that a text stays. If it stayed longer, people would find it twice on the page.
 */
const stay = 1000;

/** @param {string[]} texts The texts in the order in which they appeared. */
export function announce(texts) {
  for (const text of texts) {
    const line = make("p", {}, text);
    announcer.append(line);
    setTimeout(() => line.remove(), stay);
  }
}
