/** The dialog in which a person chooses the language of a list's words. */

import { make } from "../shell/dom.js";
import { makeFormButtons, openForm } from "../shell/form-dialog.js";
import { chosenLanguage, languageField } from "../shell/languages.js";

/**
 * Asks for the language of a list's words.
 *
 * @param {string | null} language The code of the present language; null for none.
 * @param {(content: { language: string }) => Promise<unknown>} save
 */
export function askForLanguage(language, save) {
  const form = make(
    "form",
    { method: "dialog", class: "entry" },
    languageField("language", "Language", language, "As in the settings"),
    makeFormButtons(),
  );
  const read = (fields) => ({ language: chosenLanguage(fields, "language") });
  return openForm("Language of the words", form, read, save);
}
