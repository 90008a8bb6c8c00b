/** The countdown that shows the time left in a sprint. */
export class Countdown {
  #element;
  #finished;
  #end = 0;
  #timer;

  /**
   * @param {HTMLElement} element
   * @param {() => void} finished Called at the end of the time.
   */
  constructor(element, finished) {
    this.#element = element;
    this.#finished = finished;
  }

  /**
   * Restarts the countdown, or hides it.
   *
   * @param {number | null} seconds Null in a session without a time limit.
   */
  set(seconds) {
    clearInterval(this.#timer);
    this.#element.hidden = seconds === null;
    if (seconds === null) return;
    this.#end = performance.now() + seconds * 1000;
    this.#timer = setInterval(() => this.#tick(), 250);
    this.#tick();
  }

  #tick() {
    const left = Math.max(0, Math.ceil((this.#end - performance.now()) / 1000));
    const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    const figure = this.#element.querySelector("b");
    if (figure.textContent !== text) figure.textContent = text;
    if (left > 0) return;
    clearInterval(this.#timer);
    this.#finished();
  }
}
