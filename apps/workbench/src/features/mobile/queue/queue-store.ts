import { asStored, type QueueEntry, stageOf } from './read-code.ts';

/** An entry as a page would have it. */
export interface QueueChange {
  readonly entry: QueueEntry;
  /** The page knows that the store has it. Where it is gone then, another page took it out. */
  readonly isKnown: boolean;
}

/** What the store has where it did not take a change; `undefined` where the entry is gone. */
export type Refused = ReadonlyMap<string, QueueEntry | undefined>;

/** Where reports outlive the page. Several pages of a device write to it. */
export interface QueueStore {
  load(): Promise<readonly QueueEntry[]>;
  /**
   * Keeps what is not behind of what another page made of it, in one step: all of that, or none.
   * @returns what was not taken
   */
  put(changes: readonly QueueChange[]): Promise<Refused>;
  remove(requestIds: readonly string[]): Promise<void>;
  /**
   * Puts a report into the place of one that was refused, in one step.
   * @returns false, and keeps nothing, where that one is not there any more: another page was faster
   */
  replace(requestId: string, entry: QueueEntry): Promise<boolean>;
}

/**
 * Whether a change is kept. What was counted is true whatever else a page knows; what another page took out or
 * brought further is not brought back; of two reports made of one code the first counts.
 */
export function isTaken(stored: QueueEntry | undefined, { entry, isKnown }: QueueChange): boolean {
  if (entry.state === 'ok') return true;
  if (stored === undefined) return !isKnown || entry.state === 'queued';
  return entry.state === 'queued'
    ? stored.state === 'asked'
    : stageOf(asStored(stored)) <= stageOf(entry);
}

/** Whether another report may take the place of this one. */
export const isReplaceable = (stored: QueueEntry | undefined): boolean =>
  stored?.state === 'refused' || stored?.state === 'locked';

/** Keeps reports as long as the page lives: for tests, and where the browser gives no storage. */
export function memoryQueueStore(entries: readonly QueueEntry[] = []): QueueStore {
  const kept = new Map(entries.map((entry) => [entry.requestId, entry]));
  return {
    load: () => Promise.resolve([...kept.values()]),
    put: (changes) => {
      const refused = new Map<string, QueueEntry | undefined>();
      for (const change of changes) {
        const { requestId } = change.entry;
        const stored = kept.get(requestId);
        if (isTaken(stored, change)) kept.set(requestId, change.entry);
        else refused.set(requestId, stored);
      }
      return Promise.resolve(refused);
    },
    remove: (requestIds) => {
      for (const requestId of requestIds) kept.delete(requestId);
      return Promise.resolve();
    },
    replace: (requestId, entry) => {
      if (!isReplaceable(kept.get(requestId))) return Promise.resolve(false);
      kept.delete(requestId);
      kept.set(entry.requestId, entry);
      return Promise.resolve(true);
    },
  };
}
