/** The link beside a page's title that leads to the page's chapter of the guide. */

import { make } from "./dom.js";

/**
 * Puts the link into each head of the page. A page without a head gets one around its first title.
 */
export function addHelpLinks() {
  const { chapter } = document.body.dataset;
  if (!chapter) return;
  if (!document.querySelector("main .page-head")) makeHead(document.querySelector("main h1"));
  for (const head of document.querySelectorAll("main .page-head")) {
    head.append(make("a", { class: "help-link", href: `/help/${chapter}` }, "Help"));
  }
}

/** @param {Element | null} title */
function makeHead(title) {
  const head = make("header", { class: "page-head" });
  title?.replaceWith(head);
  if (title) head.append(title);
}
