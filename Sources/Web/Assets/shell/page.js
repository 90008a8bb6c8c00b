/** The script that every page runs. */

import { watchServer } from "./connection.js";
import { watchReminders } from "./reminders.js";

const here = document.querySelector(`nav a[href="/${document.body.dataset.page}"]`);
here?.setAttribute("aria-current", "page");
watchServer();
watchReminders();

const more = document.getElementById("more-pages");
more?.addEventListener("click", () => {
  more.setAttribute("aria-expanded", String(more.getAttribute("aria-expanded") !== "true"));
});

// The browser may show a page from its memory, with settings or a round that have changed since.
addEventListener("pageshow", (event) => event.persisted && location.reload());
