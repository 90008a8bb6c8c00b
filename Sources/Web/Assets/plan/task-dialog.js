/** The dialog in which a person writes a task. */

import { fieldsOf, make } from "../shell/dom.js";
import { makeFormButtons, openForm } from "../shell/form-dialog.js";

const repeats = {
  "": "never",
  "1d": "every day",
  "1b": "from Monday to Friday",
  "1w": "every week",
  "2w": "every 2 weeks",
  "1m": "every month",
  "1y": "every year",
};

/**
 * The kinds of goals, each with the field that belongs to it.
 *
 * @type {Record<string, { title: string, field?: string }>}
 */
const goals = {
  "": { title: "when I check it off" },
  words: { title: "when I have spelled words", field: "count" },
  review: { title: "when I have reviewed what is due" },
  deck: { title: "when I have studied a deck", field: "deck" },
  list: { title: "when I have spelled the words of a list", field: "list" },
  quiz: { title: "when I have answered questions about this week's words", field: "count" },
};

/**
 * Asks for a task.
 *
 * @param {string} title
 * @param {object} old The present task; an empty object for a new one.
 * @param {{ lists: object[], decks: object[] }} choices The lists and decks that a task can be
 *   about.
 * @param {(draft: object) => Promise<unknown>} save Saves the members that the person changed.
 * @returns {Promise<boolean>} Whether the person saved.
 */
export function askForTask(title, old, choices, save) {
  const isTest = old.goal?.kind === "test";
  const form = make(
    "form",
    { method: "dialog", class: "plan-form" },
    label(
      "What do you want to do?",
      make("input", { name: "title", maxlength: 500, autocomplete: "off", value: old.title }),
      old.key === undefined &&
        "Such as “10 words a day”, “Finish list week-12 by Friday” or “After breakfast I do 10 words”.",
    ),
    // The list and the minutes of a test have their own form.
    ...(isTest ? [] : goalFields(old.goal, choices)),
    label(
      isTest ? "Day of the test" : "Due (optional)",
      make("input", { name: "due", type: "date", required: isTest, value: old.due }),
    ),
    !isTest && label("Repeats", select("repeats", withOther(repeats, old.repeats), old.repeats)),
    label(
      "Tags (optional)",
      make("input", {
        name: "tags",
        autocomplete: "off",
        autocapitalize: "none",
        value: (old.tags ?? []).join(" "),
      }),
      "Such as +school @home, with a space between them.",
    ),
    label("Note (optional)", make("textarea", { name: "note" }, old.note)),
    makeFormButtons(),
  );
  form.addEventListener("change", () => showGoalFields(form));
  showGoalFields(form);
  const before = draftOf(fieldsOf(form));
  // Sends only the fields that the person changed: other pages may have changed the others.
  const saveChanges = (draft) => {
    const isOther = ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]);
    return save(Object.fromEntries(Object.entries(draft).filter(isOther)));
  };
  return openForm(title, form, draftOf, saveChanges);
}

function goalFields(goal, { lists, decks }) {
  const kind = goal?.kind ?? "";
  const name = (wanted) => (kind === wanted ? goal.name : null);
  const deckTitles = Object.fromEntries(decks.map(({ name, title }) => [name, title]));
  const listTitles = Object.fromEntries(lists.map(({ name }) => [name, name]));
  const fields = {
    deck: select("deck", withOther(deckTitles, name("deck")), name("deck")),
    list: select("list", withOther(listTitles, name("list")), name("list")),
  };
  const isOffered = (field) => !fields[field] || fields[field].options.length > 0;
  const offered = Object.entries(goals)
    .filter(([, { field }]) => isOffered(field))
    .map(([kind, { title }]) => [kind, title]);
  return [
    label("It is done", select("kind", Object.fromEntries(offered), kind)),
    label(
      "How many",
      make("input", {
        name: "count",
        type: "number",
        min: 1,
        max: 999,
        required: true,
        value: goal?.count ?? 10,
      }),
    ),
    label("Deck", fields.deck),
    label("List", fields.list),
  ];
}

/**
 * Shows the field that belongs to the chosen goal.
 *
 * @param {HTMLFormElement} form
 */
function showGoalFields(form) {
  const elements = fieldsOf(form);
  const { title, kind, count } = elements;
  // The server words the title of a task that has a goal.
  title.required = !kind || kind.value === "";
  if (!kind) return;
  const { field } = goals[kind.value];
  for (const name of ["count", "deck", "list"]) {
    elements[name].closest("label").hidden = name !== field;
  }
  count.disabled = field !== "count";
}

/**
 * Returns the content of the form. An empty member removes the task's own.
 *
 * @param {Record<string, any>} fields
 */
function draftOf({ title, kind, count, deck, list, due, repeats, tags, note }) {
  return {
    title: title.value.trim(),
    due: due.value,
    ...(repeats && { repeats: repeats.value }),
    tags: tags.value.split(/\s+/).filter(Boolean),
    note: note.value.trim(),
    ...(kind && { goal: goalOf(kind.value, count, deck, list) }),
  };
}

function goalOf(kind, count, deck, list) {
  switch (goals[kind].field) {
    case "count":
      return { kind, count: Number(count.value) };
    case "deck":
      return { kind, name: deck.value };
    case "list":
      return { kind, name: list.value };
    default:
      return { kind };
  }
}

function label(text, field, help) {
  return make("label", {}, text, help && make("small", {}, help), field);
}

function select(name, titles, chosen) {
  const option = ([value, title]) =>
    make("option", { value, selected: value === (chosen ?? "") }, title);
  return make("select", { name }, ...Object.entries(titles).map(option));
}

/** Adds a value that another program has set. */
function withOther(titles, value) {
  return value && !(value in titles) ? { ...titles, [value]: value } : titles;
}
