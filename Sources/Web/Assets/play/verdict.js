/** The verdict on the last try, and the tries before it. */

import { byId, fill, make } from "../shell/dom.js";
import { marksElement } from "../shell/marks.js";

const goodVerdicts = new Set(["correct", "variant", "copied"]);
const badVerdicts = new Set(["wrong", "miscopied"]);
// The verdicts on the tries that stay on the page.
const shownVerdicts = new Set(["wrong", "homophone", "nearWord"]);
// The verdicts on a line that should have been a copy. Their sentences say what to type.
const copies = new Set(["miscopied", "noTry"]);
/** A sentence with more letters than these takes more than three lines of a telephone. */
const longSentence = 80;
const signs = { good: "✓", bad: "✗", plain: null };

/** Shows the verdict. It is filled only when it changes: screen readers say each change. */
export function showVerdict(round) {
  const verdict = byId("verdict");
  const content = JSON.stringify([round.id, round.answer, round.tries, round.state]);
  if (verdict.dataset.content === content) return;
  verdict.dataset.content = content;
  const { answer, tries, milestones } = round;
  if (!answer) return fill(verdict);
  const tone = toneOf(answer.verdict);
  const isGood = tone === "good" && round.state === "over";
  fill(
    verdict,
    make(
      "p",
      {
        class: `verdict verdict-${tone}`,
        "data-long": answer.sentence.length > longSentence,
        "data-first-try": isGood && milestones.some(({ kind }) => kind === "firstTry"),
      },
      signs[tone] && make("span", { "aria-hidden": "true" }, signs[tone]),
      answer.sentence,
      round.state === "copying" && !copies.has(answer.verdict) && " Now type it once.",
    ),
    ...(isGood ? milestones : [])
      .filter(({ kind }) => kind !== "firstTry")
      .map(({ kind, sentence }) =>
        make(
          "p",
          { class: `milestone milestone-${kind}` },
          make("span", { "aria-hidden": "true" }, "★ "),
          sentence,
        ),
      ),
    answer.verdict === "wrong" && marksElement(tries.at(-1).marks, tries.at(-1).areaNote),
  );
}

function toneOf(verdict) {
  if (goodVerdicts.has(verdict)) return "good";
  return badVerdicts.has(verdict) ? "bad" : "plain";
}

/** Shows the tries that the verdict does not show, the latest first. */
export function showEarlierTries(round) {
  const isLastInVerdict = round.answer?.verdict === "wrong";
  const earlier = isLastInVerdict ? round.tries.slice(0, -1) : round.tries;
  const shown = earlier.filter(({ verdict }) => shownVerdicts.has(verdict));
  byId("earlier").hidden = shown.length === 0;
  fill(
    byId("earlier-tries"),
    ...shown.toReversed().map((earlierTry) => make("li", {}, tryElement(earlierTry))),
  );
}

function tryElement({ typed, marks, sentence, isTakenBack }) {
  return make(
    "div",
    {},
    marks.length > 0 ? marksElement(marks) : make("p", { class: "typed-word" }, typed),
    make("p", {}, sentence),
    isTakenBack && make("p", { class: "tag" }, "Taken back as a slip"),
  );
}
