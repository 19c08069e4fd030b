import type { CuttingGantt } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { expect, test } from 'vitest';
import { cuttingLanes, untimed } from './cutting-lanes.ts';

const sample = sampleAnswers.getCuttingGantt as CuttingGantt;
const [lane] = sample.lanes;
const [row] = lane?.queue ?? [];
if (lane === undefined || row === undefined) throw new Error('the sample has a row');

const rowOf = (id: string, status: number, startDate: string | null, endDate: string | null) => ({
  ...row,
  id,
  status: status as 0,
  startDate,
  endDate,
});
const gantt: CuttingGantt = {
  ...sample,
  lanes: [
    {
      ...lane,
      queue: [
        rowOf('b', 1, '2024-03-18 13:00:00', '2024-03-18 14:30:00'),
        rowOf('a', 0, '2024-03-18 08:00:00', '2024-03-18 09:30:00'),
        rowOf('c', 0, null, null),
        rowOf('d', 9, '2024-03-18 10:00:00', '2024-03-18 11:00:00'),
      ],
    },
  ],
};

test('draws what has its time, in time; only what is not handed out can be moved', () => {
  expect(cuttingLanes(gantt, true)[0]?.bars.map(({ id, isMovable }) => [id, isMovable])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});

test('keeps what has a day but no time in the pool', () => {
  expect(untimed(gantt).map(({ id }) => id)).toEqual(['c']);
});

test('shades the days a table rests and marks those it works in exchange', () => {
  const days = { restDays: ['2024-03-24'], extraDays: ['2024-03-23'] };
  const [first] = cuttingLanes({ ...sample, lanes: [{ ...lane, ...days }] }, true);
  expect(first).toMatchObject(days);
});

test('collides only with fabric that is short for what is not yet cut', () => {
  const texts = (fabricText: string[], status: number) => {
    const queue = [
      { ...rowOf('a', status, '2024-03-18 08:00:00', '2024-03-18 09:30:00'), fabricText },
    ];
    return cuttingLanes({ ...sample, lanes: [{ ...lane, queue }] }, true)[0]?.bars[0]?.conflicts;
  };
  expect(texts(['已放行'], 1)).toEqual([]);
  expect(texts(['缺52.82米'], 1)).toEqual(['缺52.82米']);
  expect(texts(['缺52.82米'], 3)).toEqual([]);
});
