import type { RecordScanBody, ReverseScanBody } from '@garment-mes/sdk/mes2';
import { documentWithId, isDocument, type QueuedDocument } from './queued-document.ts';

/** What was reported, in the words the person saw at the tap. */
export interface ScanWords {
  readonly bundle: string;
  readonly colorName: string;
  readonly sizeName: string;
  readonly process: string;
  readonly num: number;
}

/** What the server made of a report. */
export interface ScanOutcome {
  readonly scanId: string;
  readonly doneNum: number;
  readonly toDo: number;
  readonly dayNum: number;
  readonly dayAmount: string | undefined;
  readonly warning: string | undefined;
  readonly reversibleUntil: string | undefined;
}

type Call =
  | { readonly call: 'recordScan'; readonly body: RecordScanBody }
  | { readonly call: 'reverseScan'; readonly body: ReverseScanBody };

/** What everything on its way to the server has. It keeps its id through every attempt, so it counts once. */
export interface Queued {
  /** Made at the tap. */
  readonly requestId: string;
  /** Place in the queue. */
  readonly seq: number;
  readonly companyId: string;
  /** What the company is called; an entry of an earlier release has none. */
  readonly companyName?: string;
  /** Account it was reported under; it is sent under no other. */
  readonly userId: string;
  /** Milliseconds since 1970 on the company's clock. */
  readonly at: number;
  readonly tries: number;
  readonly state: 'queued' | 'sending' | 'ok' | 'refused' | 'locked';
  /** Why it was refused. */
  readonly text: string | undefined;
}

/** A report of work on its way to the server. */
export type QueuedScan = Call &
  Queued & {
    readonly employeeId: string;
    readonly words: ScanWords;
    readonly outcome: ScanOutcome | undefined;
  };

/** Whatever is on its way to the server. */
export type QueuedReport = QueuedScan | QueuedDocument;

/** Whose reports may be sent now. */
export interface Owner {
  readonly companyId: string;
  readonly userId: string;
}

/** Reports waiting from which on the person is warned, and at which no more are taken. */
export const MANY_WAITING = 100;
export const MOST_WAITING = 500;
/** Most reports that travel together. */
export const MOST_TOGETHER = 50;
/** Finished reports kept for the list on the page. */
export const KEPT_DONE = 20;

const LONGEST_PAUSE_MS = 60_000;

/** Pause before another attempt: 1, 2, 4 … 60 seconds. @param tries attempts that failed */
export const retryPause = (tries: number): number =>
  Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** Math.max(0, tries - 1));

/** Whether an entry belongs to an account in a company. */
export const isOf = ({ companyId, userId }: Owner, entry: Owner): boolean =>
  entry.companyId === companyId && entry.userId === userId;

const isWaiting = ({ state }: QueuedReport): boolean => state === 'queued' || state === 'sending';

/**
 * The reports to send next: first in, first out, as many scans together as stand one behind the other, a
 * document by itself; none while others are on their way.
 * @param alone place up to which reports go one by one, because they were refused together
 */
export function nextToSend(
  entries: readonly QueuedReport[],
  owner: Owner,
  alone: number,
): readonly QueuedReport[] {
  const own = entries.filter((entry) => isOf(owner, entry));
  if (own.some(({ state }) => state === 'sending')) return [];
  const queued = own.filter(({ state }) => state === 'queued');
  const end = queued.findIndex(({ call, seq }) => call !== 'recordScan' || seq <= alone);
  return queued.slice(0, end === -1 ? MOST_TOGETHER : Math.min(Math.max(1, end), MOST_TOGETHER));
}

/** What the bar says of a queue. */
export interface QueueCounts {
  readonly waiting: number;
  readonly sending: boolean;
  /** Refused or locked, waiting for a person. */
  readonly failed: number;
  /** Those of which another kind of page says what becomes of them. */
  readonly failedElsewhere: number;
  /** Those of the waiting ones that are on their way. */
  readonly onTheWay: number;
  /** Waiting reports and unanswered codes of another account or company. */
  readonly foreign: number;
  /** The company they belong to, where they all belong to one and it is another than this one. */
  readonly foreignCompany: string | undefined;
}

/**
 * @param codes codes of which something is still to be asked
 * @param isHere whether the page shows what was refused of a report
 */
export function countQueue(
  entries: readonly QueuedReport[],
  codes: readonly (Owner & Pick<Queued, 'companyName'>)[],
  owner: Owner,
  isHere: (entry: QueuedReport) => boolean,
): QueueCounts {
  const own = entries.filter((entry) => isOf(owner, entry));
  const failed = own.filter(({ state }) => state === 'refused' || state === 'locked');
  const foreign = [...entries.filter(isWaiting), ...codes].filter((entry) => !isOf(owner, entry));
  const companies = new Set(foreign.map(({ companyName }) => companyName));
  const isElsewhere = foreign.every(({ companyId }) => companyId !== owner.companyId);
  return {
    waiting: own.filter(isWaiting).length,
    sending: own.some(({ state }) => state === 'sending'),
    onTheWay: own.filter(({ state }) => state === 'sending').length,
    failed: failed.filter(isHere).length,
    failedElsewhere: failed.filter((entry) => !isHere(entry)).length,
    foreign: foreign.length,
    foreignCompany: isElsewhere && companies.size === 1 ? [...companies][0] : undefined,
  };
}

/** Pieces on their way to the server, by the process of the bundle. */
export function waitingPieces(entries: readonly QueuedScan[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { state, call, body } of entries)
    if (call === 'recordScan' && body.id && (state === 'queued' || state === 'sending'))
      pieces.set(body.id, (pieces.get(body.id) ?? 0) + body.bundleProcessSubmitRecord.num);
  return pieces;
}

/** What is said otherwise when a refused report is sent once more. */
export interface Correction {
  /** Another number of pieces. */
  readonly num?: number | undefined;
  /** Another process of the bundle. */
  readonly process?: { readonly id: string; readonly processName: string } | undefined;
  /** Why a document is sent all the same. */
  readonly reason?: string | undefined;
}

/** The same report under another id, with what is corrected. */
export function withId(
  entry: QueuedReport,
  requestId: string,
  correction: Correction = {},
): QueuedReport {
  return isDocument(entry)
    ? documentWithId(entry, requestId, correction.reason)
    : scanWithId(entry, requestId, correction);
}

function scanWithId(
  entry: QueuedScan,
  requestId: string,
  { num = entry.words.num, process }: Correction,
): QueuedScan {
  if (entry.call === 'reverseScan')
    return { ...entry, requestId, body: { ...entry.body, requestId } };
  const { orderProcessId, processCode, ...reported } = entry.body.bundleProcessSubmitRecord;
  // The process that is chosen stands in place of whatever named one before.
  const named = process ? {} : { orderProcessId, processCode };
  const record = { ...reported, ...definedOf(named), requestId, num };
  const body = {
    ...entry.body,
    ...(process && { id: process.id }),
    bundleProcessSubmitRecord: record,
  };
  const words = { ...entry.words, num, ...(process && { process: process.processName }) };
  return { ...entry, requestId, words, body };
}

const definedOf = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;

/** Finished reports that nobody looks at any more. */
export const outdated = (entries: readonly QueuedReport[]): readonly QueuedReport[] =>
  entries.filter(({ state }) => state === 'ok').slice(0, -KEPT_DONE);
