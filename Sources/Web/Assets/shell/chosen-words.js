/**
 * The words that the person chose on another page to practise. The tab's storage keeps them: others
 * may see an address.
 */

const key = "chosen-words";

/**
 * Opens the Play page with these words.
 *
 * @param {string[]} words
 */
export function playWords(words) {
  sessionStorage.setItem(key, JSON.stringify(words));
  location.assign("/play?given");
}

/**
 * Returns the chosen words. They stay in the storage, so that they outlive a reload.
 *
 * @returns {string[]}
 */
export function chosenWords() {
  return JSON.parse(sessionStorage.getItem(key) ?? "[]");
}
