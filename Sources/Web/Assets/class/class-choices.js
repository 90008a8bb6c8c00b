/** The voice and the level that the teacher sets for everyone. */

import { get, put } from "../shell/api.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { hearSpeech } from "../shell/hearing.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";

const form = byId("class-choices", HTMLFormElement);

/**
 * Shows the choices with what holds now.
 *
 * @param {HTMLElement} problem The element that shows a problem.
 */
export function showClassChoices(problem) {
  const { voice, level } = fieldsOf(form);
  const show = (chosen) => {
    for (const { setting, options } of chosen.choices) {
      fillSelect(setting === "voice" ? voice : level, options, chosen[setting]);
    }
    byId("hear-voice").hidden = voice.value === "";
    byId("choices-card").hidden = false;
  };
  voice.addEventListener("change", () => {
    byId("hear-voice").hidden = voice.value === "";
  });
  byId("hear-voice").addEventListener("click", () =>
    hearSpeech(problem, "/voices/trials", { voice: voice.value, word: true }),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    showProblemsIn(problem, async () => {
      show(await put("/class/choices", { voice: voice.value || null, level: level.value || null }));
      showNotice("The class has this voice and level now.");
    });
  });
  return showProblemsIn(problem, async () => show(await get("/class/choices")));
}

function fillSelect(select, options, chosen) {
  const rows = options.map(({ value, title, about }) => [value, about ? `${title}, ${about}` : title]);
  // A value that was chosen elsewhere stays chosen.
  if (chosen && !rows.some(([value]) => value === chosen)) rows.push([chosen, chosen]);
  fill(
    select,
    make("option", { value: "" }, "Each learner chooses"),
    ...rows.map(([value, title]) => make("option", { value, selected: value === chosen }, title)),
  );
}
