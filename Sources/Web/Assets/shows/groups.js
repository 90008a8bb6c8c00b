/** The groups in which the episodes of a show stand. */

/** The most episodes of a group. A longer season has parts, so that each of them opens at once. */
const longest = 100;

/**
 * @typedef {object} Group A season, or a part of a long one.
 * @property {string} key The name of the group among those of the show.
 * @property {string} title The name that a person reads.
 * @property {string} heading The words before an episode's number, for a screen reader.
 * @property {string | null} selection The episodes as the API names them; null if it can't.
 * @property {any[]} episodes The episodes in their order.
 * @property {Group[]} parts The parts of a long season.
 */

/**
 * Returns the groups of a show: the seasons in their order, and the specials last.
 *
 * @param {{ number: number, episodes: any[] }[]} seasons
 * @returns {Group[]}
 */
export function groupsOf(seasons) {
  const filled = seasons.filter(({ episodes }) => episodes.length > 0);
  const isOnly = filled.filter(({ number }) => number > 0).length === 1;
  const regular = filled.filter(({ number }) => number > 0);
  const specials = filled.filter(({ number }) => number === 0);
  return [...regular, ...specials].map((season) => groupOf(season, isOnly));
}

function groupOf({ number, episodes }, isOnly) {
  const [title, heading] = number === 0
    ? ["Specials", "Special"]
    : isOnly ? ["All episodes", "Episode"] : [`Season ${number}`, `Season ${number}, episode`];
  const group = { key: `s${number}`, title, heading, selection: `s${number}`, episodes, parts: [] };
  return episodes.length > longest ? { ...group, parts: partsOf(group) } : group;
}

/** @param {Group} group */
function partsOf({ key, heading, episodes }) {
  return Array.from({ length: Math.ceil(episodes.length / longest) }, (_, index) => {
    const part = episodes.slice(index * longest, (index + 1) * longest);
    const [first, last] = [part[0], part.at(-1)];
    return {
      key: `${key} ${index}`,
      title: `${first.number ?? index * longest + 1} to ${last.number ?? index * longest + part.length}`,
      heading,
      selection: first.name && last.name ? `${first.name}-${last.name}` : null,
      episodes: part,
      parts: [],
    };
  });
}
