// @vitest-environment jsdom
import { ApiError } from '@garment-mes/sdk';
import { expect, test } from 'vitest';
import { createErrorLog } from './error-log.ts';

test('equal errors are one, counted, and said once in a minute', () => {
  let now = 0;
  const log = createErrorLog(() => now);
  const said = Array.from({ length: 50 }, () => log.record(new Error('plies is undefined')));
  expect(said.filter(Boolean)).toHaveLength(1);
  expect(log.list()).toEqual([{ text: 'plies is undefined', count: 50, lastAt: 0 }]);
  now = 59_999;
  expect(log.record(new Error('plies is undefined'))).toBe(false);
  now = 60_000;
  expect(log.record(new Error('plies is undefined'))).toBe(true);
});

test('another error is another one', () => {
  const log = createErrorLog(() => 0);
  log.record(new Error('a'));
  expect(log.record('b')).toBe(true);
  expect(log.list().map(({ text }) => text)).toEqual(['b', 'a']);
});

test.each([
  ['ResizeObserver loop completed with undelivered notifications.'],
  [new DOMException('', 'AbortError')],
  [new ApiError('business', { text: '剩余0件' })],
  ['Script error.'],
])('%s is not reported', (error) => {
  const log = createErrorLog(() => 0);
  expect(log.record(error)).toBe(false);
  expect(log.list()).toEqual([]);
});

test('an error that repeats does not grow the list', () => {
  const log = createErrorLog(() => 0);
  for (let n = 0; n < 1_000; n += 1) log.record(new Error(`row ${n}`));
  expect(log.list()).toHaveLength(50);
});
