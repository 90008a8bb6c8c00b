/** The field in the head of every page, where the window is wide enough. */

import { offerLookUp } from "./look-up.js";

const place = document.getElementById("head-look-up");
// A person who has chosen no name yet has no places to go to, and looks nothing up.
if (place && document.querySelector(".places a")) offerLookUp(place, { isBrief: true });
