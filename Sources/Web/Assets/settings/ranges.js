/** Settings that are a range ("5-7", "starter-broad") or a single value, shown in two fields. */

/** The levels, from the most common words to the rarest. */
export const levels = ["starter", "everyday", "broad", "advanced", "expert", "bee"];

/** Shows a range in its two fields. */
export function showRange(range, lowest, highest) {
  const [low, high = low] = range.split("-");
  lowest.value = low;
  highest.value = high;
}

/**
 * Returns the range in two fields. If the lower end is above the upper end, both ends become the
 * value that was just changed.
 *
 * @param {string} changed The name of the field that was just changed.
 * @param {HTMLInputElement | HTMLSelectElement} lowest
 * @param {HTMLInputElement | HTMLSelectElement} highest
 * @param {(value: string) => number} rank Called to compare values.
 */
export function rangeOf(changed, lowest, highest, rank) {
  if (rank(lowest.value) > rank(highest.value)) {
    if (changed === highest.name) lowest.value = highest.value;
    else highest.value = lowest.value;
  }
  return lowest.value === highest.value ? lowest.value : `${lowest.value}-${highest.value}`;
}
