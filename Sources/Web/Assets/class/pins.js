/** New PINs for all learners who have none, on a page to print and to cut into cards. */

import { get, post } from "../shell/api.js";
import { byId, fill, make } from "../shell/dom.js";
import { showNotice } from "../shell/notice.js";
import { plural } from "../shell/wording.js";
import { makePicture } from "../who/pictures.js";
import { shortAddress } from "./way-in.js";

const address = "#pins";
const view = byId("pins-view");

/**
 * Watches the page's address, and offers PINs.
 *
 * @param {(action: () => Promise<unknown>) => Promise<void>} change Runs an action, and shows the
 *   class afterwards.
 */
export function watchPINs(change) {
  /** The server tells new PINs once. They stay here while the page is open, so that Back loses none. */
  let cards = [];
  let entrance = null;

  const show = () => {
    if (location.hash === address && cards.length === 0) {
      history.replaceState(null, "", location.pathname);
      showNotice("PINs are shown once. For a forgotten PIN, choose New PIN in the learner's menu.");
    }
    byId("show-pins").hidden = cards.length === 0;
    const isShown = location.hash === address;
    if (isShown) fill(view, makeSheet(cards, entrance));
    if (isShown === !view.hidden) return;
    const [old, next] = isShown ? [byId("class-view"), view] : [view, byId("class-view")];
    next.hidden = false;
    // The focus moves before its old place goes.
    (isShown ? view.querySelector("h2") : byId("show-pins")).focus();
    old.hidden = true;
  };
  const open = () => {
    history.pushState(null, "", address);
    show();
    scrollTo(0, 0);
  };

  addEventListener("popstate", show);
  byId("show-pins").addEventListener("click", open);
  byId("make-pins").addEventListener("click", () =>
    change(async () => {
      const { pins } = await post("/class/pins");
      const named = new Set(pins.map(({ learner }) => learner.name));
      cards = [...cards.filter(({ learner }) => !named.has(learner.name)), ...pins];
      try {
        ({ entrance } = await get("/class"));
      } finally {
        // Nothing else tells the PINs, so they are shown without the way in, too.
        if (pins.length > 0) open();
      }
    }),
  );
  show();

  return {
    /** Shows the button while it has something to do. */
    offer(learners) {
      const count = learners.filter(({ learner }) => !learner.hasPIN).length;
      byId("make-pins").hidden = count === 0;
      byId("make-pins").textContent = `Make PINs for ${plural(count, "learner")}`;
    },
  };
}

function makeSheet(cards, entrance) {
  return make(
    "section",
    { class: "sheet" },
    make(
      "div",
      { class: "on-screen" },
      make("h2", { tabindex: "-1" }, "The new PINs"),
      make("p", {}, "Print this page, and cut the cards out. The PINs are not shown again later."),
      make("p", { class: "secondary" }, "Learners who are practising now type their PIN before the next step."),
      make(
        "div",
        { class: "row" },
        make("button", { type: "button", class: "primary", click: () => print() }, "Print"),
        make("button", { type: "button", click: () => history.back() }, "Back to the class"),
      ),
    ),
    make("ul", { class: "pin-cards" }, ...cards.map((card) => makeCard(card, entrance))),
  );
}

function makeCard({ learner, pin }, entrance) {
  return make(
    "li",
    { translate: "no" },
    make("p", { class: "who" }, makePicture(learner), make("b", {}, learner.name)),
    make("p", {}, "PIN ", make("span", { class: "code-letters" }, pin)),
    entrance &&
      make(
        "p",
        { class: "secondary" },
        "Open ",
        make("b", {}, shortAddress(entrance.address)),
        ", type ",
        make("b", {}, entrance.code),
      ),
  );
}
