/** The Completed page: every word that the learner has completed. */

import { get, path, post, remove } from "../shell/api.js";
import { playWords } from "../shell/chosen-words.js";
import { connection } from "../shell/connection.js";
import { byId, fill, make } from "../shell/dom.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { SerialQueue } from "../shell/serial-queue.js";
import { addressOfWord } from "../shell/word-address.js";
import { dateInWords, plural } from "../shell/wording.js";
import { mostWords, pageSize, ViewState } from "./view-state.js";

/** The milliseconds without typing before the search begins. */
const searchDelay = 200;

const problem = byId("problem");
const tableBody = byId("words");
const search = byId("search", HTMLInputElement);
const chooseAll = byId("choose-all", HTMLInputElement);
const headers = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-sort]")]);

const queue = new SerialQueue();

const state = new ViewState();
let shown = [];
let total = 0;
let searchTimer;
/** The query that was sent last. */
let lastQuery = null;
const chosen = new Set();

/** @param {number} offset The number of shown words that stay on the page. */
function load(offset = 0) {
  const query = new URLSearchParams({
    sort: state.sort,
    order: state.order,
    limit: String(offset === 0 ? Math.min(state.shown, mostWords) : pageSize),
    offset: String(offset),
    search: state.search,
  });
  lastQuery = query;
  state.keep();
  return showProblemsIn(problem, async () => {
    const page = await get(`/completed?${query}`);
    // A later query has replaced this one.
    if (lastQuery !== query) return;
    total = page.total;
    shown = offset === 0 ? page.words : [...shown, ...page.words];
    show();
  });
}

function show() {
  const words = new Set(shown.map(({ word }) => word));
  for (const word of chosen) if (!words.has(word)) chosen.delete(word);
  fill(tableBody, ...shown.map(row));
  for (const header of headers) {
    if (header.dataset.sort === state.sort) header.setAttribute("aria-sort", state.order);
    else header.removeAttribute("aria-sort");
  }
  byId("table").hidden = total === 0;
  byId("show-more").hidden = shown.length >= total;
  const isEmpty = total === 0 && !state.search;
  byId("tools").hidden = byId("chosen").hidden = isEmpty;
  byId("nothing").hidden = !isEmpty;
  byId("no-match").hidden = total > 0 || isEmpty;
  showChosen();
}

function row({ word, translations, definitions, lastCompleted, fewestTries }) {
  const [meaning] = [...translations, ...definitions];
  const choose = ({ target }) => {
    if (target.checked) chosen.add(word);
    else chosen.delete(word);
    showChosen();
  };
  return make(
    "tr",
    {},
    make(
      "td",
      {},
      make(
        "label",
        {},
        make("span", { class: "visually-hidden" }, `Choose ${word}`),
        make("input", { type: "checkbox", checked: chosen.has(word), change: choose }),
      ),
    ),
    make(
      "th",
      { scope: "row", translate: "no" },
      make("a", { class: "link", href: addressOfWord(word) }, word),
    ),
    make("td", { class: "wide", lang: meaning?.language, dir: "auto" }, meaning?.text ?? ""),
    make("td", {}, dateInWords(lastCompleted)),
    make("td", {}, fewestTries ?? "not known"),
  );
}

function showChosen() {
  const count = chosen.size === 0 ? "" : ` ${chosen.size} chosen.`;
  byId("count").textContent = `${plural(total, "word")}.${count}`;
  byId("play-chosen").hidden = byId("remove-chosen").hidden = chosen.size === 0;
  chooseAll.checked = shown.length > 0 && chosen.size === shown.length;
  chooseAll.indeterminate = chosen.size > 0 && !chooseAll.checked;
}

/** Runs an action once, even after a double click. */
function runOnce(action) {
  return queue.runUnlessBusy(() => showProblemsIn(problem, action));
}

function removeWords(words) {
  return runOnce(async () => {
    const removal = await post("/completed/removals", { words });
    await load();
    const removed = removal.words.length === 1 ? removal.words[0] : `${removal.words.length} words`;
    showNotice(`Removed: ${removed}.`, { name: "Undo", run: () => undo(removal) });
  });
}

function undo({ id, words }) {
  return runOnce(async () => {
    await remove(path`/completed/removals/${id}`);
    await load();
    showNotice(`Restored: ${plural(words.length, "word")}.`);
  });
}

for (const header of headers) {
  header.firstElementChild.addEventListener("click", () => {
    state.sortBy(header.dataset.sort);
    load();
  });
}

search.value = state.search;
search.addEventListener("input", () => {
  clearTimeout(searchTimer);
  searchTimer = setTimeout(() => find(search.value), searchDelay);
});
byId("show-all").addEventListener("click", () => {
  search.value = "";
  search.focus();
  find("");
});

/** Shows the words that a search finds. */
function find(text) {
  state.search = text;
  state.shown = pageSize;
  return load();
}

chooseAll.addEventListener("change", () => {
  chosen.clear();
  if (chooseAll.checked) for (const { word } of shown) chosen.add(word);
  show();
});

byId("show-more").addEventListener("click", () => {
  state.shown = shown.length + pageSize;
  load(shown.length);
});
byId("play-chosen").addEventListener("click", () => playWords([...chosen]));
byId("remove-chosen").addEventListener("click", () => removeWords([...chosen]));
connection.addEventListener("restored", () => load());
load();
