import { afterEach, expect, test, vi } from 'vitest';
import { browserNow } from './browser-now.ts';

afterEach(() => vi.useRealTimers());

test('the clock on the wall is written as the kit reads it', () => {
  vi.useFakeTimers({ now: new Date(2024, 2, 5, 7, 8, 9) });
  expect(browserNow()).toBe('2024-03-05 07:08:09');
  vi.setSystemTime(new Date(2024, 11, 31, 0, 0, 0));
  expect(browserNow()).toBe('2024-12-31 00:00:00');
});
