import { make } from "./dom.js";

/**
 * Asks the person to confirm an action. Afterwards the focus returns to where it was.
 *
 * @param {{ title: string, text: string, yes: string, field?: string }} question `yes` is the name
 *   of the button that confirms; `field` is the label of a text field for the answer.
 * @returns {Promise<string | null>} The text of the field; null when the person cancelled.
 */
export function ask({ title, text, yes, field }) {
  const input = field && make("input", { type: "text", maxlength: 200 });
  const form = make(
    "form",
    { method: "dialog" },
    make("p", {}, text),
    field && make("label", {}, field, input),
    make(
      "div",
      { class: "row" },
      make("button", { class: "primary", value: "yes" }, yes),
      make("button", { value: "no" }, "Cancel"),
    ),
  );
  return new Promise((resolve) => {
    const dialog = openDialog(title, form);
    dialog.addEventListener("close", () => {
      resolve(dialog.returnValue === "yes" ? (input ? input.value : "") : null);
    });
  });
}

/** The number of dialogs so far. Two may be open, and each has a title. */
let opened = 0;

/** Shows a dialog, and removes it from the page when it is closed. */
export function openDialog(title, ...content) {
  opened += 1;
  const id = `dialog-title-${opened}`;
  const dialog = make(
    "dialog",
    { "aria-labelledby": id },
    make("h2", { id, translate: "no" }, title),
    ...content,
  );
  document.body.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
  return dialog;
}

/** Makes the "Close" button of a dialog that only informs. */
export function makeCloseButton() {
  return make(
    "form",
    { method: "dialog", class: "row" },
    make("button", { class: "primary" }, "Close"),
  );
}
