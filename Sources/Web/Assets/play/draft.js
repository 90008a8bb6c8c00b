/** The unfinished work of a round, which outlives a reload of the page. */

const key = "draft";

/**
 * @typedef {object} Draft
 * @property {string} round The round's id.
 * @property {string} typed The text in the field.
 * @property {boolean} isSightHidden Whether the person has hidden the word.
 * @property {boolean} isDefinitionShown Whether the person has asked for the definition.
 * @property {{ step: string, body: unknown } | null} [waiting] The step that the server has not
 *   answered yet.
 */

/**
 * Returns the draft of a round. Without a saved one, it is empty.
 *
 * @returns {Draft}
 */
export function loadDraft(round) {
  const saved = JSON.parse(sessionStorage.getItem(key) ?? "null");
  return saved?.round === round
    ? saved
    : { round, typed: "", isSightHidden: false, isDefinitionShown: false };
}

/**
 * Changes the draft of a round.
 *
 * @param {string} round
 * @param {Partial<Draft>} change
 */
export function saveDraft(round, change) {
  sessionStorage.setItem(key, JSON.stringify({ ...loadDraft(round), ...change }));
}
