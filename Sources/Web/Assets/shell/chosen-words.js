/** Words chosen on another page for the Play page: never in an address, which others may see. */

const key = "handover";

/** @param {string[]} words Goes to the Play page with them. */
export function playWords(words) {
  sessionStorage.setItem(key, JSON.stringify(words));
  location.assign("/play?given");
}

/** @returns {string[]} Kept, so that they are there after a reload, too. */
export function handedOver() {
  return JSON.parse(sessionStorage.getItem(key) ?? "[]");
}
