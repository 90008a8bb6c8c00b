/** The cards of the Progress page: each turns some of the statistics into a chart and a table. */

import { make } from "../shell/dom.js";
import { addressOfWord } from "../shell/word-address.js";
import {
  dateInWords,
  percent,
  percentInWords,
  plural,
  shareInWords,
  toDate,
} from "../shell/wording.js";
import { chartCard } from "./chart-card.js";
import { barChart, calendarChart, columnChart } from "./charts.js";

const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "short" });
const dayAndMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });

/** The number of weeks in the chart of accuracy. */
const weeksShown = 26;
/** The most hard words that are shown at once. */
const hardWords = 8;

/** Makes the card of the days on which the learner practised. */
export function calendar({ calendar, practisedDays }) {
  const title = "Days of practice";
  const first = calendar.findIndex(({ rounds }) => rounds > 0);
  const days = plural(first < 0 ? practisedDays.of : calendar.length - first, "day");
  const explanation =
    `You practised on ${practisedDays.count} of ${days}. A bigger square means more words.`;
  const squares = calendar.map(({ day, rounds }) => ({
    date: toDate(day),
    rounds,
    name: `${dateInWords(day)}: ${plural(rounds, "round")}`,
  }));
  const practised = calendar.filter(({ rounds }) => rounds > 0).toReversed();
  return chartCard({
    title,
    explanation,
    draw: (space) => calendarChart({ title, description: explanation, days: squares }, space),
    head: ["Day", "Rounds"],
    rows: practised.map(({ day, rounds }) => [dateInWords(day), rounds]),
    isFullWidth: true,
  });
}

/** Makes the card of accuracy by week. */
export function byWeek({ byWeek }) {
  const groups = byWeek.slice(-weeksShown).map(({ week, rounds }) => {
    const [day, month] = dayAndMonth.format(toDate(week)).split(" ");
    return { name: day, below: month, fullName: `Week of ${dateInWords(week)}`, rounds };
  });
  return accuracy({
    title: "Accuracy over time",
    explanation: "Words that you spelled correctly at the first try, without help, by week.",
    groups,
    head: "Week",
    isFullWidth: true,
    isPast: true,
  });
}

/** Makes the card of accuracy by the length of words. */
export function byLength({ byLength }) {
  const groups = byLength.map(
    ({ length, rounds }) => ({ name: length, fullName: `${length} letters`, rounds }),
  );
  return accuracy({
    title: "By length",
    explanation:
      "Words that you spelled correctly at the first try, without help, by number of letters.",
    groups,
    head: "Length",
  });
}

/** Makes a card of the rounds that were completed at the first try without help. */
function accuracy({ title, explanation, groups, head, isFullWidth = false, isPast = false }) {
  const columns = groups.map(({ name, below, rounds }) => ({
    name,
    below,
    value: percent(rounds.firstTry),
    figure: percentInWords(rounds.firstTry),
  }));
  return chartCard({
    title,
    explanation,
    draw: (space) =>
      columnChart(
        { title, description: explanation, max: 100, columns, isShare: true, isPast },
        space,
      ),
    head: [head, "Correct at the first try, without help", "Missed"],
    rows: groups.map(
      ({ fullName, rounds }) => [
        fullName,
        shareInWords(rounds.firstTry),
        shareInWords(rounds.missed),
      ],
    ),
    isFullWidth,
  });
}

/** Makes the card of the kinds of mistake. */
export function mistakes({ mistakes, named }) {
  const title = "By kind of mistake";
  const wrongTries = plural(named.of, "wrong try", "wrong tries");
  const explanation = `The mistakes in your ${wrongTries} so far.`;
  const bars = mistakes.map(({ title, tries }) => ({
    name: title,
    value: tries.count,
    figure: `${tries.count} of ${tries.of}`,
  }));
  return chartCard({
    title,
    explanation,
    draw: (space) => barChart({ title, description: explanation, bars }, space),
    head: ["Mistake", "Tries", "Words"],
    rows: mistakes.map(
      ({ title, tries, words }) => [
        title,
        shareInWords(tries),
        words.map(({ word }) => word).join(", "),
      ],
    ),
  });
}

/** Makes the card of the words that the learner missed or gave up most often. */
export function missed({ missedMost }) {
  const [first, others] = [missedMost.slice(0, hardWords), missedMost.slice(hardWords)];
  return make(
    "section",
    { class: "card hard-words" },
    make("h2", {}, "Hard words"),
    make("p", {}, "The words that you missed most often come first."),
    missedRows(first),
    others.length > 0 && make(
      "details",
      {},
      make("summary", {}, `Show ${plural(others.length, "more", "more")}`),
      missedRows(others),
    ),
  );
}

function missedRows(words) {
  return make(
    "dl",
    { class: "rows" },
    ...words.map(({ word, misses }) =>
      make(
        "div",
        {},
        make("dt", { translate: "no" }, make("a", { class: "link", href: addressOfWord(word) }, word)),
        make("dd", {}, `missed ${misses.count} of ${plural(misses.of, "time")}`),
      ),
    ),
  );
}

/** Makes the card of the reviews on the next days. */
export function forecast({ forecast }) {
  const title = "Coming reviews";
  const explanation = "The number of words due on each of the next 14 days.";
  const columns = forecast.map(({ day, words }) => {
    const date = toDate(day);
    const below = String(date.getDate());
    return { name: weekday.format(date), below, value: words, figure: String(words) };
  });
  const max = Math.max(...forecast.map(({ words }) => words));
  return chartCard({
    title,
    explanation,
    draw: (space) => columnChart({ title, description: explanation, max, columns }, space),
    head: ["Day", "Words"],
    rows: forecast.map(({ day, words }) => [dateInWords(day), words]),
  });
}

/** Makes the card of the scores of quizzes. */
export function quizzes({ quizzes: { answers, quizzes } }) {
  const title = "Quizzes";
  const explanation = `Right answers in each quiz; ${shareInWords(answers)} in all.`;
  const columns = quizzes.toReversed().map(({ day, answered, right }) => {
    const [name, below] = dayAndMonth.format(toDate(day)).split(" ");
    const share = { count: right, of: answered };
    return { name, below, value: percent(share), figure: percentInWords(share) };
  });
  return chartCard({
    title,
    explanation,
    draw: (space) =>
      columnChart(
        { title, description: explanation, max: 100, columns, isShare: true, isPast: true },
        space,
      ),
    head: ["Day", "Questions", "Right"],
    rows: quizzes.map(({ day, title, answered, right }) => [
      dateInWords(day),
      title,
      shareInWords({ count: right, of: answered }),
    ]),
  });
}

/** Makes the card of the kinds of questions about words. */
export function quizKinds({ quizzes: { kinds } }) {
  const title = "Quiz answers by kind";
  const explanation = "Right answers to each kind of question about words.";
  const bars = kinds.map(({ title, answers }) => ({
    name: title,
    value: percent(answers),
    figure: shareInWords(answers),
  }));
  return chartCard({
    title,
    explanation,
    draw: (space) => barChart({ title, description: explanation, bars }, space),
    head: ["Question", "Right"],
    rows: kinds.map(({ title, answers }) => [title, shareInWords(answers)]),
  });
}
