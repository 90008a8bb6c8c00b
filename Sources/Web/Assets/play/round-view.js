/** The view of a round. Nothing here gives the word away before the round ends. */

import { announce } from "../shell/announcer.js";
import { byId, fill, make } from "../shell/dom.js";
import { showLetterKeys } from "../shell/letter-keys.js";
import { definitionNotes, note } from "./definitions.js";
import { letKeyboardScroll } from "./overflow.js";
import { showEarlierTries, showVerdict } from "./verdict.js";
import { setVisible } from "./visibility.js";

const modeNames = {
  bee: "Bee",
  sprint: "Sprint",
  copy: "Copy",
  mistakes: "Mistakes",
  dictation: "Dictation",
};

/** Shows a round as it is now. */
export function showRound(session, round, draft) {
  showBar(session, round);
  showSight(round, draft);
  showNotes(round, draft);
  showControls(round);
  showVerdict(round);
  showEarlierTries(round);
  byId("round-panel").dataset.state = round.state;
  for (const box of document.querySelectorAll(".stage, #notes, .verdict")) letKeyboardScroll(box);
}

function showBar(session, round) {
  const mode = modeNames[session.mode];
  byId("round-title").textContent = mode ? `${mode}: ${round.place}` : round.place;
  byId("round-kind").textContent = round.isComeback ? "Once more" : round.isReview ? "Review" : "";
  const isFirst = round.number === 1 && !round.isComeback;
  const said = [session.welcome, isFirst && session.remark].filter(Boolean).join(" ");
  byId("welcome").textContent = round.state === "asking" ? said : "";
  byId("tries-left").textContent = round.triesLeft ?? "no limit";
  byId("streak").textContent = round.streak;
  byId("best-streak").textContent = round.bestStreak;
}

/** Shows the word itself, in a mode that shows it before it is typed. */
function showSight(round, draft) {
  const isVisible = round.sight && round.state === "asking" && !draft.isSightHidden;
  setVisible(byId("sight"), Boolean(isVisible));
  byId("sight-word").textContent = round.sight ?? "";
}

/** Shows the notes that the person asked for, and the definition where the sound is not enough. */
function showNotes(round, draft) {
  const isAsking = round.state === "asking";
  const isUnclear = round.distinctness !== "distinct";
  const reason = isUnclear
    ? "Another word sounds like this one. The definition tells you which one to spell."
    : round.isToLearn && "You missed its meaning in a quiz.";
  const definitions = draft.isDefinitionShown || reason ? round.definitions : [];
  const notes = [
    reason && make("p", { class: "secondary" }, reason),
    ...definitionNotes(definitions, round.credit),
    ...round.notes.map(({ title, text }) => note(title, text)),
    ...round.hints.map((hint, index) => note(`Hint ${index + 1}`, hint)),
  ].filter(Boolean);
  const list = byId("notes-list");
  const texts = notes.map(({ textContent }) => textContent);
  const old = list.dataset.round === round.id ? [...list.children] : [];
  const known = new Set(old.map(({ textContent }) => textContent));
  list.dataset.round = round.id;
  fill(list, ...notes);
  byId("notes").hidden = !isAsking || notes.length === 0;
  const added = texts.filter((text) => !known.has(text));
  if (!isAsking || added.length === 0) return;
  announce(added);
  // The box of the notes shows the latest ones. The page stays where it is.
  byId("notes").scrollTop = byId("notes").scrollHeight;
}

function showControls(round) {
  const isAsking = round.state === "asking";
  setVisible(byId("cues"), isAsking);
  setVisible(byId("spelling"), round.state !== "over");
  showNextButton(round.state);
  byId("typed-label").textContent = round.state === "copying" ? "Copy the word" : "Type the word";
  showLetterKeys(
    byId("letter-keys"),
    byId("typed", HTMLInputElement),
    round.state === "over" ? [] : (round.letters ?? []),
  );
  requestButton("human").hidden = !round.sounds.human;
  requestButton("english").hidden = !round.sounds.english;
  requestButton("mine").hidden = !round.sounds.mine;
  requestButton("slip").hidden = !round.canTakeBackSlip;
}

/** Shows the button for the next word. While a word is copied, Enter checks the copy instead. */
function showNextButton(state) {
  const next = byId("next");
  setVisible(next, state !== "asking");
  next.classList.toggle("primary", state === "over");
  if (state === "over") next.setAttribute("aria-keyshortcuts", "Enter");
  else next.removeAttribute("aria-keyshortcuts");
}

/**
 * @param {string} request
 * @returns {HTMLElement}
 */
function requestButton(request) {
  return document.querySelector(`[data-request="${request}"]`);
}
