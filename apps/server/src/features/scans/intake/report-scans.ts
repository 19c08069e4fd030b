import { BundleProcessStatus } from '@garment-mes/domain/bundles';
import { decimalText } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { ScanStatus } from '@garment-mes/domain/scans';
import type { Tx } from '../../../database/engine.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { freeCards } from '../../../records/cards/free-cards.sql.ts';
import { hashOf } from '../../../records/claim-request.sql.ts';
import { clockText } from '../../../records/clock-text.ts';
import { type FloorSettings, floorSettingsOf } from '../../settings/public.ts';
import { announce } from '../counts/roll-up.ts';
import { answerOf, type ScanAnswer, type ScanAnswerWithoutDay } from '../scan-answer.ts';
import { type AcceptedScan, decideScan } from './decide-scan.ts';
import { decidedScans } from './decided-scans.ts';
import { floorOf, settingsOf } from './floor.ts';
import { type LockedForScans, lockForScans, saveScans } from './lock-scans.sql.ts';
import { type PreparedScan, prepareScan, type Report } from './prepare-scan.ts';

/** Outcome of one report: an answer, or why not. */
export type Verdict =
  | { readonly answer: ScanAnswer; readonly refusal?: never }
  | { readonly refusal: DomainError; readonly answer?: never };

/** What each company was last seen to have decided: only the reading of clocks relies on it, and is checked. */
const remembered = new Map<string, FloorSettings>();

/**
 * Reports work: several garments of several bundles by several people of one company, in the order given. Each is
 * accepted or refused for itself; the same request id answers the same.
 *
 * Two round trips to the database whatever their number: one locks and reads, one writes. Where an operation is done, one
 * more takes finished bundles off their cards.
 *
 * @param patience milliseconds that a lock is waited for; undefined for as long as a statement may run
 * @returns a verdict for each report, in their order
 * @throws {DomainError} `process-exhausted` when an operation was counted by somebody who had not locked it
 */
export async function reportScans(
  services: Services,
  tx: Tx,
  reports: readonly Report[],
  patience?: number,
): Promise<readonly Verdict[]> {
  const verdicts = new Map<string, Verdict>();
  const prepare = (settings: FloorSettings) =>
    firstOfEach(reports).flatMap((report) => {
      try {
        return [prepareScan(report, settings)];
      } catch (error) {
        verdicts.set(idOf(report), { refusal: refusalIn(error) });
        return [];
      }
    });
  const companyId = reports[0]?.actor.companyId ?? '';
  let prepared = prepare(remembered.get(companyId) ?? NOTHING_DECIDED);
  if (prepared.length > 0) {
    let locked = await lockAll(tx, prepared, patience);
    const settings = settingsOf(locked);
    if (readsOtherwise(remembered.get(companyId) ?? NOTHING_DECIDED, settings)) {
      prepared = prepare(settings);
      if (prepared.length > 0) locked = await lockAll(tx, prepared, patience);
    }
    remembered.set(companyId, settings);
    for (const { requestId, hash, answer } of locked.answered ?? [])
      verdicts.set(
        requestId,
        prepared.some(({ asked }) => asked.requestId === requestId && asked.hash === hash)
          ? { answer }
          : { refusal: new DomainError('request-reused', { requestId }) },
      );
    await decideAll(services, tx, locked, prepared, verdicts);
  }
  return reports.map((report) => verdictOf(report, reports, verdicts));
}

/** Default of a company that decided nothing. */
const NOTHING_DECIDED = floorSettingsOf(new Map());

const lockAll = (tx: Tx, prepared: readonly PreparedScan[], patience: number | undefined) =>
  lockForScans<ScanAnswer>(
    tx,
    prepared.map(({ asked }) => asked),
    patience,
  );

/** Whether a clock is read otherwise under these settings than under those that were supposed. */
const readsOtherwise = (supposed: FloorSettings, { dayCutoff, lateScanDays }: FloorSettings) =>
  supposed.lateScanDays !== lateScanDays ||
  JSON.stringify(supposed.dayCutoff) !== JSON.stringify(dayCutoff);

async function decideAll(
  services: Services,
  tx: Tx,
  locked: LockedForScans<ScanAnswer>,
  prepared: readonly PreparedScan[],
  verdicts: Map<string, Verdict>,
): Promise<void> {
  const floor = floorOf(
    locked,
    prepared.map(({ asked }) => asked),
  );
  const decided: { accepted: AcceptedScan; answer: ScanAnswerWithoutDay }[] = [];
  for (const each of prepared) {
    const { actor, asked } = each;
    if (verdicts.has(asked.requestId)) continue;
    try {
      const accepted = decideScan(floor, each, floor.pace(asked));
      floor.keep(asked, accepted);
      decided.push({ accepted, answer: answerTo(actor, accepted, floor.settings) });
    } catch (error) {
      verdicts.set(asked.requestId, { refusal: refusalIn(error) });
    }
  }
  if (decided.length === 0) return;
  const accepted = decided.map((each) => each.accepted);
  const [{ actor }] = prepared as [PreparedScan];
  const ended = endedIn(accepted);
  const [days] = await Promise.all([
    saveScans(
      tx,
      decidedScans(accepted),
      decided.map(({ answer }) => answer),
      latest(accepted),
    ),
    announce(
      services,
      tx,
      accepted.map(({ scan }) => scan),
    ),
    ended.length > 0 && freeCards(tx, actor, ended, 'finished'),
  ]);
  if (!days) throw exhausted(accepted);
  const dayOf = new Map(days.map((day) => [`${day.employeeId}/${day.workDate}`, day]));
  for (const {
    accepted: { scan },
    answer,
  } of decided) {
    const day = dayOf.get(`${scan.employeeId}/${scan.workDate}`);
    verdicts.set(scan.requestId, {
      answer: { ...answer, dayNum: day?.dayNum ?? 0, dayAmount: day?.dayAmount ?? '0.0000' },
    });
  }
}

/** Bundles of which an operation is done now: it may be their last. */
const endedIn = (accepted: readonly AcceptedScan[]): readonly string[] => [
  ...new Set(
    accepted.flatMap(({ process, bundle }) =>
      process.status === BundleProcessStatus.done ? [bundle.id] : [],
    ),
  ),
];

const latest = (accepted: readonly AcceptedScan[]): Date =>
  new Date(Math.max(...accepted.map(({ scan }) => scan.scanDate.getTime())));

function answerTo(actor: Actor, accepted: AcceptedScan, settings: FloorSettings) {
  const { id, scan, bundle, process, worker, warning } = accepted;
  const shown = {
    ...scan,
    id,
    bundleNo: bundle.bundleNo,
    splitSeq: bundle.splitSeq,
    orderNo: bundle.orderNo,
    colorName: bundle.colorName,
    sizeName: bundle.sizeName,
    seqNo: process.seqNo,
    processName: process.processName,
    employeeNo: worker.employeeNo,
    employeeName: worker.employeeName,
    unitPrice: decimalText(scan.unitPrice, 4),
    scanDate: clockText(actor.now, actor.scope.timeZone),
    ageMinutes: 0,
    status: ScanStatus.valid,
  };
  const { num, doneNum, status } = process;
  return answerOf(actor, shown, {
    num,
    doneNum,
    status,
    bundleStatus: bundle.status,
    warning,
    settings,
  });
}

/** Somebody counted between our reading and our writing, and left no room. */
function exhausted([first]: readonly AcceptedScan[]): DomainError {
  const { bundle, process } = first ?? {};
  return new DomainError('process-exhausted', {
    bundleNo: String(bundle?.bundleNo ?? ''),
    process: process?.processName ?? '',
    left: 0,
  });
}

/** The first report of each id: the others are answered as it is. */
const firstOfEach = (reports: readonly Report[]): Report[] =>
  [...new Map(reports.toReversed().map((report) => [idOf(report), report])).values()].toReversed();

function verdictOf(
  report: Report,
  reports: readonly Report[],
  verdicts: ReadonlyMap<string, Verdict>,
): Verdict {
  const requestId = idOf(report);
  const first = reports.find((each) => idOf(each) === requestId);
  const verdict = verdicts.get(requestId);
  if (!verdict) throw new Error('a report was not decided');
  const isSame = first === report || hashOf(first?.request) === hashOf(report.request);
  return isSame ? verdict : { refusal: new DomainError('request-reused', { requestId }) };
}

const idOf = ({ request }: Report): string => request.bundleProcessSubmitRecord.requestId;

function refusalIn(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  throw error;
}
