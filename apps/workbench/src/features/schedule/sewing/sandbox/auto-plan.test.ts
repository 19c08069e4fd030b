import type { LinePage, SimulatedSchedule, UnscheduledPage } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { expect, test } from 'vitest';
import { placingOrder, planAutomatically } from './auto-plan.ts';

const order = (sampleAnswers.listUnscheduled as UnscheduledPage).list[0];
const line = (sampleAnswers.listLines as LinePage).list[0];
const simulated = sampleAnswers.simulateSchedule as SimulatedSchedule;
if (order === undefined || line === undefined) throw new Error('the samples have rows');

const row = (orderId: string, styleNo: string, stageEndDate: string) => ({
  ...order,
  orderId,
  styleNo,
  stageEndDate,
});
const lineOf = (deptId: string, ...skillCategories: string[]) => ({
  ...line,
  deptId,
  skillCategories,
});
const draftFor = (each: { orderId: string; num: number }, on: { deptId: string }) => ({
  orderId: each.orderId,
  lineDeptId: on.deptId,
  num: each.num,
  startDate: '2024-04-01 08:00:00',
  headcount: 20,
  efficiencySetId: '1',
  changeoverMin: 60,
  isFixed: 0 as const,
});

test('keeps a style together, the most urgent style first', () => {
  const rows = [
    row('1', 'A', '2024-04-20'),
    row('2', 'B', '2024-04-05'),
    row('3', 'A', '2024-04-03'),
  ];
  expect(placingOrder(rows).map(({ orderId }) => orderId)).toEqual(['3', '1', '2']);
});

test('puts each order where it ends first, counting what was placed before', async () => {
  // A line takes ten days an order; L2 is free a day later than L1.
  const simulate = (drafts: readonly { orderId: string; lineDeptId: string }[]) => {
    const bars = drafts.map(({ orderId, lineDeptId }, at) => {
      const before = drafts.slice(0, at).filter((each) => each.lineDeptId === lineDeptId).length;
      const day = (lineDeptId === 'L1' ? 1 : 2) + (before + 1) * 10;
      return {
        ...simulated.bars[0],
        id: `-${at + 1}`,
        orderId,
        lineDeptId,
        endDate: `2024-04-${day}`,
      };
    });
    return Promise.resolve({ ...simulated, bars } as SimulatedSchedule);
  };
  const plan = await planAutomatically({
    rows: [row('1', 'A', '2024-04-03'), row('2', 'A', '2024-04-04')],
    lines: [lineOf('L1'), lineOf('L2')],
    draftFor,
    categoryOf: () => undefined,
    simulate,
  });
  expect(plan.map(({ orderId, lineDeptId }) => [orderId, lineDeptId])).toEqual([
    ['1', 'L1'],
    ['2', 'L2'],
  ]);
});

test('leaves an order out that no line can sew', async () => {
  const plan = await planAutomatically({
    rows: [row('1', 'A', '2024-04-03')],
    lines: [lineOf('L1', '衬衫')],
    draftFor,
    categoryOf: () => 'T恤',
    simulate: () => Promise.resolve(simulated),
  });
  expect(plan).toEqual([]);
});
