/** The learners who left a class of a school, and whom the teacher can bring back. */

import { path, remove } from "../shell/api.js";
import { byId, fill, make } from "../shell/dom.js";
import { dateInWords } from "../shell/wording.js";
import { erase } from "./learner-row.js";

/**
 * @param {{ former: { id: string, name: string, erasure: string | null }[], isLed: boolean }} document
 * @param {(action: () => Promise<unknown>) => Promise<void>} change Runs an action, and shows the
 *   class afterwards.
 */
export function showFormer({ former, isLed }, change) {
  const list = byId("former-learners");
  const hadFocus = list.contains(document.activeElement);
  byId("former").hidden = former.length === 0;
  const button = (text, name, click) =>
    make("button", { type: "button", "aria-label": `${text}: ${name}`, click }, text);
  fill(
    list,
    ...former.map(({ id, name, erasure }) =>
      make(
        "li",
        {},
        make("span", {}, make("b", { translate: "no" }, name), erasure && make("span", { class: "secondary" }, ` erased on ${dateInWords(erasure)}`)),
        button("Bring back", name, () => change(() => remove(path`/learners/removals/${id}`))),
        isLed && !erasure && button("Erase", name, () => erase(name, change)),
        isLed && erasure && button("Keep", name, () => change(() => remove(path`/class/erasures/${name}`))),
      ),
    ),
  );
  if (!hadFocus) return;
  if (former.length > 0) byId("former").querySelector("summary").focus();
  else byId("learners-title").focus();
}
