/** How a show will be when the server has taken the steps that are under way. */

/**
 * @typedef {object} Effect What a step does to the plays of a show.
 * @property {(episode: any, season: number) => boolean} isOn Whether the step is about an
 *   episode of a season.
 * @property {(plays: number) => number} change Returns the new number of plays of such an episode.
 */

/**
 * Returns a show as it will be after some steps.
 *
 * @param {any} detail A ShowDetail.
 * @param {Effect[]} effects The effects of the steps, in their order.
 */
export function expected(detail, effects) {
  if (effects.length === 0) return detail;
  const seasons = detail.seasons.map(({ number, episodes }) => ({
    number,
    episodes: episodes.map((episode) => after(episode, number, effects)),
  }));
  const regular = seasons.filter(({ number }) => number > 0).flatMap(({ episodes }) => episodes);
  const last = regular.findLastIndex(({ plays }) => plays > 0);
  const { show } = detail;
  // Nobody knows what follows in a show whose number of episodes nobody knows.
  const next = show.episodes === null && last + 1 >= regular.length ? nextOf(show) : regular[last + 1];
  return {
    ...detail,
    seasons,
    show: {
      ...show,
      watched: regular.filter(({ plays }) => plays > 0).length,
      next: next?.name ?? next?.key ?? null,
      nextTitle: next?.title ?? null,
      nextAirs: next?.airs ?? null,
      nextIsDayOnly: next?.isDayOnly ?? false,
      nextIsAgain: false,
    },
  };
}

function nextOf({ next, nextTitle, nextAirs, nextIsDayOnly }) {
  return { name: next, key: next, title: nextTitle, airs: nextAirs, isDayOnly: nextIsDayOnly };
}

function after(episode, season, effects) {
  const plays = effects.reduce(
    (plays, { isOn, change }) => (isOn(episode, season) ? change(plays) : plays),
    episode.plays,
  );
  return plays === episode.plays ? episode : { ...episode, plays };
}

/**
 * The effect of a check mark: it keeps the plays that are there.
 *
 * @param {(episode: any, season: number) => boolean} isOn
 * @returns {Effect}
 */
export const checked = (isOn) => ({ isOn, change: (plays) => Math.max(1, plays) });

/**
 * The effect of a check mark that is taken away.
 *
 * @param {(episode: any, season: number) => boolean} isOn
 * @returns {Effect}
 */
export const unchecked = (isOn) => ({ isOn, change: () => 0 });

/**
 * The effect of watching again.
 *
 * @param {(episode: any, season: number) => boolean} isOn
 * @returns {Effect}
 */
export const repeated = (isOn) => ({ isOn, change: (plays) => plays + 1 });
