import { byId, fill, make } from "./make.js";

const notice = byId("notice");

/**
 * Says something at the foot of the page. It stays until something else is said or it is closed.
 *
 * @param {string} text
 * @param {{ name: string, does: () => void }} [action] Such as Undo.
 */
export function tell(text, action) {
  const act = () => {
    fill(notice);
    action.does();
  };
  fill(
    notice,
    make("p", {}, text),
    action && make("button", { type: "button", click: act }, action.name),
    make("button", { type: "button", class: "quiet", click: () => fill(notice) }, "Close"),
  );
}
