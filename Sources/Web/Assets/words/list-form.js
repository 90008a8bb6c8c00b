/** The form that adds a word to one of the learner's lists, or to a new one. */

import { get, path, post } from "../shell/api.js";
import { make } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";

/** @param {string} word */
export function makeListForm(word) {
  const names = make("datalist", { id: "own-lists" });
  const field = make("input", {
    name: "list",
    list: "own-lists",
    maxlength: 50,
    required: true,
    autocomplete: "off",
  });
  const problem = make("p", { class: "problem", role: "alert" });
  const done = make("p", { role: "status" });
  const submit = (event) => {
    event.preventDefault();
    return showProblemsIn(problem, async () => {
      const name = field.value.trim();
      const { new: added } = await post(path`/lists/${name}/imports`, new Blob([word]));
      const when = added.length > 0 ? "is now" : "was already";
      const href = `/lists?${new URLSearchParams({ list: name })}`;
      done.replaceChildren(
        `${word} ${when} on the list `,
        make("a", { href, translate: "no" }, name),
        ".",
      );
      field.value = "";
    });
  };
  showProblemsIn(problem, async () => {
    const { lists } = await get("/lists");
    const own = lists.filter(({ canChange, isExcluded }) => canChange && !isExcluded);
    names.append(...own.map(({ name }) => make("option", { value: name })));
  });
  return make(
    "form",
    { class: "look-up", submit },
    make("label", {}, "Add it to the list", field),
    names,
    make("button", {}, "Add"),
    problem,
    done,
  );
}
