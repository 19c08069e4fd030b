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

const at = (day: number) => `2024-04-${String(day).padStart(2, '0')} 08:00:00`;

/** Lines on which an order takes ten days, behind one another and behind a bar that is there. */
function lineAt(ends: Readonly<Record<string, number>>) {
  return (drafts: readonly { orderId: string; lineDeptId: string; startDate: string }[]) => {
    const free = new Map(Object.entries(ends));
    const stored = Object.entries(ends).map(([lineDeptId, end]) => ({
      ...{ ...simulated.bars[0], id: `9${lineDeptId}`, lineDeptId, orderId: '99' },
      ...{ startDate: at(1), endDate: at(end) },
    }));
    const bars = drafts.map(({ orderId, lineDeptId, startDate }, index) => {
      const start = Math.max(free.get(lineDeptId) ?? 1, Number(startDate.slice(8, 10)));
      free.set(lineDeptId, start + 10);
      const span = { startDate: at(start), endDate: at(start + 10) };
      return { ...simulated.bars[0], id: `-${index + 1}`, orderId, lineDeptId, ...span };
    });
    return Promise.resolve({ ...simulated, bars: [...stored, ...bars] } as SimulatedSchedule);
  };
}

const planned = (
  rows: readonly ReturnType<typeof row>[],
  ends: Readonly<Record<string, number>>,
  lines = [lineOf('L1'), lineOf('L2')],
) =>
  planAutomatically({
    ...{ rows, lines, draftFor, simulate: lineAt(ends) },
    categoryOf: () => 'T恤',
  });

test('puts each order where it ends first, counting what was placed before', async () => {
  const rows = [row('1', 'A', '2024-04-03'), row('2', 'A', '2024-04-04')];
  const { proposals } = await planned(rows, { L1: 2, L2: 3 });
  expect(
    proposals.map(({ draft, endDate, reason }) => [
      ...[draft.orderId, draft.lineDeptId, draft.startDate],
      ...[endDate, reason],
    ]),
  ).toEqual([
    ['1', 'L1', at(2), at(12), 'lineFree'],
    ['2', 'L2', at(3), at(13), 'lineFree'],
  ]);
});

test('begins no order before its cut pieces are complete, and says so', async () => {
  const late = { ...row('1', 'A', '2024-04-20'), cutReadyDate: '2024-04-15' };
  const early = { ...row('2', 'A', '2024-04-21'), cutReadyDate: '2024-03-02' };
  const unknown = { ...row('3', 'A', '2024-04-22'), cutReadyDate: null };
  const reasonsOf = async (each: typeof unknown | typeof late, ends: Record<string, number>) => {
    const { proposals } = await planned([each], ends, [lineOf('L1')]);
    return proposals.map(({ draft, reason }) => [draft.startDate, reason]);
  };
  expect(await reasonsOf(late, { L1: 2 })).toEqual([[at(15), 'cutPieces']]);
  expect(await reasonsOf(late, { L1: 18 })).toEqual([[at(18), 'lineFree']]);
  expect(await reasonsOf(early, { L1: 1 })).toEqual([[at(1), 'now']]);
  expect(await reasonsOf(unknown, { L1: 1 })).toEqual([[at(1), 'now']]);
});

test('goes behind bars that it would push, as they lie without it', async () => {
  const asked: string[] = [];
  const simulate = (drafts: readonly { orderId: string; startDate: string }[]) => {
    const start = drafts[0]?.startDate ?? '';
    asked.push(start);
    const pushed = start < at(10);
    const other = pushed ? [at(11), at(21)] : [at(10), at(20)];
    const bars = [
      { ...simulated.bars[0], id: '7', orderId: '99', lineDeptId: 'L1' },
      { ...simulated.bars[0], id: '-1', orderId: '1', lineDeptId: 'L1' },
    ].map((bar, index) => ({
      ...bar,
      startDate: index === 0 ? other[0] : start,
      endDate: index === 0 ? other[1] : at(28),
    }));
    return Promise.resolve({ ...simulated, bars } as SimulatedSchedule);
  };
  const { proposals } = await planAutomatically({
    ...{ rows: [{ ...row('1', 'A', '2024-04-20'), cutReadyDate: null }], lines: [lineOf('L1')] },
    ...{ draftFor, simulate, categoryOf: () => undefined },
  });
  expect(asked).toEqual([at(1), at(21), at(20)]);
  expect(proposals[0]?.draft.startDate).toBe(at(20));
});

test('leaves an order out that no line can sew, by name', async () => {
  const plan = await planned([row('1', 'A', '2024-04-03')], { L1: 2 }, [lineOf('L1', '衬衫')]);
  expect(plan.proposals).toEqual([]);
  expect(plan.leftOut.map(({ orderId }) => orderId)).toEqual(['1']);
});
