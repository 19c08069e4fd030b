import { expect, test } from 'vitest';
import { clockText, dateText, serverTime, wallClock } from './server-clock.ts';

const moment = Date.UTC(2026, 10, 21, 22, 30, 5);

test('the wall clock of Shanghai is eight hours ahead and may be a day ahead', () => {
  const wall = wallClock('Asia/Shanghai', moment);
  expect(clockText(wall)).toBe('06:30:05');
  expect(dateText(wall)).toBe('2026-11-22');
});

test('a timestamp of the server and the wall clock of its time zone subtract', () => {
  const wall = wallClock('Asia/Shanghai', moment);
  expect(wall - serverTime('2026-11-22 06:29:05')).toBe(60_000);
});
