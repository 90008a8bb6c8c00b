/**
 * The goals on the Settings page: the meaning of each goal for this learner, and the list and day
 * of a test.
 */

import { get } from "../shell/api.js";
import { byId, fill, make } from "../shell/dom.js";

const fieldNames = new Set(["goal", "testList", "testDay"]);

/** Whether a field belongs to the goal. */
export function isGoalField(name) {
  return fieldNames.has(name);
}

/**
 * Returns the change of the settings for the chosen goal; `null` for a test without a list or a
 * day.
 */
export function changeOfGoal(fields) {
  const goal = fields.goal.value;
  showTest(goal);
  if (goal !== "sure") return { goal };
  if (!fields.testList.value || !fields.testDay.value) return null;
  return { goal: `sure ${fields.testList.value} ${fields.testDay.value}` };
}

/** Shows the goals with their sentences, which the server computes from the learner's progress. */
export async function showGoals(fields, chosen) {
  const [{ goals }, { lists }] = await Promise.all([get("/goals"), get("/lists")]);
  const [name, ...test] = chosen.split(" ");
  if (byId("goals").childElementCount === 0) fill(byId("goals"), ...goals.map(radio));
  for (const { goal, sentence } of goals) byId(`goal-${goal}`).textContent = sentence;
  fields.goal.value = name;
  const names = lists.map((list) => list.name);
  const list = test.slice(0, -1).join(" ");
  if (list && !names.includes(list)) names.push(list);
  fill(
    fields.testList,
    make("option", { value: "" }, "Choose a list"),
    ...names.map((name) => make("option", { value: name }, name)),
  );
  if (name === "sure") {
    fields.testList.value = list;
    fields.testDay.value = test.at(-1);
  }
  showTest(name);
}

function radio({ goal, title }) {
  return make(
    "label",
    { class: "choice" },
    make("input", { type: "radio", name: "goal", value: goal, "aria-describedby": `goal-${goal}` }),
    make("span", {}, title, make("small", { id: `goal-${goal}` })),
  );
}

function showTest(goal) {
  byId("test").hidden = goal !== "sure";
}
