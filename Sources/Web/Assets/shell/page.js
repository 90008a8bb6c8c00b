/** What every page does. */

import { watch } from "./connection.js";

const here = document.querySelector(`nav a[href="/${document.body.dataset.page}"]`);
here?.setAttribute("aria-current", "page");
watch();

// A page that the browser kept shows what was so before: the settings, the round.
addEventListener("pageshow", (event) => event.persisted && location.reload());
