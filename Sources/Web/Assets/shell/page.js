/** The script that every page runs. */

import { watchServer } from "./connection.js";
import { addHelpLinks } from "./help-link.js";
import { watchMenus } from "./menus.js";
import { watchReminders } from "./reminders.js";

addHelpLinks();
watchMenus();
watchServer();
watchReminders();

// The browser may show a page from its memory, with settings or a round that have changed since.
addEventListener("pageshow", (event) => event.persisted && location.reload());
