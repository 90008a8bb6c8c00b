/** Everything about a word: first what a child wants to know, then the rest behind "More". */

import { path, post, remove } from "../shell/api.js";
import { playWords } from "../shell/chosen-words.js";
import { byId, fill, make } from "../shell/dom.js";
import { hear } from "../shell/hearing.js";
import { showNotice } from "../shell/notice.js";
import * as player from "../shell/player.js";
import { showProblemsIn } from "../shell/problems.js";
import { SerialQueue } from "../shell/serial-queue.js";
import { addressOfWord } from "../shell/word-address.js";
import { dateInWords, plural, shortDateInWords } from "../shell/wording.js";
import { makeListForm } from "./list-form.js";

/** The forms of words, as a child would say them. */
const formNames = {
  plural: "more than one",
  "third person": "he, she or it",
  "present form": "now",
  "past form": "in the past",
  "past tense": "in the past",
  "past participle": "after “have”",
  "present participle": "after “is”",
  comparative: "more",
  superlative: "the most",
};

/** The parts of speech whose usual names a child has not heard. */
const partNames = { auxiliary: "helping verb" };

const queue = new SerialQueue();

/**
 * Shows a word in an element.
 *
 * @param {HTMLElement} place
 * @param {any} details A WordDetails.
 * @param {() => Promise<void>} reload
 */
export function showWord(place, details, reload) {
  const { entry, sounds } = details;
  fill(
    place,
    make(
      "section",
      { class: "card", "aria-labelledby": "word-title" },
      make(
        "div",
        { class: "row sounds" },
        soundButton("Hear it", sounds.word, "primary"),
        soundButton("Slower", sounds.slow),
        soundButton("Letters", sounds.letters),
      ),
      entry.grammar && make("p", { class: "secondary grammar", translate: "no" }, entry.grammar),
      meanings(details),
    ),
    ...facts(entry),
    make(
      "section",
      { class: "card", "aria-labelledby": "own-title" },
      make("h2", { id: "own-title" }, "You and this word"),
      make("p", {}, recordInWords(details.record)),
      details.record.timesCompleted > 0 && make(
        "p",
        {},
        make("button", { type: "button", click: () => playWords([entry.word]) }, "Practise it"),
      ),
      makeListForm(entry.word),
    ),
    more(details, reload),
  );
  player.preload([sounds.word, sounds.slow, sounds.letters]);
}

function soundButton(name, address, kind = "") {
  const click = () => hear(byId("problem"), address);
  return make("button", { type: "button", class: kind || null, click }, name);
}

/** Makes the list of meanings. A word that is said in two ways has a button beside each. */
function meanings({ entry, sounds }) {
  const soundOf = ({ pronunciation }) =>
    sounds.ways[entry.pronunciations.findIndex(({ ipa }) => ipa === pronunciation)];
  return make(
    "ul",
    { class: "meanings" },
    ...(entry.translations ?? []).map((sense) =>
      make(
        "li",
        {},
        make("p", { class: "meaning", lang: sense.language, dir: "auto" }, sense.text),
        sense.partOfSpeech &&
          make("div", { class: "row" }, make("span", { class: "tag" }, nameOf(sense))),
      )
    ),
    entry.translatedBy && make("li", { class: "secondary" }, entry.translatedBy),
    ...entry.definitions.map((sense) =>
      make(
        "li",
        {},
        make("p", { class: "meaning" }, sense.text),
        ...sense.examples.map((example) => make("p", { class: "example" }, example)),
        make(
          "div",
          { class: "row" },
          sense.partOfSpeech &&
            make("span", { class: "tag" }, nameOf(sense)),
          soundOf(sense) && soundButton("Hear this one", soundOf(sense), "plain"),
        ),
      )
    ),
  );
}

/** Returns the name of the part of speech of a meaning. */
function nameOf({ partOfSpeech }) {
  return partNames[partOfSpeech] ?? partOfSpeech;
}

/** Makes a card for each kind of fact that the word has. */
function facts(entry) {
  const cards = [
    card("Of another word", entry.formOf.length > 0 && formOfList(entry)),
    card("Its forms", entry.inflections.length > 0 && formList(entry)),
    card("Sounds the same", entry.homophoneMeanings.length > 0 && homophoneList(entry)),
    card("Its family", entry.family.length > 0 && wordLinks(entry.family)),
    card(
      "Look at the letters",
      entry.spelling.length > 0 &&
        make("ul", { class: "notes" }, ...entry.spelling.map((note) => make("li", {}, note))),
    ),
  ].filter(Boolean);
  return cards.length > 0 ? [make("div", { class: "cards" }, ...cards)] : [];
}

function card(title, content) {
  return content && make("section", { class: "card" }, make("h2", {}, title), content);
}

function wordLinks(words) {
  return make(
    "ul",
    { class: "row word-links", translate: "no" },
    ...words.map((word) =>
      make("li", {}, make("a", { class: "button", href: addressOfWord(word) }, word))
    ),
  );
}

function formOfList({ formOf }) {
  return make(
    "dl",
    { class: "rows" },
    ...grouped(formOf, ({ lemma }) => lemma).map(([lemma, forms]) =>
      make(
        "div",
        {},
        make("dt", {}, namesOf(forms)),
        make("dd", { translate: "no" }, make("a", { class: "link", href: addressOfWord(lemma) }, lemma)),
      )
    ),
  );
}

function formList({ inflections }) {
  const groups = grouped(inflections, ({ meaning, partOfSpeech }) => meaning ?? partOfSpeech);
  return make(
    "div",
    {},
    ...groups.flatMap(([title, forms]) => [
      groups.length > 1 && make("h3", {}, title),
      make(
        "dl",
        { class: "rows" },
        ...grouped(forms, ({ form, regions }) => `${form} ${regions}`).map(([, same]) =>
          make(
            "div",
            {},
            make("dt", {}, namesOf(same), regionOf(same[0])),
            make("dd", { translate: "no" }, same[0].form),
          )
        ),
      ),
    ]),
  );
}

function namesOf(forms) {
  return [...new Set(forms.map(({ name }) => formNames[name] ?? name))].join(", ");
}

function regionOf({ regions }) {
  if (!regions) return "";
  if (regions.includes("british")) return " (British)";
  return regions.includes("american") ? " (American)" : "";
}

function homophoneList({ homophoneMeanings }) {
  return make(
    "ul",
    { class: "homophones" },
    ...homophoneMeanings.map(({ word, meaning }) =>
      make(
        "li",
        {},
        make("a", { class: "button", href: addressOfWord(word), translate: "no" }, word),
        make("span", {}, meaning),
      )
    ),
  );
}

/**
 * Groups values by a key, in the order in which the keys come first.
 *
 * @template Value
 * @param {Value[]} values
 * @param {(value: Value) => string} keyOf
 * @returns {[string, Value[]][]}
 */
function grouped(values, keyOf) {
  /** @type {Map<string, Value[]>} */
  const groups = new Map();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return [...groups];
}

function recordInWords({ timesCompleted, rounds, due, mastered }) {
  if (rounds === 0 && timesCompleted === 0) return "You have not spelled this word here yet.";
  return [
    timesCompleted > 0
      ? `You spelled it right ${timesInWords(timesCompleted)}.`
      : "You have not spelled it right yet.",
    mastered && "You know it well.",
    due && `It comes back on ${shortDateInWords(due)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function timesInWords(count) {
  return count === 1 ? "once" : plural(count, "time");
}

/** Makes the part that grown-ups want: sounds in IPA, grammar, origin, sources and figures. */
function more({ entry, related, origin, record }, reload) {
  const own = new Set(entry.spelling);
  const { online } = entry;
  const isOnlineShown = online && !entry.authority?.licence;
  return make(
    "details",
    { class: "more" },
    make("summary", {}, "More"),
    make("p", { class: "ipa" }, ...entry.pronunciations.map(wayInWords).flatMap(asLines)),
    make("p", {}, entry.level ? `Level: ${entry.level}.` : "In no list of levels."),
    ...related.filter((sentence) => !own.has(sentence)).map((sentence) => make("p", {}, sentence)),
    origin && make("p", {}, origin),
    isOnlineShown && online.origin && make("p", {}, `Origin: ${online.origin}`),
    ...(isOnlineShown ? online.definitions : []).map(
      ({ partOfSpeech, text }) => make("p", {}, make("b", {}, partOfSpeech), ` ${text}`),
    ),
    record.rounds + record.timesCompleted > 0 && make("dl", { class: "rows" }, ...figures(record)),
    ...sourcesOf(entry).map((source) => make("p", { class: "secondary" }, source)),
    record.timesCompleted > 0 && make(
      "p",
      {},
      make(
        "button",
        { type: "button", click: () => removeWord(entry.word, reload) },
        "Remove it from the completed words",
      ),
    ),
  );
}

function wayInWords({ ipa, partsOfSpeech, meaning }) {
  const use = meaning ?? (partsOfSpeech ?? []).join(", ");
  return `/${ipa}/${use && ` (${use})`}`;
}

function asLines(text, index) {
  return index === 0 ? [text] : [make("br"), text];
}

/** Returns the sources that the licences want to be named, and those of our own. */
function sourcesOf({ authority, online }) {
  const sources = authority
    ? [`From ${authority.name}${authority.licence ? ` (${authority.licence})` : ""}.`]
    : [];
  if (online && !authority?.licence) {
    sources.push(
      ["Also from the dictionary service", ...online.sources].join(", ") +
        (online.licence ? ` (${online.licence}).` : "."),
    );
  }
  return sources;
}

function figures({ firstCompleted, lastCompleted, timesCompleted, fewestTries, missed, rounds, due, mastered }) {
  return [
    firstCompleted && ["First completed", dateInWords(firstCompleted)],
    lastCompleted && ["Last completed", dateInWords(lastCompleted)],
    ["Completed", plural(timesCompleted, "time")],
    timesCompleted > 0 && ["Fewest tries", fewestTries ?? "not known"],
    ["Missed", `${missed} of ${plural(rounds, "round")}`],
    ["Next review", due ? dateInWords(due) : "not planned"],
    mastered && ["Mastered since", dateInWords(mastered)],
  ]
    .filter(Boolean)
    .map(([name, value]) => make("div", {}, make("dt", {}, name), make("dd", {}, value)));
}

function runOnce(action) {
  return queue.runUnlessBusy(() => showProblemsIn(byId("problem"), action));
}

function removeWord(word, reload) {
  return runOnce(async () => {
    const { id } = await post("/completed/removals", { words: [word] });
    await reload();
    const undo = () =>
      runOnce(async () => {
        await remove(path`/completed/removals/${id}`);
        await reload();
        showNotice(`Restored: ${word}.`);
      });
    showNotice(`Removed: ${word}.`, { name: "Undo", run: undo });
  });
}
