import {
  acceptScan,
  type BundleProcessStatus,
  bundleLabel,
  DomainError,
  decimalText,
  earnedMinutes,
  hourOf,
  isSuspect,
  requireSequence,
  resolveProcess,
  ScanType,
  scanAmount,
  sequenceRoom,
  workDate,
} from '@garment-mes/domain';
import type { Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../actor.ts';
import { type FloorSettings, floorSettings } from '../settings.ts';
import { requireReportable } from './bundle-guard.ts';
import { clockText } from './clock-text.ts';
import { countDone, countRework, moveBundle } from './count-scan.sql.ts';
import { eventTime } from './event-time.ts';
import { findTarget } from './find-target.ts';
import {
  addToEmployeeDay,
  addToLineHour,
  appendProgress,
  type CountedScan,
} from './roll-ups.sql.ts';
import { insertScan } from './scan.sql.ts';
import { type ScanAnswer, scanAnswer } from './scan-answer.ts';
import type { ScanInput, ScanRequest } from './scan-input.ts';
import { claimRequest, keepAnswer } from './scan-request.sql.ts';
import {
  lockBundle,
  machineById,
  orderOfBundle,
  priceOn,
  processesOf,
  type ScannedBundle,
  type ScannedProcess,
  secondsSinceLast,
  type Worker,
  workerOn,
} from './scan-target.sql.ts';
import { holdPayTerms } from './wage-locks.sql.ts';

export const MANUAL_KEY = 'POST^/mes2/bundleProcess/manual';
const RUNNING = 1;
const SEWING = 3;

/** Reports garments of one bundle at one operation. The same request id answers the same. */
export async function recordScan(
  services: Services,
  tx: Tx,
  actor: Actor,
  request: ScanRequest,
): Promise<ScanAnswer> {
  const input = request.bundleProcessSubmitRecord;
  const known = await claimRequest<ScanAnswer>(tx, actor, input.requestId, request);
  if (known) return known;
  requireType(actor, input);

  const settings = await floorSettings(services, tx);
  const at = eventTime(
    input.deviceDate,
    clockText(actor.now, actor.scope.timeZone),
    settings.lateScanDays,
  );
  const day = workDate(at.text, { ...settings, timeZone: actor.scope.timeZone });
  const target = await findTarget(tx, actor, request);
  const order = await orderOfBundle(tx, actor, target.bundleId);
  const terms = order && (await holdPayTerms(tx, actor, order.orderId, day));
  const bundle = await lockBundle(tx, actor, target.bundleId);
  if (!terms || !bundle) throw new DomainError('record-missing', { what: '扎号' });
  await requireReportable(tx, actor, bundle, terms, settings);

  const processes = await processesOf(tx, actor, bundle.id);
  const fixed = target.orderProcessId ?? input.orderProcessId ?? undefined;
  const process = resolveProcess(processes, { couponSeq: target.couponSeq, fixedProcessId: fixed });
  const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  if (!process) throw new DomainError('process-unresolved', { bundleNo });
  const worker = await requireWorker(tx, actor, input, day);
  const lineDeptId = input.lineDeptId ?? bundle.lineDeptId ?? worker.deptId;
  if (!lineDeptId) throw new DomainError('required', { field: '产线' });

  if (input.type !== ScanType.rework) acceptScan({ ...process, bundleNo }, input.num);
  const warning = keepSequence(bundleNo, processes, process, input, settings);
  const counted = await count(tx, actor, bundleNo, process, input);
  const pay = await payOf(tx, actor, process, worker, input, day);
  const since = await secondsSinceLast(tx, actor, worker.id, day, at.text);
  const scanId = await insertScan(tx, actor, {
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
  });
  const moved = await moveBundle(tx, actor, bundle.id, process.seqNo);
  const hour = hourOf(at.text, actor.scope.timeZone);
  await rollUp(tx, actor, process, {
    ...rollUpKeys(bundle, process, worker, lineDeptId),
    workDate: day,
    hour,
    num: input.type === ScanType.rework ? 0 : input.num,
    scans: 1,
    amount: pay.amount,
    earnedMin: pay.earnedMin,
  });
  await announce(services, tx, bundle, lineDeptId);
  const answer = await scanAnswer(tx, actor, scanId, {
    ...counted,
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

async function requireWorker(tx: Tx, actor: Actor, input: ScanInput, day: string): Promise<Worker> {
  const worker = await workerOn(tx, actor, input.employeeId, day);
  if (!worker) throw new DomainError('record-missing', { what: '员工' });
  const { employeeNo } = worker;
  if (!worker.active) throw new DomainError('employee-left', { employeeNo });
  if (input.machineId) {
    const machine = await machineById(tx, actor, input.machineId);
    if (!machine) throw new DomainError('record-missing', { what: '设备' });
    const { machineNo, status } = machine;
    if (status !== RUNNING) throw new DomainError('machine-not-running', { machineNo });
  }
  return worker;
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

async function payOf(
  tx: Tx,
  actor: Actor,
  process: ScannedProcess,
  worker: Worker,
  { type, num }: ScanInput,
  date: string,
) {
  const found = await priceOn(tx, actor, process.orderProcessId, date);
  if (!found) throw new DomainError('price-missing', { process: process.processName, date });
  const { price: unitPrice } = found;
  const { coefficient } = worker;
  return {
    unitPrice,
    coefficient,
    amount: decimalText(scanAmount({ num, type, unitPrice, coefficient }), 4),
    earnedMin: decimalText(earnedMinutes(num, process.sam, type), 4),
  };
}

export const rollUpKeys = (
  bundle: Pick<ScannedBundle, 'orderId' | 'colorId' | 'sizeId'>,
  process: Pick<ScannedProcess, 'orderProcessId'>,
  worker: Pick<Worker, 'id'>,
  lineDeptId: string,
) => ({
  employeeId: worker.id,
  lineDeptId,
  orderId: bundle.orderId,
  orderProcessId: process.orderProcessId,
  colorId: bundle.colorId,
  sizeId: bundle.sizeId,
});

/** The person's day always; the line's hour and the order's progress at an output point. */
export async function rollUp(
  tx: Tx,
  actor: Actor,
  { isOutput, section }: Pick<ScannedProcess, 'isOutput' | 'section'>,
  scan: CountedScan,
): Promise<void> {
  await addToEmployeeDay(tx, actor, scan);
  if (!isOutput || scan.num === 0) return;
  await addToLineHour(tx, actor, scan);
  if (section === SEWING) await appendProgress(tx, actor, scan, 'sew');
}

export async function announce(
  { publish }: Services,
  tx: Tx,
  bundle: Pick<ScannedBundle, 'id' | 'orderId'>,
  lineDeptId: string,
): Promise<void> {
  await publish(tx, { topic: 'bundle', keys: [bundle.id] });
  await publish(tx, { topic: 'lineHour', keys: [lineDeptId] });
  await publish(tx, { topic: 'order', keys: [bundle.orderId] });
}
