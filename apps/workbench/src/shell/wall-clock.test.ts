import { afterEach, expect, test, vi } from 'vitest';
import { serverClock } from '../server-clock.ts';
import { factoryDayOf } from './wall-clock.ts';

const company = { id: '1', name: '晨曦', timeZone: 'Asia/Shanghai' };

afterEach(() => void vi.restoreAllMocks());

test('the hours of the night shift before the cut-off belong to the day before', () => {
  const dayAt = (time: string, dayCutoff?: string) => {
    vi.spyOn(serverClock, 'now').mockReturnValue(Date.parse(time));
    return factoryDayOf({ ...company, dayCutoff } as never)();
  };
  expect(dayAt('2024-03-31T20:59:59Z', '05:00')).toBe('2024-03-31');
  expect(dayAt('2024-03-31T21:00:00Z', '05:00')).toBe('2024-04-01');
  expect(dayAt('2024-03-31T20:59:59Z')).toBe('2024-04-01');
});
