import { createQueueEntries } from './queue-entries.ts';
import type { QueuePorts } from './queue-ports.ts';
import type { CallOf, DocumentCall, QueuedDocument } from './queued-document.ts';
import { type Correction, type QueuedScan, retryPause, withId } from './queued-scan.ts';
import type { CodeReader, ReadCode } from './read-code.ts';
import { createSender } from './sender.ts';

export type NewScan = Omit<QueuedScan, 'seq' | 'tries' | 'state' | 'text' | 'outcome'> &
  (
    | Pick<Extract<QueuedScan, { call: 'recordScan' }>, 'call' | 'body'>
    | Pick<Extract<QueuedScan, { call: 'reverseScan' }>, 'call' | 'body'>
  );

/** A document that was completed. */
export type NewDocument = Omit<
  QueuedDocument,
  'seq' | 'tries' | 'state' | 'text' | 'outcome' | 'call' | 'body'
> &
  CallOf<DocumentCall>;

/**
 * Reports and documents wait here until the server has answered: first in, first out, scans that wait together in one
 * call, under the ids they got at the tap. Nothing is dropped; refusals stay until a person removes them.
 */
export function createScanQueue(ports: QueuePorts) {
  const { later } = ports;
  const entries = createQueueEntries(ports, () => void pump());
  let running = false;
  const sender = createSender(ports, entries, () => running);
  let callOff: (() => void) | undefined;

  async function pump(): Promise<void> {
    callOff?.();
    callOff = undefined;
    const pause = await sender.send();
    if (pause === undefined) return;
    if (pause === 0) return pump();
    callOff = later(() => void pump(), retryPause(pause));
  }

  /** By the time of the tap an entry sorts behind what earlier visits left, even before that was read. */
  const seqAt = (at: number): number => Math.max(at, entries.lastSeq() + 1);

  return {
    snapshot: entries.view,
    subscribe: entries.subscribe,
    /** Reads what earlier visits left and begins to send. */
    async start() {
      running = true;
      await entries.read();
      await pump();
    },
    stop() {
      running = false;
      callOff?.();
    },
    /** Keeps a code before anything is asked about it: at the end, until a report takes its place. */
    async read(code: Omit<ReadCode, 'call' | 'state' | 'seq'>): Promise<void> {
      await entries.keep([{ ...code, call: 'readCode', state: 'asked', seq: seqAt(code.at) }]);
    },
    /** Codes that were read behind a badge count for its owner. */
    async countFor(codes: readonly ReadCode[], reader: CodeReader): Promise<void> {
      await entries.keep(codes.map((code) => ({ ...code, reader })));
    },
    /** Takes a code out: it was answered without a report. One that became a report stays. */
    async settle(requestId: string): Promise<void> {
      const entry = entries.find(requestId);
      if (entry?.call === 'readCode') await entries.drop([entry]);
    },
    /**
     * Puts a report at the end, or in the place of the code it was made of. Resolves once it is kept, long
     * before it is sent.
     */
    async add(report: NewScan | NewDocument): Promise<void> {
      const seq = entries.find(report.requestId)?.seq ?? seqAt(report.at);
      const entry = { ...report, seq, tries: 0, text: undefined, outcome: undefined };
      await entries.keep([{ ...entry, state: 'queued' }]);
      void pump();
    },
    /** Takes a report out that was not sent or was refused. */
    async remove(requestId: string): Promise<void> {
      const entry = entries.all().find((each) => each.requestId === requestId);
      if (entry !== undefined && entry.state !== 'sending') await entries.drop([entry]);
    },
    /**
     * Sends a refused report once more, as a report of its own made at the same time: under its old id the
     * server would only repeat what it said.
     * @param requestId of the refused one
     * @param again the id it gets
     * @param correction what is said otherwise
     */
    async repeat(requestId: string, again: string, correction?: Correction): Promise<void> {
      const entry = entries.all().find((each) => each.requestId === requestId);
      if (entry?.state !== 'refused' && entry?.state !== 'locked') return;
      const seq = entries.lastSeq() + 1;
      const renewed = withId(entry, again, correction);
      const next = { ...renewed, seq, tries: 0, state: 'queued', text: undefined } as const;
      await entries.replace(entry, next);
      void pump();
    },
    /** Another page changed the store. What it is about to send is left to it. */
    refresh: entries.read,
    /** Sends at once what waits for its next attempt: the network is back, or the page was asleep. */
    async wake(): Promise<void> {
      await entries.read();
      await pump();
    },
  };
}
