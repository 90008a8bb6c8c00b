/** The part of the page *Log in* by which children come in: a class's code, a name, a PIN. */

import { enter, runOnce } from "../account/door.js";
import { post } from "../shell/api.js";
import { openDialog } from "../shell/dialogs.js";
import { byId, fieldsOf, make } from "../shell/dom.js";
import { makeFormButtons, openForm } from "../shell/form-dialog.js";
import { showProblemsIn } from "../shell/problems.js";
import { makePicture } from "../who/pictures.js";
import { makePINField } from "../who/pin-field.js";

const form = byId("class-code", HTMLFormElement);
const problem = byId("class-problem");

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const { code } = fieldsOf(form);
  runOnce(form, () => showProblemsIn(problem, () => open(code.value)));
});

/** Shows the names of the class with a code. */
async function open(code) {
  const { title, isOpenToNew, learners } = await post("/account/class", { code });
  const dialog = openDialog(
    title,
    learners.length > 0 && make("p", {}, "Who are you?"),
    learners.length === 0 && !isOpenToNew && make("p", {}, "Nobody is in this class yet: ask your teacher."),
    learners.length > 0 && make(
      "ul",
      { class: "names" },
      ...learners.map((learner) =>
        make(
          "li",
          {},
          make(
            "button",
            { type: "button", class: "name", translate: "no", click: () => choose(code, learner) },
            makePicture(learner),
            learner.name,
          ),
        ),
      ),
    ),
    make(
      "div",
      { class: "row" },
      isOpenToNew && make("button", { type: "button", class: learners.length === 0 && "primary", click: () => join(code) }, learners.length > 0 ? "My name isn’t here" : "Join the class"),
      make("button", { type: "button", class: "plain", click: () => dialog.close() }, "Back"),
    ),
  );
}

async function choose(code, { name }) {
  const pinForm = make("form", { class: "card-form" }, makePINField("Your PIN, four digits"), makeFormButtons("Begin"));
  const isIn = await openForm(name, pinForm, ({ pin }) => ({ pin: pin.value }), ({ pin }) =>
    post("/account/class/learner", { code, name, pin }),
  );
  if (isIn) enter();
}

async function join(code) {
  let wanted = "";
  let shown = "";
  const newForm = make(
    "form",
    { class: "card-form" },
    make("label", {}, "Your name", make("input", { name: "name", required: true, maxlength: 40, autocomplete: "off" })),
    makePINField("Four digits that you choose and remember"),
    makeFormButtons("Join"),
  );
  const isIn = await openForm(
    "New in the class",
    newForm,
    ({ name, pin }) => ({ name: name.value, pin: pin.value }),
    async ({ name, pin }) => {
      wanted = name.trim().replace(/\s+/g, " ").normalize();
      ({ name: shown } = await post("/account/class/learner", { code, name: wanted, pin, isNew: true }));
    },
  );
  if (!isIn) return;
  if (shown !== wanted) await tellName(wanted, shown);
  enter();
}

/** Says that somebody else has the name that the child wanted. */
function tellName(wanted, shown) {
  const dialog = openDialog(
    shown,
    make("p", {}, `Somebody else here is called ${wanted}, so you are ${shown}.`),
    make("form", { method: "dialog", class: "row" }, make("button", { class: "primary" }, "Begin")),
  );
  return new Promise((resolve) => dialog.addEventListener("close", resolve));
}

// The link of a class has its code behind the `#`. It may be opened where this page is shown.
addEventListener("hashchange", () => location.reload());
const given = /^#[A-Za-z]{6}$/.test(location.hash) ? location.hash.slice(1) : null;
if (given) {
  fieldsOf(form).code.value = given;
  showProblemsIn(problem, () => open(given));
}
