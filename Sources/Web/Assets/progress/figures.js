/** The figures of the Progress page. */

import { make } from "../shell/dom.js";
import { dateInWords, join, percentInWords, plural } from "../shell/wording.js";

/** Makes the figures that everybody reads. */
export function figures(statistics) {
  const { rounds, words, asked, calendar, practisedDays, dayStreak, due, cards } = statistics;
  const today = calendar.at(-1)?.rounds ?? 0;
  return [
    rounds > 0 && figure(
      "Today",
      today,
      `${today === 1 ? "word" : "words"}; your goal is ${dayStreak.goal}`,
    ),
    rounds > 0 && figure(
      "Days",
      practisedDays.count,
      dayStreak.current > 1 ? `${dayStreak.current} in a row with your goal` : "that you practised on",
    ),
    rounds > 0 && figure("Words", words, words === 1 ? "word that you met" : "words that you met"),
    rounds > 0 && figure(
      "First tries",
      asked.firstTry.count,
      `of ${plural(asked.firstTry.of, "time")}: right at once`,
    ),
    rounds > 0 && figure(
      "Coming back",
      due.length,
      `${due.length === 1 ? "word" : "words"} to practise today`,
    ),
    cards?.met > 0 && figure(
      "Cards",
      cards.kept,
      `kept of ${plural(cards.met, "card")}; ${cards.due} to practise today`,
    ),
  ];
}

/** Makes the figures for grown-ups. */
export function moreFigures(statistics) {
  const { streak, dayStreak, rating, responseTimes, masteredWords, asked, cards } = statistics;
  const kept = predicted(statistics.forecasts);
  const forgiven = dayStreak.forgiven.slice(-4).map(dateInWords);
  return [
    figure("Streak", streak.current, `words one after another; best ${streak.best}`),
    figure(
      "Days in a row",
      dayStreak.current,
      `best ${dayStreak.best}; your daily goal is ${plural(dayStreak.goal, "round")}. `
        + `One missed day a week is forgiven${
          forgiven.length > 0 ? `, the last: ${join(forgiven)}` : ""}.`,
    ),
    responseTimes.rounds > 0 && figure(
      "Seconds a word",
      responseTimes.medianSeconds,
      `${responseTimes.wordsAnHour} words an hour`,
    ),
    rating && figure("Rating", rating.points, `plus or minus ${rating.uncertainty}`),
    figure(
      "Mastered",
      masteredWords.count,
      `of ${plural(masteredWords.of, "word")}: at the first try on three days`,
    ),
    figure(
      "First try",
      percentInWords(asked.firstTry),
      `${asked.firstTry.count} of ${plural(asked.firstTry.of, "round")}, without help`,
    ),
    kept.of > 0 && figure(
      "Kept",
      percentInWords(kept),
      `of ${plural(kept.of, "round")} on another day; ${kept.predicted} % predicted`,
    ),
    cards?.met > 0 && figure(
      "Cards kept",
      cards.kept,
      `of ${plural(cards.met, "card")}; ${cards.foretold} foretold`,
    ),
  ];
}

/**
 * Returns the number of words that were spelled on a later day, and the number that the schedule
 * predicted.
 */
function predicted(forecasts) {
  const sum = (number) => forecasts.reduce((total, forecast) => total + number(forecast), 0);
  const of = sum(({ came }) => came.of);
  const count = sum(({ came }) => came.count);
  return { of, count, predicted: Math.round(sum((f) => f.predicted * f.came.of) / of) };
}

function figure(name, value, explanation) {
  return make(
    "div",
    { class: "card" },
    make("dt", {}, name),
    make("dd", { class: "big" }, value),
    make("dd", { class: "secondary" }, explanation),
  );
}
