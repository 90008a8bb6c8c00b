/** The Settings page. Each change is saved at once. */

import { get, patch, remove } from "../shell/api.js";
import { connection } from "../shell/connection.js";
import { ask } from "../shell/dialogs.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { hearSpeech } from "../shell/hearing.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { SerialQueue } from "../shell/serial-queue.js";
import { applyTheme } from "../shell/theme.js";
import { changeOfGoal, isGoalField, showGoals } from "./goals.js";
import { loadPIN } from "./pin.js";
import { levels, rangeOf, showRange } from "./ranges.js";

const problem = byId("problem");
const form = byId("settings", HTMLFormElement);
const fields = fieldsOf(form);

const useVoice = byId("use-voice");
/** The voice of the settings. */
let usedVoice = null;

/** The changes that wait to be saved, or are being saved. */
const queue = new SerialQueue();
let waiting = 0;

function show(settings) {
  for (const [name, value] of Object.entries(settings)) {
    // `fields[name]` would give the number of fields for the setting "length".
    const field = fields.namedItem(name);
    if (!field) continue;
    if (field.tagName === "SELECT") offer(field, value);
    field.value = value;
  }
  usedVoice = settings.voice;
  useVoice.hidden = true;
  showRange(settings.length, fields.shortest, fields.longest);
  fields.auto.checked = settings.level === "auto";
  if (settings.level !== "auto") showRange(settings.level, fields.easiest, fields.hardest);
  showLevels();
  showSliderValues();
  applyTheme(form, settings);
  showProblemsIn(problem, () => showGoals(fields, settings.goal));
}

/** Adds a value to a select, if another program has set one that the page does not offer. */
function offer(select, value) {
  if (![...select.options].some((option) => option.value === String(value))) {
    select.append(make("option", { value }, value));
  }
}

function showLevels() {
  byId("levels").hidden = fields.auto.checked;
}

function showSliderValues() {
  fields.speed.nextElementSibling.value = `${Number(fields.speed.value).toFixed(2)} times`;
  /** @type {NodeListOf<HTMLInputElement>} */
  const shares = form.querySelectorAll("[data-share]");
  for (const { value, nextElementSibling: output } of shares) {
    output.textContent = `${Math.round(Number(value) * 100)} %`;
  }
}

/** Returns the change of the settings for a field's new value; `null` for none. */
function changeFrom({ name, value, type }) {
  if (isGoalField(name)) return changeOfGoal(fields);
  switch (name) {
    case "shortest":
    case "longest":
      return { length: rangeOf(name, fields.shortest, fields.longest, Number) };
    case "auto":
    case "easiest":
    case "hardest":
      if (fields.auto.checked) return { level: "auto" };
      return {
        level: rangeOf(name, fields.easiest, fields.hardest, (level) => levels.indexOf(level)),
      };
    default:
      return { [name]: ["number", "range"].includes(type) ? Number(value) : value };
  }
}

/** Saves the change of a field, after all earlier changes. */
async function save(field) {
  if (!field.reportValidity()) return;
  const change = changeFrom(field);
  if (change === null) return;
  waiting += 1;
  await queue.enqueue(() =>
    showProblemsIn(problem, async () => {
      const settings = await patch("/settings", change);
      // While later changes wait, the page shows these changes, not the older answer.
      if (waiting === 1) show(settings);
      showSaved(field);
    }).finally(() => (waiting -= 1)),
  );
}

/** Shows "Saved" beside the field. */
function showSaved(field) {
  form.querySelector(".saved")?.remove();
  const saved = make("span", { class: "saved", role: "status" });
  field.closest(".setting, .with-trial").append(saved);
  // A screen reader reads a live region when its text changes, not when the region is added.
  requestAnimationFrame(() => (saved.textContent = "Saved"));
}

/** Plays a sentence with a voice or a speed. */
function playTrial(trial) {
  return hearSpeech(problem, "/voices/trials", trial);
}

function showVoices(voices) {
  const titles = new Set(voices.map(({ group }) => group));
  fill(
    fields.voice,
    ...[...titles].map((title) =>
      make(
        "optgroup",
        { label: title },
        ...voices
          .filter(({ group }) => group === title)
          .map(({ name, label }) => make("option", { value: name }, label)),
      ),
    ),
  );
}

/** Plays a voice that was chosen in the list. The button beside it changes the setting. */
function offerVoice() {
  useVoice.hidden = fields.voice.value === usedVoice;
  playTrial({ voice: fields.voice.value });
}

async function load() {
  await showProblemsIn(problem, async () => {
    const [{ voices }, settings] = await Promise.all([get("/voices"), get("/settings"), loadPIN()]);
    showVoices(voices);
    show(settings);
  });
}

for (const name of ["easiest", "hardest"]) {
  fill(fields[name], ...levels.map((level) => make("option", { value: level }, level)));
}
fields.hardest.value = "broad";

form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("input", showSliderValues);
form.addEventListener("change", ({ target }) => {
  if (target === fields.voice) return offerVoice();
  showLevels();
  save(target);
});
useVoice.addEventListener("click", () => {
  // The button disappears.
  fields.voice.focus();
  save(fields.voice);
});
byId("try-voice").addEventListener("click", () => playTrial({ voice: fields.voice.value }));
byId("try-speed").addEventListener("click", () => playTrial({ speed: Number(fields.speed.value) }));
byId("reset").addEventListener("click", async () => {
  const answer = await ask({
    title: "Reset all settings?",
    text: "Each setting gets its default value. Your words and lists stay as they are.",
    yes: "Reset",
  });
  if (answer === null) return;
  await showProblemsIn(problem, async () => {
    show(await remove("/settings"));
    showNotice("All settings have their default values.");
  });
});
connection.addEventListener("restored", load);
load();
