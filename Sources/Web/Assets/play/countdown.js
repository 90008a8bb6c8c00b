/** The time that is left of a sprint. */
export class Clock {
  #element;
  #over;
  #end = 0;
  #timer;

  /** @param {HTMLElement} element @param {() => void} over Called when the time is over. */
  constructor(element, over) {
    this.#element = element;
    this.#over = over;
  }

  /** @param {number | null} seconds Null where no clock runs. */
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
    this.#over();
  }
}
