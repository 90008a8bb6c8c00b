/** The Lists page: all lists, or the one list that the address names. */

import { get } from "../shell/api.js";
import { connection } from "../shell/connection.js";
import { byId, fill, make } from "../shell/dom.js";
import { languageName } from "../shell/languages.js";
import { showProblemsIn } from "../shell/problems.js";
import { plural } from "../shell/wording.js";
import { ListImport } from "./list-import.js";
import { isTeacher } from "./sharing.js";
import { ListView } from "./list-view.js";

const problem = byId("problem");
const query = new URLSearchParams(location.search);
// Links of earlier versions have the list as "name".
const list = query.get("list") ?? query.get("name");

/** Returns the address of a list's own page. */
function addressOf(list) {
  return `/lists?${new URLSearchParams({ list })}`;
}

function card({ name, words, language, isExcluded, isShared, problem }) {
  if (problem) {
    return make(
      "li",
      { class: "card" },
      make("h2", { translate: "no" }, name),
      make("p", { class: "problem" }, problem),
    );
  }
  return make(
    "li",
    { class: "card" },
    make("h2", { translate: "no" }, make("a", { class: "link", href: addressOf(name) }, name)),
    make(
      "p",
      {},
      isExcluded ? `${plural(words, "word is", "words are")} never asked.` : plural(words, "word"),
      language && `, ${languageName(language)}`,
      " ",
      isShared && make("span", { class: "tag" }, isTeacher ? "shared" : "from your teacher"),
    ),
    !isExcluded && words > 0 &&
      make(
        "a",
        { class: "button", href: `/play?${new URLSearchParams({ list: name, start: "" })}` },
        "Practise",
        make("span", { class: "visually-hidden" }, ` ${name}`),
      ),
  );
}

function showAll() {
  new ListImport({ added: (name) => location.assign(addressOf(name)) });
  return showProblemsIn(problem, async () => {
    const { lists } = await get("/lists");
    fill(byId("lists"), ...lists.map(card));
    byId("no-lists").hidden = lists.length > 0;
    byId("to-import").hidden = lists.length === 0;
    byId("all-lists").hidden = byId("import").hidden = false;
    // The address may name the form, which has just come.
    if (location.hash === "#import") byId("import").scrollIntoView();
  });
}

async function showOne() {
  const view = new ListView(list);
  byId("import-title").textContent = "Add words from a file, or paste them";
  byId("import-name").hidden = true;
  // The button of this page that stands out is "Practise".
  document.querySelector("#import-form [name=preview]").classList.remove("primary");
  new ListImport({ list, added: () => view.load() });
  if (await view.load()) byId("import").hidden = !view.canChange;
  connection.addEventListener("restored", () => view.load());
}

if (list === null) showAll();
else showOne();
