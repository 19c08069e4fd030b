import { isOf, type Owner, type QueuedReport } from './queued-scan.ts';

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
  /** What the account is called; a code of an earlier release has none. */
  readonly userName?: string;
  readonly code: string;
  /** Milliseconds since 1970 on the company's clock. */
  readonly at: number;
  /** The screen that asks about it: of one line, where it is that of a line. */
  readonly place: string;
  /** What the line is called, where it is the place of one. */
  readonly placeName?: string | undefined;
  /** The page that read it. While that page lives, no other one asks. */
  readonly page: string;
  /** Whom it counts for; `undefined` where nobody was known at that moment. */
  readonly reader: CodeReader | undefined;
}

/** What a queue keeps. */
export type QueueEntry = QueuedReport | ReadCode;

export const isReadCode = (entry: QueueEntry): entry is ReadCode => entry.call === 'readCode';

export const isReport = (entry: QueueEntry): entry is QueuedReport => entry.call !== 'readCode';

/** Where somebody finds the question about a code that is not asked here. */
export type Elsewhere = 'account' | 'company' | 'screen';

/** What a page does with a code that nothing has become of yet. */
export type Asking =
  /** Asks, as soon as it is its turn. */
  | 'now'
  /** Shows it, and asks when somebody wants to answer. */
  | 'on request'
  /** Another page that is open asks. */
  | 'other page'
  | Elsewhere;

interface AskingPage {
  readonly owner: Owner;
  readonly place: string;
  /** Whether codes of a place may be answered here as well. */
  readonly answers: (place: string) => boolean;
  readonly page: string;
  /** Whether a page has left its codes to this one. */
  readonly isLeft: (page: string) => boolean;
}

/**
 * A code is asked about at its place. Where somebody else may stand in front of the page by now, or where nobody
 * knows whose it is, it is shown instead: no name gets under it by itself.
 */
export function askingOf(code: ReadCode, here: AskingPage): Asking {
  if (!here.isLeft(code.page)) return 'other page';
  if (code.companyId !== here.owner.companyId) return 'company';
  if (!isOf(here.owner, code)) return 'account';
  if (!here.answers(code.place)) return 'screen';
  const isKnown = code.page === here.page || code.reader !== undefined;
  return code.place === here.place && isKnown ? 'now' : 'on request';
}

/** An entry as a store has it: what is on its way waits there, for the next page that reads it. */
export const asStored = <Entry extends QueueEntry>(entry: Entry): Entry =>
  entry.state === 'sending' ? { ...entry, state: 'queued' } : entry;

/** A queue read after the page was closed: what was on its way is sent again under the same id. */
export const afterReload = (entries: readonly QueueEntry[]): QueueEntry[] =>
  entries.map(asStored).toSorted((one, other) => one.seq - other.seq);

/** How far an entry is: what another page of this device did with it counts where that is further. */
export const stageOf = ({ state }: QueueEntry): number => STAGES[state];

const STAGES: Readonly<Record<QueueEntry['state'], number>> = {
  asked: 0,
  queued: 1,
  refused: 2,
  locked: 2,
  // What was counted once is counted, whatever a second attempt was told.
  ok: 3,
  // What is on its way is answered here.
  sending: 4,
};
