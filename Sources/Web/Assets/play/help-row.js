/**
 * The row of buttons that help with the word. Where it has no room for all, some of them and the
 * earlier tries stand behind "More", which opens above the row.
 */

import { byId } from "../shell/dom.js";

/** Whether the screen is as small as a telephone's. `round-panel.css` has the same condition. */
const small = matchMedia("(width < 48rem), (height < 30rem)");
const more = byId("more", HTMLDetailsElement);
const summary = more.querySelector("summary");

export class HelpRow {
  constructor() {
    small.addEventListener("change", arrange);
    arrange();
    // Like a menu, it closes at a press beside it and with Escape.
    document.addEventListener("pointerdown", ({ target }) => {
      if (!more.contains(/** @type {Node} */ (target))) this.close();
    });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && this.close());
  }

  /** Closes what covers the word's marks. On a wide screen it covers nothing, and stays open. */
  close() {
    if (!small.matches || !more.open) return;
    if (more.contains(document.activeElement)) summary.focus({ preventScroll: true });
    more.open = false;
  }
}

function arrange() {
  const row = byId("cues");
  const help = byId("more-help");
  const [define, sentence, hint] = ["define", "sentence", "hint"].map((request) =>
    document.querySelector(`#cues [data-request="${request}"]`),
  );
  if (small.matches) {
    byId("more-cues").prepend(define, sentence);
    help.append(byId("earlier"));
  } else {
    row.insertBefore(define, hint);
    row.insertBefore(sentence, hint);
    document.querySelector(".round-grid").append(byId("earlier"));
  }
  more.open = false;
}
