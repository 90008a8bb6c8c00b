/** The learners who left a class of a school, and whom the teacher can bring back. */

import { path, post, remove } from "../shell/api.js";
import { byId, fill, make } from "../shell/dom.js";
import { dateInWords } from "../shell/wording.js";

/**
 * @param {{ former: { id: string, name: string, erasure: string | null }[], isLed: boolean }} document
 * @param {(action: () => Promise<unknown>) => Promise<void>} change Runs an action, and shows the
 *   class afterwards.
 */
export function showFormer({ former, isLed }, change) {
  byId("former").hidden = former.length === 0;
  const button = (text, name, click) =>
    make("button", { type: "button", "aria-label": `${text}: ${name}`, click: () => change(click) }, text);
  fill(
    byId("former-learners"),
    ...former.map(({ id, name, erasure }) =>
      make(
        "li",
        {},
        make("span", {}, make("b", { translate: "no" }, name), erasure && make("span", { class: "secondary" }, ` erased on ${dateInWords(erasure)}`)),
        button("Bring back", name, () => remove(path`/learners/removals/${id}`)),
        isLed && !erasure && button("Erase", name, () => post("/class/erasures", { learner: name })),
        isLed && erasure && button("Keep", name, () => remove(path`/class/erasures/${name}`)),
      ),
    ),
  );
}
