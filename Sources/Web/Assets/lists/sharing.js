/** Sharing a list with the class, and assigning it to learners. */

import { get, path, post, put } from "../shell/api.js";
import { openDialog } from "../shell/dialogs.js";
import { byId, fieldsOf, make } from "../shell/dom.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";

/** Whether this page is the teacher's. */
export const isTeacher = document.body.dataset.role === "teacher";

const problem = byId("problem");
const share = byId("list-share");

/** Shows a teacher the buttons that share and assign a list. */
export function offerSharing(name, isShared) {
  byId("list-class").hidden = !isTeacher;
  share.textContent = isShared ? "Stop sharing" : "Share with the class";
  share.onclick = () => setShared(name, !isShared);
  byId("list-assign").onclick = () => assign(name);
}

function setShared(name, isShared) {
  return showProblemsIn(problem, async () => {
    await put(path`/class/lists/${name}`, { isShared });
    offerSharing(name, isShared);
    showNotice(
      isShared
        ? `Every learner has ${name} now, and sees what you change in it.`
        : `${name} is no longer shared. Its assignments are withdrawn.`,
    );
  });
}

async function assign(name) {
  await showProblemsIn(problem, async () => {
    const { learners } = await get("/learners");
    const assignment = await askForAssignment(name, learners);
    if (!assignment) return;
    await post("/class/assignments", { list: name, ...assignment });
    offerSharing(name, true);
    showNotice(`${name} is assigned. The Class page shows who has done it.`);
  });
}

/** Asks for the learners and the day of an assignment; null when the person cancelled. */
function askForAssignment(name, learners) {
  const choices = learners.map(({ name }) =>
    make(
      "label",
      { class: "choice" },
      make("input", { type: "checkbox", name: "learner", value: name, checked: true }),
      make("span", { translate: "no" }, name),
    ),
  );
  const form = make(
    "form",
    { method: "dialog" },
    make("p", {}, "Spell begins with this list until each word is completed."),
    make(
      "label",
      { class: "choice" },
      make("input", { type: "checkbox", name: "all", checked: true }),
      make("span", {}, "All learners, also those who come later"),
    ),
    make(
      "fieldset",
      { class: "plain choices", hidden: true },
      make("legend", {}, "Learners"),
      ...choices,
    ),
    make("label", {}, "Until (optional)", make("input", { type: "date", name: "due" })),
    make(
      "div",
      { class: "row" },
      make("button", { class: "primary", value: "assign" }, "Assign"),
      make("button", { value: "cancel", formnovalidate: true }, "Cancel"),
    ),
  );
  const fields = fieldsOf(form);
  fields.all.addEventListener("change", () => {
    form.querySelector("fieldset").hidden = fields.all.checked;
  });
  return new Promise((resolve) => {
    const dialog = openDialog(`Assign ${name}`, form);
    dialog.addEventListener("close", () => {
      resolve(dialog.returnValue === "assign" ? read(form) : null);
    });
  });
}

function read(form) {
  const { all, due } = fieldsOf(form);
  const chosen = [...form.querySelectorAll("[name=learner]:checked")].map(({ value }) => value);
  return { learners: all.checked ? null : chosen, due: due.value || null };
}
