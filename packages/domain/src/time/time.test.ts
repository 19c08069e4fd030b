import { expect, test } from 'vitest';
import * as calendar from './calendar.ts';
import { publicHolidays } from './public-holidays.ts';
import { calendarDate, hourOf, workDate } from './work-date.ts';

test.each([
  ['2020-12-31', 'W53'],
  ['2021-01-03', 'W53'],
  ['2021-01-04', 'W01'],
  ['2023-01-01', 'W52'],
  ['2024-12-29', 'W52'],
  ['2024-12-30', 'W01'],
  ['2026-12-31', 'W53'],
  ['2027-01-04', 'W01'],
])('puts %s into %s', (date, week) => {
  expect(calendar.weekLabel(date)).toBe(week);
});

test('walks the calendar over months and leap days', () => {
  expect(calendar.addDays('2024-02-28', 2)).toBe('2024-03-01');
  expect(calendar.addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(calendar.daysBetween('2024-03-01', '2024-02-28')).toBe(-2);
  expect(calendar.eachDay('2024-02-28', '2024-03-01')).toEqual([
    '2024-02-28',
    '2024-02-29',
    '2024-03-01',
  ]);
  expect(calendar.eachDay('2024-03-02', '2024-03-01')).toEqual([]);
  expect(calendar.firstOfMonth('2024-02-29')).toBe('2024-02-01');
  expect(calendar.lastOfMonth('2024-02-03')).toBe('2024-02-29');
  expect(calendar.weekday('2024-03-24')).toBe(7);
  expect(calendar.mondayOf('2024-03-24')).toBe('2024-03-18');
  expect(calendar.minutesBetween('2024-03-20 23:30:00', '2024-03-21 00:15:30')).toBe(45.5);
  expect(calendar.addMinutes('2024-03-20 23:30:00', 45)).toBe('2024-03-21 00:15:00');
});

test.each(['', '2024-02-30', '2024-13-01', 'yesterday', '20240301'])(
  'refuses the date %j',
  (date) => {
    expect(() => calendar.addDays(date, 1)).toThrow('invalid-date');
  },
);

const china = { dayCutoff: '05:00', timeZone: 'Asia/Shanghai' };

test.each([
  ['2024-03-21 04:59:59', '2024-03-20'],
  ['2024-03-21 05:00:00', '2024-03-21'],
  ['2024-03-21 00:00:00', '2024-03-20'],
  ['2024-03-01 02:00:00', '2024-02-29'],
])('counts %s to the factory day %s', (moment, day) => {
  expect(workDate(moment, china)).toBe(day);
});

test.each([
  { why: 'on the day before, by the old time', moment: '2024-03-21 05:30:00', day: '2024-03-21' },
  { why: 'in the night before, by the new time', moment: '2024-03-22 05:30:00', day: '2024-03-21' },
  {
    why: 'when the first day of the new time begins',
    moment: '2024-03-22 06:00:00',
    day: '2024-03-22',
  },
  { why: 'long before', moment: '2020-01-01 04:59:00', day: '2019-12-31' },
])('a cutoff that was changed holds from its day on: $why', ({ moment, day }) => {
  const later = [
    { from: '2024-01-01', clock: '05:00' },
    { from: '2024-03-22', clock: '06:00' },
  ];
  expect(workDate(moment, { ...china, dayCutoff: later })).toBe(day);
});

test('every minute around a change belongs to one day, and the days follow each other', () => {
  for (const clock of ['00:00', '03:00', '12:00']) {
    const dayCutoff = [
      { from: '2024-01-01', clock: '05:00' },
      { from: '2024-03-22', clock },
    ];
    const days = Array.from({ length: 3 * 24 * 12 }, (_, at) =>
      workDate(calendar.addMinutes('2024-03-20 00:00:00', at * 5), { ...china, dayCutoff }),
    );
    expect(days).toEqual([...days].sort());
    expect(days.indexOf('2024-03-22')).toBe((2 * 24 + Number(clock.slice(0, 2))) * 12);
  }
});

test('reads an instant in the time zone of the company', () => {
  const instant = new Date('2024-03-20T20:59:59Z');
  expect(workDate(instant, china)).toBe('2024-03-20');
  expect(workDate(instant.getTime() + 1000, china)).toBe('2024-03-21');
  expect(workDate('2024-03-20T20:59:59.000Z', china)).toBe('2024-03-20');
  expect(workDate(instant, { ...china, timeZone: 'America/New_York' })).toBe('2024-03-20');
  expect(hourOf(instant, 'Asia/Shanghai')).toBe(4);
});

test('the calendar turns at midnight of the company, neither at the cutoff nor in Greenwich', () => {
  expect(calendarDate(new Date('2024-03-20T15:59:59Z'), 'Asia/Shanghai')).toBe('2024-03-20');
  expect(calendarDate(new Date('2024-03-20T16:00:00Z'), 'Asia/Shanghai')).toBe('2024-03-21');
});

test('refuses what is no moment and no cutoff', () => {
  expect(() => workDate('soon', china)).toThrow('invalid-date');
  expect(() => workDate('2024-03-21', { ...china, dayCutoff: '5' })).toThrow('invalid-date');
});

test('the days named by the law alone are holidays; the others of a break are days of rest', () => {
  const dayTypeOn = (date: string) =>
    publicHolidays(Number(date.slice(0, 4))).find((day) => day.date === date)?.dayType;
  expect(
    ['2026-02-15', '2026-02-16', '2026-02-19', '2026-02-20', '2026-02-28'].map(dayTypeOn),
  ).toEqual([2, 3, 3, 2, 4]);
  const statutory = (year: number) =>
    publicHolidays(year).filter(({ dayType }) => dayType === 3).length;
  expect([2024, 2025, 2026].map(statutory)).toEqual([11, 13, 13]);
});
