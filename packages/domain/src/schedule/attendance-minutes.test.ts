import { expect, test } from 'vitest';
import {
  type AttendedShift,
  clockedMinutes,
  type DayClass,
  dayClassOf,
  shiftMinutes,
  stayOf,
  typedMinutes,
} from './attendance-minutes.ts';

const DAY_SHIFT = [
  { start: '08:00', end: '12:00', type: 'work' },
  { start: '12:00', end: '13:00', type: 'break' },
  { start: '13:00', end: '17:30', type: 'work' },
  { start: '17:30', end: '18:30', type: 'break' },
  { start: '18:30', end: '20:30', type: 'ot' },
] as const;
const NIGHT_SHIFT = [
  { start: '20:00', end: '00:00', type: 'work' },
  { start: '00:00', end: '00:30', type: 'break' },
  { start: '00:30', end: '04:30', type: 'work' },
] as const;

const on = (
  dayClass: DayClass = 1,
  segments: AttendedShift['segments'] = DAY_SHIFT,
): AttendedShift => ({ workDate: '2024-03-20', dayClass, segments });
const clocked = (shift: AttendedShift, come: string, go: string) =>
  clockedMinutes(shift, stayOf(shift, come, go));

test.each<[string, string, string, object]>([
  ['the whole shift', '07:55', '17:30', { normalMin: 510, otMin: 0, otType: null }],
  ['with overtime', '07:55', '20:31', { normalMin: 510, otMin: 120, otType: 1 }],
  ['part of the overtime', '08:00', '19:00', { normalMin: 510, otMin: 30, otType: 1 }],
  ['ten minutes late', '08:10', '17:30', { normalMin: 500, lateMin: 10, earlyMin: 0 }],
  ['gone at noon', '08:00', '12:20', { normalMin: 240, lateMin: 0, earlyMin: 270 }],
  ['come in the break', '12:30', '17:30', { normalMin: 270, lateMin: 240, earlyMin: 0 }],
])('%s', (_, come, go, minutes) => {
  expect(clocked(on(), come, go)).toMatchObject(minutes);
});

test('on a day of rest and on a holiday all minutes are overtime of that class, and nobody is late', () => {
  for (const dayClass of [2, 3] as const) {
    expect(clocked(on(dayClass), '09:00', '12:00')).toEqual({
      ...{ normalMin: 0, otMin: 180, otType: dayClass, lateMin: 0, earlyMin: 0 },
    });
    expect(shiftMinutes(on(dayClass, DAY_SHIFT.slice(0, 3)))).toMatchObject({ otMin: 510 });
  }
  expect([1, 2, 3, 4].map(dayClassOf)).toEqual([1, 2, 3, 1]);
});

test('a night shift belongs whole to the day on which it begins', () => {
  const night = on(1, NIGHT_SHIFT);
  expect(stayOf(night, '19:50', '04:30')).toEqual({
    onAt: '2024-03-20 19:50:00',
    offAt: '2024-03-21 04:30:00',
  });
  expect(clocked(night, '19:50', '04:30')).toMatchObject({ normalMin: 480, lateMin: 0 });
  expect(stayOf(night, '01:00', '04:30').onAt).toBe('2024-03-21 01:00:00');
  expect(clocked(night, '01:00', '04:30')).toMatchObject({ normalMin: 210, lateMin: 270 });
  expect(clocked(night, '20:00', '02:30')).toMatchObject({ normalMin: 360, earlyMin: 120 });
});

test('typed minutes stand, and times beside them tell who was late', () => {
  const stay = stayOf(on(), '08:20', '17:30');
  expect(typedMinutes(on(), { normalMin: 480, otMin: 0 }, stay)).toEqual({
    ...{ normalMin: 480, otMin: 0, otType: null, lateMin: 20, earlyMin: 0 },
  });
  expect(typedMinutes(on(2, []), { normalMin: 0, otMin: 90 }, undefined).otType).toBe(2);
});

test.each<[string, () => unknown, string]>([
  ['going as coming', () => stayOf(on(), '08:00', '8:00'), 'attendance-no-stay'],
  ['no time of the clock', () => stayOf(on(), '25:00', '08:00'), 'invalid-date'],
  ['no shift', () => clocked(on(1, []), '08:00', '17:00'), 'attendance-no-shift'],
  ['a stay in the break', () => clocked(on(), '12:10', '12:50'), 'out-of-range'],
  ['no minutes', () => typedMinutes(on(), { normalMin: 0, otMin: 0 }, undefined), 'out-of-range'],
  [
    'more than a day',
    () => typedMinutes(on(), { normalMin: 1400, otMin: 41 }, undefined),
    'out-of-range',
  ],
  [
    'normal minutes on a day of rest',
    () => typedMinutes(on(2), { normalMin: 480, otMin: 0 }, undefined),
    'attendance-rest-day',
  ],
  [
    'more than the stay',
    () => typedMinutes(on(), { normalMin: 480, otMin: 61 }, stayOf(on(), '08:00', '17:00')),
    'attendance-over-stay',
  ],
])('refuses %s', (_, act, code) => {
  expect(act).toThrow(expect.objectContaining({ code }));
});
