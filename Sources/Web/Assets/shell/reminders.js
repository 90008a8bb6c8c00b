/**
 * Reminds people who have switched reminders on in this browser. For others, no page asks the
 * server.
 */

import { get } from "./api.js";

/** The storage key of the person's choice. */
const choiceKey = "reminds-here";
/** The storage key of the last change of the times. */
const timesKey = "reminder-times";
/** The storage key of the last reminder, so that only one of the open pages shows it. */
const lastKey = "last-reminder";
/** The most milliseconds until the next request to the server, whose times may change meanwhile. */
const longestWait = 3_600_000;
/** Reminders of several pages within these milliseconds are one reminder. */
const sameTime = 30_000;

let timer;

/** Whether the browser has notifications. It has none at an address that is not secure. */
export const canRemind = "Notification" in globalThis;

/** Returns whether this browser reminds. */
export function isRemindingHere() {
  const isWanted = localStorage.getItem(choiceKey) === "yes";
  return isWanted && canRemind && Notification.permission === "granted";
}

/**
 * Switches reminders in this browser on or off. The browser asks the person for permission first.
 *
 * @returns {Promise<boolean>} Whether this browser reminds from now on.
 */
export async function remindHere(isWanted) {
  const isAllowed = isWanted && await Notification.requestPermission() === "granted";
  // A telephone may allow notifications, but not show those of a page.
  if (isAllowed && notify("VocalVocab", "Reminders look like this.")) {
    localStorage.setItem(choiceKey, "yes");
  } else {
    localStorage.removeItem(choiceKey);
  }
  watchReminders();
  return isRemindingHere();
}

/** Tells all open pages of this browser that the times of the reminders have changed. */
export function tellNewTimes() {
  localStorage.setItem(timesKey, String(Date.now()));
  watchReminders();
}

/** Waits for the next reminder, if this browser reminds. */
export async function watchReminders() {
  clearTimeout(timer);
  if (!isRemindingHere()) return;
  const wait = await waitForNext();
  const isNear = wait <= longestWait;
  clearTimeout(timer);
  timer = setTimeout(isNear ? remind : watchReminders, isNear ? wait : longestWait);
}

/** Returns the milliseconds to the next reminder; infinity where none is known. */
async function waitForNext() {
  try {
    const { wait } = await get("/plan/reminder");
    return wait === null ? Infinity : 1000 * wait;
  } catch {
    // The server may be away, or may not know the learner yet. The page asks again later.
    return Infinity;
  }
}

/** Shows what is due now, unless another page has just done so. */
async function remind() {
  await navigator.locks.request(lastKey, async () => {
    const isShown = Date.now() - Number(localStorage.getItem(lastKey)) < sameTime;
    if (isShown || !isRemindingHere()) return;
    try {
      const { reminder } = await get("/plan/reminder");
      localStorage.setItem(lastKey, String(Date.now()));
      if (reminder) notify(reminder.title, reminder.text);
    } catch {
      // Without an answer nobody knows what is due.
    }
  });
  watchReminders();
}

/** Shows a notification, and returns whether the browser could. */
function notify(title, body) {
  try {
    new Notification(title, { body, icon: "/assets/shell/icon.svg", tag: "vocalvocab" });
    return true;
  } catch {
    // Browsers on telephones throw here.
    return false;
  }
}

addEventListener("storage", ({ key }) => {
  if (key === choiceKey || key === timesKey) watchReminders();
});
