/** A queue whose actions run one after another. */
export class SerialQueue {
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();
  #isBusy = false;

  /**
   * Runs an action after all earlier ones, so that no older answer replaces a newer one.
   *
   * @template Result
   * @param {() => Promise<Result> | Result} action
   * @returns {Promise<Result>}
   */
  enqueue(action) {
    const result = this.#last.then(action);
    // The caller handles an error, and the next action runs nevertheless.
    this.#last = result.catch(() => {});
    return result;
  }

  /**
   * Runs an action unless an earlier one still runs, so that a second press of Enter spends no try.
   *
   * @param {() => unknown} action
   */
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
