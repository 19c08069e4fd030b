/** One after the other: what has one session only waits here for whatever came before. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #count = 0;

  take<T>(work: () => Promise<T>): Promise<T> {
    const run = this.#last.then(work);
    this.#count += 1;
    this.#last = run
      .catch(() => {})
      .then(() => {
        this.#count -= 1;
      });
    return run;
  }

  /** How many wait behind the one that runs. */
  get waiting(): number {
    return Math.max(0, this.#count - 1);
  }

  /** When all that were taken so far have ended. */
  async end(): Promise<void> {
    await this.#last;
  }
}
