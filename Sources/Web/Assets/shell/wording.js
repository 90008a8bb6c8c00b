/** Functions that put numbers and days into words. */

const days = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const shortDays = new Intl.DateTimeFormat(
  "en-GB",
  { weekday: "short", day: "numeric", month: "short" },
);

/** The person's own clock of 12 or 24 hours, on a page in English. */
const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions();
const moments = new Intl.DateTimeFormat("en-GB", {
  weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit", hourCycle,
});

/** Half a year, in milliseconds. A date that is farther away needs its year. */
const halfYear = 180 * 86_400_000;

/** Returns a count with its noun: "1 word", "2 words". */
export function plural(count, noun, many = `${noun}s`) {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? noun : many}`;
}

/** Returns a share in words: "9 of 12 (75 %)". */
export function shareInWords({ count, of }) {
  return of === 0 ? "none yet" : `${count} of ${of} (${percentInWords({ count, of })})`;
}

/**
 * Returns a share in percent, as a text. Only a full share is 100 %, and only an empty one is 0 %.
 */
export function percentInWords({ count, of }) {
  const number = percent({ count, of });
  if (number === 0 && count > 0) return "under 1 %";
  if (number === 100 && count < of) return "over 99 %";
  return `${number} %`;
}

/** Returns a share in whole percent, for a chart. */
export function percent({ count, of }) {
  return of === 0 ? 0 : Math.round((100 * count) / of);
}

/** Returns a date such as "21 Nov 2026". */
export function dateInWords(text) {
  return text ? days.format(toDate(text)) : "not known";
}

/** Returns a date such as "Sat, 21 Nov"; one that is half a year away, such as "21 Nov 2090". */
export function shortDateInWords(text) {
  const day = toDate(text);
  return Math.abs(day.getTime() - Date.now()) > halfYear ? days.format(day) : shortDays.format(day);
}

/** Returns a moment where the person is, such as "Sat, 21 Nov, 20:00"; the day if it is far away. */
export function momentInWords(text) {
  const moment = toDate(text);
  return Math.abs(moment.getTime() - Date.now()) > halfYear ? days.format(moment) : moments.format(moment);
}

/**
 * Reads a day (`2026-11-21`) or a moment (`2026-11-21T10:00:00Z`). A day begins at midnight where
 * the person is, not in Greenwich.
 */
export function toDate(text) {
  return new Date(text.length === 10 ? `${text}T00:00` : text);
}

/** Joins words: "a, b and c". */
export function join(words) {
  return new Intl.ListFormat("en-GB").format(words);
}
