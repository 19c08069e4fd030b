import { expect, test } from 'vitest';
import { weekday } from '../time/calendar.ts';
import { addWorkdays, backSchedule } from './back-schedule.ts';
import { curvePct, loadLevel } from './day-capacity.ts';
import { planJob } from './end-date.ts';
import {
  minuteAfter,
  netMinutes,
  netMinutesBetween,
  type ShiftSegment,
  workStretches,
} from './shift.ts';
import { attendedMinutes } from './worked-time.ts';

const day: ShiftSegment[] = [
  { start: '08:00', end: '12:00', type: 'work' },
  { start: '12:00', end: '13:30', type: 'break' },
  { start: '13:30', end: '17:30', type: 'work' },
  { start: '18:30', end: '20:30', type: 'ot' },
];
const night: ShiftSegment[] = [
  { start: '20:00', end: '00:00', type: 'work' },
  { start: '01:00', end: '05:00', type: 'work' },
];
const sundayOff = (date: string) => (weekday(date) === 7 ? [] : day);
const curve = [
  { day: 1, pct: 40 },
  { day: 2, pct: 55 },
  { day: 3, pct: 65 },
  { day: 4, pct: 70 },
];
const job = { startAt: '2024-03-18 08:00:00', num: 8000, sam: '5.08', headcount: 22, curve };

test('counts the minutes of day and night shifts', () => {
  expect(netMinutes(day)).toBe(600);
  expect(netMinutes(night)).toBe(480);
  expect(workStretches(night)).toEqual([
    { from: 1200, to: 1440 },
    { from: 1500, to: 1740 },
  ]);
  expect(() => netMinutes([{ start: '8', end: '12:00', type: 'work' }])).toThrow('invalid-date');
});

test('jumps over breaks', () => {
  const stretches = workStretches(day);
  expect(netMinutesBetween(stretches, 480, 1230)).toBe(600);
  expect(netMinutesBetween(stretches, 700, 820)).toBe(30);
  expect(netMinutesBetween(stretches, 820, 700)).toBe(0);
  expect(minuteAfter(stretches, 480, 240)).toBe(720);
  expect(minuteAfter(stretches, 480, 241)).toBe(811);
  expect(minuteAfter(stretches, 720, 0)).toBe(810);
  expect(minuteAfter(stretches, 480, 601)).toBeUndefined();
});

test('ends 8,000 garments on Saturday at 09:09', () => {
  expect(planJob(job, sundayOff)).toMatchObject({ endAt: '2024-03-23 09:09:00' });
});

test('lets a Sunday bring nothing and keep the curve where it is', () => {
  const { days } = planJob({ ...job, startAt: '2024-03-23 08:00:00', num: 2000 }, sundayOff);
  expect(days.map(({ workDate, planNum }) => [workDate, planNum])).toEqual([
    ['2024-03-23', 1039],
    ['2024-03-25', 961],
  ]);
});

test('eats the changeover before the first garment, over two days if it must', () => {
  const { days } = planJob({ ...job, num: 500, changeoverMin: 660 }, sundayOff);
  expect(days).toEqual([
    { workDate: '2024-03-19', availMin: 540, headcount: 22, effPct: 40, planNum: 500 },
  ]);
});

test('starts in the middle of a day and ends exactly at its close', () => {
  const { endAt, days } = planJob({ ...job, startAt: '2024-03-18 13:00:00', num: 623 }, sundayOff);
  expect(days[0]).toMatchObject({ availMin: 360, planNum: 623 });
  expect(endAt).toBe('2024-03-18 20:30:00');
});

test('begins further up the curve when the line knows the style', () => {
  expect(planJob({ ...job, firstCurveDay: 3 }, sundayOff).days[0]?.planNum).toBe(1688);
  expect(curvePct(curve, 9)).toBe(70);
  expect(curvePct([], 1)).toBe(100);
});

test('follows the people who are there, and skips days without any', () => {
  const headcount = (date: string) => (date === '2024-03-18' ? 0 : 11);
  const { days } = planJob({ ...job, headcount, num: 500 }, sundayOff);
  expect(days).toMatchObject([{ workDate: '2024-03-19', headcount: 11, effPct: 40, planNum: 500 }]);
});

test('runs a night shift into the next morning', () => {
  const { endAt } = planJob({ ...job, startAt: '2024-03-18 20:00:00', num: 800 }, () => night);
  expect(endAt).toBe('2024-03-19 04:43:00');
});

test('continues in the night shift of the evening before', () => {
  const at = (startAt: string, num: number) =>
    planJob({ startAt, num, sam: '6', headcount: 10, curve: [] }, () => night);
  expect(at('2024-03-19 02:00:00', 300)).toMatchObject({
    endAt: '2024-03-19 05:00:00',
    days: [{ workDate: '2024-03-18', availMin: 180, planNum: 300 }],
  });
  expect(at('2024-03-19 05:00:00', 300).days[0]?.workDate).toBe('2024-03-19');
});

const settled = (...nums: readonly (readonly [string, number])[]) => {
  const plan = planJob(
    { ...job, num: 3000, sam: '5.1', headcount: 17, curve: [], setNums: new Map(nums) },
    sundayOff,
  );
  return [...plan.days.map(({ planNum }) => planNum), plan.endAt.slice(5, 16)];
};

test.each([
  ['nothing', [], [2000, 1000, '03-19 14:30']],
  ['a day in the middle', [['2024-03-19', 500]], [2000, 500, 500, '03-20 10:30']],
  ['a day behind the end', [['2024-03-20', 800]], [2000, 200, 800, '03-20 12:00']],
  ['a day without work', [['2024-03-18', 0]], [0, 2000, 1000, '03-20 14:30']],
  ['more than a day brings', [['2024-03-18', 2500]], [2500, 500, '03-19 10:30']],
  ['all of it', [['2024-03-20', 3000]], [3000, '03-20 20:30']],
  ['a rest day, which stays one', [['2024-03-24', 700]], [2000, 1000, '03-19 14:30']],
] as const)('keeps what is set for days and spreads the rest: %s', (_, nums, days) => {
  expect(settled(...nums)).toEqual(days);
});

test('keeps the learning curve where it is on a day set to nothing', () => {
  const { days } = planJob({ ...job, setNums: new Map([['2024-03-18', 0]]) }, sundayOff);
  expect(days.slice(0, 3).map(({ planNum }) => planNum)).toEqual([0, 1039, 1429]);
});

test('refuses a job that never ends', () => {
  expect(() => planJob(job, () => [])).toThrow('schedule-endless');
  expect(() => planJob({ ...job, headcount: 0 }, sundayOff)).toThrow('schedule-endless');
});

test('needs no time for nothing', () => {
  expect(planJob({ ...job, num: 0, startAt: '2024-03-18 12:30:00' }, sundayOff)).toEqual({
    endAt: '2024-03-18 13:30:00',
    days: [],
  });
});

test('walks working days in both directions', () => {
  expect(addWorkdays('2024-03-22', 2, sundayOff)).toBe('2024-03-25');
  expect(addWorkdays('2024-03-25', -1, sundayOff)).toBe('2024-03-23');
  expect(addWorkdays('2024-03-24', 0, sundayOff)).toBe('2024-03-23');
  expect(() => addWorkdays('2024-03-24', 1, () => [])).toThrow('schedule-endless');
});

test('starts sewing on the latest day that still ends in time', () => {
  const request = { shipmentDate: '2024-04-12', cuttingDays: 2, job: { ...job, num: 8000 } };
  const { sewingStart, sewingEnd } = backSchedule(request, sundayOff);
  const start = (date: string) => planJob({ ...job, startAt: `${date} 08:00:00` }, sundayOff).endAt;
  expect(start(sewingStart) <= `${sewingEnd} 23:59:59`).toBe(true);
  expect(start(addWorkdays(sewingStart, 1, sundayOff)) > `${sewingEnd} 23:59:59`).toBe(true);
});

test('is late when cutting would begin before the fabric is there', () => {
  const request = { shipmentDate: '2024-04-12', cuttingDays: 2, job: { ...job, num: 2100 } };
  const { cuttingStart } = backSchedule(request, sundayOff);
  expect(backSchedule({ ...request, materialDate: cuttingStart }, sundayOff).isLate).toBe(false);
  expect(backSchedule({ ...request, materialDate: '2024-04-01' }, sundayOff).isLate).toBe(true);
});

test('counts a stay only while the shift runs', () => {
  const stay = (onAt: string, offAt: string) =>
    attendedMinutes(
      '2024-03-20',
      [{ onAt: `2024-03-20 ${onAt}`, offAt: `2024-03-20 ${offAt}` }],
      day,
    );
  expect(stay('07:30:00', '08:00:00')).toBe(0);
  expect(stay('12:10:00', '13:20:00')).toBe(0);
  expect(stay('08:00:30', '08:02:00')).toBe(1.5);
  expect(
    attendedMinutes(
      '2024-03-20',
      [{ onAt: '2024-03-20 19:55:00', offAt: '2024-03-21 05:10:00' }],
      night,
    ),
  ).toBe(480);
});

test.each([
  [69.99, 'idle'],
  [70, 'light'],
  [84.99, 'light'],
  [85, 'full'],
  [100, 'full'],
  [100.01, 'over'],
] as const)('calls a load of %d %s', (pct, level) => {
  expect(loadLevel(pct)).toBe(level);
});
