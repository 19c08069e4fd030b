import { expect, test } from 'vitest';
import { type Burst, NOBODY_TYPES, normaliseCode, type Pace, takeKey } from './burst.ts';

/** Types keys at a steady gap and answers what the last one did. */
function type(keys: readonly string[], gap: number, pace?: Pace) {
  let burst: Burst | undefined;
  let outcome = takeKey(undefined, 'Shift', 0);
  keys.forEach((key, at) => {
    outcome = takeKey(burst, key, at * gap, undefined, pace);
    burst = outcome.burst;
  });
  return outcome;
}

test('takes a fast burst that Enter ends for a scan', () => {
  expect(type([...'bcx00000001akc', 'Enter'], 12).code).toBe('BCX00000001AKC');
  expect(type([...'R0301', 'Tab'], 12).code).toBe('R0301');
});

test('leaves what a hand types alone', () => {
  expect(type([...'R0301A', 'Enter'], 60).code).toBeUndefined();
  expect(type([...'5.200', 'Enter'], 10).code).toBeUndefined();
});

test('starts again after a pause', () => {
  const first = takeKey(undefined, '1', 0);
  const second = takeKey(first.burst, '2', 200);
  expect(second.begins).toBe(true);
  expect(second.burst?.text).toBe('2');
});

test('does not break at a modifier key', () => {
  expect(type(['Shift', 'R', '0', '3', 'Shift', '0', '1', 'A', 'Enter'], 10).code).toBe('R0301A');
});

test('folds what an input method or a GS1 scanner makes of a code', () => {
  expect(normaliseCode('ＢＣＸ０1\u001dab ')).toBe('BCX01AB');
});

test('waits for a slow scanner where nobody types, for as long as it may stop', () => {
  const keys = [...'BCX00000001AKC', 'Enter'];
  expect(type(keys, 120).code).toBeUndefined();
  expect(type(keys, 120, NOBODY_TYPES).code).toBe('BCX00000001AKC');
  let burst: Burst | undefined;
  let at = 0;
  for (const key of keys.slice(0, -1)) {
    // One pause in the middle, as a busy device makes it.
    at += burst?.text.length === 7 ? 450 : 10;
    burst = takeKey(burst, key, at, undefined, NOBODY_TYPES).burst;
  }
  expect(takeKey(burst, 'Enter', at + 10, undefined, NOBODY_TYPES).code).toBe('BCX00000001AKC');
});
