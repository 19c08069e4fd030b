import type { VoiceEvent } from '@garment-mes/sdk/mes2';

/** Something to be said, ready to be read out. */
export interface Sentence {
  readonly event: VoiceEvent;
  readonly key: string;
  readonly text: string;
  readonly repeatNum: number;
  /** When it happened, server ms. */
  readonly at: number;
}

/** A sentence that had to wait longer than this is not said any more. */
const STALE_MS = 60_000;

const PRIORITY: Readonly<Record<VoiceEvent, number>> = {
  qcAlarm: 1,
  problem: 2,
  rush: 3,
  target: 4,
  shiftStart: 5,
  rest: 5,
};

/** The sentence that is said next, and those that still wait. */
export function takeNext(
  queue: readonly Sentence[],
  now: number,
): { readonly next: Sentence | undefined; readonly rest: readonly Sentence[] } {
  const fresh = queue
    .filter(({ at }) => now - at <= STALE_MS)
    .sort((one, other) => PRIORITY[one.event] - PRIORITY[other.event] || one.at - other.at);
  return { next: fresh[0], rest: fresh.slice(1) };
}
