/** A dialog with a form that loses nothing. */

import { openDialog } from "./dialogs.js";
import { fieldsOf, make } from "./dom.js";
import { showProblemsIn } from "./problems.js";
import { SerialQueue } from "./serial-queue.js";

/**
 * Makes the buttons of a form.
 *
 * @param {string} [save] The name of the button that saves.
 * @param {string} [cancel] The name of the button that closes the form.
 */
export function makeFormButtons(save = "Save", cancel = "Cancel") {
  return make(
    "div",
    { class: "row" },
    make("button", { class: "primary", value: "save" }, save),
    make("button", { value: "cancel", formnovalidate: true }, cancel),
  );
}

/**
 * Opens a form. It stays open until its content is saved, so that a problem loses nothing.
 *
 * @param {string} title
 * @param {HTMLFormElement} form Its button with the value "cancel" closes it.
 * @param {(fields: Record<string, any>) => object} read
 * @param {(content: object) => Promise<unknown>} save
 * @param {(saved: any) => object} [goOn] Empties the form for the next content, except where the
 *   person has typed since, and returns the content of the empty form. With it, the form stays open
 *   until the person closes it.
 * @returns {Promise<boolean>} Whether the person saved; false when they cancelled.
 */
export function openForm(title, form, read, save, goOn) {
  let before = JSON.stringify(read(fieldsOf(form)));
  const problem = make("p", { class: "problem", role: "alert" });
  form.append(problem);
  return new Promise((resolve) => {
    const dialog = openDialog(title, form);
    const queue = new SerialQueue();
    let isEnded = false;
    let hasSaved = false;
    const end = (isSaved) => {
      isEnded = true;
      dialog.close();
      resolve(isSaved);
    };
    const cancel = () => {
      if (isEnded) return;
      const hasChanged = JSON.stringify(read(fieldsOf(form))) !== before;
      if (!hasChanged || confirm("Leave without saving what you changed?")) end(hasSaved);
    };
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      cancel();
    });
    // Some browsers close a dialog at a second Escape, even against the page's will.
    dialog.addEventListener("close", () => {
      if (isEnded) return;
      document.body.append(dialog);
      dialog.showModal();
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      // A save that is under way ends first.
      if (event.submitter?.getAttribute("value") === "cancel") return queue.enqueue(cancel);
      const keep = async () => {
        const content = read(fieldsOf(form));
        const focused = document.activeElement;
        const isSaved = await showProblemsIn(problem, async () => {
          await save(content);
          return true;
        });
        if (isSaved && goOn) {
          hasSaved = true;
          before = JSON.stringify(goOn(content));
          // If the person has chosen another field meanwhile, the focus stays in that one.
          if (document.activeElement === focused) focusFirstField(form);
        } else if (isSaved) end(true);
        // The dialog hides the banner with the same message.
        else problem.textContent ||= "VocalVocab does not answer. What you wrote stays here: save it later.";
      };
      queue.runUnlessBusy(() => queue.enqueue(keep));
    });
  });
}

/** @param {HTMLFormElement} form */
function focusFirstField(form) {
  const [field] = form.elements;
  if (field instanceof HTMLElement) field.focus();
}
