/** The pages with the sheet and with the key of a test on paper. */

import { offerPrinting } from "../shell/printing.js";

const wished = new URLSearchParams(location.search);
const list = new URLSearchParams({ list: wished.get("list") ?? "" });

/** Gives the link with this id an address. */
function link(id, address) {
  const element = document.getElementById(id);
  if (element instanceof HTMLAnchorElement) element.href = address;
}

// The test on the page of the list is read aloud in the order of the sheet.
const seed = wished.get("seed");
if (seed) list.set("seed", seed);
link("back", `/lists?${list}`);
// Sheet and key have the same order.
link("key", `/lists/key?${wished}`);
link("sheet", `/lists/sheet?${wished}`);
offerPrinting();
