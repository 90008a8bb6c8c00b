/** The voices on the Settings page: two first, more behind them, and other languages. */

import { get } from "../shell/api.js";
import { makeChoice } from "../shell/choice.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { hearSpeech } from "../shell/hearing.js";

const fields = fieldsOf(byId("settings"));

/** Plays a sentence with a voice or a speed. */
export function playTrial(trial) {
  return hearSpeech(byId("problem"), "/voices/trials", trial);
}

/** Shows all voices that this computer has. */
export async function showVoices() {
  const { voices } = await get("/voices");
  // The engine has a hundred voices of its own, most of them for other languages.
  const people = voices.filter(({ maker }) => maker !== "system");
  const languages = voices.filter(({ maker }) => maker === "system");
  fill(byId("first-voices"), ...people.filter(({ isMore }) => !isMore).map(choice));
  fill(byId("other-voices"), ...people.filter(({ isMore }) => isMore).map(choice));
  byId("language-choice").hidden = languages.length === 0;
  const groups = [...new Set(languages.map(({ group }) => group))];
  fill(
    fields.voiceOfLanguage,
    make("option", { value: "" }, "None"),
    ...groups.map((group) =>
      make(
        "optgroup",
        { label: group },
        ...languages
          .filter((voice) => voice.group === group)
          .map(({ name, label }) => make("option", { value: name }, label)),
      ),
    ),
  );
}

/** Shows which voice is in use, and opens the place where it stands. */
export function showVoice(name) {
  // With a single voice, the field is no list of radio buttons.
  const more = byId("more-voices", HTMLDetailsElement);
  for (const radio of byId("settings").querySelectorAll("input")) {
    if (radio.name !== "voice") continue;
    radio.checked = radio.value === name;
    if (radio.checked && more.contains(radio)) more.open = true;
  }
  const isListed = [...fields.voiceOfLanguage.options].some(({ value }) => value === name);
  fields.voiceOfLanguage.value = isListed ? name : "";
  if (isListed) more.open = true;
}

function choice({ name, label, character }) {
  return makeChoice({
    name: "voice",
    value: name,
    title: label,
    about: character,
    hear: () => playTrial({ voice: name }),
  });
}
