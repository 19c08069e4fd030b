import {
  type BundleProcessStatus,
  type BundleStatus,
  bundleLabel,
} from '@garment-mes/domain/bundles';
import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { clockText } from '../../records/clock-text.ts';
import type { FloorSettings } from '../settings/public.ts';
import { employeeDay } from './counts/roll-ups.sql.ts';
import { type ScanRecord, scanById } from './scan.sql.ts';

/** What a device is sent about a scan, money included; `withoutMoney` takes that out again. */
export type ScanAnswer = DataOf<'recordScan'>;
type ScanRow = ScanAnswer['scan'];

export interface ScanOutcome {
  readonly num: number;
  readonly doneNum: number;
  readonly status: BundleProcessStatus;
  readonly bundleStatus: BundleStatus;
  readonly warning: { readonly done: number; readonly max: number } | undefined;
  readonly settings: FloorSettings;
}

/** What of an answer is known before the person's day was counted. */
export type ScanAnswerWithoutDay = Omit<ScanAnswer, 'dayNum' | 'dayAmount'>;

/** The answer of a scan that is written already. */
export async function scanAnswer(
  tx: Tx,
  actor: Actor,
  scanId: string,
  outcome: ScanOutcome & { readonly employeeId: string; readonly workDate: string },
): Promise<ScanAnswer> {
  const [scan, day] = await Promise.all([
    scanById(tx, actor, scanId),
    employeeDay(tx, actor, outcome.employeeId, outcome.workDate),
  ]);
  if (!scan) throw new DomainError('record-missing', { what: '扫描' });
  return {
    ...answerOf(actor, scan, outcome),
    dayNum: day?.pieceNum ?? 0,
    dayAmount: day?.amount ?? '0.0000',
  };
}

export function answerOf(
  actor: Actor,
  scan: ShownScan,
  { num, doneNum, status, bundleStatus, warning, settings }: ScanOutcome,
): ScanAnswerWithoutDay {
  const row = scanRow(actor, scan, settings);
  return {
    scan: row,
    bundleLabel: row.bundleLabel,
    colorName: scan.colorName,
    sizeName: scan.sizeName,
    num,
    doneNum,
    remainNum: Math.max(0, num - doneNum),
    status,
    bundleStatus,
    warning: warning
      ? refusalText(
          { code: 'checkpoint-ahead', params: { bundleNo: row.bundleLabel, ...warning } },
          'zh-CN',
        )
      : null,
  };
}

/** What a device is shown of a scan. */
export type ShownScan = Pick<
  ScanRecord,
  | 'id'
  | 'requestId'
  | 'bundleId'
  | 'bundleNo'
  | 'splitSeq'
  | 'orderId'
  | 'orderNo'
  | 'orderProcessId'
  | 'seqNo'
  | 'processName'
  | 'colorName'
  | 'sizeName'
  | 'employeeId'
  | 'employeeNo'
  | 'employeeName'
  | 'type'
  | 'num'
  | 'unitPrice'
  | 'amount'
  | 'earnedMin'
  | 'scanDate'
  | 'ageMinutes'
  | 'workDate'
  | 'status'
  | 'suspectFlag'
  | 'reversedId'
>;

export function scanRow(actor: Actor, scan: ShownScan, { reversalMin }: FloorSettings): ScanRow {
  const { ageMinutes, type, status } = scan;
  const left = reversalMin - ageMinutes;
  const reversible = type !== 3 && status === 0 && left > 0;
  return {
    id: scan.id,
    requestId: scan.requestId,
    bundleId: scan.bundleId,
    bundleLabel: bundleLabel(scan.bundleNo, scan.splitSeq),
    orderId: scan.orderId,
    orderNo: scan.orderNo,
    orderProcessId: scan.orderProcessId,
    seqNo: scan.seqNo,
    processName: scan.processName,
    colorName: scan.colorName,
    sizeName: scan.sizeName,
    employeeId: scan.employeeId,
    employeeNo: scan.employeeNo,
    employeeName: scan.employeeName,
    type,
    num: scan.num,
    unitPrice: scan.unitPrice,
    amount: scan.amount,
    earnedMin: scan.earnedMin,
    scanDate: scan.scanDate,
    workDate: scan.workDate,
    status,
    suspectFlag: scan.suspectFlag,
    reversibleUntil: reversible
      ? clockText(new Date(actor.now.getTime() + left * 60_000), actor.scope.timeZone)
      : null,
    reversedId: scan.reversedId,
  };
}

/** Money is shown to the person who earned it and to those who may see wages. */
export const seesMoney = (actor: Actor, employeeId: string): boolean =>
  actor.employee?.id === employeeId || actor.can('FIELD^wage.amount');

export function withoutMoney(answer: ScanAnswer): ScanAnswer {
  const { dayAmount: _day, ...rest } = answer;
  return { ...rest, scan: rowWithoutMoney(answer.scan) };
}

export function rowWithoutMoney(row: ScanRow): ScanRow {
  const { unitPrice: _price, amount: _amount, ...rest } = row;
  return rest;
}
