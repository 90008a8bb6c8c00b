/** The one check that comes next for a show: its next episode, or the next one of watching it again. */

import { path, post } from "../shell/api.js";
import { checked, repeated } from "./expectation.js";
import { checkName, isToCome } from "./show-wording.js";

/** @typedef {(action: () => Promise<any>, effect?: import("./expectation.js").Effect) => unknown} Take */

/**
 * Returns the name of the next check, and the function that takes it; null where nothing is next.
 *
 * @param {any} detail A ShowDetail.
 * @param {Take} take Takes a step.
 */
export function nextCheck(detail, take) {
  const { show, rewatch } = detail;
  const { key, kind, next, nextTitle, nextAirs, nextIsAgain } = show;
  const again = nextIsAgain ? next : next === null ? rewatch?.next ?? null : null;
  if (again !== null) return checkAgain(detail, again, take);
  if (next === null || isToCome(nextAirs)) return null;
  return {
    name: checkName(kind, next, nextTitle),
    run: () => take(() => post(path`/shows/show/${key}/plays`, { episodes: next }), checked(isNamed(next))),
  };
}

/**
 * Returns the check that begins to watch a show again; null for a show that is not watched yet.
 *
 * @param {any} detail A ShowDetail.
 * @param {Take} take Takes a step.
 */
export function firstCheckAgain(detail, take) {
  const first = detail.seasons.find(({ number }) => number > 0)?.episodes[0];
  return first && first.plays > 0 ? checkAgain(detail, first.name ?? first.key, take) : null;
}

/**
 * @param {any} detail
 * @param {string} episode The name of the episode.
 * @param {Take} take
 */
function checkAgain({ show, seasons }, episode, take) {
  const title = seasons.flatMap(({ episodes }) => episodes).find(isNamed(episode))?.title ?? null;
  const wish = { episodes: episode, again: true };
  return {
    name: `${checkName(show.kind, episode, title)} again`,
    run: () => take(() => post(path`/shows/show/${show.key}/plays`, wish), repeated(isNamed(episode))),
  };
}

/** @param {string} wanted A name or a key. */
function isNamed(wanted) {
  return ({ name, key }) => name === wanted || key === wanted;
}
