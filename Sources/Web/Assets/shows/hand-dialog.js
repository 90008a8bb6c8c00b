/** The dialog in which a person writes what a show is, where no service knows it. */

import { patch, path, post } from "../shell/api.js";
import { tellChange } from "../shell/changes.js";
import { fieldsOf, make } from "../shell/dom.js";
import { makeFormButtons, openForm } from "../shell/form-dialog.js";
import { addressOfShow } from "./addresses.js";
import { capitalized, kinds } from "./show-wording.js";

/**
 * Has a button open the dialog for a new show, and then the show's own view.
 *
 * @param {HTMLElement} button
 * @param {() => string} [title] Returns the title with which the form begins.
 */
export function offerAdding(button, title = () => "") {
  button.addEventListener("click", async () => {
    /** @type {any} */
    let step = null;
    const save = async (facts) => (step = await post("/shows", { ...facts, status: "planned" }));
    if (!await askForFacts("Add a show by hand", { title: title(), kind: "series" }, save)) return;
    tellChange();
    location.assign(addressOfShow(step.show.show.key));
  });
}

/**
 * Lets a person change what a show is.
 *
 * @param {any} show A ShowRow.
 * @returns {Promise<any>} The ShowStep; null when the person cancelled.
 */
export async function changeFacts(show) {
  let step = null;
  const before = factsOf(fieldsOf(makeForm(show)));
  const save = async (facts) => {
    // The person may have known the show better than the service that tells of the other facts.
    const changed = Object.entries(facts).filter(([name, value]) => value !== before[name]);
    step = await patch(path`/shows/show/${show.key}`, Object.fromEntries(changed));
  };
  await askForFacts("Change the show", show, save);
  return step;
}

function askForFacts(heading, show, save) {
  return openForm(heading, makeForm(show), factsOf, save);
}

function makeForm({ title, kind, year, episodes }) {
  const isFilm = () => fieldsOf(form).kind.value === "film";
  const number = (name, least, most, value) =>
    make("input", { name, type: "number", min: least, max: most, value, autocomplete: "off" });
  const count = make(
    "label",
    {},
    "Number of episodes (optional)",
    make("small", {}, "Leave it empty if nobody knows. You can check any number of them."),
    number("episodes", 1, 10_000, episodes),
  );
  const form = make(
    "form",
    { method: "dialog", class: "card-form", change: () => (count.hidden = isFilm()) },
    make(
      "label",
      {},
      "Title",
      make("input", { name: "title", value: title, required: true, maxlength: 300, autocomplete: "off" }),
    ),
    make(
      "label",
      {},
      "Kind",
      make(
        "select",
        { name: "kind" },
        ...Object.entries(kinds).map(([value, name]) =>
          make("option", { value, selected: value === kind }, capitalized(name))
        ),
      ),
    ),
    make("label", {}, "Year (optional)", number("year", 1870, 2200, year)),
    count,
    makeFormButtons(),
  );
  count.hidden = kind === "film";
  return form;
}

/**
 * Returns the content of the form. A field that is empty is left out.
 *
 * @param {Record<string, any>} fields
 */
function factsOf({ title, kind, year, episodes }) {
  const isFilm = kind.value === "film";
  return {
    title: title.value.trim(),
    kind: kind.value,
    ...(year.value && { year: Number(year.value) }),
    ...(episodes.value && !isFilm && { episodes: Number(episodes.value) }),
  };
}
