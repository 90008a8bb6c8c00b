/** What follows a step with shows: the other pages are told, and the person can undo it. */

import { post } from "../shell/api.js";
import { tellChange } from "../shell/changes.js";
import { showNotice } from "../shell/notice.js";

/**
 * Shows the sentence of a step, with the button that undoes it.
 *
 * @param {{ sentence: string, isUndone?: boolean }} step A ShowStep.
 * @param {(action: () => Promise<any>) => unknown} take Takes a step, as the view does.
 */
export function tellStep({ sentence, isUndone }, take) {
  tellChange();
  showNotice(sentence, isUndone ? undefined : { name: "Undo", run: () => take(undo) });
  // The notice must not cover the control that has the focus.
  if (document.activeElement !== document.body) document.activeElement.scrollIntoView({ block: "nearest" });
}

/** Undoes the last step. An undone step offers no *Undo* of its own. */
export async function undo() {
  return { ...await post("/shows/undo"), isUndone: true };
}
