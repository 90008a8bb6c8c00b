/** Tells the other open pages of this learner about changes, and learns about theirs. */

import { connection } from "./connection.js";

/** The milliseconds between two checks for changes that were made on other computers. */
const interval = 1800;

const channel = new BroadcastChannel("changes");

/** Tells the other pages of this browser that something has changed. */
export function tellChange() {
  channel.postMessage("changed");
}

/** Calls a function when something may have changed elsewhere, while the page is visible. */
export function onChange(check) {
  const checkIfVisible = () => {
    // A redrawn page would take away an open dialog and the text that is being typed.
    if (!document.hidden && !document.querySelector("dialog[open]")) check();
  };
  channel.addEventListener("message", checkIfVisible);
  document.addEventListener("visibilitychange", checkIfVisible);
  connection.addEventListener("restored", checkIfVisible);
  setInterval(checkIfVisible, interval);
}

/** Returns a function that tells whether a value differs from the one before. */
export function changeDetector() {
  let last;
  return (value) => {
    const text = JSON.stringify(value);
    const isNew = text !== last;
    last = text;
    return isNew;
  };
}
