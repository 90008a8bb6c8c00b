/** The Settings page: each change is kept as soon as it is made. */

import { get, patch, post, remove } from "../shell/api.js";
import { attempt } from "../shell/problems.js";
import { connection } from "../shell/connection.js";
import { ask } from "../shell/dialogs.js";
import { showLearners } from "./learners.js";
import { applyLook } from "../shell/theme.js";
import { byId, fill, make } from "../shell/dom.js";
import { tell } from "../shell/notice.js";
import { Turns } from "../shell/serial-queue.js";
import * as voice from "../shell/player.js";

const levels = ["starter", "everyday", "broad", "advanced", "expert", "bee"];
const triesOffered = ["1", "2", "3", "4", "5", "6", "8", "10", "unlimited"];
const makers = { ours: "Our voices", flite: "Flite's voices", system: "The system's voices" };

const problem = byId("problem");
const form = byId("settings");
const fields = form.elements;

/** Changes that are on their way. */
const turns = new Turns();
let waiting = 0;

/** Settings that are numbers; the others are text. */
const numbers = new Set(["speed", "newShare", "newPerDay", "dailyGoal"]);

function show(settings) {
  for (const [name, value] of Object.entries(settings)) {
    // Not fields[name], for every collection has a length of its own.
    const field = fields.namedItem(name);
    if (!field) continue;
    if (field.tagName === "SELECT") offer(field, value);
    field.value = value;
  }
  const [shortest, longest = shortest] = settings.length.split("-");
  fields.shortest.value = shortest;
  fields.longest.value = longest;
  fields.auto.checked = settings.level === "auto";
  if (settings.level !== "auto") {
    const [easiest, hardest = easiest] = settings.level.split("-");
    fields.easiest.value = easiest;
    fields.hardest.value = hardest;
  }
  showLevels();
  showFigures();
  applyLook(settings);
}

/** A value that was set elsewhere is offered, too. */
function offer(select, value) {
  if (![...select.options].some((option) => option.value === String(value))) {
    select.append(make("option", { value }, value));
  }
}

function showLevels() {
  byId("levels").hidden = fields.auto.checked;
}

function showFigures() {
  fields.speed.nextElementSibling.value = `${Number(fields.speed.value).toFixed(2)} times`;
  fields.newShare.nextElementSibling.value = `${Math.round(fields.newShare.value * 100)} %`;
}

/** What the field that was changed makes of the settings. */
function changeBy({ name, value }) {
  switch (name) {
    case "shortest":
    case "longest":
      return { length: range(name, [fields.shortest, fields.longest], Number) };
    case "auto":
    case "easiest":
    case "hardest":
      if (fields.auto.checked) return { level: "auto" };
      return {
        level: range(name, [fields.easiest, fields.hardest], (level) => levels.indexOf(level)),
      };
    default:
      return { [name]: numbers.has(name) ? Number(value) : value };
  }
}

/** A range whose ends have crossed becomes one value: the one that was just chosen. */
function range(changed, [from, to], rank) {
  if (rank(from.value) > rank(to.value)) {
    if (changed === to.name) from.value = to.value;
    else to.value = from.value;
  }
  return from.value === to.value ? from.value : `${from.value}-${to.value}`;
}

/** Keeps changes in the order in which they were made, however fast they come. */
async function keep(field) {
  if (!field.reportValidity()) return;
  const change = changeBy(field);
  waiting += 1;
  await turns.next(() =>
    attempt(problem, async () => {
      const settings = await patch("/settings", change);
      // Whoever goes on moving a slider is not set back by an older answer.
      if (waiting === 1) show(settings);
      confirm(field);
    }).finally(() => (waiting -= 1)),
  );
}

/** Says "Kept" beside what was changed. */
function confirm(field) {
  form.querySelector(".kept")?.remove();
  const kept = make("span", { class: "kept", role: "status" });
  const place = field.closest(".setting, .with-trial");
  place.append(kept);
  // A live region is heard when it changes, not when it comes.
  requestAnimationFrame(() => (kept.textContent = "Kept"));
}

function trial(body) {
  return attempt(problem, async () => {
    const { sound } = await post("/voices/trials", body);
    await voice.say(sound);
  });
}

function showVoices(voices) {
  const groups = Object.entries(makers).map(([maker, label]) =>
    make(
      "optgroup",
      { label },
      ...voices
        .filter((voice) => voice.maker === maker)
        .map(
          ({ name, about, language }) => make(
            "option",
            { value: name },
            `${name}: ${about} (${language})`,
          ),
        ),
    ),
  );
  fill(fields.voice, ...groups.filter((group) => group.children.length > 0));
}

async function load() {
  await attempt(problem, async () => {
    const [{ voices }, settings, { learners }] = await Promise.all([
      get("/voices"),
      get("/settings"),
      get("/learners"),
    ]);
    showVoices(voices);
    show(settings);
    showLearners(learners);
  });
}

for (const name of ["easiest", "hardest"]) {
  fill(fields[name], ...levels.map((level) => make("option", { value: level }, level)));
}
fields.hardest.value = "broad";
fill(
  fields.tries,
  ...triesOffered.map(
    (tries) => make("option", { value: tries }, tries === "unlimited" ? "No limit" : tries),
  ),
);

form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("input", showFigures);
form.addEventListener("change", ({ target }) => {
  showLevels();
  keep(target);
});
byId("try-voice").addEventListener("click", () => trial({ voice: fields.voice.value }));
byId("try-speed").addEventListener("click", () => trial({ speed: Number(fields.speed.value) }));
byId("reset").addEventListener("click", async () => {
  const title = "Reset all settings?";
  const answer = await ask({ title, text: "Your words and lists stay as they are.", yes: "Reset" });
  if (answer === null) return;
  await attempt(problem, async () => {
    show(await remove("/settings"));
    tell("All settings are as they were at first.");
  });
});
connection.addEventListener("back", load);
load();
