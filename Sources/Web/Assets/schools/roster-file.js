/** The import of learners and teachers from a school's file: first the plan, then the changes. */

import { runOnce } from "../account/door.js";
import { makeLink } from "../accounts/links.js";
import { path, post } from "../shell/api.js";
import { openDialog } from "../shell/dialogs.js";
import { fieldsOf, fill, make } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { plural } from "../shell/wording.js";

/**
 * Asks for a file or for names, shows what they would change, and makes the changes.
 *
 * @param {{ id: string, title: string }} school
 * @param {{ id: string, title: string } | null} one The class for names without one.
 * @param {() => Promise<void>} load Called after the changes.
 */
export function importRoster(school, one, load) {
  const problem = make("p", { class: "problem", role: "alert" });
  const plan = make("div", { tabindex: -1 });
  const file = make("input", { type: "file", name: "file", accept: ".zip,.csv,.tsv,.txt" });
  const form = make(
    "form",
    { class: "card-form" },
    make("label", {}, "A list of names, a table (CSV) or a zip of OneRoster", file),
    one && make("label", {}, "Or the names, one in each line", make("textarea", { name: "names", autocomplete: "off" })),
    problem,
    make("div", { class: "row" }, make("button", { class: "primary" }, "Show what it changes")),
  );
  const dialog = openDialog(
    one ? `Learners for ${one.title}` : `Fill ${school.title}`,
    form,
    plan,
    make("div", { class: "row" }, make("button", { type: "button", class: "plain", click: () => dialog.close() }, "Close")),
  );
  let content = new Blob([]);

  const send = (more) => {
    const query = new URLSearchParams({ ...(one ? { class: one.id } : {}), ...more });
    return post(`${path`/schools/${school.id}/rosters`}?${query}`, content);
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const chosen = file.files?.[0];
    const typed = one ? fieldsOf(form).names.value : "";
    content = chosen ?? new Blob([typed]);
    fill(plan);
    if (!chosen && typed.trim() === "") {
      problem.textContent = one ? "Choose a file or type names first." : "Choose a file first.";
      return;
    }
    runOnce(form, () => showProblemsIn(problem, async () => showPlan(await send({}))));
  });

  function showPlan(answer) {
    const { changes } = answer;
    const list = make(
      "form",
      {},
      changes.some(({ needsYes }) => needsYes) && make("p", {}, "A line with a box is changed only if you tick it."),
      make("ul", { class: "roster-changes" }, ...changes.map(makeChange)),
      make("div", { class: "row" }, make("button", { class: "primary" }, "Make the changes")),
    );
    list.addEventListener("submit", (event) => {
      event.preventDefault();
      const yes = changes
        .filter(({ number, needsYes }) => needsYes && fieldsOf(list)[`change-${number}`].checked)
        .map(({ number }) => number);
      runOnce(list, () =>
        showProblemsIn(problem, async () => {
          showDone(await send({ plan: answer.plan, yes: yes.join(",") }));
          await load();
          plan.focus();
        }),
      );
    });
    fill(
      plan,
      changes.length === 0 && make("p", {}, "Everything is as the file says: there is nothing to change."),
      changes.length > 0 && list,
      ...makeRemarks(answer),
    );
    plan.focus();
  }

  function showDone(answer) {
    fill(
      plan,
      make("p", {}, `${plural(answer.changes.length, "change")} made.`),
      answer.links.length > 0 && make("p", {}, "Give each link to its person alone. Each is good once, for two weeks."),
      ...answer.links.flatMap(({ name, email, link }) => [
        make("h3", { translate: "no" }, email ? `${name}, ${email}` : name),
        ...makeLink(link, null),
      ]),
    );
  }
}

function makeChange({ number, sentence, needsYes }) {
  if (!needsYes) return make("li", {}, sentence);
  return make(
    "li",
    {},
    make("label", { class: "choice" }, make("input", { type: "checkbox", name: `change-${number}` }), make("span", {}, sentence)),
  );
}

function makeRemarks({ sentences, remarks }) {
  return [
    sentences.length > 0 && make("ul", {}, ...sentences.map((each) => make("li", {}, each))),
    remarks.length > 0 &&
      make(
        "details",
        {},
        make("summary", {}, `Left out or changed: ${remarks.length}`),
        make("ul", {}, ...remarks.map((each) => make("li", {}, each))),
      ),
  ];
}
