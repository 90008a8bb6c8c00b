/** The table of a class: a row for each learner. */

import { path, root, patch, put, remove } from "../shell/api.js";
import { ask } from "../shell/dialogs.js";
import { make } from "../shell/dom.js";
import { showNotice } from "../shell/notice.js";
import { percentInWords, plural, shortDateInWords } from "../shell/wording.js";
import { makePicture } from "../who/pictures.js";

/**
 * Makes the table.
 *
 * @param {any[]} learners
 * @param {(action: () => Promise<void>) => Promise<void>} change Runs an action, and shows the
 *   class afterwards.
 */
export function makeRoster(learners, change) {
  const titles = ["Learner", "Last practised", "Today", "This week", "First try", "Missed most", "Change"];
  return make(
    "table",
    { class: "roster" },
    make("thead", {}, make("tr", {}, ...titles.map((title) => make("th", { scope: "col" }, title)))),
    make("tbody", {}, ...learners.map((row) => makeRow(row, change))),
  );
}

function makeRow({ learner, report }, change) {
  const { name } = learner;
  const { count, of } = report.firstTriesThisWeek;
  return make(
    "tr",
    {},
    make(
      "th",
      { scope: "row", translate: "no" },
      make(
        "a",
        { class: "who", href: `/progress?learner=${encodeURIComponent(name)}` },
        makePicture(learner),
        name,
      ),
    ),
    make("td", {}, report.lastDay ? shortDateInWords(report.lastDay) : "never"),
    make("td", {}, report.roundsToday),
    make("td", {}, `${plural(of, "word")} on ${plural(report.daysThisWeek, "day")}`),
    make("td", {}, of > 0 ? percentInWords({ count, of }) : "–"),
    make(
      "td",
      { translate: "no" },
      report.missedMost.slice(0, 3).map(({ word }) => word).join(", ") || "–",
    ),
    make(
      "td",
      {},
      make(
        "div",
        { class: "row" },
        fileLink("Report", "report", name),
        fileLink("CSV", "statistics/file", name),
        button("Rename", name, () => rename(name, change)),
        button(learner.hasPIN ? "New PIN" : "PIN", name, () => setPIN(learner, change)),
        button("Remove", name, () => removeLearner(name, change)),
      ),
    ),
  );
}

function fileLink(title, file, name) {
  return make(
    "a",
    {
      class: "button",
      download: true,
      href: `${root}/${file}?learner=${encodeURIComponent(name)}`,
      "aria-label": `${title}: ${name}`,
    },
    title,
  );
}

function button(title, name, click) {
  return make("button", { type: "button", "aria-label": `${title}: ${name}`, click }, title);
}

async function rename(name, change) {
  const text = "The learner keeps everything they have done.";
  const answer = await ask({ title: `Rename ${name}?`, text, field: "New name", yes: "Rename" });
  if (answer === null) return;
  await change(() => patch(path`/learners/${name}`, { name: answer.trim() }));
}

async function setPIN({ name, hasPIN }, change) {
  const answer = await ask({
    title: `A PIN for ${name}`,
    text: hasPIN
      ? "The new PIN takes the place of the old one. Leave the field empty for none."
      : `With a PIN, nobody else practises as ${name}.`,
    field: "Four digits",
    yes: "Save",
  });
  if (answer === null) return;
  await change(() => put(path`/learners/${name}/pin`, { pin: answer.trim() || null }));
}

async function removeLearner(name, change) {
  await change(async () => {
    const { id } = await remove(path`/learners/${name}`);
    showNotice(`${name} was removed. The files are kept.`, {
      name: "Undo",
      run: () => change(() => remove(path`/learners/removals/${id}`)),
    });
  });
}
