/** The person's own lists of shows. */

import { get, post } from "../shell/api.js";
import { changeDetector, tellChange } from "../shell/changes.js";
import { byId, fieldsOf, make } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { redraw } from "../shell/redraw.js";
import { plural } from "../shell/wording.js";
import { addressOfList } from "./addresses.js";

const form = byId("new-list", HTMLFormElement);

export class ListsView {
  #hasChanged = changeDetector();

  constructor() {
    document.title = `Lists – ${document.title}`;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#make();
    });
  }

  load() {
    return showProblemsIn(byId("load-problem"), async () => this.#show(await get("/shows/lists")));
  }

  #show({ lists }) {
    byId("lists").hidden = false;
    byId("no-lists").hidden = lists.length > 0;
    if (this.#hasChanged(lists)) redraw(byId("all-lists"), lists.map(card), byId("lists-title"));
  }

  #make() {
    const { title } = fieldsOf(form);
    return showProblemsIn(byId("problem"), async () => {
      this.#show(await post("/shows/lists", { title: title.value.trim() }));
      tellChange();
      form.reset();
    });
  }
}

function card({ id, title, isShown, shows }) {
  return make(
    "li",
    { class: "card", "data-row": id },
    make(
      "h2",
      { translate: "no" },
      make("a", { class: "link", href: addressOfList(id), "data-key": `Open ${id}` }, title),
    ),
    make(
      "p",
      {},
      `${plural(shows.length, "show")} `,
      isShown && make("span", { class: "tag" }, "friends may see it"),
    ),
  );
}
