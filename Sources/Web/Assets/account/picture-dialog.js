/** The dialog in which a person chooses the picture beside their name. */

import { patch } from "../shell/api.js";
import { make, makeSVG } from "../shell/dom.js";
import { makeFormButtons, openForm } from "../shell/form-dialog.js";
import { colours, makePicture } from "../who/pictures.js";

/**
 * @param {{ picture: string, colour: number, pictures: string[] }} account
 * @param {(account: any) => void} show Shows the changed account.
 */
export function choosePicture({ picture, colour, pictures }, show) {
  const drawings = pictures.map((name) => makePicture({ picture: name, colour }));
  const form = make(
    "form",
    { class: "account-form" },
    makeGroup(
      "Picture",
      pictures.map((name, number) =>
        makePictureChoice("picture", name, name, drawings[number], name === picture),
      ),
    ),
    makeGroup(
      "Colour",
      colours.map((name, number) =>
        makePictureChoice(
          "colour", number, name, makeSVG("svg", { class: "picture", "data-colour": number }),
          number === colour,
        ),
      ),
    ),
    makeFormButtons(),
  );
  form.addEventListener("change", () => {
    for (const drawing of drawings) drawing.dataset.colour = form.elements["colour"].value;
  });
  return openForm(
    "Your picture", form,
    (fields) => ({ picture: fields.picture.value, colour: Number(fields.colour.value) }),
    async (content) => show(await patch("/account", content)),
  );
}

/**
 * @param {string} title
 * @param {HTMLElement[]} choices
 */
function makeGroup(title, choices) {
  return make(
    "fieldset",
    { class: "pictures" },
    make("legend", {}, title),
    make("div", { class: "chips" }, ...choices),
  );
}

/**
 * @param {string} field
 * @param {string | number} value
 * @param {string} name
 * @param {Element} drawing
 * @param {boolean} checked
 */
function makePictureChoice(field, value, name, drawing, checked) {
  return make(
    "label",
    { class: "choice" },
    make("input", { type: "radio", name: field, value, checked }),
    drawing,
    make("span", {}, name),
  );
}
