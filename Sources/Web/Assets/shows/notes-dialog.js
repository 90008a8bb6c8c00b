/** The dialog in which a person writes what they think of a show. */

import { patch, path } from "../shell/api.js";
import { make } from "../shell/dom.js";
import { makeFormButtons, openForm } from "../shell/form-dialog.js";

/** The most characters that the server takes of a text. */
const longest = 5000;

/**
 * Lets a person change their review, notes and tags.
 *
 * @param {any} detail A ShowDetail.
 * @returns {Promise<any>} The ShowStep; null when the person cancelled.
 */
export async function changeNotes({ show, review, notes, tags }) {
  let step = null;
  const form = make(
    "form",
    { method: "dialog", class: "card-form" },
    area("Review", "What you would tell a friend.", "review", review),
    area("Notes", "Only for you.", "notes", notes),
    make(
      "label",
      {},
      "Tags",
      make("small", {}, "With a comma between them, such as: funny, with Dad"),
      make("input", { name: "tags", value: tags.join(", "), autocomplete: "off" }),
    ),
    makeFormButtons(),
  );
  const before = { review: review ?? "", notes: notes ?? "", tags: tags.join(", ") };
  const save = async (content) => {
    // Another page may have changed the others.
    const changed = Object.entries(content).filter(([name, value]) => `${value}` !== before[name]);
    const body = Object.fromEntries(changed);
    if ("tags" in body) body.tags = splitTags(body.tags);
    step = await patch(path`/shows/show/${show.key}`, body);
  };
  await openForm(`Your notes on ${show.title}`, form, contentOf, save);
  return step;
}

/** @param {Record<string, any>} fields */
function contentOf({ review, notes, tags }) {
  return { review: review.value.trim(), notes: notes.value.trim(), tags: tags.value.trim() };
}

function splitTags(text) {
  return text.split(",").map((tag) => tag.trim()).filter(Boolean);
}

function area(name, help, field, value) {
  const text = make("textarea", { name: field, maxlength: longest }, value);
  return make("label", {}, name, make("small", {}, help), text);
}
