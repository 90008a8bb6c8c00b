/** A test on paper, which the voice reads aloud from a list. */

import { path, post, remove, root } from "../shell/api.js";
import { openDialog } from "../shell/dialogs.js";
import { byId, fieldsOf, make } from "../shell/dom.js";
import { hearSpeech } from "../shell/hearing.js";
import * as player from "../shell/player.js";
import { showProblemsIn } from "../shell/problems.js";
import { plural } from "../shell/wording.js";

const form = byId("paper-test", HTMLFormElement);
/** The milliseconds between two checks of the time. */
const tick = 200;
/** The largest seed of a random order. */
const mostSeed = 9999;

/** Says a word of a list. */
export function hear(name, word) {
  return hearSpeech(byId("problem"), path`/lists/${name}/hearings`, { word });
}

/** Shows the form of the test, except to the learners of a class. */
export function offerTest(name, hasWords) {
  form.hidden = document.body.dataset.role === "learner" || !hasWords;
  const { shuffle, pause } = fieldsOf(form);
  const showSheet = () => {
    // The sheet has the same order as the test.
    const seed = seedInAddress();
    shuffle.checked = seed !== null;
    const query = new URLSearchParams({ list: name });
    if (seed !== null) query.set("seed", String(seed));
    byId("test-sheet", HTMLAnchorElement).href = `/lists/sheet?${query}`;
    byId("test-key", HTMLAnchorElement).href = `/lists/key?${query}`;
  };
  shuffle.onchange = () => {
    keepSeed(shuffle.checked ? 1 + Math.floor(Math.random() * mostSeed) : null);
    showSheet();
  };
  showSheet();
  form.onsubmit = (event) => {
    event.preventDefault();
    new PaperTest(name, seedInAddress(), Number(pause.value)).start();
  };
}

/** Returns the seed of the order in the page's address; null for the order of the list. */
function seedInAddress() {
  const seed = Number(new URLSearchParams(location.search).get("seed"));
  return Number.isInteger(seed) && seed >= 1 && seed <= mostSeed ? seed : null;
}

/** Keeps a seed in the address, so that a teacher who comes back from the sheet finds its order. */
function keepSeed(seed) {
  const query = new URLSearchParams(location.search);
  if (seed === null) query.delete("seed");
  else query.set("seed", String(seed));
  history.replaceState(null, "", `${location.pathname}?${query}`);
}

/** A test that is being read aloud. The class may see its dialog, so the dialog shows no word. */
class PaperTest {
  #name;
  #seed;
  #writing;
  #number = 1;
  #isAgain = false;
  /** The action of the button "Go on". */
  #goesOn = () => {};
  /** The present reading: a sound, the number of all words, and the time to write. */
  #reading = null;
  /** The milliseconds that remain of the reading and of the time to write. */
  #left = 0;
  #timer = null;
  /** The number of times that the reading was interrupted. */
  #turn = 0;

  #dialog;
  #title = make("p", { class: "test-number" });
  #state = make("p", { class: "test-state", role: "status" });
  #problem = make("p", { class: "problem", role: "alert" });
  #pause = make("button", { type: "button", class: "primary large", click: () => this.#pauseOrGoOn() });

  /**
   * @param {number | null} seed The seed of a random order; null keeps the order of the list.
   * @param {number} pause The seconds to write a word.
   */
  constructor(name, seed, pause) {
    this.#name = name;
    this.#seed = seed;
    this.#writing = pause;
  }

  start() {
    const button = (title, click) => make("button", { type: "button", click }, title);
    this.#dialog = openDialog(
      `Test: ${this.#name}`,
      this.#title,
      this.#state,
      this.#problem,
      make(
        "div",
        { class: "row" },
        this.#pause,
        button("Say it again", () => this.#read(this.#number)),
        button("Back", () => this.#read(Math.max(1, this.#number - 1))),
        button("Next", () => this.#read(this.#number + 1)),
        button("Stop", () => this.#dialog.close()),
      ),
    );
    this.#dialog.addEventListener("close", () => this.#silence());
    this.#read(1);
  }

  /** Reads a word, then leaves time to write, then goes on to the next. */
  async #read(number) {
    const turn = this.#silence();
    if (this.#reading && number > this.#reading.of) return this.#end();
    this.#number = number;
    this.#showPause("Pause");
    // The answer is too late if the person has pressed another button meanwhile.
    const isOld = () => turn !== this.#turn;
    await showProblemsIn(this.#problem, async () => {
      const body = { number, seed: this.#seed, pause: this.#writing, isAgain: this.#isAgain };
      const reading = await post(path`/lists/${this.#name}/readings`, body);
      const length = await player.lengthOf(reading.sound);
      if (isOld()) return;
      this.#reading = reading;
      this.#left = length + 1000 * reading.pause;
      this.#title.textContent = `Number ${number} of ${reading.of}`;
      await player.playSample(reading.sound);
      if (!isOld()) this.#goOn();
    });
  }

  #goOn() {
    clearInterval(this.#timer);
    let last = performance.now();
    this.#showPause("Pause");
    this.#timer = setInterval(() => {
      const now = performance.now();
      this.#left -= now - last;
      last = now;
      if (this.#left <= 0) this.#read(this.#number + 1);
      else this.#showState();
    }, tick);
    this.#showState();
  }

  get #isReading() {
    return this.#left > 1000 * this.#reading.pause;
  }

  #showState() {
    const text = this.#isReading ? "Listen." : "Write.";
    // A screen reader says each state once.
    if (this.#state.textContent !== text) this.#state.textContent = text;
  }

  #pauseOrGoOn() {
    if (this.#pause.textContent === "Pause") {
      const isWriting = this.#timer !== null && !this.#isReading;
      this.#silence();
      // A word that was interrupted is read from its start.
      this.#goesOn = isWriting ? () => this.#goOn() : () => this.#read(this.#number);
      this.#showPause("Go on");
      this.#state.textContent = "The test waits.";
    } else {
      this.#goesOn();
    }
  }

  /** Ends the test, and offers to read all words once more. */
  #end() {
    this.#number = this.#reading.of + 1;
    this.#title.textContent = "The end";
    this.#state.textContent = `${plural(this.#reading.of, "word was", "words were")} read.`;
    this.#showPause("Read all again");
    this.#goesOn = () => {
      this.#isAgain = true;
      this.#read(1);
    };
  }

  #showPause(title) {
    this.#pause.textContent = title;
  }

  /** Stops the reading, and returns the number of the next turn. */
  #silence() {
    clearInterval(this.#timer);
    this.#timer = null;
    player.stop();
    if (this.#reading && player.isOnComputer()) {
      remove(`${this.#reading.sound.slice(root.length)}/playings`).catch(() => {});
    }
    this.#turn += 1;
    return this.#turn;
  }
}
