/** The dialogs in which a person edits a card, or a deck's name, languages and limits. */

import { patch, path, post } from "../shell/api.js";
import { fieldsOf, make } from "../shell/dom.js";
import { makeFormButtons, openForm } from "../shell/form-dialog.js";
import { showProblemsIn } from "../shell/problems.js";
import { chosenLanguage, languageField } from "../shell/languages.js";

/** Makes the field for the text of a side. */
function textArea(name, text) {
  return make("textarea", { name, required: true, maxlength: 20000 }, text);
}

/** Makes the field that adds a sound or a picture to the text of a side. */
function fileField(area, deck) {
  const problem = make("p", { class: "problem", role: "alert" });
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
    make(
      "label",
      {},
      `On the ${area.name}`,
      make("input", { type: "file", accept: "audio/*,image/*", change: add }),
    ),
    problem,
  );
}

/**
 * Makes the form of a card.
 *
 * @param {object} old The present card.
 * @param {string} deck The name of its deck.
 * @param {string[]} decks The names of the decks to which the card may move.
 * @param {...Node} end The elements below the fields.
 */
function cardForm(old, deck, decks, ...end) {
  const front = textArea("front", old.front);
  const back = textArea("back", old.back);
  return make(
    "form",
    { method: "dialog", class: "card-form" },
    make("label", {}, "Front", front),
    make("label", {}, "Back", make("small", {}, "Separate several right answers with ;"), back),
    make(
      "label",
      {},
      "Labels",
      make("input", { name: "tags", autocomplete: "off", value: (old.tags ?? []).join(" ") }),
    ),
    make(
      "details",
      {},
      make("summary", {}, "A sound or a picture"),
      make("div", { class: "stack" }, fileField(front, deck), fileField(back, deck)),
    ),
    old.id !== undefined && make(
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
    ...end,
  );
}

/** @param {Record<string, any>} fields */
function readCard({ front, back, tags, isSuspended, deck }) {
  return {
    front: front.value.trim(),
    back: back.value.trim(),
    tags: tags.value.split(/\s+/).filter(Boolean),
    ...(isSuspended && { isSuspended: isSuspended.checked }),
    ...(deck?.value && { deck: deck.value }),
  };
}

/**
 * Shows a card for a person to change, and saves the changes.
 *
 * @param {any} old The present card.
 * @param {string} deck The name of its deck.
 * @param {string[]} decks The names of the decks to which the card may move.
 * @returns {Promise<boolean>} Whether the person saved.
 */
export function changeCard(old, deck, decks) {
  const save = (fields) => {
    // Sends only the fields that the person changed: other pages may have changed the others.
    const isOther = ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]);
    return patch(path`/decks/${deck}/cards/${old.id}`, Object.fromEntries(Object.entries(fields).filter(isOther)));
  };
  return openForm("Change the card", cardForm(old, deck, decks, makeFormButtons()), readCard, save);
}

/**
 * Asks for new cards, one after another, until the person closes the dialog.
 *
 * @param {string} deck The name of their deck.
 * @param {number} count The number of cards that the deck has.
 * @returns {Promise<boolean>} Whether the person added a card.
 */
export function addCards(deck, count) {
  const added = make("p", { role: "status", class: "secondary" });
  const buttons = makeFormButtons("Add the card", "Done");
  buttons.append(added);
  const form = cardForm({}, deck, [], buttons);
  const save = (card) => post(path`/decks/${deck}/cards`, { cards: [card] });
  const goOn = (card) => {
    const { front, back } = fieldsOf(form);
    if (front.value.trim() === card.front) front.value = "";
    if (back.value.trim() === card.back) back.value = "";
    count += 1;
    added.textContent = `Card ${count} added.`;
    // The labels stay: the cards that a person adds together often share them.
    return { ...card, front: "", back: "" };
  };
  return openForm("Add cards", form, readCard, save, goOn);
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
  const form = make(
    "form",
    { method: "dialog", class: "card-form" },
    input("name", "Name", { required: true, maxlength: 50, value: old.name }),
    languageField("frontLanguage", "Language of the fronts", old.frontLanguage),
    languageField("backLanguage", "Language of the backs", old.backLanguage),
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
    frontLanguage: chosenLanguage(fields, "frontLanguage"),
    backLanguage: chosenLanguage(fields, "backLanguage"),
    newPerDay: Number(fields.newPerDay.value),
    reviewsPerDay: Number(fields.reviewsPerDay.value),
    colour: fields.colour.value,
  });
  return openForm("Name and languages", form, read, save);
}
