import { describe, expect, test } from 'vitest';
import { DomainError } from '../domain-error.ts';
import { resumedStatus } from '../orders/resume.ts';
import { refusalText } from '../refusals/refusal-text.ts';
import { assignmentMoves } from './assignment-moves.ts';
import { bundleMoves } from './bundle-moves.ts';
import { checkRecordMoves } from './check-record-moves.ts';
import { cutPlanMoves } from './cut-plan-moves.ts';
import { cuttingScheduleMoves } from './cutting-schedule-moves.ts';
import { dieMoves } from './die-moves.ts';
import { machineMoves } from './machine-moves.ts';
import { maintenanceMoves } from './maintenance-moves.ts';
import { clothMoves } from './materials/cloth-moves.ts';
import { deliveryMoves } from './materials/delivery-moves.ts';
import { feedingMoves } from './materials/feeding-moves.ts';
import { requisitionMoves } from './materials/requisition-moves.ts';
import { warehouseBillMoves } from './materials/warehouse-bill-moves.ts';
import { orderMoves } from './order-moves.ts';
import { orderVersionMoves } from './order-version-moves.ts';
import { problemMoves } from './problem-moves.ts';
import { scheduleMoves } from './schedule-moves.ts';
import { siteTaskMoves } from './site-task-moves.ts';
import { canMove, hasArrived, moved, type StateTable } from './state-table.ts';
import { styleMoves } from './style-moves.ts';
import { wagePeriodMoves } from './wage-period-moves.ts';
import { wageRecordMoves } from './wage-record-moves.ts';

// From → to, by the trade's own account of each record; written out apart from the tables.
const tables: [StateTable<number, string>, string][] = [
  [orderMoves, '0>1 0>9 1>0 1>2 1>5 1>9 2>3 2>5 3>2 3>4 4>3'],
  [
    bundleMoves,
    '0>1 0>2 0>3 0>7 0>8 0>9 1>2 1>3 1>7 1>8 1>9 2>3 2>7 2>8 3>4 3>7 3>8 4>5 4>7 5>6 5>7',
  ],
  [cutPlanMoves, '0>0 0>1 0>9 1>2 1>9'],
  [styleMoves, '0>0 0>1 1>0 1>2 2>1'],
  [orderVersionMoves, '0>1 0>2'],
  [scheduleMoves, '0>1 0>2 1>0 1>2 2>0'],
  [cuttingScheduleMoves, '0>1 0>9 1>0 1>2 1>9 2>3'],
  [machineMoves, '0>1 0>2 0>4 1>0 1>2 1>3 2>1 2>3 3>1 3>2 3>4'],
  [maintenanceMoves, '0>1 0>9 1>2 1>9 2>3 2>4 3>2 4>2 4>5'],
  [checkRecordMoves, '0>1 0>9 1>2 1>4 1>9 2>3 3>4'],
  [warehouseBillMoves, '0>1 0>9 1>0 1>2 1>9 2>3'],
  [wageRecordMoves, '0>0 0>1 0>2 1>0 1>2 2>0 2>3'],
  [wagePeriodMoves, '0>1 0>2 1>0 2>0 2>3'],
  [dieMoves, '0>1 0>3 0>4 1>0 1>2 2>0 3>0 3>4'],
  [siteTaskMoves, '0>1 0>9 1>2 2>3 2>4 3>2'],
  [assignmentMoves, '0>1 0>9 1>2 1>9 2>3 2>9'],
  [deliveryMoves, '0>1 1>2 1>3 1>9 2>4 3>2'],
  [problemMoves, '0>1 0>9 1>2 2>3'],
  [feedingMoves, '0>1 0>9 1>2 1>9 2>3'],
  [clothMoves, '0>1 0>9 1>1 1>2 1>9 2>3 2>9'],
  [requisitionMoves, '0>1 0>9 1>2 1>9 2>3'],
];

describe.each(tables)('$what.en', (table, expected) => {
  const statuses = Object.keys(table.names).map(Number);
  const moves = Object.keys(table.moves);

  test('has these moves and no others', () => {
    const all = moves.flatMap((name) =>
      (table.moves[name]?.from ?? []).map((from) => `${from}>${table.moves[name]?.to}`),
    );
    expect([...new Set(all)].sort().join(' ')).toBe(expected);
  });

  test('refuses every move from every other status, in words', () => {
    for (const name of moves) {
      for (const status of statuses) {
        if (canMove(table, name, status)) {
          expect(moved(table, name, { no: 'X1', status })).toBe(table.moves[name]?.to);
        } else {
          expect(() => moved(table, name, { no: 'X1', status })).toThrow('wrong-state');
        }
      }
    }
  });
});

test('names record, status and wish in the refusal', () => {
  const refusal = refusalOf(() => moved(orderMoves, 'confirm', { no: 'SO2403017', status: 3 }));
  expect(refusalText(refusal, 'zh-CN')).toBe('订单SO2403017已完工，不能确认');
  expect(refusalText(refusal, 'en')).toBe('Order SO2403017 is finished: cannot confirm it');
});

test('knows a repeated call', () => {
  expect(hasArrived(scheduleMoves, 'start', 1)).toBe(true);
  expect(hasArrived(scheduleMoves, 'start', 0)).toBe(false);
});

test('resumes an order where it was suspended', () => {
  const order = { orderNo: 'X', status: 5 } as const;
  expect(resumedStatus({ ...order, suspendFrom: 2 })).toBe(2);
  expect(resumedStatus({ ...order, suspendFrom: 1 })).toBe(1);
  expect(() => resumedStatus({ orderNo: 'X', status: 2 })).toThrow('order-state');
});

function refusalOf(run: () => unknown): DomainError {
  try {
    run();
  } catch (error) {
    if (error instanceof DomainError) return error;
  }
  throw new Error('nothing was refused');
}
