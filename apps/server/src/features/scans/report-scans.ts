import { DomainError, decimalText, ScanStatus } from '@garment-mes/domain';
import type { Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../actor.ts';
import { type FloorSettings, floorSettingsOf } from '../settings.ts';
import { clockText } from './clock-text.ts';
import { type AcceptedScan, decideScan } from './decide-scan.ts';
import { decidedScans } from './decided-scans.ts';
import { floorOf, settingsOf } from './floor.ts';
import { type Held, holdForScans, saveScans, unclaim } from './hold-scans.sql.ts';
import { type PreparedScan, prepareScan } from './prepare-scan.ts';
import { announce } from './roll-up.ts';
import { answerOf, type ScanAnswer, type ScanAnswerWithoutDay } from './scan-answer.ts';
import type { ScanRequest } from './scan-input.ts';
import { hashOf } from './scan-request.sql.ts';

/** What became of one report: an answer, or why not. */
export type Verdict =
  | { readonly answer: ScanAnswer; readonly refusal?: never }
  | { readonly refusal: DomainError; readonly answer?: never };

/** What each company was last seen to have decided: only the reading of clocks relies on it, and is checked. */
const remembered = new Map<string, FloorSettings>();

/**
 * Reports work: several garments of several bundles by several people, in the order given. Each is accepted or
 * refused for itself; the same request id answers the same.
 *
 * Two journeys to the database whatever their number: one claims, holds and reads, one writes.
 *
 * @returns a verdict for each request, in their order
 * @throws {DomainError} `process-exhausted` when an operation was counted by somebody who did not hold it
 */
export async function reportScans(
  services: Services,
  tx: Tx,
  actor: Actor,
  requests: readonly ScanRequest[],
): Promise<readonly Verdict[]> {
  const verdicts = new Map<string, Verdict>();
  const prepare = (settings: FloorSettings) =>
    firstOfEach(requests).flatMap((request) => {
      const { requestId } = request.bundleProcessSubmitRecord;
      try {
        return [prepareScan(actor, request, settings)];
      } catch (error) {
        verdicts.set(requestId, { refusal: refusalIn(error) });
        return [];
      }
    });
  let prepared = prepare(remembered.get(actor.companyId) ?? floorSettingsOf(new Map()));
  if (prepared.length > 0) {
    let held = await hold(tx, prepared, true);
    const settings = settingsOf(held);
    const known = held.answered ?? [];
    for (const { requestId, hash, answer } of known)
      verdicts.set(
        requestId,
        prepared.some(({ asked }) => asked.requestId === requestId && asked.hash === hash)
          ? { answer }
          : { refusal: new DomainError('request-reused', { requestId }) },
      );
    const before = prepared.filter(({ asked }) => !verdicts.has(asked.requestId));
    prepared = before;
    if (readsOtherwise(remembered.get(actor.companyId), settings)) {
      prepared = prepare(settings).filter(({ asked }) => !verdicts.has(asked.requestId));
      if (prepared.length > 0) held = await hold(tx, prepared, false);
    }
    remembered.set(actor.companyId, settings);
    await decideAll(services, tx, actor, held, prepared, verdicts);
  }
  return requests.map((request) => verdictOf(request, requests, verdicts));
}

const hold = (tx: Tx, prepared: readonly PreparedScan[], claims: boolean) =>
  holdForScans<ScanAnswer>(
    tx,
    prepared.map(({ asked }) => asked),
    claims,
  );

/** Whether a clock is read otherwise under these settings than under those that were supposed. */
const readsOtherwise = (
  supposed: FloorSettings | undefined,
  { dayCutoff, lateScanDays }: FloorSettings,
) => {
  const { dayCutoff: cutoff, lateScanDays: days } = supposed ?? floorSettingsOf(new Map());
  return cutoff !== dayCutoff || days !== lateScanDays;
};

async function decideAll(
  services: Services,
  tx: Tx,
  actor: Actor,
  held: Held<ScanAnswer>,
  prepared: readonly PreparedScan[],
  verdicts: Map<string, Verdict>,
): Promise<void> {
  const floor = floorOf(held);
  const refused: string[] = [];
  const decided: { accepted: AcceptedScan; answer: ScanAnswerWithoutDay }[] = [];
  for (const each of prepared) {
    const { asked } = each;
    try {
      const accepted = decideScan(actor, floor, each, floor.pace(asked));
      floor.keep(asked, accepted);
      decided.push({ accepted, answer: answerTo(actor, accepted, floor.settings) });
    } catch (error) {
      verdicts.set(asked.requestId, { refusal: refusalIn(error) });
      refused.push(asked.requestId);
    }
  }
  const [days] = await Promise.all([
    decided.length > 0 ? saveScans(tx, decidedScans(decided), actor.now) : [],
    decided.length > 0 &&
      announce(
        services,
        tx,
        decided.map(({ accepted }) => accepted.scan),
      ),
    refused.length > 0 && unclaim(tx, refused),
  ]);
  if (!days) throw exhausted(decided.map(({ accepted }) => accepted));
  for (const { accepted, answer } of decided) {
    const { employeeId, workDate, requestId } = accepted.scan;
    const day = days.find((one) => one.employeeId === employeeId && one.workDate === workDate);
    verdicts.set(requestId, {
      answer: { ...answer, dayNum: day?.dayNum ?? 0, dayAmount: day?.dayAmount ?? '0.0000' },
    });
  }
}

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

/** The first request of each id: the others are answered as it is. */
const firstOfEach = (requests: readonly ScanRequest[]): ScanRequest[] =>
  [
    ...new Map(
      requests
        .toReversed()
        .map((request) => [request.bundleProcessSubmitRecord.requestId, request]),
    ).values(),
  ].toReversed();

function verdictOf(
  request: ScanRequest,
  requests: readonly ScanRequest[],
  verdicts: ReadonlyMap<string, Verdict>,
): Verdict {
  const { requestId } = request.bundleProcessSubmitRecord;
  const first = requests.find((each) => each.bundleProcessSubmitRecord.requestId === requestId);
  const verdict = verdicts.get(requestId);
  if (!verdict) throw new Error('a report was not decided');
  const isSame = first === request || hashOf(first) === hashOf(request);
  return isSame ? verdict : { refusal: new DomainError('request-reused', { requestId }) };
}

function refusalIn(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  throw error;
}
