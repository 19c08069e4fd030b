import { DatabaseUnavailable } from '../database-error.ts';

/** One after the other: what has one session only waits here for whatever came before. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #count = 0;

  /**
   * @param patienceMs longest wait for the turn; as long as it takes when not said
   * @throws {DatabaseUnavailable} when the turn did not come meanwhile: nothing was begun
   */
  take<T>(work: () => Promise<T>, patienceMs?: number): Promise<T> {
    const turn = this.#last;
    let isGivenUp = false;
    let begin = () => {};
    const given = new Promise<T>((_, refuse) => {
      if (patienceMs === undefined) return;
      const timer = setTimeout(() => {
        isGivenUp = true;
        refuse(new DatabaseUnavailable(`the embedded database was busy for ${patienceMs} ms`));
      }, patienceMs);
      begin = () => clearTimeout(timer);
    });
    const run = turn.then(() => {
      begin();
      return isGivenUp ? given : work();
    });
    this.#count += 1;
    this.#last = run
      .catch(() => {})
      .then(() => {
        this.#count -= 1;
      });
    return patienceMs === undefined ? run : Promise.race([run, given]);
  }

  /** Whether somebody has the turn, or waits for it. */
  get isTaken(): boolean {
    return this.#count > 0;
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
