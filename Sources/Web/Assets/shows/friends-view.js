/** The person's friends on this server, and requests to be friends. */

import { get, path, post, put, remove } from "../shell/api.js";
import { changeDetector } from "../shell/changes.js";
import { ask } from "../shell/dialogs.js";
import { byId, fieldsOf, make } from "../shell/dom.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { redraw } from "../shell/redraw.js";
import { makePicture } from "../who/pictures.js";
import { addressOfFriend } from "./addresses.js";

const form = byId("ask-friend", HTMLFormElement);
const title = byId("friends-title");

export class FriendsView {
  #hasChanged = changeDetector();

  constructor() {
    document.title = `Friends – ${document.title}`;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#ask();
    });
  }

  load() {
    return showProblemsIn(byId("load-problem"), async () => this.#show(await get("/account/friends")));
  }

  #show(document) {
    const { isPossible, friends, asked, asking, blocked } = document;
    byId("friends").hidden = false;
    byId("no-friends-here").hidden = isPossible;
    byId("friends-here").hidden = !isPossible;
    if (!this.#hasChanged(document)) return;
    byId("no-friends").hidden = friends.length > 0;
    this.#draw("my-friends", friends, (person) => [
      this.#button(`Remove ${person.name}`, "Remove", () => this.#part(person)),
      this.#button(`Block ${person.name}`, "Block", () => this.#block(person)),
    ]);
    this.#draw("asking", asking, (person) => [
      this.#button(`Say yes to ${person.name}`, "Yes", () => this.#take(() => put(path`/account/friends/${person.id}`, {}), `${person.name} is your friend now.`), "primary"),
      this.#button(`Say no to ${person.name}`, "No", () => this.#take(() => remove(path`/account/friends/${person.id}`))),
      this.#button(`Block ${person.name}`, "Block", () => this.#block(person)),
    ]);
    this.#draw("asked", asked, (person) => [
      this.#button(`Take back the request to ${person.name}`, "Take back", () => this.#take(() => remove(path`/account/friends/${person.id}`))),
    ]);
    this.#draw("blocked", blocked, (person) => [
      this.#button(`Block ${person.name} no more`, "Block no more", () => this.#take(() => remove(path`/account/blocked/${person.id}`))),
    ]);
  }

  #draw(id, people, makeButtons) {
    const card = document.getElementById(`${id}-card`);
    if (card) card.hidden = people.length === 0;
    const rows = people.map((person) =>
      make(
        "li",
        { "data-row": person.id },
        makePicture(person),
        make("b", { translate: "no" }, id === "my-friends" ? makeLink(person) : person.name),
        ...makeButtons(person),
      ),
    );
    redraw(byId(id), rows, title);
  }

  #button(label, text, click, kind = null) {
    return make("button", { type: "button", class: kind, "aria-label": label, "data-key": label, click }, text);
  }

  /**
   * Takes a step, shows the friends afterwards, and says what happened.
   *
   * @param {() => Promise<any>} step
   * @param {string} [done]
   */
  #take(step, done) {
    return showProblemsIn(byId("problem"), async () => {
      this.#show(await step());
      if (done) showNotice(done);
      return true;
    });
  }

  async #ask() {
    const name = fieldsOf(form).name.value.trim();
    if (await this.#take(() => post("/account/friends", { name }), `You asked ${name}.`)) form.reset();
  }

  async #part({ id, name }) {
    const answer = await ask({
      title: `Remove ${name} from your friends?`,
      text: "Neither of you then sees what the other watches. You can ask again.",
      yes: "Remove",
    });
    if (answer !== null) await this.#take(() => remove(path`/account/friends/${id}`));
  }

  async #block({ id, name }) {
    const answer = await ask({
      title: `Block ${name}?`,
      text: "You are then no friends, and don’t see requests of this person. Nobody tells them.",
      yes: "Block",
    });
    if (answer !== null) await this.#take(() => put(path`/account/blocked/${id}`, {}));
  }
}

function makeLink({ id, name }) {
  return make("a", { class: "link", href: addressOfFriend(id), "data-key": `Open ${id}` }, name);
}
