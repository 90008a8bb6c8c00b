/** Draws QR codes. */

import { makeSVG } from "./dom.js";

/**
 * Draws a QR code with the quiet zone that a camera needs.
 *
 * @param {string[]} rows A row of digits for each row of modules, in which 1 is dark.
 * @param {string} label What the code is, for a person who doesn't see it.
 */
export function drawQR(rows, label) {
  const size = rows.length + 8;
  const dark = rows.flatMap((row, y) =>
    [...row].map((module, x) => (module === "1" ? `M${x + 4} ${y + 4}h1v1h-1z` : "")),
  );
  return makeSVG(
    "svg",
    { class: "qr", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": label },
    makeSVG("path", { class: "light", d: `M0 0h${size}v${size}h-${size}z` }),
    makeSVG("path", { class: "dark", d: dark.join("") }),
  );
}
