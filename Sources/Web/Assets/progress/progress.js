/** The Progress page: figures, and charts with the same figures in a table. */

import { get } from "../shell/api.js";
import { attempt } from "../shell/problems.js";
import { chartCard } from "./chart-card.js";
import { barChart, calendarMap, columnChart } from "./charts.js";
import { connection } from "../shell/connection.js";
import { byId, fill, make } from "../shell/dom.js";
import { day, moment, percent, plural, shareOf, shortDay } from "../shell/wording.js";

const dayOfMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });

/** Half a year of weeks is seen at once. */
const weeksShown = 26;

function figures({ streak, dayStreak, rating, masteredWords, due, asked }) {
  return [
    figure("Streak", streak.current, `words one after another; best ${streak.best}`),
    figure(
      "Days in a row",
      dayStreak.current,
      `best ${dayStreak.best}; a day is ${plural(dayStreak.goal, "round")}`,
    ),
    rating && figure("Rating", rating.points, `give or take ${rating.uncertainty}`),
    figure(
      "Mastered",
      masteredWords.count,
      `of ${plural(masteredWords.of, "word")}: at the first try on three days`,
    ),
    figure(
      "First try",
      `${percent(asked.firstTry)} %`,
      `${asked.firstTry.count} of ${plural(asked.firstTry.of, "round")}, without help`,
    ),
    figure("Due today", due.length, due.length === 1 ? "word" : "words"),
  ];
}

function figure(name, value, about) {
  return make(
    "div",
    { class: "card" },
    make("dt", {}, name),
    make("dd", { class: "big" }, value),
    make("dd", { class: "hint" }, about),
  );
}

function calendar({ calendar, practisedDays }) {
  const title = "Days of practice";
  const about =
    `You practised on ${practisedDays.count} of ${plural(practisedDays.of, "day")}. ` +
    "The more rounds, the bigger the square.";
  const days = calendar.map(({ day: date, rounds }) => ({
    date: moment(date),
    rounds,
    name: `${day(date)}: ${plural(rounds, "round")}`,
  }));
  const practised = calendar.filter(({ rounds }) => rounds > 0).reverse();
  return chartCard({
    title,
    about,
    chart: calendarMap({ title, description: about, days }),
    head: ["Day", "Rounds"],
    rows: practised.map(({ day: date, rounds }) => [day(date), rounds]),
    isWhole: true,
  });
}

/** First tries unaided, as shares of what was asked. */
function accuracy(title, about, groups, { isWhole = false, head }) {
  const columns = groups.map(({ name, below, rounds }) => ({
    name,
    below,
    value: percent(rounds.firstTry),
    figure: `${percent(rounds.firstTry)} %`,
  }));
  return chartCard({
    title,
    about,
    chart: columnChart({ title, description: about, max: 100, columns, isShare: true }),
    head: [head, "Right at the first try, without help", "Missed"],
    rows: groups.map(
      ({ whole, rounds }) => [whole, shareOf(rounds.firstTry), shareOf(rounds.missed)],
    ),
    isWhole,
  });
}

function byWeek({ byWeek }) {
  const groups = byWeek.slice(-weeksShown).map(({ week, rounds }) => {
    const [date, month] = dayOfMonth.format(moment(week)).split(" ");
    return { name: date, below: month, whole: `Week of ${day(week)}`, rounds };
  });
  return accuracy(
    "Accuracy over time",
    "Words right at the first try, without help, week by week.",
    groups,
    { isWhole: true, head: "Week" },
  );
}

function byLength({ byLength }) {
  const groups = byLength.map(
    ({ length, rounds }) => ({ name: length, whole: `${length} letters`, rounds }),
  );
  return accuracy(
    "By length",
    "Words right at the first try, without help, by the number of their letters.",
    groups,
    { head: "Length" },
  );
}

function mistakes({ mistakes, named }) {
  const title = "By kind of mistake";
  const bars = mistakes.map(({ title, tries }) => ({
    name: title,
    value: tries.count,
    figure: `${tries.count} of ${tries.of}`,
  }));
  const about = `What was wrong in the ${plural(named.of, "wrong try", "wrong tries")} so far.`;
  return chartCard({
    title,
    about,
    chart: barChart({ title, description: about, bars }),
    head: ["Mistake", "Tries", "Words"],
    rows: mistakes.map(
      ({ title, tries, words }) => [
        title,
        shareOf(tries),
        words.map(({ word }) => word).join(", "),
      ],
    ),
  });
}

function forecast({ forecast }) {
  const title = "What comes back";
  const max = Math.max(...forecast.map(({ words }) => words));
  const about = "Words that are due, on each of the next 14 days.";
  const columns = forecast.map(({ day: date, words }) => {
    const [weekday, number] = shortDay(date).replace(",", "").split(" ");
    return { name: weekday, below: number, value: words, figure: String(words) };
  });
  return chartCard({
    title,
    about,
    chart: columnChart({ title, description: about, max, columns }),
    head: ["Day", "Words"],
    rows: forecast.map(({ day: date, words }) => [day(date), words]),
  });
}

function show(statistics) {
  const hasPractised = statistics.rounds > 0;
  byId("nothing").hidden = hasPractised;
  fill(byId("figures"), ...(hasPractised ? figures(statistics) : []));
  fill(
    byId("charts"),
    ...(hasPractised
      ? [
          calendar(statistics),
          statistics.byWeek.length > 0 && byWeek(statistics),
          statistics.byLength.length > 0 && byLength(statistics),
          statistics.mistakes.length > 0 && mistakes(statistics),
          forecast(statistics),
        ]
      : []),
  );
  // The last days are what is looked for.
  for (const chart of document.querySelectorAll(".whole .chart")) {
    chart.scrollLeft = chart.scrollWidth;
  }
}

async function load() {
  await attempt(byId("problem"), async () => show(await get("/statistics")));
}

connection.addEventListener("back", load);
load();
