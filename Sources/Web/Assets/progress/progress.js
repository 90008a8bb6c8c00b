/**
 * The Progress page: what a child wants to know, and under "More" the figures and charts for
 * grown-ups.
 */

import { get, root } from "../shell/api.js";
import { connection } from "../shell/connection.js";
import { byId, fill } from "../shell/dom.js";
import { showGarden } from "../shell/garden.js";
import { showProblemsIn } from "../shell/problems.js";
import * as cards from "./figure-cards.js";
import { figures, moreFigures } from "./figures.js";

const wished = new URLSearchParams(location.search);
/** The learner whose progress a teacher looks at; null for the person's own progress. */
const learner = wished.get("learner");
const query = learner === null ? "" : `?learner=${encodeURIComponent(learner)}`;

/** Whether the page shows nothing yet. */
let isOpening = true;

function show(statistics) {
  const { rounds, quizzes, missedMost, byWeek, byLength, mistakes } = statistics;
  const hasPractised = rounds > 0;
  const hasQuizzes = quizzes.quizzes.length > 0;
  const hasCards = (statistics.cards?.met ?? 0) > 0;
  byId("nothing").hidden = hasPractised || hasQuizzes || hasCards;
  byId("files").hidden = byId("garden").hidden = !hasPractised;
  byId("more").hidden = !hasPractised && !hasQuizzes;
  // Without words, the quizzes are all that the page can show.
  if (!hasPractised) byId("more", HTMLDetailsElement).open = true;
  fill(byId("figures"), ...figures(statistics));
  fill(byId("missed"), missedMost.length > 0 && cards.missed(statistics));
  fill(byId("charts"), hasPractised && cards.calendar(statistics));
  fill(byId("more-figures"), ...(hasPractised ? moreFigures(statistics) : []));
  fill(
    byId("more-charts"),
    byWeek.length > 0 && cards.byWeek(statistics),
    byLength.length > 0 && cards.byLength(statistics),
    mistakes.length > 0 && cards.mistakes(statistics),
    hasPractised && cards.forecast(statistics),
    hasQuizzes && cards.quizzes(statistics),
    quizzes.kinds.length > 0 && cards.quizKinds(statistics),
  );
}

async function load() {
  await showProblemsIn(byId("problem"), async () => {
    show(await get(`/statistics${query}`));
    await showGarden(byId("garden"), { learner, isWhole: true });
  });
  // The address may name the garden, which was not there when the page opened.
  if (isOpening && location.hash === "#garden") byId("garden").scrollIntoView();
  isOpening = false;
}

/** The learner, the list and the days of the report. */
const scope = new URLSearchParams(
  [...wished].filter(([name]) => ["learner", "list", "since"].includes(name)),
).toString();
byId("report", HTMLAnchorElement).href = `/progress/report${scope && `?${scope}`}`;
byId("table", HTMLAnchorElement).href = `${root}/statistics/file${query}`;
if (learner !== null) {
  document.querySelector("h1").textContent = `Progress: ${learner}`;
  // A teacher looks for the figures.
  byId("more", HTMLDetailsElement).open = true;
}

connection.addEventListener("restored", load);
load();
