/** Functions that put shows and episodes into words. */

import { dateInWords, momentInWords, plural } from "../shell/wording.js";

/** @type {Record<string, string>} */
export const kinds = { series: "series", season: "season", film: "film", special: "special" };

/** @type {Record<string, string>} */
export const statuses = {
  planned: "Planned",
  watching: "Watching",
  paused: "Paused",
  dropped: "Dropped",
  completed: "Completed",
};

/** @type {Record<string, string | null>} */
const airings = {
  announced: "not out yet",
  running: "still running",
  ended: "ended",
  unknown: null,
};

/** Returns the year, the kind and whether more comes: "2019, series, still running". */
export function factsOf({ year, kind }, airing = "unknown") {
  return capitalized([year, kinds[kind], airings[airing]].filter(Boolean).join(", "));
}

/**
 * Returns the season and the number in the name of an episode, such as "s2e4" or "4". An episode
 * without a number has the name of a service, such as "tvmaze:12".
 */
function partsOf(name) {
  const parts = /^s(\d+)e(\d+)$/.exec(name);
  if (parts) return { season: Number(parts[1]), number: Number(parts[2]) };
  return { season: null, number: name.includes(":") ? null : name };
}

/** Returns an episode in words: "episode 4", or "season 2, episode 4". */
export function episodeInWords(name) {
  const { season, number } = partsOf(name);
  if (number === null) return "an episode without a number";
  if (season === 0) return `special ${number}`;
  return season === null ? `episode ${number}` : `season ${season}, episode ${number}`;
}

/** Returns the name of the button that checks an episode off. */
export function checkName(kind, name, title) {
  if (kind === "film") return "Watched";
  const { season, number } = partsOf(name);
  if (number === null) return title === null ? "Watched" : `Watched “${title}”`;
  return season === null ? `Watched ${number}` : `Watched ${number} of season ${season}`;
}

/** Returns whether a moment is still to come. */
export function isToCome(moment) {
  return moment !== null && Date.parse(moment) > Date.now();
}

/**
 * Returns in words when an episode is shown: with the time of day, unless only the day is known.
 *
 * @param {string} moment
 * @param {boolean} isDayOnly
 */
export function airsInWords(moment, isDayOnly) {
  return isDayOnly ? dateInWords(moment.slice(0, 10)) : momentInWords(moment);
}

/** Returns the sentence about the next episode; an empty text where there is none. */
export function nextInWords({ kind, next, nextTitle, nextAirs, nextIsDayOnly }) {
  if (next === null || kind === "film" && !isToCome(nextAirs)) return "";
  const episode = kind === "film" ? "the film" : episodeInWords(next);
  const named = nextTitle ? `${episode}, “${nextTitle}”` : episode;
  if (!isToCome(nextAirs)) return `Next: ${named}`;
  return `${capitalized(named)}: ${airsInWords(nextAirs, nextIsDayOnly)}`;
}

/** Returns how many episodes a person has watched, in words. */
export function countInWords({ kind, watched, episodes }) {
  if (kind === "film") return watched > 0 ? "Watched" : "";
  if (episodes !== null) return `${watched.toLocaleString("en-GB")} of ${plural(episodes, "episode")}`;
  return watched > 0 ? `${plural(watched, "episode")} watched` : "";
}

/** Returns a rating as it was set: "8 of 10", or "4.5 of 5 stars". */
export function ratingInWords(rating) {
  const [value, most] = rating.split("/");
  return `${value} of ${most}${most === "5" ? " stars" : ""}`;
}

/** @param {string} text */
export function capitalized(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
