/** The Progress page: figures, and charts that can be shown as tables. */

import { get, root } from "../shell/api.js";
import { connection } from "../shell/connection.js";
import { byId, fill, make } from "../shell/dom.js";
import { makeGarden } from "../shell/garden.js";
import { showProblemsIn } from "../shell/problems.js";
import { percentInWords, plural } from "../shell/wording.js";
import * as cards from "./figure-cards.js";

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

function figures({
  streak,
  dayStreak,
  rating,
  responseTimes,
  masteredWords,
  due,
  asked,
  forecasts,
}) {
  const kept = predicted(forecasts);
  return [
    figure("Streak", streak.current, `words one after another; best ${streak.best}`),
    figure(
      "Days in a row",
      dayStreak.current,
      `best ${dayStreak.best}; your daily goal is ${plural(dayStreak.goal, "round")}. ${dayStreak.rule}`,
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
    figure("Due today", due.length, due.length === 1 ? "word" : "words"),
  ];
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

function show(statistics) {
  const hasPractised = statistics.rounds > 0;
  byId("nothing").hidden = hasPractised;
  byId("files").hidden = !hasPractised;
  byId("garden").hidden = !hasPractised;
  fill(byId("garden"), makeGarden(statistics.masteredWords));
  fill(byId("figures"), ...(hasPractised ? figures(statistics) : []));
  fill(
    byId("charts"),
    ...(hasPractised
      ? [
          cards.calendar(statistics),
          statistics.byWeek.length > 0 && cards.byWeek(statistics),
          statistics.byLength.length > 0 && cards.byLength(statistics),
          statistics.mistakes.length > 0 && cards.mistakes(statistics),
          statistics.missedMost.length > 0 && cards.missed(statistics),
          cards.forecast(statistics),
        ]
      : []),
    statistics.quizzes.quizzes.length > 0 && cards.quizzes(statistics),
    statistics.quizzes.kinds.length > 0 && cards.quizKinds(statistics),
  );
}

const wished = new URLSearchParams(location.search);
/** The learner whose progress a teacher looks at; null for the person's own progress. */
const learner = wished.get("learner");

const query = learner === null ? "" : `?learner=${encodeURIComponent(learner)}`;

async function load() {
  await showProblemsIn(byId("problem"), async () => show(await get(`/statistics${query}`)));
}

/** The parameters of the report: the learner, and the list and the days that a link names. */
const scope = ["learner", "list", "since"]
  .filter((name) => wished.has(name))
  .map((name) => `${name}=${encodeURIComponent(wished.get(name))}`)
  .join("&");
byId("report", HTMLAnchorElement).href = `${root}/report${scope && `?${scope}`}`;
byId("table", HTMLAnchorElement).href = `${root}/statistics/file${query}`;
if (learner !== null) document.querySelector("h1").textContent = `Progress: ${learner}`;

connection.addEventListener("restored", load);
load();
