/** What is seen of a round while its word is asked: nothing that gives the word away. */

import { byId, fill, make } from "../shell/dom.js";
import { showMarks, showTry } from "./marks.js";
import { see } from "./visibility.js";

const modes = {
  bee: "Bee",
  sprint: "Sprint",
  copy: "Copy",
  mistakes: "Mistakes",
  dictation: "Dictation",
};
const good = new Set(["correct", "variant", "copied"]);
const bad = new Set(["wrong", "miscopied"]);

export function showAsked(session, round, draft) {
  showBar(session, round);
  showSight(round, draft);
  showNotes(round, draft);
  showButtons(round);
  showVerdict(round);
  showEarlier(round);
}

function showBar(session, round) {
  const mode = modes[session.mode];
  const place = round.total ? `${round.number} of ${round.total}` : `${round.number}`;
  byId("round-title").textContent = mode ? `${mode}, word ${place}` : `Word ${place}`;
  byId("round-kind").textContent = round.isComeback ? "Once more" : round.isReview ? "Review" : "";
  byId("welcome").textContent = round.state === "asking" ? session.welcome : "";
  byId("tries-left").textContent = round.triesLeft ?? "no limit";
  byId("streak").textContent = round.streak;
  byId("best-streak").textContent = round.bestStreak;
}

function showSight(round, draft) {
  const isSeen = round.sight && round.state === "asking" && !draft.isSightHidden;
  see(byId("sight"), Boolean(isSeen));
  byId("sight-word").textContent = round.sight ?? "";
}

/** What was asked for or is needed, with the word blanked. */
function showNotes(round, draft) {
  const isAsking = round.state === "asking";
  const needsMeaning = round.distinctness !== "distinct";
  const definitions = draft.isDefinitionShown || needsMeaning ? round.definitions : [];
  const notes = [
    needsMeaning && make(
      "p",
      { class: "hint" },
      "Another word sounds like this one. The meaning tells which is asked.",
    ),
    ...showDefinitions(definitions, round.credit),
    round.sentence && note("Sentence", round.sentence),
    round.origin && note("Origin", round.origin),
    ...round.hints.map((hint, index) => note(`Hint ${index + 1}`, hint)),
  ].filter(Boolean);
  fill(byId("notes-list"), ...notes);
  byId("notes").hidden = !isAsking || notes.length === 0;
}

/** Definitions, and who wrote them where that has to be shown. */
export function showDefinitions(definitions, credit) {
  return [
    ...definitions.map(({ partOfSpeech, text }) => note(partOfSpeech || "Definition", text)),
    credit && definitions.length > 0 && make("p", { class: "hint" }, credit),
  ];
}

function note(name, text) {
  return make("p", { class: "note" }, make("b", {}, name), " ", text);
}

function showButtons(round) {
  const isAsking = round.state === "asking";
  see(byId("cues"), isAsking);
  see(byId("more"), isAsking);
  see(byId("spelling"), round.state !== "over");
  showNext(round.state);
  byId("typed-label").textContent = round.state === "copying" ? "Copy the word" : "Type the word";
  button("human").hidden = !round.sounds.human;
  button("own").hidden = !round.sounds.own;
  button("slip").hidden = !round.canTakeBackSlip;
}

/** While a word is copied, Enter checks the copy. */
function showNext(state) {
  const next = byId("next");
  see(next, state !== "asking");
  next.classList.toggle("main", state === "over");
  if (state === "over") next.setAttribute("aria-keyshortcuts", "Enter");
  else next.removeAttribute("aria-keyshortcuts");
}

function button(act) {
  return document.querySelector(`[data-act="${act}"]`);
}

/** A live region: it is filled only when there is something new to tell. */
function showVerdict(round) {
  const verdict = byId("verdict");
  const news = JSON.stringify([round.id, round.answer, round.tries, round.state]);
  if (verdict.dataset.told === news) return;
  verdict.dataset.told = news;
  const { answer, tries } = round;
  if (!answer) return fill(verdict);
  const sign = good.has(answer.verdict) ? "✓" : bad.has(answer.verdict) ? "✗" : null;
  const kind = good.has(answer.verdict) ? "good" : bad.has(answer.verdict) ? "bad" : "plain";
  fill(
    verdict,
    make(
      "p",
      { class: `verdict verdict-${kind}` },
      sign && make("span", { "aria-hidden": "true" }, sign),
      answer.sentence,
      round.state === "copying" && answer.verdict !== "miscopied" && " Now type it once.",
    ),
    answer.verdict === "wrong" && showMarks(tries.at(-1).marks),
  );
}

/** Those before the last, which the verdict shows. */
function showEarlier(round) {
  const isLastShown = round.answer?.verdict === "wrong";
  const earlier = isLastShown ? round.tries.slice(0, -1) : round.tries;
  const wrong = earlier.filter(
    (attempt) => attempt.verdict === "wrong" || attempt.verdict === "homophone",
  );
  byId("earlier").hidden = wrong.length === 0;
  fill(
    byId("earlier-tries"),
    ...wrong.map((attempt) => make("li", {}, showTry(attempt))).reverse(),
  );
}
