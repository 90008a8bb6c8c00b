/** The question for the password before a step that an open browser alone must not take. */

import { make } from "../shell/dom.js";
import { makeFormButtons, openForm } from "../shell/form-dialog.js";

/**
 * Asks for the password, and takes a step with it.
 *
 * @param {string} title
 * @param {string} yes The name of the button that takes the step.
 * @param {(password: string) => Promise<unknown>} step
 * @returns {Promise<boolean>} Whether the step was taken.
 */
export function confirmWithPassword(title, yes, step) {
  const form = make(
    "form",
    { class: "account-form" },
    make("label", {}, "Your password",
      make("input", {
        name: "password", type: "password", required: true, maxlength: 512,
        autocomplete: "current-password",
      })),
    makeFormButtons(yes),
  );
  // An untouched form closes without a question.
  return openForm(
    title, form, ({ password }) => ({ password: password.value }),
    ({ password }) => step(password),
  );
}
