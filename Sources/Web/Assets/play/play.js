/** The Play page: the start panel, then one round after another, then the summary. */

import { get, path, post } from "../shell/api.js";
import { connection } from "../shell/connection.js";
import { byId } from "../shell/dom.js";
import { untilAnswered } from "../shell/kept-step.js";
import { showProblemsIn } from "../shell/problems.js";
import { SerialQueue } from "../shell/serial-queue.js";
import { RoundPanel } from "./round-panel.js";
import { StartPanel } from "./start-panel.js";
import { SummaryPanel } from "./summary-panel.js";
import { setVisible } from "./visibility.js";

/**
 * The storage key of this tab's session. After a reload the tab shows its summary again, but a new
 * tab does not.
 */
const sessionKey = "session";
const choicesKey = "choices";

const panels = ["start", "round", "summary"];
const goneNotice =
  "VocalVocab was restarted, and the open round is gone. The words that you finished are saved.";

const problem = byId("problem");
let session = null;

/** The calls that change or read the session's state, one after another. */
const queue = new SerialQueue();
const start = new StartPanel({ start: begin, resume: resumeOpenRound });
const round = new RoundPanel({ next, end, lost: load, queue });
const summary = new SummaryPanel({ again: beginAgain, begin, choose: () => showStart() });

function show(name) {
  const isOther = byId(`${name}-panel`).hidden;
  for (const panel of panels) setVisible(byId(`${panel}-panel`), panel === name);
  // A round needs the whole screen.
  if (name === "round") document.body.dataset.focus = "on";
  else delete document.body.dataset.focus;
  // Another panel is like another page, which begins at its top.
  if (isOther) scrollTo(0, 0);
  if (name !== "round") round.leave();
}

/** @param {boolean} isPressed Whether the person pressed something, so that sound may begin. */
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

/** Returns to the open round, and forgets the choices that a link made. */
function resumeOpenRound() {
  history.replaceState(null, "", "/play");
  showSession(true);
}

/** @param {object} choices A NewSession. */
function begin(choices) {
  // A second press of a button that is slow to answer would replace the session with another one.
  return queue.runUnlessBusy(() =>
    showProblemsIn(problem, async () => {
      session = await start.telling(queue.enqueue(() => post("/sessions", choices)));
      sessionStorage.setItem(choicesKey, JSON.stringify(choices));
      // After a reload the page shows the open round, not the choices that a link made.
      history.replaceState(null, "", "/play");
      if (session.notice && !session.round) await showStart(session.notice);
      else showSession(true);
    }),
  );
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
  // The address is made now, because another session may replace this one while the call waits.
  const address = path`/sessions/${session.id}/${step}`;
  return showProblemsIn(problem, async () => {
    session = await queue.enqueue(() => untilAnswered(problem, () => post(address)));
    showSession(true);
  });
}

/** Loads the session from the server, and shows it or the start panel. */
function load() {
  return showProblemsIn(problem, async () => {
    const wasPlaying = !byId("round-panel").hidden;
    const { sessions } = await queue.enqueue(() => get("/sessions"));
    session = sessions[0] ?? null;
    const hasChoices = location.search !== "";
    const isOfThisTab = session?.id === sessionStorage.getItem(sessionKey);
    if (session && !hasChoices && (session.state === "open" || isOfThisTab)) showSession();
    else if (wasPlaying) await showStart(goneNotice);
    else {
      await showStart();
      // An open round does not end unless the person says so.
      if (session?.state !== "open") start.beginByLink();
    }
  });
}

connection.addEventListener("restored", () => {
  // The start panel and the summary stay as they are.
  if (byId("start-panel").hidden && byId("summary-panel").hidden) load();
});
load();
