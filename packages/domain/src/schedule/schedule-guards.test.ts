import { expect, test } from 'vitest';
import * as guards from './schedule-guards.ts';

const running = { scheduleNo: 'SC2404-003', status: 1, num: 2160, doneNum: 2160 } as const;
const short = { ...running, doneNum: 2159 };

test('ends a schedule that is done, or a short one with a reason', () => {
  expect(guards.endSchedule(running)).toBe(2);
  expect(guards.canEndSchedule(short)).toBe(false);
  expect(() => guards.endSchedule(short)).toThrow('schedule-unfinished');
  expect(guards.endSchedule(short, '转线')).toBe(2);
  expect(() => guards.endSchedule({ ...running, status: 2 })).toThrow('wrong-state');
});

test('stops with a reason only', () => {
  expect(guards.stopSchedule(running, '停电')).toBe(0);
  expect(() => guards.stopSchedule(running, ' ')).toThrow('stop-reason-required');
  expect(() => guards.stopSchedule({ ...running, status: 0 }, '停电')).toThrow('wrong-state');
});

test('reopens within seven days', () => {
  const ended = { ...running, status: 2 } as const;
  expect(guards.reopenSchedule(ended, '2024-03-20 17:00:00', '2024-03-27')).toBe(0);
  expect(() => guards.reopenSchedule(ended, '2024-03-20', '2024-03-28')).toThrow(
    'schedule-reopen-late',
  );
});

test('lets less be changed the further it is', () => {
  expect(guards.editableFields({ status: 0 })).toBe('all');
  expect(guards.editableFields({ status: 1 })).toEqual(['num', 'headcount', 'isFixed']);
  expect(guards.editableFields({ status: 2 })).toEqual([]);
});

test('plans between what is done and what is unscheduled', () => {
  const half = { ...running, doneNum: 1000 };
  expect(() => guards.requirePlan(half, 1000, 0)).not.toThrow();
  expect(() => guards.requirePlan(half, 999, 0)).toThrow('schedule-below-done');
  expect(() => guards.requirePlan(half, 2880, 720)).not.toThrow();
  expect(() => guards.requirePlan(half, 2881, 720)).toThrow('schedule-over');
});

test('adds days gone by and days set by hand up to what is scheduled', () => {
  const days = [
    { workDate: '2024-03-18', planNum: 500, isManual: false },
    { workDate: '2024-03-19', planNum: 500, isManual: false },
    { workDate: '2024-03-20', planNum: 400, isManual: true },
  ];
  expect(guards.settledNum(days, '2024-03-19')).toBe(900);
  expect(() => guards.requireDaySum(days, '2024-03-19', 900)).not.toThrow();
  expect(() => guards.requireDaySum(days, '2024-03-19', 899)).toThrow('day-plan-sum');
});
