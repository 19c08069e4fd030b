import type { Listener } from '../engine.ts';

/** Who listens on which channel, whichever thread the database lives in. */
export class Listeners {
  readonly #listeners = new Map<string, Set<Listener>>();

  received(channel: string, payload: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener.received(payload);
  }

  /** @returns whether nobody listened on the channel before, and what ends the listening */
  add(channel: string, listener: Listener): { isFirst: boolean; leave: () => Promise<void> } {
    const known = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, known.add(listener));
    return {
      isFirst: known.size === 1,
      leave: async () => {
        known.delete(listener);
      },
    };
  }

  /** Goes on listening in a new thread and says that messages may be missing. */
  listenAgain(listenOn: (channel: string) => Promise<unknown>): void {
    for (const [channel, all] of this.#listeners)
      void listenOn(channel)
        .then(() => {
          for (const { missed } of all) missed?.();
        })
        .catch(() => {});
  }
}
