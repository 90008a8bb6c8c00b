/** Numbers and days in words. */

const days = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const shortDays = new Intl.DateTimeFormat(
  "en-GB",
  { weekday: "short", day: "numeric", month: "short" },
);

/** "1 word", "2 words". */
export function plural(count, noun, many = `${noun}s`) {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? noun : many}`;
}

/** A share with its denominator: "9 of 12 (75 %)". */
export function shareOf({ count, of }) {
  return of === 0 ? "none yet" : `${count} of ${of} (${percent({ count, of })} %)`;
}

export function percent({ count, of }) {
  return of === 0 ? 0 : Math.round((100 * count) / of);
}

/** A day, as `2026-11-21`, or a moment. */
export function day(text) {
  return text ? days.format(moment(text)) : "not known";
}

export function shortDay(text) {
  return shortDays.format(moment(text));
}

/** A day alone is meant where the person is, not in Greenwich. */
export function moment(text) {
  return new Date(text.length === 10 ? `${text}T00:00` : text);
}

/** "a, b and c" */
export function together(words) {
  return new Intl.ListFormat("en-GB").format(words);
}
