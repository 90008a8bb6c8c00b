import { byId, fill, make } from "./dom.js";

const notice = byId("notice");

/**
 * Says something at the foot of the page. It stays until something else is said or it is closed.
 *
 * @param {string} text
 * @param {{ name: string, does: () => void }} [action] Such as Undo.
 */
export function tell(text, action) {
  const close = () => {
    fill(notice);
    byId("main").focus();
  };
  const act = () => {
    close();
    action.does();
  };
  fill(
    notice,
    make("p", {}, text),
    action && make("button", { type: "button", click: act }, action.name),
    make("button", { type: "button", class: "quiet", click: close }, "Close"),
  );
  // What had the focus may have been removed: then this is where to go on.
  if (action && document.activeElement === document.body) notice.querySelector("button").focus();
}
