/** The quizzes on the Class page, with the answers to each question. */

import { path, remove } from "../shell/api.js";
import { make } from "../shell/dom.js";
import { join, plural, shortDateInWords } from "../shell/wording.js";

/**
 * Makes a list item for a quiz of the class.
 *
 * @param {any} quiz A ClassQuiz of the API.
 * @param {(action: () => Promise<void>) => Promise<void>} change Runs an action, and shows the
 *   class afterwards.
 */
export function makeClassQuiz({ id, title, sourceTitle, isNamed, since, done, questions }, change) {
  const takeBack = () => {
    const question = `Take back the quiz “${title}”? Nobody can answer it any more, and its results are deleted.`;
    if (confirm(question)) change(() => remove(path`/class/quizzes/${id}`));
  };
  return make(
    "li",
    {},
    make("p", {}, make("b", { translate: "no" }, title), ` · ${sourceTitle} · ${shortDateInWords(since)}`),
    make(
      "p",
      {},
      `${plural(done, "learner")} answered all of ${plural(questions.length, "question")}.`,
      !isNamed && " Names are hidden, as the learners were told.",
    ),
    make(
      "details",
      {},
      make("summary", {}, "How each question was answered"),
      make("ol", { class: "answered" }, ...questions.map(makeQuestion)),
    ),
    make(
      "button",
      { type: "button", "aria-label": `Take back: ${title}`, click: takeBack },
      "Take back",
    ),
  );
}

function makeQuestion({ text, answers }) {
  return make(
    "li",
    {},
    make("p", {}, text),
    make(
      "ul",
      {},
      ...answers.map(({ text: answer, isRight, count, learners }) =>
        make(
          "li",
          { class: isRight && "right" },
          `${isRight ? "✓ " : ""}${answer}: ${count}`,
          learners.length > 0 && ` (${join(learners)})`,
        )
      ),
    ),
  );
}
