import { isOf, type Owner, type QueuedScan } from './queued-scan.ts';

/** Who wore the badge when a code was read. */
export interface CodeReader {
  readonly id: string;
  readonly employeeNo: string;
  readonly employeeName: string;
}

/**
 * A code that was read and of which something is still to be asked: what it is, which process, how many. It
 * stands in the queue before anything is asked, and the report made of it takes its place under the same id.
 */
export interface ReadCode extends Owner {
  readonly call: 'readCode';
  readonly state: 'asked';
  readonly requestId: string;
  readonly seq: number;
  readonly companyName: string;
  readonly code: string;
  /** Milliseconds since 1970 on the company's clock. */
  readonly at: number;
  /** The screen that asks about it: of one line, where it is that of a line. */
  readonly place: string;
  /** The page that read it. While that page lives, no other one asks. */
  readonly page: string;
  /** Whom it counts for; `undefined` where nobody was known at that moment. */
  readonly reader: CodeReader | undefined;
}

/** What a queue keeps. */
export type QueueEntry = QueuedScan | ReadCode;

export const isReadCode = (entry: QueueEntry): entry is ReadCode => entry.call === 'readCode';

export const isReport = (entry: QueueEntry): entry is QueuedScan => entry.call !== 'readCode';

/** Codes of an account that a screen asks about, in the order they were read. */
export const codesOf = (
  codes: readonly ReadCode[],
  owner: Owner,
  place: string,
): readonly ReadCode[] => codes.filter((code) => isOf(owner, code) && code.place === place);

/** A queue read after the page was closed: what was on its way is sent again under the same id. */
export const afterReload = (entries: readonly QueueEntry[]): QueueEntry[] =>
  entries
    .map((entry) => (entry.state === 'sending' ? { ...entry, state: 'queued' as const } : entry))
    .toSorted((one, other) => one.seq - other.seq);

/** How far an entry is: what another page of this device did with it counts where that is further. */
export const stageOf = ({ state }: QueueEntry): number => STAGES[state];

const STAGES: Readonly<Record<QueueEntry['state'], number>> = {
  asked: 0,
  queued: 1,
  ok: 2,
  refused: 2,
  locked: 2,
  // What is on its way is answered here.
  sending: 3,
};
