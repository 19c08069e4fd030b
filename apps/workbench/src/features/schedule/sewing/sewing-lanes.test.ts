import type { ScheduleGantt, SimulatedSchedule } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { expect, test } from 'vitest';
import { sewingLanes, ticksOf } from './sewing-lanes.ts';

const sample = sampleAnswers.getScheduleGantt as ScheduleGantt;
const [lane] = sample.lanes;
const [bar] = lane?.bars ?? [];
if (lane === undefined || bar === undefined) throw new Error('the sample has a bar');

const barOf = (id: string, lineDeptId: string, startDate: string, endDate: string, more = {}) => ({
  ...bar,
  id,
  lineDeptId,
  startDate,
  endDate,
  status: 0 as const,
  isFixed: 0 as const,
  ...more,
});
const gantt: ScheduleGantt = {
  ...sample,
  lanes: [
    {
      ...lane,
      lineDeptId: 'L1',
      bars: [barOf('a', 'L1', '2024-04-01 08:00:00', '2024-04-02 17:30:00')],
    },
    {
      ...lane,
      lineDeptId: 'L2',
      bars: [
        barOf('x', 'L2', '2024-03-20 08:00:00', '2024-03-25 17:30:00', { status: 2 }),
        barOf('b', 'L2', '2024-04-01 08:00:00', '2024-04-03 17:30:00', { status: 1 }),
        barOf('c', 'L2', '2024-04-04 08:00:00', '2024-04-05 17:30:00', { isFixed: 1 }),
      ],
    },
  ],
};
const shown = { colouring: 'order', mayMove: true, today: '2024-04-01' } as const;
const barsOf = (preview?: SimulatedSchedule) =>
  sewingLanes(gantt, { ...shown, preview }).map(({ bars }) =>
    bars.map(({ id, isMovable, isProposal }) => [id, isMovable, isProposal]),
  );

test('only what has not begun and is not locked can be moved', () => {
  expect(barsOf()).toEqual([
    [['a', true, false]],
    [
      ['x', false, false],
      ['b', false, false],
      ['c', false, false],
    ],
  ]);
});

test('a preview takes the bar off its line and pushes those behind it', () => {
  const preview = {
    loads: [],
    texts: [],
    givenUp: [],
    pushed: [],
    bars: [
      barOf('b', 'L2', '2024-04-01 08:00:00', '2024-04-03 17:30:00', { status: 1 }),
      barOf('a', 'L2', '2024-04-04 08:00:00', '2024-04-05 12:00:00'),
      barOf('c', 'L2', '2024-04-05 13:00:00', '2024-04-08 17:30:00', { isFixed: 1 }),
    ],
  };
  expect(barsOf(preview)).toEqual([
    [],
    [
      ['x', false, false],
      ['b', false, false],
      ['a', true, true],
      ['c', false, true],
    ],
  ]);
});

test('shows the dates a chosen bar has to keep', () => {
  const dates = { cutReadyDate: null, stageEndDate: '2024-04-03', deliveryDate: '2024-04-10' };
  expect(ticksOf({ ...bar, ...dates }).map(({ id }) => id)).toEqual(['stage', 'delivery']);
  expect(ticksOf(undefined)).toEqual([]);
});

test('says how full a line is today, by the minutes behind it', () => {
  const loads = [
    {
      workDate: '2024-04-01',
      availMin: '4080.00',
      plannedMin: '4488.00',
      loadPct: '110.00',
      afterPct: null,
    },
  ];
  const [first, second] = sewingLanes(
    {
      ...gantt,
      lanes: [
        { ...lane, loads },
        { ...lane, loads: [] },
      ],
    },
    { ...shown, preview: undefined },
  );
  expect(first?.today).toEqual({
    level: 'over',
    share: '今日 110.00%',
    minutes: '今日 4,488 / 4,080 分钟',
  });
  expect(second?.today).toBeUndefined();
});
