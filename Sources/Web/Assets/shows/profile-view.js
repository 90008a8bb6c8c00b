/** The profile: what a person has watched, in figures, and the ways in and out. */

import { get, getFile } from "../shell/api.js";
import { changeDetector } from "../shell/changes.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { save } from "../shell/download.js";
import { showProblemsIn } from "../shell/problems.js";
import { plural } from "../shell/wording.js";

/** The endings of the files, by their formats. */
const endings = { mal: "xml", csv: "csv", json: "json" };

export class ProfileView {
  #hasChanged = changeDetector();

  constructor() {
    document.title = `Profile – ${document.title}`;
    // The head of each page has the name.
    byId("profile-name").textContent = document.querySelector(".site-learner").textContent;
    const form = byId("export", HTMLFormElement);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#export(fieldsOf(form).format.value);
    });
  }

  load() {
    return showProblemsIn(byId("load-problem"), async () => {
      const profile = await get("/shows/profile");
      byId("profile").hidden = false;
      if (this.#hasChanged(profile)) fill(byId("figures"), ...figures(profile));
    });
  }

  #export(format) {
    return showProblemsIn(byId("problem"), async () =>
      save(await getFile(`/shows/file?${new URLSearchParams({ format })}`), `vocalvocab-shows.${endings[format]}`)
    );
  }
}

function figures({ tracked, watching, completed, episodes, films, rewatched, minutes, meanRating, lists }) {
  return [
    ["Shows on your watchlist", tracked],
    ["Watching now", watching],
    ["Completed", completed],
    ["Episodes watched", episodes],
    ["Films watched", films],
    ["Episodes watched again", rewatched],
    ["Time", minutes === null ? null : timeInWords(minutes)],
    ["Your points on average, of 10", meanRating],
    ["Your own lists", lists],
  ]
    .filter(([, value]) => value !== null)
    .map(([name, value]) =>
      make("div", {}, make("dt", {}, name), make("dd", {}, value.toLocaleString("en-GB")))
    );
}

/** Returns a time in words: "18 days 9 hours". */
function timeInWords(minutes) {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return plural(minutes, "minute");
  const days = Math.floor(hours / 24);
  const rest = plural(hours % 24, "hour");
  return days > 0 ? `${plural(days, "day")}, ${rest}` : rest;
}
