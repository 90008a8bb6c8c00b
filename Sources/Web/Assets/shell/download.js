/** Gives the person a file to keep. */

import { make } from "./dom.js";

/**
 * Saves a file, by script and not by a link, so that a problem is shown on the page.
 *
 * @param {Blob} blob
 * @param {string} download The name of the file.
 */
export function save(blob, download) {
  const href = URL.createObjectURL(blob);
  make("a", { href, download }).click();
  // After ten seconds the browser has read the blob.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
