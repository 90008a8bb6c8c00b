/** How long the server keeps what people did. Everybody may know it. */

import { get } from "../shell/api.js";
import { byId } from "../shell/dom.js";
import { plural } from "../shell/wording.js";

/** Shows how long the server keeps what people did, and returns what else the door says. */
export async function showRetention() {
  const door = await get("/account/door");
  byId("retention").textContent = door.keptMonths
    ? `This server erases everything of people who have not come for ${plural(door.keptMonths, "month")}, and of children who left their last class so long ago. Thirty days before, it says so here.`
    : "This server keeps what you did until somebody erases it.";
  return door;
}
