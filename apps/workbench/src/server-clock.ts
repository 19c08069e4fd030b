import { readStored, writeStored } from '#app/tab/stored.ts';

/** The Date of an answer is cut to whole seconds. */
const CUT_MS = 999;
const KEPT = 'clockOffset';

/**
 * The server's clock, estimated from the dates of its answers: the device's own may be hours off, and what is
 * reported by it would count for another hour or day. The offset outlives the page, for one that is
 * loaded without a network.
 *
 * @param deviceNow milliseconds since 1970 on the device
 */
export function createServerClock(deviceNow: () => number = Date.now) {
  let offset = readStored<number>(KEPT) ?? 0;
  return {
    /** Milliseconds since 1970 on the server. */
    now: () => deviceNow() + offset,
    /**
     * Takes the time of an answer.
     *
     * @param serverTime milliseconds since 1970 of its Date header; NaN without one
     * @param asked when the question went out, on the device
     */
    observe(serverTime: number, asked: number) {
      // The server wrote it some time between question and answer.
      const [least, most] = [serverTime - deviceNow(), serverTime + CUT_MS - asked];
      if (Number.isNaN(serverTime) || (offset >= least && offset <= most)) return;
      offset = Math.round((least + most) / 2);
      writeStored(KEPT, offset);
    },
  };
}

/** The clock of the server this page talks to. */
export const serverClock = createServerClock();
