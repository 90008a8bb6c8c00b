import { make } from "./dom.js";

/**
 * Asks before something is done. The focus goes back to where it was.
 *
 * @param {{ title: string, text: string, yes: string, field?: string }} question `field` is the
 *   label of a text field, whose text is the answer.
 * @returns {Promise<string | null>} Null when it was not wanted.
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
      make("button", { class: "main", value: "yes" }, yes),
      make("button", { value: "no" }, "Cancel"),
    ),
  );
  return new Promise((resolve) => {
    const dialog = open(title, form);
    dialog.addEventListener("close", () => {
      resolve(dialog.returnValue === "yes" ? (input ? input.value : "") : null);
    });
  });
}

/** Shows a dialog until it is closed; then it is gone. */
export function open(title, ...content) {
  const dialog = make(
    "dialog",
    { "aria-labelledby": "dialog-title" },
    make("h2", { id: "dialog-title", translate: "no" }, title),
    ...content,
  );
  document.body.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
  return dialog;
}

/** The way out of a dialog that asks nothing. */
export function closing() {
  return make(
    "form",
    { method: "dialog", class: "row" },
    make("button", { class: "main" }, "Close"),
  );
}
