import {
  acceptScan,
  type BundleProcessStatus,
  bundleLabel,
  DomainError,
  hourOf,
  isSuspect,
  requireSequence,
  resolveProcess,
  ScanType,
  sequenceRoom,
  workDate,
} from '@garment-mes/domain';
import type { Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../actor.ts';
import { type FloorSettings, floorSettings } from '../settings.ts';
import { requireDelivered, requireReportable } from './bundle-guard.ts';
import { clockText } from './clock-text.ts';
import { countDone, countRework, moveBundle } from './count-scan.sql.ts';
import { eventTime } from './event-time.ts';
import { findTarget } from './find-target.ts';
import { announce, rollUp, rollUpKeys } from './roll-up.ts';
import { insertScan, type NewScan } from './scan.sql.ts';
import { type ScanAnswer, scanAnswer } from './scan-answer.ts';
import type { ScanInput, ScanRequest } from './scan-input.ts';
import { claimRequest, keepAnswer } from './scan-request.sql.ts';
import {
  lockBundle,
  processesOf,
  type ScannedProcess,
  secondsSinceLast,
  workerOn,
} from './scan-target.sql.ts';
import { payOf, requireWorker } from './scan-worker.ts';
import { holdPayTerms } from './wage-locks.sql.ts';

export const MANUAL_KEY = 'POST^/mes2/bundleProcess/manual';

/** Reports garments of one bundle at one operation. The same request id answers the same. */
export async function recordScan(
  services: Services,
  tx: Tx,
  actor: Actor,
  request: ScanRequest,
): Promise<ScanAnswer> {
  const input = request.bundleProcessSubmitRecord;
  const [known, settings] = await Promise.all([
    claimRequest<ScanAnswer>(tx, actor, input.requestId, request),
    floorSettings(tx, actor),
  ]);
  if (known) return known;
  requireType(actor, input);

  const at = eventTime(
    input.deviceDate,
    clockText(actor.now, actor.scope.timeZone),
    settings.lateScanDays,
  );
  const day = workDate(at.text, { ...settings, timeZone: actor.scope.timeZone });
  const target = await findTarget(tx, actor, request);
  // In one flight and in this order: what is read after the bundle is read while it is held.
  const [terms, bundle, processes, person, since] = await Promise.all([
    holdPayTerms(tx, actor, target.orderId, day),
    lockBundle(tx, actor, target.bundleId),
    processesOf(tx, actor, target.bundleId),
    workerOn(tx, actor, input.employeeId, day),
    secondsSinceLast(tx, actor, input.employeeId, day, at.text),
  ]);
  if (!terms || !bundle) throw new DomainError('record-missing', { what: '扎号' });
  await requireReportable(tx, actor, bundle, terms);

  const fixed = target.orderProcessId ?? input.orderProcessId ?? undefined;
  const process = resolveProcess(processes, { couponSeq: target.couponSeq, fixedProcessId: fixed });
  const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  if (!process) throw new DomainError('process-unresolved', { bundleNo });
  requireDelivered(bundle, process, settings);
  const worker = await requireWorker(tx, actor, person, input);
  const lineDeptId = input.lineDeptId ?? bundle.lineDeptId ?? worker.deptId;
  if (!lineDeptId) throw new DomainError('required', { field: '产线' });

  if (input.type !== ScanType.rework) acceptScan({ ...process, bundleNo }, input.num);
  const warning = keepSequence(bundleNo, processes, process, input, settings);
  const [counted, pay] = await Promise.all([
    count(tx, actor, bundleNo, process, input),
    payOf(tx, actor, process, worker, input, day),
  ]);
  const scan: NewScan = {
    requestId: input.requestId,
    bundleId: bundle.id,
    bundleProcessId: process.id,
    orderId: bundle.orderId,
    orderProcessId: process.orderProcessId,
    processId: process.processId,
    employeeId: worker.id,
    lineDeptId,
    machineId: input.machineId ?? null,
    type: input.type,
    num: input.num,
    ...pay,
    sam: process.sam,
    startDate: input.startDate ?? null,
    scanDate: actor.now,
    deviceDate: at.doubtful ? null : input.deviceDate,
    workDate: day,
    channel: input.channel,
    deviceId: input.deviceId ?? '',
    reversedId: null,
    sourcePeriodNo: terms.periodLocked ? (terms.periodNo ?? null) : null,
    suspectFlag: at.doubtful || isSuspect(since, input.num, process.sam) ? 1 : 0,
    remark: input.remark ?? null,
  };
  const [scanId, moved] = await Promise.all([
    insertScan(tx, actor, scan),
    moveBundle(tx, actor, bundle.id, process.seqNo),
    rollUp(tx, actor, process, {
      ...rollUpKeys(bundle, process, worker, lineDeptId),
      workDate: day,
      hour: hourOf(at.text, actor.scope.timeZone),
      num: input.type === ScanType.rework ? 0 : input.num,
      scans: 1,
      amount: pay.amount,
      earnedMin: pay.earnedMin,
    }),
    announce(services, tx, bundle, lineDeptId),
  ]);
  const answer = await scanAnswer(tx, actor, scanId, {
    ...counted,
    employeeId: worker.id,
    workDate: day,
    bundleStatus: moved?.status ?? bundle.status,
    warning,
    settings,
  });
  await keepAnswer(tx, actor, input.requestId, answer);
  return answer;
}

function requireType(actor: Actor, { type }: ScanInput): void {
  if (type === ScanType.reversal) throw new DomainError('invalid-value', { field: '类型' });
  const byHand = type === ScanType.manual || type === ScanType.import;
  if (byHand && !actor.can(MANUAL_KEY)) throw new DomainError('no-permission', { name: '补录' });
}

/** @returns the sentence of a `warn` setting, undefined when nothing is out of order */
function keepSequence(
  bundleNo: string,
  processes: readonly ScannedProcess[],
  { seqNo }: ScannedProcess,
  { type, num }: ScanInput,
  { scanSequence }: FloorSettings,
): { done: number; max: number } | undefined {
  if (type === ScanType.rework) return undefined;
  if (scanSequence !== 'warn') {
    requireSequence(bundleNo, processes, seqNo, num, scanSequence);
    return undefined;
  }
  const { max, earlierDone } = sequenceRoom(processes, seqNo, 'checkpoint');
  return num > max ? { done: earlierDone ?? 0, max } : undefined;
}

interface Counted {
  readonly num: number;
  readonly doneNum: number;
  readonly status: BundleProcessStatus;
}

async function count(
  tx: Tx,
  actor: Actor,
  bundleNo: string,
  process: ScannedProcess,
  { type, num, employeeId }: ScanInput,
): Promise<Counted> {
  if (!Number.isInteger(num) || num < 1) throw new DomainError('scan-num', {});
  const counted =
    type === ScanType.rework
      ? await countRework(tx, actor, process.id, num)
      : await countDone(tx, actor, process.id, num, employeeId);
  // No row: somebody counted between our reading and our writing, and left no room.
  if (counted) return counted;
  throw new DomainError('process-exhausted', { bundleNo, process: process.processName, left: 0 });
}
