import { afterEach, expect, test, vi } from 'vitest';
import { workerClock } from './worker-clock.ts';

/** A worker that does what the real one's program does, on the timers of this thread. */
class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage: ((event: { data: number }) => void) | undefined;
  onerror: (() => void) | undefined;
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();
  ended = false;
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage([id, ms]: [number, number]) {
    if (ms < 0) clearTimeout(this.timers.get(id));
    else
      this.timers.set(
        id,
        setTimeout(() => this.onmessage?.({ data: id }), ms),
      );
  }
  terminate() {
    this.ended = true;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  FakeWorker.made = [];
});

test('runs timers in a worker, and not those that were cleared', () => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  const clock = workerClock();
  const ran: string[] = [];
  clock.setTimeout(() => ran.push('a'), 25_000);
  clock.clearTimeout(clock.setTimeout(() => ran.push('b'), 10));
  vi.advanceTimersByTime(24_999);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ran).toEqual(['a']);
  clock.close();
  expect(FakeWorker.made[0]?.ended).toBe(true);
});

test('moves what waits to the page when the policy refuses the worker', () => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  const clock = workerClock();
  let ran = 0;
  clock.setTimeout(() => ran++, 1_000);
  FakeWorker.made[0]?.onerror?.();
  clock.setTimeout(() => ran++, 2_000);
  vi.advanceTimersByTime(1_000);
  expect(ran).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(ran).toBe(2);
});

test('uses the page’s timers where there are no workers', () => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', undefined);
  const clock = workerClock();
  let ran = 0;
  clock.setTimeout(() => ran++, 5);
  vi.advanceTimersByTime(5);
  expect(ran).toBe(1);
});
