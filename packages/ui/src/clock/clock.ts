/** Time as the kit asks for it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something once, later. @returns takes it back */
  after(ms: number, run: () => void): () => void;
}

/** The browser's own time: the one place of the kit that starts timers. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const id = setTimeout(run, ms);
    return () => clearTimeout(id);
  },
};
