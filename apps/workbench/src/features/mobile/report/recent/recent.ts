import { ScanStatus, ScanType } from '@garment-mes/domain/scans';
import type { MyDay, ScanRow } from '@garment-mes/sdk/mes2';
import type { QueuedScan } from '../../queue/queued-scan.ts';

/** A report in the list of the page. */
export interface RecentScan {
  readonly requestId: string;
  /** `undefined` before the server counted it. */
  readonly scanId: string | undefined;
  readonly bundle: string;
  readonly process: string;
  readonly num: number;
  readonly time: string;
  readonly state: 'waiting' | 'sending' | 'done' | 'reversed' | 'refused';
  readonly text: string | undefined;
  readonly suspect: boolean;
  readonly reversibleUntil: string | undefined;
}

const SHOWN = 20;
/** Processes that come first where one has to be chosen. */
const RECENT_PROCESSES = 6;

/** The processes somebody reported last today, the newest first. */
export const recentProcesses = (day: Pick<MyDay, 'scans'> | undefined): readonly string[] =>
  [...new Set((day?.scans ?? []).map(({ orderProcessId }) => orderProcessId))].slice(
    0,
    RECENT_PROCESSES,
  );

/** So long a report that was counted is shown while nothing of the day came from the server. */
const FRESH_MS = 10 * 60_000;

/**
 * Whether a report of this device is shown beside those the server lists: it waits, was
 * refused, or was counted after the newest of them. One that is older and not among them has left the list.
 * @param now milliseconds on the company's clock
 */
export function isUnlisted(
  { at, state, requestId }: QueuedScan,
  listed: readonly Pick<ScanRow, 'requestId' | 'scanDate'>[],
  now: number,
): boolean {
  if (listed.some((scan) => scan.requestId === requestId)) return false;
  if (state !== 'ok') return true;
  const newest = Math.max(now - FRESH_MS, ...listed.map(({ scanDate }) => momentOf(scanDate)));
  // Moments from the server are whole seconds.
  return Math.floor(at / 1_000) * 1_000 >= newest;
}

/** What waits or was refused on this device first, then what the server counted, newest first. */
export function recentScans(
  entries: readonly QueuedScan[],
  day: Pick<MyDay, 'scans'> | undefined,
  employeeId: string | undefined,
  now: number,
): RecentScan[] {
  const counted = (day?.scans ?? []).filter(({ type }) => type !== ScanType.reversal);
  const undone = new Set(
    entries.flatMap(({ call, body, state }) =>
      call === 'reverseScan' && state !== 'refused' && state !== 'locked' ? [body.scanId] : [],
    ),
  );
  const own = entries
    .filter((entry) => isShown(entry, employeeId))
    .filter((entry) => isUnlisted(entry, day?.scans ?? [], now))
    .map((entry) => ofEntry(entry, undone))
    .toReversed();
  const server = counted.map(
    (scan): RecentScan => ({
      requestId: scan.requestId,
      scanId: scan.id,
      bundle: scan.bundleLabel,
      process: scan.processName,
      num: scan.num,
      time: scan.scanDate.slice(11, 16),
      state: scan.status === ScanStatus.reversed || undone.has(scan.id) ? 'reversed' : 'done',
      text: undefined,
      suspect: scan.suspectFlag === 1,
      reversibleUntil: scan.reversibleUntil ?? undefined,
    }),
  );
  return [...own, ...server].slice(0, SHOWN);
}

/**
 * Reports of the person, and what was refused of taking one back: no other page shows it. While nobody wears
 * a badge, everything that waits for a person.
 */
function isShown({ call, state, employeeId: whose }: QueuedScan, employeeId: string | undefined) {
  const isRefused = state === 'refused' || state === 'locked';
  if (whose !== employeeId && employeeId !== undefined) return false;
  return employeeId === undefined ? isRefused : call === 'recordScan' || isRefused;
}

function ofEntry(entry: QueuedScan, undone: ReadonlySet<string>): RecentScan {
  const { requestId, words, at, state, text, outcome } = entry;
  const isUndone = outcome !== undefined && undone.has(outcome.scanId);
  return {
    requestId,
    scanId: outcome?.scanId,
    bundle: words.bundle,
    process: words.process,
    num: words.num,
    time: new Date(at).toISOString().slice(11, 16),
    state: isUndone ? 'reversed' : STATES[state],
    text,
    suspect: false,
    reversibleUntil: outcome?.reversibleUntil,
  };
}

const STATES = {
  queued: 'waiting',
  sending: 'sending',
  ok: 'done',
  refused: 'refused',
  locked: 'refused',
} as const;

/** Seconds in which a scan may still be taken back; 0 when that is over. */
export const secondsLeft = (until: string | undefined, now: number): number =>
  until === undefined ? 0 : Math.max(0, Math.floor((momentOf(until) - now) / 1000));

/** Seconds as minutes and seconds, `4:05`. */
export const minutesText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const momentOf = (timestamp: string): number => Date.parse(`${timestamp.replace(' ', 'T')}Z`);
