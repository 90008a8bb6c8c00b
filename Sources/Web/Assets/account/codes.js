/** Setting up the codes of a telephone, and removing them. */

import { post, put } from "../shell/api.js";
import { makeCloseButton, openDialog } from "../shell/dialogs.js";
import { make } from "../shell/dom.js";
import { makeFormButtons, openForm } from "../shell/form-dialog.js";
import { showNotice } from "../shell/notice.js";
import { drawQR } from "../shell/qr.js";
import { confirmWithPassword } from "./password-dialog.js";

/**
 * Leads the person through the steps: the password, the picture for the app, the first code, and
 * the recovery codes.
 *
 * @returns {Promise<boolean>} Whether codes are asked for from now on.
 */
export async function openCodes() {
  let factor;
  const isBegun = await confirmWithPassword("Ask for codes", "Go on", async (password) => {
    factor = await post("/account/second-factor", { password });
  });
  if (!isBegun) return false;
  let codes;
  const isSet = await openForm(
    "Ask for codes",
    makeCodeForm(factor),
    ({ code }) => ({ code: code.value }),
    async (content) => {
      ({ codes } = await put("/account/second-factor", content));
    },
  );
  if (isSet) await showRecoveryCodes(codes);
  return isSet;
}

function makeCodeForm({ secret, address, qr }) {
  return make(
    "form",
    { class: "account-form" },
    make("p", {}, "Open an app for codes on your telephone, such as Aegis, 2FAS or Google Authenticator. Let it scan this picture, or type the key into it."),
    qr && drawQR(qr, "The key as a QR code"),
    make("p", {}, "Key: ", make("code", { translate: "no" }, secret.replace(/(.{4})(?=.)/g, "$1 "))),
    make("p", {}, make("a", { class: "link", href: address }, "Open the app on this device")),
    make("label", {}, "The code that the app shows",
      make("input", {
        name: "code", required: true, maxlength: 20, inputmode: "numeric",
        autocomplete: "one-time-code", autofocus: true,
      })),
    makeFormButtons("Ask for codes"),
  );
}

/** @param {string[]} codes */
function showRecoveryCodes(codes) {
  const dialog = openDialog(
    "Recovery codes",
    make("p", {}, "Write these down. Each lets you in once if you lose your telephone. They are shown only now."),
    make("ul", { class: "recovery", translate: "no" }, ...codes.map((code) => make("li", {}, code))),
    makeCloseButton(),
  );
  return new Promise((resolve) => dialog.addEventListener("close", resolve));
}

/** @param {(account: any) => void} show */
export async function removeCodes(show) {
  const isRemoved = await confirmWithPassword("Ask for no codes", "Ask for no codes", async (password) =>
    show(await post("/account/second-factor/removal", { password })),
  );
  if (isRemoved) showNotice("VocalVocab asks for no codes any more.");
}
