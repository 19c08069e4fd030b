// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import { createServerClock } from './server-clock.ts';

afterEach(clearStored);

const SERVER = Date.parse('2024-03-20T10:00:00Z');
const whole = (ms: number) => Math.floor(ms / 1_000) * 1_000;

test('a device that is hours off reads the time of the server, after a reload too', () => {
  const device = SERVER - 3 * 3_600_000;
  const clock = createServerClock(() => device);
  expect(clock.now()).toBe(device);
  clock.observe(SERVER, device);
  expect(Math.abs(clock.now() - SERVER)).toBeLessThan(1_000);
  expect(createServerClock(() => device).now()).toBe(clock.now());
});

test('a device that is right stays untouched by the seconds that are cut', () => {
  for (const ms of [0, 700, 1_300, 1_999]) {
    const device = SERVER + ms;
    const clock = createServerClock(() => device);
    clock.observe(whole(device), device);
    expect(clock.now()).toBe(device);
  }
});

test('a device clock that is corrected meanwhile is read again', () => {
  let device = SERVER - 3_600_000;
  const clock = createServerClock(() => device);
  clock.observe(SERVER, device);
  device = SERVER + 60_000;
  clock.observe(SERVER + 60_000, device);
  expect(Math.abs(clock.now() - device)).toBeLessThan(1_000);
});

test('an answer without a time, or one that took long, moves nothing', () => {
  let device = SERVER;
  const clock = createServerClock(() => device);
  clock.observe(Number.NaN, SERVER);
  device = SERVER + 30_000;
  clock.observe(SERVER + 5_000, SERVER);
  expect(clock.now()).toBe(device);
});
