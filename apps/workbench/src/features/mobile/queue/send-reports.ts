import { ApiError, type Client } from '@garment-mes/sdk';
import {
  recordScan,
  recordScans,
  reverseScan,
  type ScanResult,
  type ScanVerdict,
} from '@garment-mes/sdk/mes2';
import type { Answered } from './queue-ports.ts';
import { carryOut, isDocument } from './queued-document.ts';
import type { QueuedReport, ScanOutcome } from './queued-scan.ts';

/** An attempt that takes longer is repeated. */
const ATTEMPT_MS = 15_000;
/** Statuses of a verdict that mean more than a refusal. */
const LOCKED = 10402;
const STALE = 10102;

/**
 * Sends reports: one as itself, a document with all its lines, several scans in one call. Each keeps its own id in either, so that a
 * report counts once, whichever way it came and however often.
 * @throws {ApiError} when there is no answer to any of them
 */
export async function sendReports(
  client: Client,
  entries: readonly QueuedReport[],
): Promise<readonly Answered[]> {
  const [first] = entries;
  if (first !== undefined && entries.length === 1) return [await sendOne(client, first)];
  const scans = entries.flatMap((entry) => (entry.call === 'recordScan' ? [entry.body] : []));
  const { verdicts } = await recordScans(client, { body: { scans } }, { timeoutMs: ATTEMPT_MS });
  const byId = new Map(verdicts.map((verdict) => [verdict.requestId, verdict]));
  return entries.map(({ requestId }) => answerOf(byId.get(requestId)));
}

async function sendOne(client: Client, entry: QueuedReport): Promise<Answered> {
  const options = { timeoutMs: ATTEMPT_MS, idempotencyKey: entry.requestId };
  if (isDocument(entry)) return { outcome: await carryOut(client, entry, options) };
  return {
    outcome: outcomeOf(
      entry.call === 'recordScan'
        ? await recordScan(client, { body: entry.body }, options)
        : await reverseScan(client, { body: entry.body }, options),
    ),
  };
}

function answerOf(verdict: ScanVerdict | undefined): Answered {
  if (verdict?.result) return { outcome: outcomeOf(verdict.result) };
  // A report the answer says nothing about may have been counted: it is asked about again.
  if (verdict === undefined) return { failure: new ApiError('decode') };
  const { status, text } = verdict;
  const kind = status === LOCKED ? 'locked' : status === STALE ? 'stale' : 'business';
  return { failure: new ApiError(kind, { status, text: text ?? undefined }) };
}

const outcomeOf = ({
  scan,
  doneNum,
  num,
  dayNum,
  dayAmount,
  warning,
}: ScanResult): ScanOutcome => ({
  scanId: scan.id,
  doneNum,
  toDo: num,
  dayNum,
  dayAmount: dayAmount ?? undefined,
  warning: warning ?? undefined,
  reversibleUntil: scan.reversibleUntil ?? undefined,
});
