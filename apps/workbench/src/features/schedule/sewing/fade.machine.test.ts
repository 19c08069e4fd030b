import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fadeMachine } from './fade.machine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('is gone after its time, and counts again when it is shown again', () => {
  const actor = createActor(fadeMachine).start();
  actor.send({ type: 'shown', milliseconds: 1_000 });
  vi.advanceTimersByTime(900);
  actor.send({ type: 'shown', milliseconds: 1_000 });
  vi.advanceTimersByTime(900);
  expect(actor.getSnapshot().matches('shown')).toBe(true);
  vi.advanceTimersByTime(100);
  expect(actor.getSnapshot().matches('gone')).toBe(true);
});

test('is not gone when it was taken away before', () => {
  const actor = createActor(fadeMachine).start();
  actor.send({ type: 'shown', milliseconds: 1_000 });
  actor.send({ type: 'hidden' });
  vi.advanceTimersByTime(2_000);
  expect(actor.getSnapshot().matches('hidden')).toBe(true);
});
