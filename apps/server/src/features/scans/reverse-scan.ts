import { BundleStatus, bundleLabel } from '@garment-mes/domain/bundles';
import { decimal, decimalText } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import {
  BOOK_OTHERS_KEY,
  requireReversal,
  requireReversible,
  ScanType,
} from '@garment-mes/domain/scans';
import { hourOf } from '@garment-mes/domain/time';
import type { Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { childrenOf } from '../bundles/public.ts';
import { floorSettings } from '../settings/public.ts';
import { lockPayTerms, nextOpenPeriod, type PayTerms } from '../wages/public.ts';
import { countRework, moveBundle, uncountDone } from './counts/count-scan.sql.ts';
import { announce, rollUp } from './counts/roll-up.ts';
import { leadsDepartment } from './leads.sql.ts';
import { insertScan, markReversed, type ScanRecord, scanById } from './scan.sql.ts';
import { type ScanAnswer, scanAnswer } from './scan-answer.ts';
import { lockBundle, processesOf, type ScannedBundle } from './scan-target.sql.ts';

/** Takes a scan back by a row of its own: nothing that was written is changed but the mark (I26). */
export async function reverseScan(
  services: Services,
  tx: Tx,
  actor: Actor,
  request: BodyOf<'reverseScan'>,
): Promise<ScanAnswer> {
  const known = await claimRequest<ScanAnswer>(tx, actor, request.requestId, request);
  if (known) return known;
  const seen = await requireScan(tx, actor, request.scanId);
  const terms = await lockPayTerms(tx, actor, seen.orderId, seen.workDate, seen);
  const bundle = await lockBundle(tx, actor, seen.bundleId);
  if (!bundle || !terms) throw new DomainError('record-missing', { what: '扎号' });
  await requireUnlocked(tx, actor, terms);
  await requireUnsplit(tx, actor, bundle);
  const scan = await requireScan(tx, actor, request.scanId);
  const settings = await floorSettings(tx, actor);
  const by = {
    employeeId: actor.employee?.id ?? '',
    isBooker: scan.createBy === actor.user.id,
    isLeader: actor.can(BOOK_OTHERS_KEY) || (await leadsDepartment(tx, actor, scan.lineDeptId)),
  };
  requireReversal(scan, by, scan.ageMinutes, settings.reversalMin);
  const isOwn = by.employeeId === scan.employeeId || by.isBooker;
  if (!isOwn && !request.reason?.trim()) {
    throw new DomainError('reason-required', { action: { zh: '冲正', en: 'take it back' } });
  }

  const processes = await processesOf(tx, actor, bundle.id);
  const process = processes.find(({ id }) => id === scan.bundleProcessId);
  if (!process) throw new DomainError('record-missing', { what: '扎号工序' });
  const names = {
    bundleNo: bundleLabel(bundle.bundleNo, bundle.splitSeq),
    process: scan.processName,
  };
  const isRework = scan.type === ScanType.rework;
  const remaining = process.doneNum - (isRework ? 0 : scan.num);
  requireReversible(names, processes, process.seqNo, remaining, settings.scanSequence);
  if ((await markReversed(tx, actor, scan.id)) === 0) throw new DomainError('scan-reversed', {});
  const counted = isRework
    ? await countRework(tx, actor, process.id, -scan.num)
    : await uncountDone(tx, actor, process.id, scan.num);
  if (!counted) throw new DomainError('scan-reversed', {});

  const amount = negative(scan.amount);
  const earnedMin = negative(scan.earnedMin);
  const reversalId = await insertScan(tx, actor, {
    ...scan,
    requestId: request.requestId,
    type: ScanType.reversal,
    num: -scan.num,
    amount,
    earnedMin,
    startDate: null,
    scanDate: actor.now,
    deviceDate: request.deviceDate ?? null,
    reversedId: scan.id,
    sourcePeriodNo: null,
    suspectFlag: 0,
    remark: request.reason ?? null,
  });
  const moved = await moveBundle(tx, actor, bundle.id, process.seqNo);
  await rollUp(tx, actor, process, {
    ...scan,
    hour: hourOf(scan.eventTime, actor.scope.timeZone),
    num: isRework ? 0 : -scan.num,
    scans: -1,
    amount,
    earnedMin,
  });
  await announce(services, tx, [scan]);
  const answer = await scanAnswer(tx, actor, reversalId, {
    ...counted,
    employeeId: scan.employeeId,
    workDate: scan.workDate,
    bundleStatus: moved?.status ?? bundle.status,
    warning: undefined,
    settings,
  });
  await keepAnswer(tx, actor, request.requestId, answer);
  return answer;
}

async function requireScan(tx: Tx, actor: Actor, id: string): Promise<ScanRecord> {
  const scan = await scanById(tx, actor, id);
  if (!scan) throw new DomainError('record-missing', { what: '扫描' });
  return scan;
}

/** Its parts have taken over what was done: taken back here it would stay done there. @throws {DomainError} `scan-of-split` */
async function requireUnsplit(
  tx: Tx,
  actor: Actor,
  { id, bundleNo, splitSeq, status }: ScannedBundle,
): Promise<void> {
  if (status !== BundleStatus.split) return;
  const children = (await childrenOf(tx, actor, id)).map((child) =>
    bundleLabel(child.bundleNo, child.splitSeq),
  );
  throw new DomainError('scan-of-split', {
    bundleNo: bundleLabel(bundleNo, splitSeq),
    children: children.join('/'),
  });
}

/** @throws {DomainError} `scan-order-locked`, or `wage-locked-adjust-next` with the period where it is corrected (I38) */
async function requireUnlocked(
  tx: Tx,
  actor: Actor,
  { wageLocked, periodLocked, periodNo = '', orderNo }: PayTerms,
): Promise<void> {
  if (wageLocked) throw new DomainError('scan-order-locked', { orderNo });
  if (!periodLocked) return;
  const next = await nextOpenPeriod(tx, actor, periodNo);
  throw new DomainError('wage-locked-adjust-next', {
    periodNo,
    next: next ?? { zh: '下一工资期', en: 'the next wage period' },
  });
}

const negative = (amount: string): string => decimalText(decimal(amount).neg(), 4);
