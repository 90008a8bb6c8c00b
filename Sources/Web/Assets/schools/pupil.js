/** The page of a child who came in with a class's code: the classes, the PIN, logging out. */

import { get, post, put } from "../shell/api.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { dateInWords, join } from "../shell/wording.js";
import { runOnce } from "../account/door.js";
import { showReadings } from "../account/readings.js";
import { showRetention } from "../account/retention.js";
import { makePicture } from "../who/pictures.js";

const problem = byId("problem");
const form = byId("pin", HTMLFormElement);

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const { pin } = fieldsOf(form);
  runOnce(form, () =>
    showProblemsIn(byId("pin-problem"), async () => {
      await put("/pin", { pin: pin.value });
      pin.value = "";
      showNotice("You have a new PIN.");
    }),
  );
});

byId("log-out").addEventListener("click", () =>
  showProblemsIn(problem, async () => {
    await post("/account/log-out");
    location.assign("/log-in");
  }),
);

showProblemsIn(problem, async () => {
  const { learner, classes, readings, erasure } = await get("/account/pupil");
  const names = classes.map(({ title, school }) => `${title} (${school})`);
  fill(
    byId("person"),
    makePicture(learner),
    make("p", {}, make("b", { translate: "no" }, learner.name), make("br"), `You learn in ${join(names)}.`),
  );
  byId("erasure").textContent = erasure
    ? `Everything that you did is erased on ${dateInWords(erasure)}. Ask your teacher to keep it.`
    : "";
  showReadings(readings);
  await showRetention();
});
