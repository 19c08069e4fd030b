// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { runStart } from '../../apps/server/src/testing/run-clock.ts';

const HOUR_MS = 3_600_000;

test('a page starts at the moment of its run, and time runs on', async () => {
  const machine = performance.timeOrigin + performance.now();
  const begins = runStart()?.getTime() ?? machine;
  const from = Date.now();
  expect(Math.abs(from - begins)).toBeLessThan(HOUR_MS);
  expect(new Date()).toBeInstanceOf(Date);
  expect(new Date() >= new Date(from)).toBe(true);
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  await expect.poll(() => Date.now()).toBeGreaterThan(from);
});
