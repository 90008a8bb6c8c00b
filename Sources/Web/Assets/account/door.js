/** The functions that the pages share on which a person comes in. */

import { byId, fieldsOf } from "../shell/dom.js";

/** Opens the page that the person wanted before logging in, or the first one. */
export function enter() {
  location.assign(pageOf(new URLSearchParams(location.search).get("to") ?? "/"));
}

/**
 * Returns the page of this server at an address; the first page for any other address.
 *
 * @param {string} wanted
 */
function pageOf(wanted) {
  try {
    const { origin, pathname, search } = new URL(wanted, location.origin);
    const isPage = origin === location.origin && pathname !== location.pathname;
    return isPage ? pathname + search : "/";
  } catch {
    // Somebody has changed the address.
    return "/";
  }
}

/**
 * Runs a step whose form can't be sent again meanwhile.
 *
 * @param {HTMLFormElement} form
 * @param {() => Promise<unknown>} step
 */
export async function runOnce(form, step) {
  if (form.dataset.isBusy) return;
  form.dataset.isBusy = "yes";
  try {
    await step();
  } finally {
    delete form.dataset.isBusy;
  }
}

/**
 * Asks for the code of the second factor, which has to come with the password.
 *
 * @param {HTMLFormElement} form
 */
export function askForCode(form) {
  const { code } = fieldsOf(form);
  byId("code-label").hidden = false;
  code.required = true;
  code.focus();
}

/**
 * Says which passwords are good.
 *
 * @param {number} shortest The least number of characters.
 */
export function showPasswordRule(shortest) {
  byId("password-rule").textContent =
    `At least ${shortest} characters, such as words that don’t belong together.`;
}

/**
 * Lets a person see the password that they type.
 *
 * @param {HTMLFormElement} form
 */
export function letShowPassword(form) {
  const { shows, password } = fieldsOf(form);
  shows.addEventListener("change", () => {
    password.type = shows.checked ? "text" : "password";
  });
}

/**
 * Returns the secret of the link that led here, and takes it out of the address, so that nobody
 * reads it over the person's shoulder.
 */
export function takeSecret() {
  // The link of another person may be opened in the same tab.
  addEventListener("hashchange", () => location.reload());
  const secret = location.hash.slice(1) || (history.state?.secret ?? "");
  // The page still has it after a reload.
  if (secret) history.replaceState({ secret }, "", location.pathname);
  return /^[0-9a-f]{32}$/.test(secret) ? secret : null;
}

/** Forgets the secret of a link that is good no more. */
export function forgetSecret() {
  history.replaceState(null, "");
}
