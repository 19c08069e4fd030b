import type { CalendarDay } from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import { holidayRuns } from './holiday-runs.ts';

const day = (date: string, dayType: CalendarDay['dayType'], name: string | null): CalendarDay => ({
  id: null,
  date,
  dayType,
  name,
  shiftIds: [],
  otMin: 0,
  netMin: '0.00',
  isOverride: name !== null,
});

test('takes the days of a holiday together, and keeps make-up days and gaps apart', () => {
  expect(
    holidayRuns([
      day('2026-01-03', 3, '元旦'),
      day('2026-01-01', 3, '元旦'),
      day('2026-01-02', 3, '元旦'),
      day('2026-01-04', 4, '元旦'),
      day('2026-01-05', 1, null),
      day('2026-01-06', 1, '加班'),
      day('2026-04-05', 3, '清明节'),
    ]).map(({ name, dayType, from, to }) => [name, dayType, from, to]),
  ).toEqual([
    ['元旦', 3, '2026-01-01', '2026-01-03'],
    ['元旦', 4, '2026-01-04', '2026-01-04'],
    ['清明节', 3, '2026-04-05', '2026-04-05'],
  ]);
});
