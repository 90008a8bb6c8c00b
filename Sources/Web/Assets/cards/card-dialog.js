/** The dialogs in which a person edits a card, or a deck's name, languages and limits. */

import { path, post } from "../shell/api.js";
import { make } from "../shell/dom.js";
import { makeFormButtons, openForm } from "../shell/form-dialog.js";
import { showProblemsIn } from "../shell/problems.js";

/** Makes the field for a side of a card, and a field that adds a sound or a picture to it. */
function side(name, label, help, text, deck) {
  const problem = make("p", { class: "problem", role: "alert" });
  const area = make("textarea", { name, required: true, maxlength: 20000 }, text);
  const add = ({ target }) => showProblemsIn(problem, async () => {
    const [file] = target.files;
    if (!file) return;
    const query = new URLSearchParams({ name: file.name.slice(-200) });
    const { mark } = await post(`${path`/decks/${deck}/media`}?${query}`, file);
    area.value = `${area.value.trimEnd()}\n${mark}`.trimStart();
    target.value = "";
  });
  return make(
    "div",
    {},
    make("label", {}, label, help && make("small", {}, help), area),
    make(
      "label",
      { class: "file" },
      make("small", {}, `A sound or a picture on the ${name}`),
      make("input", { type: "file", accept: "audio/*,image/*", change: add }),
    ),
    problem,
  );
}

/**
 * Asks for a card.
 *
 * @param {string} title
 * @param {object} old The present card.
 * @param {string} deck The name of its deck.
 * @param {string[]} decks The names of the decks to which the card may move.
 * @param {(card: object) => Promise<unknown>} save Saves the fields of the card.
 * @returns {Promise<boolean>} Whether the person saved.
 */
export function askForCard(title, old, deck, decks, save) {
  const isOld = old.id !== undefined;
  const form = make(
    "form",
    { method: "dialog", class: "card-form" },
    side("front", "Front", "", old.front, deck),
    side("back", "Back", "Separate several right answers with ;", old.back, deck),
    make("label", {}, "Labels", make("input", { name: "tags", value: (old.tags ?? []).join(" ") })),
    isOld && make(
      "label",
      { class: "choice" },
      make("input", { name: "isSuspended", type: "checkbox", checked: old.isSuspended }),
      make("span", {}, "Leave it out of studies and reviews"),
    ),
    decks.length > 0 && make(
      "label",
      {},
      "Deck",
      make(
        "select",
        { name: "deck" },
        make("option", { value: "" }, "this deck"),
        ...decks.map((name) => make("option", { value: name }, name)),
      ),
    ),
    makeFormButtons(),
  );
  /** @param {Record<string, any>} fields */
  const read = ({ front, back, tags, isSuspended, deck: other }) => ({
    front: front.value.trim(),
    back: back.value.trim(),
    tags: tags.value.split(/\s+/).filter(Boolean),
    ...(isOld && { isSuspended: isSuspended.checked }),
    ...(other?.value && { deck: other.value }),
  });
  return openForm(title, form, read, save);
}

const colours = { "": "as in Settings", blue: "blue", green: "green", purple: "purple", orange: "orange" };

/**
 * Asks for a deck's name, languages, limits and colour.
 *
 * @param {object} old The present deck.
 * @param {(deck: object) => Promise<unknown>} save Saves the fields of the deck.
 * @returns {Promise<boolean>} Whether the person saved.
 */
export function askForDeck(old, save) {
  const input = (name, label, attributes) =>
    make("label", {}, label, make("input", { name, autocomplete: "off", ...attributes }));
  const limit = (name, label) =>
    input(name, label, { type: "number", min: 0, max: 100000, required: true, value: old[name] });
  const language = (name, label) =>
    input(name, label, { maxlength: 20, placeholder: "es", value: old[name] ?? "" });
  const form = make(
    "form",
    { method: "dialog", class: "card-form" },
    input("name", "Name", { required: true, maxlength: 50, value: old.name }),
    language("frontLanguage", "Language of the fronts, such as es"),
    language("backLanguage", "Language of the backs"),
    limit("newPerDay", "New cards a day"),
    limit("reviewsPerDay", "Reviews a day"),
    make(
      "label",
      {},
      "Colour",
      make(
        "select",
        { name: "colour" },
        ...Object.entries(colours).map(
          ([value, title]) => make("option", { value, selected: value === (old.colour ?? "") }, title),
        ),
      ),
    ),
    makeFormButtons(),
  );
  const read = (fields) => ({
    name: fields.name.value.trim(),
    frontLanguage: fields.frontLanguage.value.trim(),
    backLanguage: fields.backLanguage.value.trim(),
    newPerDay: Number(fields.newPerDay.value),
    reviewsPerDay: Number(fields.reviewsPerDay.value),
    colour: fields.colour.value,
  });
  return openForm("Name and languages", form, read, save);
}
