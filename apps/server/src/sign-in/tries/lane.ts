/** More wait for their turn than a lane lets wait. */
export class LaneFull extends Error {
  override readonly name = 'LaneFull';
}

export interface LaneSize {
  /** Works that run at one time. */
  readonly atOnce: number;
  /** Works of a kind that wait for their turn; more are refused. */
  readonly waiting: number;
}

/** Lets heavy work run a few at a time, in the order it came; what goes first has a queue of its own. */
export class Lane {
  readonly #size: LaneSize;
  readonly #first: (() => void)[] = [];
  readonly #others: (() => void)[] = [];
  #running = 0;

  constructor(size: LaneSize) {
    this.#size = size;
  }

  /** Works that run or wait. */
  get busy(): number {
    return this.#running + this.#first.length + this.#others.length;
  }

  /** @throws {LaneFull} at once, when too many wait */
  async run<T>(work: () => Promise<T>, goesFirst = false): Promise<T> {
    if (this.#running < this.#size.atOnce) this.#running += 1;
    else await this.#turn(goesFirst ? this.#first : this.#others);
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody who comes just now takes it in between.
      const next = this.#first.shift() ?? this.#others.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(queue: (() => void)[]): Promise<void> {
    if (queue.length >= this.#size.waiting) throw new LaneFull();
    return new Promise((resolve) => queue.push(resolve));
  }
}
