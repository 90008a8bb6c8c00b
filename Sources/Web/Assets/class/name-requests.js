/** The children who wait for a name that is in use: the teacher lets them in or not. */

import { path, put } from "../shell/api.js";
import { byId, fill, make } from "../shell/dom.js";

/**
 * @param {{ id: string, name: string }[]} requests
 * @param {(action: () => Promise<unknown>) => Promise<void>} change Runs an action, and shows the
 *   class afterwards.
 */
export function showRequests(requests, change) {
  fill(byId("requests"), ...requests.map((request) => makeRequest(request, change)));
}

function makeRequest({ id, name }, change) {
  const answer = (isGranted) => change(() => put(path`/class/requests/${id}`, { isGranted }));
  return make(
    "section",
    { class: "card request" },
    make(
      "p",
      {},
      "Someone wants to practise as ",
      make("b", { translate: "no" }, name),
      " on another device. Is it really ",
      make("span", { translate: "no" }, name),
      "?",
    ),
    make(
      "div",
      { class: "row" },
      make(
        "button",
        { type: "button", class: "primary", "aria-label": `Let in: ${name}`, click: () => answer(true) },
        "Let in",
      ),
      make("button", { type: "button", "aria-label": `No: ${name}`, click: () => answer(false) }, "No"),
    ),
  );
}
