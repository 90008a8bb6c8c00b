/**
 * The words, or the card, that the person chose on another page to practise. The tab's storage
 * keeps them: others may see an address.
 */

const key = "chosen-words";

/**
 * Opens the Play page with these words.
 *
 * @param {string[]} words
 */
export function playWords(words) {
  play({ words });
}

/**
 * Opens the Play page with the word on the back of a card. The server knows the word; the page
 * doesn't while the front is asked.
 *
 * @param {string} deck
 * @param {string} card
 */
export function playCard(deck, card) {
  play({ card: { deck, card } });
}

/** @param {Chosen} chosen */
function play(chosen) {
  sessionStorage.setItem(key, JSON.stringify(chosen));
  location.assign("/play?given");
}

/**
 * Returns what was chosen. It stays in the storage, so that it outlives a reload.
 *
 * @typedef {{ words?: string[], card?: { deck: string, card: string } }} Chosen
 * @returns {Chosen}
 */
export function chosenWords() {
  return JSON.parse(sessionStorage.getItem(key) ?? "{}");
}
