/** Tells the other open pages of this learner what has changed, and hears it from them. */

import { connection } from "./connection.js";

/** Milliseconds from one look for changes of other computers to the next. */
const interval = 4000;

const channel = new BroadcastChannel("changes");

/** Tells the other pages of this browser that something has changed. */
export function tellChange() {
  channel.postMessage("changed");
}

/** Calls a function when something may have changed elsewhere, while the page is visible. */
export function onChange(look) {
  const lookIfVisible = () => {
    // A dialog, or a text that is being typed, is not taken away.
    if (!document.hidden && !document.querySelector("dialog[open]")) look();
  };
  channel.addEventListener("message", lookIfVisible);
  document.addEventListener("visibilitychange", lookIfVisible);
  connection.addEventListener("restored", lookIfVisible);
  setInterval(lookIfVisible, interval);
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
