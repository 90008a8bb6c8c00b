/** The way into the class: an address with six letters, a QR code, and a link. */

import { makeCloseButton, openDialog } from "../shell/dialogs.js";
import { fill, make } from "../shell/dom.js";
import { drawQR } from "../shell/qr.js";

/**
 * Shows the way in: whole while the class is empty, and folded to a small card afterwards.
 *
 * @param {HTMLElement} place
 * @param {{ link: string, qr: string[] | null, entrance: { address: string, code: string } | null }} way
 * @param {boolean} isFolded
 */
export function showWayIn(place, way, isFolded) {
  if (isFolded) {
    const summary = make(
      "summary",
      {},
      make("span", {}, "The way in"),
      ...(way.entrance ? makeShortEntrance(way.entrance) : []),
    );
    fill(place, make("details", { class: "card full-width way-in" }, summary, makeWay(way)));
    return;
  }
  fill(
    place,
    make(
      "section",
      { class: "card full-width way-in", "aria-labelledby": "way-in-title" },
      make("h2", { id: "way-in-title" }, "The way in"),
      makeWay(way),
    ),
  );
}

function makeWay(way) {
  return make(
    "div",
    { class: "way" },
    way.qr && make("div", { class: "way-qr" }, drawQR(way.qr, "The link as a QR code")),
    make(
      "div",
      {},
      way.entrance && makeEntrance(way.entrance),
      make("p", {}, "Or scan the picture, or open this link:"),
      make("p", {}, make("a", { id: "link", href: way.link, translate: "no" }, way.link)),
      make("button", { type: "button", id: "show-large", click: () => showLarge(way) }, "Show it large"),
    ),
  );
}

function makeEntrance({ address, code }) {
  return make(
    "ol",
    { class: "entrance" },
    make("li", {}, "On the learner's device, open ", make("b", { translate: "no" }, shortAddress(address))),
    make("li", {}, "Type the code ", make("span", { class: "code-letters", id: "code", translate: "no" }, code)),
  );
}

function makeShortEntrance({ address, code }) {
  return [
    make("span", { class: "secondary", translate: "no" }, shortAddress(address)),
    make("span", { class: "code-letters small", translate: "no" }, code),
  ];
}

/** A browser adds the rest itself. */
export function shortAddress(address) {
  return address.replace(/^http:\/\//, "").replace(/\/$/, "");
}

/** Shows the way in for a board, which the whole class reads from afar. */
function showLarge(way) {
  openDialog(
    "Join the class",
    way.entrance && makeEntrance(way.entrance),
    way.qr && drawQR(way.qr, "The link as a QR code"),
    make("p", { class: "secondary", translate: "no" }, way.link),
    makeCloseButton(),
  ).classList.add("board");
}
