/** The Play page: what to practise, then round after round, then what it came to. */

import { get, path, post } from "../shell/api.js";
import { attempt } from "../shell/problems.js";
import { connection } from "../shell/connection.js";
import { byId } from "../shell/dom.js";
import { RoundPanel } from "./round-panel.js";
import { see } from "./visibility.js";
import { StartPanel } from "./start-panel.js";
import { SummaryPanel } from "./summary-panel.js";
import { Turns } from "../shell/serial-queue.js";

/** The session of this tab, so that its summary outlives a reload but is not shown the next day. */
const sessionKey = "session";
const choicesKey = "choices";

const panels = ["start", "round", "summary"];
const goneNotice =
  "VocalVocab was started anew, and the open round is gone. What you finished is kept.";

const problem = byId("problem");
let session = null;

/** Whatever tells where the session stands comes in turn. */
const turns = new Turns();
const start = new StartPanel({ start: begin, goOn });
const round = new RoundPanel({ next, end, lost: resume, turns });
const summary = new SummaryPanel({ again: beginAgain, begin, choose: () => showStart() });

function show(name) {
  for (const panel of panels) see(byId(`${panel}-panel`), panel === name);
  if (name !== "round") round.leave();
}

/** @param {boolean} isPressed Whether a press led here, so that the word may be said. */
function showSession(isPressed = false) {
  sessionStorage.setItem(sessionKey, session.id);
  if (session.state === "ended" || !session.round) {
    show("summary");
    summary.show(session);
  } else {
    show("round");
    round.show(session, isPressed);
  }
}

function showStart(notice = "") {
  show("start");
  return start.show({ isOpen: session?.state === "open" && session.round !== null, notice });
}

/** From a link that has chosen something else, back to the open round. */
function goOn() {
  history.replaceState(null, "", "/play");
  showSession(true);
}

/** @param {object} choices A NewSession. */
function begin(choices) {
  return attempt(problem, async () => {
    session = await turns.next(() => post("/sessions", choices));
    sessionStorage.setItem(choicesKey, JSON.stringify(choices));
    // Loaded again, the page goes on with the round instead of choosing once more.
    history.replaceState(null, "", "/play");
    if (session.notice && !session.round) await showStart(session.notice);
    else showSession(true);
  });
}

function beginAgain() {
  const choices = sessionStorage.getItem(choicesKey);
  return choices ? begin(JSON.parse(choices)) : showStart();
}

function next() {
  return advance("rounds");
}

function end() {
  return advance("end");
}

function advance(step) {
  // The session that is shown now: when its turn comes there may be another, or none.
  const address = path`/sessions/${session.id}/${step}`;
  return attempt(problem, async () => {
    session = await turns.next(() => post(address));
    showSession(true);
  });
}

/** Goes on with the session that the server has. */
function resume() {
  return attempt(problem, async () => {
    const wasPlaying = !byId("round-panel").hidden;
    const { sessions } = await turns.next(() => get("/sessions"));
    session = sessions[0] ?? null;
    const isChosen = location.search !== "";
    const isMine = session?.id === sessionStorage.getItem(sessionKey);
    if (session && !isChosen && (session.state === "open" || isMine)) showSession();
    else if (wasPlaying) await showStart(goneNotice);
    else await showStart();
  });
}

connection.addEventListener("back", () => {
  // Whoever is choosing, or reads what a session came to, is not disturbed.
  if (byId("start-panel").hidden && byId("summary-panel").hidden) resume();
});
resume();
