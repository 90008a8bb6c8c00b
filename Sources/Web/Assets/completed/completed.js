/** The Completed page: every word that was ever completed. */

import { get, post, remove, path } from "../shell/api.js";
import { attempt } from "../shell/problems.js";
import { connection } from "../shell/connection.js";
import { showDetails } from "./word-details.js";
import { playWords } from "../shell/chosen-words.js";
import { byId, fill, make } from "../shell/dom.js";
import { tell } from "../shell/notice.js";
import { day, plural } from "../shell/wording.js";
import { Turns } from "../shell/serial-queue.js";

const pageSize = 100;
/** How long typing in the search must rest before it is asked. */
const rest = 200;

const problem = byId("problem");
const rows = byId("words");
const search = byId("search");
const chooseAll = byId("choose-all");
const headers = [...document.querySelectorAll("[data-sort]")];

/** A double click asks once. */
const turns = new Turns();

let sort = "date";
let order = "descending";
let shown = [];
let total = 0;
let resting;
/** What was asked for last. */
let asked = null;
const chosen = new Set();

/** @param {number} offset How many are shown already and stay. */
function load(offset = 0) {
  const query = new URLSearchParams({ sort, order, limit: pageSize, offset, search: search.value });
  asked = query;
  return attempt(problem, async () => {
    const page = await get(`/completed?${query}`);
    // An answer to what is no longer asked comes too late.
    if (asked !== query) return;
    total = page.total;
    shown = offset === 0 ? page.words : [...shown, ...page.words];
    show();
  });
}

function show() {
  const words = new Set(shown.map(({ word }) => word));
  for (const word of chosen) if (!words.has(word)) chosen.delete(word);
  fill(rows, ...shown.map(row));
  for (const header of headers) {
    if (header.dataset.sort === sort) header.setAttribute("aria-sort", order);
    else header.removeAttribute("aria-sort");
  }
  byId("table").hidden = total === 0;
  byId("more").hidden = shown.length >= total;
  byId("play-all").hidden = total === 0 && !search.value;
  byId("nothing").hidden = total > 0;
  byId("nothing").textContent = search.value
    ? "No completed word matches."
    : "No word is completed yet. Each word that you spell right comes here.";
  showChosen();
}

function row({ word, definitions, lastCompleted, fewestTries }) {
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
      make("button", { type: "button", click: () => details(word) }, word),
    ),
    make("td", { class: "wide" }, definitions[0]?.text ?? ""),
    make("td", {}, day(lastCompleted)),
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

function details(word) {
  return once(async () => {
    const known = await get(path`/completed/${word}`);
    showDetails(known, { play: () => playWords([word]), remove: () => removeWords([word]) });
  });
}

function once(action) {
  return turns.once(() => attempt(problem, action));
}

function removeWords(words) {
  return once(async () => {
    const removal = await post("/completed/removals", { words });
    await load();
    const removed = removal.words.length === 1 ? removal.words[0] : `${removal.words.length} words`;
    tell(`Removed: ${removed}.`, { name: "Undo", does: () => undo(removal) });
  });
}

function undo({ id, words }) {
  return once(async () => {
    await remove(path`/completed/removals/${id}`);
    await load();
    tell(`${plural(words.length, "word is", "words are")} there again.`);
  });
}

for (const header of headers) {
  header.firstElementChild.addEventListener("click", () => {
    const isSame = sort === header.dataset.sort;
    sort = header.dataset.sort;
    if (isSame) order = order === "ascending" ? "descending" : "ascending";
    else order = sort === "date" ? "descending" : "ascending";
    load();
  });
}

search.addEventListener("input", () => {
  clearTimeout(resting);
  resting = setTimeout(() => load(), rest);
});

chooseAll.addEventListener("change", () => {
  chosen.clear();
  if (chooseAll.checked) for (const { word } of shown) chosen.add(word);
  show();
});

byId("more").addEventListener("click", () => load(shown.length));
byId("play-chosen").addEventListener("click", () => playWords([...chosen]));
byId("remove-chosen").addEventListener("click", () => removeWords([...chosen]));
connection.addEventListener("back", () => load());
load();
