/** The list of those who looked at what a person did. */

import { byId, fill, make } from "../shell/dom.js";
import { dateInWords } from "../shell/wording.js";

/**
 * Shows who looked, and when.
 *
 * @param {{ reader: string | null, day: string }[]} readings
 */
export function showReadings(readings) {
  byId("no-readings").hidden = readings.length > 0;
  fill(
    byId("readings"),
    ...readings.map(({ reader, day }) =>
      make(
        "li",
        {},
        make("b", { translate: "no" }, reader ?? "Somebody who is not here any more"),
        make("span", { class: "secondary" }, dateInWords(day)),
      ),
    ),
  );
}
