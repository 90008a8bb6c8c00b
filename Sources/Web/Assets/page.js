/** What every page does. */

import { watch } from "./connection.js";

const here = document.querySelector(`nav a[href="/${document.body.dataset.page}"]`);
here?.setAttribute("aria-current", "page");
watch();
