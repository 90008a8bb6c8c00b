import { byId, fill, make } from "./dom.js";

const notice = byId("notice");

/**
 * Shows a notice at the foot of the page. The notice stays until the person closes it or another
 * notice replaces it.
 *
 * @param {string} text
 * @param {{ name: string, run: () => void }} [action] A button, such as "Undo".
 */
export function showNotice(text, action) {
  const close = () => {
    fill(notice);
    byId("main").focus();
  };
  const closeAndRun = () => {
    close();
    action.run();
  };
  fill(
    notice,
    make("p", {}, text),
    action && make("button", { type: "button", click: closeAndRun }, action.name),
    make("button", { type: "button", class: "plain", click: close }, "Close"),
  );
  // An action may have removed the element that had the focus: then its button takes the focus.
  if (action && document.activeElement === document.body) notice.querySelector("button").focus();
}
