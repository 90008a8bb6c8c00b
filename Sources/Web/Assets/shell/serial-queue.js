/** Calls that must not overtake each other. */
export class Turns {
  #last = Promise.resolve();
  #isBusy = false;

  /** Does something when all before it is done, so that no older answer replaces a newer. */
  next(action) {
    const turn = this.#last.then(action);
    // That one failed is told to whoever asked for it.
    this.#last = turn.catch(() => {});
    return turn;
  }

  /** Does something unless such a thing is being done: a second press of Enter spends no try. */
  async once(action) {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      await action();
    } finally {
      this.#isBusy = false;
    }
  }
}
