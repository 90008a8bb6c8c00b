/** The address of the page that tells everything about a word and says it. */

/** @param {string} word */
export function addressOfWord(word) {
  return `/words/${encodeURIComponent(word)}`;
}
