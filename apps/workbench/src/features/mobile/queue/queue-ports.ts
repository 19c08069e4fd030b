import type { QueueStore } from './queue-store.ts';
import type { DocumentOutcome } from './queued-document.ts';
import type { Owner, QueuedReport, ScanOutcome } from './queued-scan.ts';
import type { Verdict } from './verdict.ts';

/** What came of a report. */
export type Outcome = ScanOutcome | DocumentOutcome;

/** What a report was answered with: what came of it, or why it was refused. */
export type Answered = { readonly outcome: Outcome } | { readonly failure: unknown };

/** What the queue needs of the world. */
export interface QueuePorts {
  readonly store: QueueStore;
  readonly owner: Owner;
  /**
   * Sends reports in their order.
   * @returns an answer for each
   * @throws what kept all of them from being answered
   */
  readonly send: (entries: readonly QueuedReport[]) => Promise<readonly Answered[]>;
  readonly judge: (error: unknown, tries: number) => { verdict: Verdict; text: string };
  /** Runs something later. @returns calls it off */
  readonly later: (run: () => void, ms: number) => () => void;
  /** Runs work while no other page of this device sends reports of the account. */
  readonly exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Called with every answer, refusals included. */
  readonly onAnswer?: (entries: readonly QueuedReport[]) => void;
  /** Notifies the other pages of this device that the store changed. */
  readonly onKept?: () => void;
  /** Milliseconds a silent store is waited for, where that differs from the usual. */
  readonly patienceMs?: number;
}
