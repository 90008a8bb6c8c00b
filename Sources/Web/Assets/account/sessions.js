/** The browsers in which a person is logged in. */

import { fill, make } from "../shell/dom.js";
import { momentInWords } from "../shell/wording.js";

/**
 * Shows the sessions, each with the button that ends it.
 *
 * @param {HTMLElement} list
 * @param {{ id: string, device: string, since: string, seen: string, isThis: boolean }[]} sessions
 * @param {(session: { id: string, isThis: boolean }) => void} end
 */
export function showSessions(list, sessions, end) {
  fill(list, ...sessions.map((session) => makeRow(session, end)));
}

function makeRow(session, end) {
  const { device, since, seen, isThis } = session;
  const time = isThis ? "this browser" : `last seen ${momentInWords(seen)}`;
  return make(
    "li",
    {},
    make(
      "span",
      {},
      make("b", {}, device),
      make("br"),
      make("span", { class: "secondary" }, `${time}, since ${momentInWords(since)}`),
    ),
    make(
      "button",
      { type: "button", "aria-label": `Log out ${device}`, click: () => end(session) },
      "Log out",
    ),
  );
}
