/**
 * The garden: each word that was right at the first try grows from a seed to a plant, which has its
 * name below it, and leads to the word's page. Nothing in the garden ever goes away.
 */

import { get } from "./api.js";
import { fill, make } from "./dom.js";
import { drawPlant, drawSeed, drawSprout } from "./plants.js";
import { addressOfWord } from "./word-address.js";
import { join, plural } from "./wording.js";

/** The beds, the finest first, with their names and drawings. */
const beds = [
  { name: "plants", one: "plant", draw: drawPlant },
  { name: "sprouts", one: "sprout", draw: drawSprout },
  { name: "seeds", one: "seed", draw: drawSeed },
];

/** The most words of a bed, unless the whole garden is shown. */
const fewWords = 12;

/**
 * Loads a person's garden, and shows it in an element.
 *
 * @param {Element} element
 * @param {{ learner?: string | null, isWhole?: boolean }} wishes `learner` is the learner whom a
 *   teacher looks at. `isWhole` shows all words that the server names, not only the newest.
 */
export async function showGarden(element, { learner = null, isWhole = false } = {}) {
  const query = learner === null ? "" : `?learner=${encodeURIComponent(learner)}`;
  const title = learner === null ? "Your garden" : "Garden";
  fill(element, makeGarden(await get(`/garden${query}`), { title, isWhole }));
}

/**
 * Makes the garden.
 *
 * @param {object} garden The garden as the server describes it.
 * @param {{ title?: string, isWhole?: boolean }} wishes
 */
export function makeGarden(garden, { title = "Your garden", isWhole = false } = {}) {
  const filled = beds.filter(({ name }) => garden[name].count > 0);
  const most = isWhole ? Infinity : fewWords;
  const isCut = filled.some(({ name }) => garden[name].newest.length > most);
  return make(
    "section",
    { class: "garden", "aria-labelledby": "garden-title" },
    make("h2", { id: "garden-title" }, title),
    make("p", {}, sentence(garden, filled)),
    ...filled.map((bed) => makeBed(bed, garden, most)),
    isCut && make("p", {}, make("a", { class: "link", href: "/progress#garden" }, "See the whole garden")),
  );
}

/** Says what grows, and how the next thing grows. */
function sentence(garden, filled) {
  if (filled.length === 0) {
    return "Your garden is still empty. Spell a word right at the first try, and you plant a seed.";
  }
  const counts = join(filled.map(({ name, one }) => plural(garden[name].count, one)));
  return `${counts}. ${next(garden)} Tap a word to hear it again.`;
}

function next({ seeds, sprouts }) {
  if (sprouts.count > 0) return "A sprout that is right at the first try on another day becomes a plant.";
  if (seeds.count > 0) return "A seed that is right at the first try on another day becomes a sprout.";
  return "A new word that is right at the first try is a new seed.";
}

function makeBed({ name, one, draw }, garden, most) {
  const { count, newest } = garden[name];
  const shown = newest.slice(0, most);
  const title = plural(count, one);
  return make(
    "div",
    { class: `bed ${name}` },
    make("h3", {}, title[0].toUpperCase() + title.slice(1)),
    shown.length > 0 && make(
      "ul",
      {},
      ...shown.map(({ word, since }) =>
        make(
          "li",
          { class: since === garden.day ? "new" : null },
          make(
            "a",
            { href: addressOfWord(word) },
            draw(word),
            make("span", { class: "name", translate: "no" }, word),
            since === garden.day && make("span", { class: "today" }, "today"),
          ),
        ),
      ),
    ),
    count > shown.length
      && make("p", { class: "secondary" }, `And ${plural(count - shown.length, "more", "more")}.`),
  );
}
