/** The welcome of the Quiz page, with the choices for a new quiz. */

import { get, path, post } from "../shell/api.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { plural } from "../shell/wording.js";
import { FilePreview } from "./file-preview.js";

const form = byId("new-quiz", HTMLFormElement);
const { from, count, difficulty, file, begin } = fieldsOf(form);
/** The milliseconds after which the page says what it waits for. */
const patience = 300;

export class WelcomeView {
  #take;
  #isBusy = false;
  #preview = new FilePreview({ look: () => this.#begin(), begin: () => this.#beginFile() });
  /** The sources by their names. */
  #sources = new Map();
  /** What the list of the class's quizzes shows, as text. Without news, the focus stays in it. */
  #shownQuizzes = "";

  constructor({ take, goOn }) {
    this.#take = take;
    byId("quiz-resume").addEventListener("click", goOn);
    from.addEventListener("change", () => {
      this.#showFields();
      // A person who comes back finds the choice again.
      history.replaceState(history.state, "", `/quiz?${new URLSearchParams({ from: from.value })}`);
    });
    count.addEventListener("input", () => this.#showFields());
    for (const field of [from, file]) field.addEventListener("change", () => this.#preview.clear());
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#begin();
    });
    byId("quiz-give").addEventListener("click", () => this.#give());
  }

  hide() {}

  /** Fills the form with the choices. */
  async prepare() {
    const choices = await get("/quiz/choices");
    this.#sources = new Map(choices.sources.map((source) => [source.name, source]));
    fill(
      from,
      ...choices.sources.map(({ name, title }) => make("option", { value: name }, title)),
      make("option", { value: "file" }, "A file of mine"),
    );
    Object.assign(count, { min: choices.counts.least, max: choices.counts.most });
    count.value = choices.counts.usual;
    const wished = new URLSearchParams(location.search).get("from");
    if (wished && (wished === "file" || this.#sources.has(wished))) from.value = wished;
    const box = (group) => ({ name, title }) =>
      make(
        "label",
        { class: "choice" },
        make("input", { type: "checkbox", name: group, value: name }),
        make("span", {}, title),
      );
    fill(byId("quiz-kinds").querySelector(".choices"), ...choices.kinds.map(box("kind")));
    fill(
      byId("quiz-categories").querySelector(".choices"),
      ...choices.categories.map(box("category")),
    );
    byId("quiz-for-class").hidden = !choices.canShare;
    this.#showFields();
  }

  async show(quiz, { isOurs }) {
    document.title = "Quiz – VocalVocab";
    byId("quiz-left").hidden = !quiz;
    const isWaiting = quiz !== null && !quiz.results;
    if (quiz) {
      byId("quiz-left-text").textContent = isWaiting
        ? `Your quiz waits at question ${quiz.number} of ${quiz.count}: ${quiz.title}.`
        : `Your last quiz, ${quiz.title}: ${quiz.results.sentence}`;
    }
    byId("quiz-resume").textContent = isWaiting ? "Go on" : "See the results";
    if (isOurs) byId("welcome-title").focus();
    const { quizzes } = await get("/class-quizzes");
    // A view has one primary button: the step that most people take next.
    const next = isWaiting ? null : quizzes.find(({ answered, count }) => answered < count);
    byId("quiz-resume").classList.toggle("primary", isWaiting);
    begin.classList.toggle("primary", !isWaiting && !next);
    const shown = JSON.stringify([quizzes, next]);
    if (shown === this.#shownQuizzes) return;
    this.#shownQuizzes = shown;
    fill(byId("class-quizzes"), ...quizzes.map((each) => this.#classQuiz(each, each === next)));
  }

  /**
   * @param {any} quiz A quiz of the class.
   * @param {boolean} isNext Whether most people take this quiz next.
   */
  #classQuiz({ id, title, count: questions, answered, right, isNamed }, isNext) {
    const state = answered === 0
      ? plural(questions, "question")
      : `${right} of ${answered} right, ${plural(questions, "question")}`;
    return make(
      "li",
      { class: "card" },
      make("h2", {}, title),
      make("p", {}, state),
      make(
        "p",
        { class: "secondary" },
        isNamed
          ? "Your teacher sees your answers with your name."
          : "Your teacher sees everyone's answers, without names.",
      ),
      answered < questions && make(
        "button",
        {
          type: "button",
          class: isNext && "primary",
          click: () => this.#take(() => post(path`/class-quizzes/${id}/attempts`, {})),
        },
        answered === 0 ? "Take it" : "Go on",
        make("span", { class: "visually-hidden" }, `: ${title}`),
      ),
    );
  }

  /** Shows the fields that the chosen source has. */
  #showFields() {
    const source = this.#sources.get(from.value);
    byId("quiz-count-shown").textContent = count.value;
    byId("quiz-file-label").hidden = from.value !== "file";
    file.required = from.value === "file";
    byId("quiz-difficulty-label").hidden = !source?.hasDifficulties;
    byId("quiz-kinds").hidden = !source?.isOfWords;
    byId("quiz-categories").hidden = !source?.isOnline;
    byId("quiz-choices").hidden = !source?.hasDifficulties && !source?.isOfWords && !source?.isOnline;
  }

  get #wishes() {
    const source = this.#sources.get(from.value);
    /** @param {string} name */
    const chosen = (name) => {
      const boxes = form.querySelectorAll(`input[name="${name}"]:checked`);
      return [...boxes].map((box) => box.getAttribute("value"));
    };
    return {
      from: from.value,
      count: Number(count.value),
      ...(source?.hasDifficulties && { difficulty: difficulty.value }),
      ...(source?.isOfWords && { kinds: chosen("kind") }),
      ...(source?.isOnline && { categories: chosen("category") }),
    };
  }

  #begin() {
    if (from.value !== "file") return this.#work(() => this.#take(() => post("/quiz", this.#wishes)));
    return this.#work(() =>
      showProblemsIn(byId("problem"), async () => {
        if (await this.#preview.look(file.files[0])) await this.#takeFile();
      })
    );
  }

  #beginFile() {
    return this.#work(() => this.#takeFile());
  }

  /** Begins a quiz with the questions of the chosen file. */
  #takeFile() {
    const [chosen] = file.files;
    const query = new URLSearchParams({ name: chosen.name, count: count.value });
    this.#preview.addTo(query);
    return this.#take(async () => {
      const quiz = await post(`/quiz/files?${query}`, chosen);
      this.#preview.clear();
      return quiz;
    });
  }

  /** Gives the class a quiz of the chosen questions. */
  #give() {
    const { title, isNamed } = fieldsOf(form);
    return this.#work(() =>
      showProblemsIn(byId("problem"), async () => {
        const { draft, remark } = await post("/class/quizzes", {
          ...this.#wishes,
          title: title.value.trim(),
          isNamed: isNamed.checked,
        });
        // The teacher reads how the questions differ from the choices before anyone is asked.
        if (draft) {
          if (!confirm(`${remark} Give the class this quiz all the same?`)) return;
          await post(path`/class/quizzes/drafts/${draft}`);
        }
        title.value = "";
        fill(
          byId("quiz-given"),
          "The class has the quiz. ",
          make("a", { href: "/class" }, "See how it is answered"),
        );
      })
    );
  }

  /** Runs the action of a button, one at a time, and shows a notice if it takes long. */
  async #work(action) {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const waiting = byId("quiz-waiting");
    const timer = setTimeout(() => (waiting.textContent = "Looking for questions."), patience);
    try {
      await action();
    } finally {
      clearTimeout(timer);
      waiting.textContent = "";
      this.#isBusy = false;
    }
  }
}
