/** What would be lost when the page is loaded again in the middle of a round. */

const key = "draft";

/**
 * @typedef {object} Draft
 * @property {string} round Its id.
 * @property {string} typed
 * @property {boolean} isSightHidden
 * @property {boolean} isDefinitionShown
 */

/** @returns {Draft} What was kept of this round. */
export function draftOf(round) {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? "null");
  return kept?.round === round
    ? kept
    : { round, typed: "", isSightHidden: false, isDefinitionShown: false };
}

/** @param {string} round @param {Partial<Draft>} change */
export function keepDraft(round, change) {
  sessionStorage.setItem(key, JSON.stringify({ ...draftOf(round), ...change }));
}
