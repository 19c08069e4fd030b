import { expect, test } from 'vitest';
import { weekday } from '../time/calendar.ts';
import { scheduleConflicts } from './schedule-conflicts.ts';
import type { ShiftSegment } from './shift.ts';

const day: ShiftSegment[] = [{ start: '08:00', end: '17:00', type: 'work' }];
const sundayOff = (date: string) => (weekday(date) === 7 ? [] : day);
const bar = { startDate: '2024-03-30 08:00:00', endDate: '2024-04-05 16:00:00', overloads: [] };

test('finds nothing where nothing is wrong', () => {
  const fine = { ...bar, latestSewing: '2024-04-05', cutReadyDate: '2024-03-30' };
  expect(scheduleConflicts(fine, sundayOff)).toEqual({ flag: 0, texts: [] });
});

test('names each conflict with its figures', () => {
  const { flag, texts } = scheduleConflicts(
    {
      ...bar,
      latestSewing: '2024-04-03',
      cutReadyDate: '2024-04-01',
      overloads: [
        { workDate: '2024-04-01', loadPct: '101.5' },
        { workDate: '2024-04-02', loadPct: '132.0' },
      ],
      overlap: { scheduleNo: 'SC2404-003', minutes: 69, isStarted: false, isFixed: true },
    },
    sundayOff,
  );
  expect(flag).toBe(15);
  expect(texts.map(({ zh }) => zh)).toEqual([
    '缝制晚于最迟2024-04-03，晚2个工作日',
    '早于裁片齐套2024-04-01',
    '2024-04-02负荷132.0%',
    '与锁定排程SC2404-003重叠69分钟',
  ]);
});

test('counts lateness in working days', () => {
  const over = { ...bar, endDate: '2024-04-08 09:00:00', latestSewing: '2024-04-06' };
  expect(scheduleConflicts(over, sundayOff).texts[0]?.zh).toBe(
    '缝制晚于最迟2024-04-06，晚1个工作日',
  );
});
