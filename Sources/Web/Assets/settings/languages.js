/** The languages on the Settings page: what is here for each, and for the owner how one is added. */

import { get, path, post, remove } from "../shell/api.js";
import { announce } from "../shell/announcer.js";
import { ask } from "../shell/dialogs.js";
import { byId, fill, make } from "../shell/dom.js";
import { makeFormButtons, openForm } from "../shell/form-dialog.js";
import { showProblemsIn } from "../shell/problems.js";

const problem = byId("languages-problem");
/** The milliseconds between two questions about an addition that is under way. */
const interval = 700;
const steps = { downloading: "Downloading", reading: "Reading", writing: "Writing" };

let isWatching = false;

/** Shows the languages. */
export async function showLanguages() {
  show(await get("/languages"));
}

/** @param {any} document A Languages document. */
function show({ languages, canChange, work }) {
  byId("languages").hidden = languages.length === 0;
  fill(byId("language-rows"), ...languages.map((row) => line(row, canChange, work)));
  const name = nameOf(languages, work?.language);
  byId("language-work").hidden = !work;
  if (!work) return;
  fill(
    byId("language-work"),
    work.isRunning && make("p", {}, `${steps[work.step] ?? "Beginning"}: ${name}`),
    work.isRunning && make("progress", { "aria-label": `Adding ${name}`, value: work.share, max: 1 }),
    work.isRunning && make("button", { type: "button", click: cancel }, "Cancel"),
    ...work.sentences.map((text) => make("p", { class: work.hasFailed ? "problem" : null }, text)),
  );
  if (work.isRunning) watch();
}

function nameOf(languages, code) {
  return languages.find((row) => row.code === code)?.name || code;
}

function line({ code, name, ownName, words, meanings, sources, isInstalled }, canChange, work) {
  const isHere = words + meanings > 0;
  const title = name || code;
  const count = (number) => number.toLocaleString("en-GB");
  const what = [
    words > 0 && `${count(words)} words to spell`,
    meanings > 0 && `meanings of ${count(meanings)} English words`,
  ].filter(Boolean).join(", ");
  const isBusy = Boolean(work?.isRunning);
  const button = (text, click) =>
    make(
      "button",
      { type: "button", disabled: isBusy, click },
      text,
      make("span", { class: "visually-hidden" }, ` ${title}`),
    );
  return make(
    "li",
    {},
    make("p", {}, make("b", {}, title), ownName && make("span", { class: "secondary", lang: code }, ` ${ownName}`)),
    make("p", { class: "secondary" }, what || "Not added yet", ...sources.map((each) => ` · ${each}`)),
    canChange && make(
      "p",
      { class: "row" },
      !isHere && isInstalled && button("Add", () => add(code, "freedict")),
      button(isHere ? "Download more" : "Download", () => download(code, title)),
      button("Add a file", () => addTable(code, title)),
      isHere && button("Remove", () => removeLanguage(code, title)),
    ),
  );
}

function add(code, source) {
  return showProblemsIn(problem, async () => {
    show(await post(path`/languages/${code}`, { source }));
  });
}

async function download(code, title) {
  const answer = await ask({
    title: `Download ${title}?`,
    text: "The words come from a free dictionary on the web. This can take long. If it stops, it goes on at the next try.",
    yes: "Download it",
  });
  if (answer !== null) await add(code, "wiktionary");
}

/** Asks for a table with words and meanings. */
function addTable(code, title) {
  const form = make(
    "form",
    { method: "dialog", class: "card-form" },
    make("p", {}, "A table with a column of words and a column of meanings, such as a CSV file."),
    make("label", {}, "File ", make("input", { type: "file", name: "file", required: true, accept: ".csv,.tsv,.txt,text/*" })),
    make(
      "label",
      {},
      "The words are ",
      make(
        "select",
        { name: "words" },
        make("option", { value: code }, title),
        make("option", { value: "en" }, `English, with meanings in ${title}`),
      ),
    ),
    makeFormButtons("Add"),
  );
  const read = (fields) => ({ file: fields.file.files[0], words: fields.words.value });
  return openForm(`Add words of ${title}`, form, read, async ({ file, words }) => {
    show(await post(`${path`/languages/${code}/table`}?${new URLSearchParams({ words, name: file.name })}`, file));
  });
}

function cancel() {
  return showProblemsIn(problem, async () => show(await remove("/languages/work")));
}

async function removeLanguage(code, title) {
  const answer = await ask({
    title: `Remove ${title}?`,
    text: "This removes its dictionaries for everyone on this server. What was practised stays.",
    yes: "Remove it",
  });
  if (answer === null) return;
  await showProblemsIn(problem, async () => show(await remove(path`/languages/${code}`)));
}

/** Asks about the addition until it has ended. */
async function watch() {
  if (isWatching) return;
  isWatching = true;
  await new Promise((resolve) => setTimeout(resolve, interval));
  isWatching = false;
  await showProblemsIn(problem, async () => {
    const document = await get("/languages");
    show(document);
    const { work } = document;
    if (work && !work.isRunning) announce(work.sentences);
  });
}
