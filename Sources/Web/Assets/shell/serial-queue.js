/** A queue whose actions run one after another. */
export class SerialQueue {
  #last = Promise.resolve();
  #isBusy = false;

  /** Runs an action after all earlier ones, so that no older answer replaces a newer one. */
  enqueue(action) {
    const result = this.#last.then(action);
    // The caller handles the error; the next action runs all the same.
    this.#last = result.catch(() => {});
    return result;
  }

  /** Runs an action unless an earlier one still runs: a second press of Enter spends no try. */
  async runUnlessBusy(action) {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      await action();
    } finally {
      this.#isBusy = false;
    }
  }
}
