/** The button that prints a page. */

import { byId } from "./dom.js";

/** Lets the button "Print" open the browser's window for printing. */
export function offerPrinting() {
  byId("print").addEventListener("click", () => print());
}
