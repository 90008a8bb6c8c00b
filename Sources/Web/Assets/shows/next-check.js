/** The one check that comes next for a show: its next episode, or the next one of watching it again. */

import { path, post } from "../shell/api.js";
import { checked, repeated } from "./expectation.js";
import { checkName, isToCome } from "./show-wording.js";

/**
 * Returns the name of the next check, and the function that takes it; null where nothing is next.
 *
 * @param {any} detail A ShowDetail.
 * @param {(action: () => Promise<any>, effect?: import("./expectation.js").Effect) => unknown} take
 */
export function nextCheck({ show, seasons, rewatch }, take) {
  const { key, kind, next, nextAirs } = show;
  const address = path`/shows/show/${key}/plays`;
  const isNamed = (name) => (episode) => episode.name === name;
  const again = (name) => ({
    name: kind === "film" ? "Watched again" : `${checkName(kind, name)} again`,
    run: () => take(() => post(address, { episodes: name, again: true }), repeated(isNamed(name))),
  });
  if (next !== null) {
    if (isToCome(nextAirs)) return null;
    return {
      name: checkName(kind, next),
      run: () => take(() => post(address, { episodes: next }), checked(isNamed(next))),
    };
  }
  if (rewatch) return rewatch.next === null ? null : again(rewatch.next);
  // The show was watched to its end, and may be watched once more.
  const first = seasons.find(({ number }) => number > 0)?.episodes[0];
  return first?.name && first.plays > 0 ? again(first.name) : null;
}
