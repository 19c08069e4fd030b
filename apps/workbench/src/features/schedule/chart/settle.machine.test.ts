import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { SETTLE_MS, settleMachine } from './settle.machine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const actor = createActor(settleMachine).start();
  const settled = vi.fn();
  actor.on('settled', settled);
  return { actor, settled };
}

test('waits until nothing moves any more, and emits once', () => {
  const { actor, settled } = start();
  for (let move = 0; move < 5; move += 1) {
    actor.send({ type: 'moved' });
    vi.advanceTimersByTime(SETTLE_MS - 1);
  }
  expect(settled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(SETTLE_MS * 3);
  expect(settled).toHaveBeenCalledTimes(1);
});

test('says nothing of a drag that was left', () => {
  const { actor, settled } = start();
  actor.send({ type: 'moved' });
  actor.send({ type: 'left' });
  vi.advanceTimersByTime(SETTLE_MS * 2);
  expect(settled).not.toHaveBeenCalled();
});
