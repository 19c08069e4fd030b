import { BundleStatus, bundleLabel, bundleStanding } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import {
  acceptScan,
  BOOK_OTHERS_KEY,
  isSuspect,
  namedProcesses,
  requireBooking,
  requireSequence,
  resolveProcess,
  ScanType,
  sequenceRoom,
} from '@garment-mes/domain/scans';
import { hourOf } from '@garment-mes/domain/time';
import { requireInUse } from '../../../records/cards/named-card.sql.ts';
import type { FloorSettings } from '../../settings/public.ts';
import { requireDelivered, requireReportable } from '../bundle-guard.ts';
import { SEWING } from '../counts/roll-up.ts';
import { requireOwnCode } from '../find-target.ts';
import type { NewScan } from '../scan.sql.ts';
import type { ScannedBundle } from '../scan-target.sql.ts';
import type { Floor } from './floor.ts';
import type { AskedScan, LockedProcess, LockedWorker } from './lock-scans.sql.ts';
import type { PreparedScan } from './prepare-scan.ts';
import type { ScanInput } from './scan-input.ts';
import { payOf, requireWorker } from './scan-worker.ts';

/** A report that is accepted, and what it was counted onto as that stands after it. */
export interface AcceptedScan {
  readonly id: string;
  /** Digest of the content of the request. */
  readonly hash: string;
  /** User who sent it. */
  readonly by: string;
  /** Whatever is not looked up while it is written. */
  readonly scan: Omit<NewScan, 'processId'>;
  readonly bundle: ScannedBundle;
  readonly process: LockedProcess;
  readonly doneCount: number;
  readonly worker: LockedWorker;
  /** Hour of the company's clock. */
  readonly hour: number;
  /** Of a `warn` setting; undefined when nothing is out of order. */
  readonly warning: { readonly done: number; readonly max: number } | undefined;
}

/**
 * Accepts a report of work, or refuses it; what is accepted is published by the caller.
 *
 * @param since seconds since the person's report before
 * @throws {DomainError}
 */
export function decideScan(
  floor: Floor,
  { actor, input, code, at, asked }: PreparedScan,
  since: number | undefined,
): AcceptedScan {
  const { day } = asked;
  if (code) requireOwnCode(code, floor.company);
  const target = requireTarget(floor, asked);
  const bundle = floor.bundle(target.bundleId);
  const terms = floor.terms(target.orderId, day);
  if (!bundle || !terms) throw new DomainError('record-missing', { what: '扎号' });
  requireReportable(bundle, terms, floor.children(bundle.id));

  const processes = floor.processes(bundle.id);
  const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  const process = reportedProcess(bundleNo, processes, asked, input, {
    target: target.orderProcessId ?? undefined,
    couponSeq: code?.couponSeq,
  });
  requireDelivered(bundle, process, floor.settings);
  const worker = requireWorker(floor, input, day);
  requireBooking(
    { ...worker, employeeId: worker.id },
    {
      employeeId: actor.employee?.id,
      leads: floor.leads(input.requestId),
      atTerminal: standsAtTerminal(actor, input),
      booksOthers: actor.can(BOOK_OTHERS_KEY),
    },
  );
  const delivered = bundle.lineDeptId ?? undefined;
  const named = input.lineDeptId ?? undefined;
  // A terminal counts for its line: what was delivered to another line counts there.
  const lineDeptId =
    (input.atOutput ? (delivered ?? named) : (named ?? delivered)) ?? worker.deptId;
  if (!lineDeptId) throw new DomainError('required', { field: '产线' });

  const isRework = input.type === ScanType.rework;
  const after = isRework ? process : acceptScan({ ...process, bundleNo }, input.num);
  const warning = keepSequence(bundleNo, processes, process, input, floor.settings);
  const pay = payOf(floor, process, worker, input, day);
  const counted = { ...process, doneNum: after.doneNum, status: after.status };
  // A report adds work, so it takes no pass back.
  const standing = bundleStanding(
    { ...bundle, isChecked: bundle.status === BundleStatus.passed },
    processes.map((each) => (each === process ? counted : each)),
  );
  const isLate =
    terms.periodLocked ||
    floor.isSettled({ employeeId: worker.id, lineDeptId, payScope: process.payScope }, day);
  const scan: AcceptedScan['scan'] = {
    requestId: input.requestId,
    bundleId: bundle.id,
    bundleProcessId: process.id,
    orderId: bundle.orderId,
    orderProcessId: process.orderProcessId,
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
    sourcePeriodNo: isLate ? (terms.periodNo ?? null) : null,
    suspectFlag:
      at.doubtful || isSuspect(since, input.num, process.sam, floor.settings.suspectMinSec) ? 1 : 0,
    remark: input.remark ?? null,
  };
  return {
    id: target.scanId,
    hash: asked.hash,
    by: actor.user.id,
    scan,
    bundle: { ...bundle, status: standing.status },
    process: counted,
    doneCount: standing.doneCount,
    worker,
    hour: hourOf(at.text, actor.scope.timeZone),
    warning,
  };
}

/**
 * The operation that is meant. The end of a line counts its output, whatever else of the bundle is still open; what
 * names another operation is no report of that.
 *
 * @throws {DomainError} `process-not-of-bundle`, `process-unresolved` or `output-missing`
 */
function reportedProcess(
  bundleNo: string,
  processes: readonly LockedProcess[],
  { processId }: AskedScan,
  { atOutput, orderProcessId, processCode }: ScanInput,
  named: { readonly target: string | undefined; readonly couponSeq: number | undefined },
): LockedProcess {
  const hints = {
    couponSeq: named.couponSeq,
    orderProcessId: orderProcessId ?? undefined,
    processCode: processCode ?? undefined,
  };
  if (processId !== null) {
    // By its own id and by whatever else is said of it.
    const own = processes.filter(({ id }) => id === processId);
    return resolveProcess(bundleNo, own, {
      ...hints,
      orderProcessId: hints.orderProcessId ?? named.target,
    });
  }
  if (!atOutput) return resolveProcess(bundleNo, processes, hints);
  const outputs = processes.filter(({ isOutput, section }) => isOutput === 1 && section === SEWING);
  const [output] = namedProcesses(outputs, hints);
  if (output) return output;
  if (outputs.length > 0) throw new DomainError('process-not-of-bundle', { bundleNo });
  throw new DomainError('output-missing', { bundleNo });
}

/** Page of the terminal at the end of a line. */
const TERMINAL = '/app/sewingLineApp/sewingLine';

/** Whether it comes from the terminal of a line: its account has that page and reaches that line. */
const standsAtTerminal = (
  { can, scope: { reach } }: PreparedScan['actor'],
  { atOutput, lineDeptId }: ScanInput,
): boolean =>
  atOutput === true &&
  can(TERMINAL) &&
  Boolean(lineDeptId) &&
  (reach === undefined || reach.deptIds.includes(lineDeptId ?? ''));

/** The bundle that is meant. @throws {DomainError} `record-missing`, `card-out-of-use` or `barcode-unknown` */
function requireTarget(floor: Floor, { requestId, processId, cardNo }: AskedScan) {
  const target = floor.target(requestId);
  if (target?.bundleId && target.orderId)
    return { ...target, bundleId: target.bundleId, orderId: target.orderId };
  if (processId) throw new DomainError('record-missing', { what: '扎号工序' });
  const card = floor.cardOutOfUse(cardNo);
  if (card) requireInUse(card);
  throw new DomainError('barcode-unknown', {});
}

/** @returns the sentence of a `warn` setting, undefined when nothing is out of order */
function keepSequence(
  bundleNo: string,
  processes: readonly LockedProcess[],
  { seqNo }: LockedProcess,
  { type, num }: ScanInput,
  { scanSequence }: FloorSettings,
): AcceptedScan['warning'] {
  if (type === ScanType.rework) return undefined;
  if (scanSequence !== 'warn') {
    requireSequence(bundleNo, processes, seqNo, num, scanSequence);
    return undefined;
  }
  const { max, earlierDone } = sequenceRoom(processes, seqNo, 'checkpoint');
  return num > max ? { done: earlierDone ?? 0, max } : undefined;
}
