import { expect, test } from 'vitest';
import { controls, hidesPointer, isSilent, untouched } from './controls.ts';

const press = (key: string, now = 0, state = untouched) =>
  controls(state, { type: 'key', key, now });

test('F freezes the picture and releases it', () => {
  expect(press('f').frozen).toBe(true);
  expect(press('F', 0, press('f')).frozen).toBe(false);
});

test('V turns the voice off, M silences it for ten minutes', () => {
  expect(isSilent(press('v'), 0)).toBe(true);
  expect(isSilent(press('v', 0, press('v')), 0)).toBe(false);
  expect(isSilent(press('m'), 599_999)).toBe(true);
  expect(isSilent(press('m'), 600_000)).toBe(false);
  expect(isSilent(press('m', 5, press('m', 0)), 6)).toBe(false);
});

test('the pointer hides three seconds after it moved', () => {
  const moved = controls(untouched, { type: 'pointer', now: 10_000 });
  expect(hidesPointer(moved, 13_000)).toBe(false);
  expect(hidesPointer(moved, 13_001)).toBe(true);
});

test('other keys change nothing', () => {
  expect(press('x')).toBe(untouched);
});
