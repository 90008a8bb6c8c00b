/** The Settings page. Each change is saved at once. */

import { get, patch, remove } from "../shell/api.js";
import { connection } from "../shell/connection.js";
import { ask } from "../shell/dialogs.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { SerialQueue } from "../shell/serial-queue.js";
import { applyTheme } from "../shell/theme.js";
import { changeOfGoal, isGoalField, showGoals } from "./goals.js";
import { showLanguages } from "./languages.js";
import { loadPIN } from "./pin.js";
import { levels, rangeOf, showRange } from "./ranges.js";
import { playTrial, showVoice, showVoices } from "./voices.js";

const problem = byId("problem");
const forms = [byId("settings", HTMLFormElement), byId("more-settings", HTMLFormElement)];
/** The fields that everyone may want, and the rest. */
const [fields, more] = forms.map(fieldsOf);

/** The changes that wait to be saved, or are being saved. */
const queue = new SerialQueue();
let waiting = 0;

function show(settings) {
  for (const [name, value] of Object.entries(settings)) {
    if (name === "voice") continue;
    // `fields[name]` would give the number of fields for the setting "length".
    const field = fields.namedItem(name) ?? more.namedItem(name);
    if (!field) continue;
    if (field.tagName === "SELECT") offer(field, value);
    field.value = value;
  }
  showVoice(settings.voice);
  showRange(settings.length, more.shortest, more.longest);
  more.auto.checked = settings.level === "auto";
  if (settings.level !== "auto") showRange(settings.level, more.easiest, more.hardest);
  showLevels();
  showSliderValues();
  for (const form of forms) applyTheme(form, settings);
  showProblemsIn(problem, () => showGoals(more, settings.goal));
}

/** Adds a value to a select, if another program has set one that the page does not offer. */
function offer(select, value) {
  if (![...select.options].some((option) => option.value === String(value))) {
    select.append(make("option", { value }, value));
  }
}

function showLevels() {
  byId("levels").hidden = more.auto.checked;
}

function showSliderValues() {
  fields.speed.nextElementSibling.value = `${Number(fields.speed.value).toFixed(2)} times`;
  /** @type {NodeListOf<HTMLInputElement>} */
  const shares = document.querySelectorAll("[data-share]");
  for (const { value, nextElementSibling: output } of shares) {
    output.textContent = `${Math.round(Number(value) * 100)} %`;
  }
}

/** Returns the change of the settings for a field's new value; `null` for none. */
function changeFrom({ name, value, type }) {
  if (isGoalField(name)) return changeOfGoal(more);
  switch (name) {
    case "shortest":
    case "longest":
      return { length: rangeOf(name, more.shortest, more.longest, Number) };
    case "auto":
    case "easiest":
    case "hardest":
      if (more.auto.checked) return { level: "auto" };
      return {
        level: rangeOf(name, more.easiest, more.hardest, (level) => levels.indexOf(level)),
      };
    case "voiceOfLanguage":
      return value === "" ? null : { voice: value };
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
  document.querySelector(".saved")?.remove();
  const saved = make("span", { class: "saved", role: "status" });
  (field.closest(".setting, .with-trial") ?? byId("first-voices").parentElement).append(saved);
  // A screen reader reads a live region when its text changes, not when the region is added.
  requestAnimationFrame(() => (saved.textContent = "Saved"));
}

async function load() {
  await showProblemsIn(problem, async () => {
    const [settings] = await Promise.all([get("/settings"), showVoices(), loadPIN(), showLanguages()]);
    show(settings);
  });
}

/** Opens "More" for a link to something in it. */
function showPlace() {
  const place = location.hash && document.getElementById(location.hash.slice(1));
  if (!place || !byId("more").contains(place)) return;
  byId("more", HTMLDetailsElement).open = true;
  place.scrollIntoView();
}

for (const name of ["easiest", "hardest"]) {
  fill(more[name], ...levels.map((level) => make("option", { value: level }, level)));
}
more.hardest.value = "broad";

for (const form of forms) {
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", showSliderValues);
  form.addEventListener("change", ({ target }) => {
    const voice = fields.voiceOfLanguage.value;
    if (target === fields.voiceOfLanguage && voice) playTrial({ voice });
    showLevels();
    save(target);
  });
}
addEventListener("hashchange", showPlace);
byId("try-speed").addEventListener("click", () => playTrial({ speed: Number(fields.speed.value) }));
byId("reset").addEventListener("click", async () => {
  const answer = await ask({
    title: "Reset all settings?",
    text: "Each setting is again as it was at first. Your words and lists stay as they are.",
    yes: "Reset",
  });
  if (answer === null) return;
  await showProblemsIn(problem, async () => {
    show(await remove("/settings"));
    showNotice("All settings are again as they were at first.");
  });
});
connection.addEventListener("restored", load);
load().then(showPlace);
