/** The children who wait for a name that is in use: the teacher lets them in or not. */

import { path, put } from "../shell/api.js";
import { byId, make } from "../shell/dom.js";
import { redraw } from "../shell/redraw.js";

/**
 * @param {{ id: string, name: string }[]} requests
 * @param {(action: () => Promise<unknown>) => Promise<void>} change Runs an action, and shows the
 *   class afterwards.
 */
export function showRequests(requests, change) {
  const rows = requests.map((request, place) => makeRequest(request, place === 0, change));
  redraw(byId("requests"), rows, rows[0]?.querySelector("button") ?? byId("learners-title"));
}

/**
 * @param {{ id: string, name: string }} request
 * @param {boolean} isFirst Whether the teacher answers this request next.
 * @param {(action: () => Promise<unknown>) => Promise<void>} change
 */
function makeRequest({ id, name }, isFirst, change) {
  const answer = (isGranted) => change(() => put(path`/class/requests/${id}`, { isGranted }));
  return make(
    "section",
    { class: "card request", "data-row": id },
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
        {
          type: "button",
          class: isFirst && "primary",
          "aria-label": `Let in: ${name}`,
          "data-key": `Let in ${id}`,
          click: () => answer(true),
        },
        "Let in",
      ),
      make(
        "button",
        { type: "button", "aria-label": `No: ${name}`, "data-key": `No ${id}`, click: () => answer(false) },
        "No",
      ),
    ),
  );
}
