import type { ScheduleGantt } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { expect, test } from 'vitest';
import { changeOf, placed, rebased } from './bar-draft.ts';

const bar = (sampleAnswers.getScheduleGantt as ScheduleGantt).lanes[0]?.bars[0];
if (bar === undefined) throw new Error('the samples have bars');

test('a move that is tried again takes its place and leaves what the other changed', () => {
  const was = { ...bar, isFixed: 0 as const, headcount: 20, num: 400, version: 5 };
  const now = { ...was, headcount: 18, num: 380, startDate: '2024-03-25 08:00:00', version: 6 };
  const moved = placed(changeOf(was), { laneId: '32', start: Date.UTC(2024, 2, 28, 8) });
  const again = rebased(moved, was, now);
  expect(again).toMatchObject({ lineDeptId: '32', headcount: 18, num: 380 });
  expect(again.startDate).toBe(moved.startDate);
  // Only the line was changed: the start is the one the other gave it.
  expect(rebased({ ...changeOf(was), lineDeptId: '32' }, was, now).startDate).toBe(now.startDate);
});
