/** The page that shows every piece: its dialog and its notice open. */

import { ask } from "../shell/dialogs.js";
import { byId } from "../shell/dom.js";
import { showNotice } from "../shell/notice.js";

byId("pieces-ask").addEventListener("click", () =>
  ask({
    title: "Delete the list?",
    text: "The list “week 12” has 12 words. What you know about them stays.",
    yes: "Delete it",
  })
);
byId("pieces-tell").addEventListener("click", () =>
  showNotice("The list is gone.", { name: "Undo", run: () => showNotice("The list is back.") })
);
byId("pieces-form").addEventListener("submit", (event) => event.preventDefault());
