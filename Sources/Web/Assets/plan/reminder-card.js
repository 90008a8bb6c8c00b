/** The card of the reminders: their times, the quiet hours, and whether this browser reminds. */

import { get, patch } from "../shell/api.js";
import { tellChange } from "../shell/changes.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { canRemind, isRemindingHere, remindHere, tellNewTimes } from "../shell/reminders.js";
import { SerialQueue } from "../shell/serial-queue.js";

const form = byId("reminders");
const list = byId("reminder-times");
const add = byId("reminder-add");
const problem = byId("reminders-problem");
const here = byId("remind-here", HTMLInputElement);
const { isQuiet, quietFrom, quietTo } = fieldsOf(form);
/** The value of a setting without a time. */
const none = "none";
const usualTime = "17:00";
const usualQuietHours = "21:00-08:00";

export class ReminderCard {
  #queue = new SerialQueue();
  #onSave;

  /** @param {() => void} onSave Called when the times or the quiet hours have changed. */
  constructor(onSave) {
    this.#onSave = onSave;
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("change", ({ target }) => target !== here && this.#save());
    here.addEventListener("change", () => this.#switch());
    add.addEventListener("click", () => {
      const row = this.#row(usualTime);
      list.append(row);
      nameRows();
      row.querySelector("input").focus();
      this.#save();
    });
  }

  /**
   * Shows the sentence that says when the person is reminded. A screen reader reads it when it
   * changes.
   */
  tell(sentence) {
    const state = byId("reminders-state");
    if (state.textContent !== (sentence ?? "")) state.textContent = sentence ?? "";
  }

  load() {
    here.checked = isRemindingHere();
    here.disabled = !canRemind;
    byId("cannot-remind").hidden = canRemind;
    return this.#queue.enqueue(() =>
      showProblemsIn(problem, async () => {
        const { reminders, quietHours } = await get("/settings");
        // A time that the person is typing must stay.
        if (!form.contains(document.activeElement)) this.#show(reminders, quietHours);
      })
    );
  }

  #show(reminders, quietHours) {
    if (reminders !== chosenTimes()) {
      fill(list, ...timesOf(reminders).map((time) => this.#row(time)));
      nameRows();
    }
    isQuiet.checked = quietHours !== none;
    const hours = quietHours === none ? usualQuietHours : quietHours;
    [quietFrom.value, quietTo.value] = hours.split("-");
    byId("quiet-hours").hidden = !isQuiet.checked;
  }

  #row(time) {
    const remove = () => {
      add.focus();
      row.remove();
      nameRows();
      this.#save();
    };
    const row = make(
      "li",
      { class: "row" },
      make("input", { type: "time", value: time }),
      make("button", { type: "button", class: "plain", click: remove }, "Remove"),
    );
    return row;
  }

  /** Saves the times and the quiet hours. */
  #save() {
    byId("quiet-hours").hidden = !isQuiet.checked;
    const change = { reminders: chosenTimes() };
    const isComplete = quietFrom.value && quietTo.value;
    if (!isQuiet.checked) change.quietHours = none;
    else if (isComplete) change.quietHours = `${quietFrom.value}-${quietTo.value}`;
    return this.#queue.enqueue(() =>
      showProblemsIn(problem, async () => {
        await patch("/settings", change);
        tellNewTimes();
        tellChange();
        this.#onSave();
      })
    );
  }

  async #switch() {
    const isWanted = here.checked;
    problem.textContent = "";
    here.checked = await remindHere(isWanted);
    if (isWanted && !here.checked) {
      problem.textContent =
        "The browser blocks notifications from this page: allow them in the browser's settings.";
    }
  }
}

/** Names the fields and buttons of the times for screen readers. */
function nameRows() {
  for (const [place, row] of [...list.children].entries()) {
    const name = `Time ${place + 1}`;
    row.querySelector("input").setAttribute("aria-label", name);
    row.querySelector("button").setAttribute("aria-label", `Remove ${name}`);
  }
}

/** Returns the times of the form, as the settings have them. */
function chosenTimes() {
  const times = [...list.querySelectorAll("input")].map(({ value }) => value).filter(Boolean);
  return [...new Set(times)].sort().join(" ") || none;
}

function timesOf(reminders) {
  return reminders === none ? [] : reminders.split(" ");
}
