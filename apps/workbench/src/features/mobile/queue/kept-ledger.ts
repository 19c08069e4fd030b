import type { QueueEntry } from './read-code.ts';

/** What is known of a store: what it took, what it did not, and whether it said what it has. */
export function keptLedger(onKept: (isWhole: boolean) => void) {
  const kept = new Set<string>();
  /** The write of each entry that the store did not take. */
  const refused = new Map<string, number>();
  const removed = new Set<string>();
  /** Those of the removed ones that the store may still have. */
  const unerased = new Set<string>();
  const writes = writeLog();
  const reads = readLog();
  const isOwed = () => refused.size > 0 || unerased.size > 0;

  return {
    reads,
    since: writes.since,
    has: (id: string): boolean => kept.has(id),
    ids: (): ReadonlySet<string> => new Set(kept),
    isRefused: (id: string): boolean => refused.has(id),
    isRemoved: (id: string): boolean => removed.has(id),
    unerased: (): readonly string[] => [...unerased],
    /** Whether the store did not take something that it may take now. */
    isOwed,
    /** Says whether everything of the page is in the store. */
    report: () => onKept(reads.isAnswered() && !isOwed()),
    found(ids: Iterable<string>): void {
      for (const id of ids) kept.add(id);
    },
    /** A write begins. @returns the ways it ends; taken it may be behind the refusal */
    write(entries: readonly QueueEntry[]) {
      const number = writes.note(entries);
      return {
        taken(): void {
          for (const { requestId } of entries) {
            kept.add(requestId);
            if ((refused.get(requestId) ?? 0) <= number) refused.delete(requestId);
          }
          writes.note(entries);
        },
        refused(): void {
          for (const { requestId } of entries) refused.set(requestId, number);
        },
      };
    },
    /** @param isErased the store has to forget them; else something takes their place there */
    remove(ids: readonly string[], isErased: boolean): void {
      for (const id of ids) {
        removed.add(id);
        refused.delete(id);
        if (isErased) unerased.add(id);
      }
    },
    erased(ids: readonly string[]): void {
      for (const id of ids) unerased.delete(id);
    },
    /** Another page made something of it: it is there again. */
    restore(id: string): void {
      removed.delete(id);
    },
  };
}

/** Which entries a page has written, and whether since some moment. */
function writeLog() {
  let writes = 0;
  const last = new Map<string, number>();
  return {
    /** @returns number of the write */
    note(entries: readonly QueueEntry[]): number {
      writes += 1;
      for (const { requestId } of entries) last.set(requestId, writes);
      return writes;
    },
    /** @returns whether an entry was written after this call */
    since() {
      const begun = writes;
      return (requestId: string): boolean => (last.get(requestId) ?? 0) > begun;
    },
  };
}

/** Whether the store said what it has when it was asked last. Answers may come late, and in any order. */
function readLog() {
  let asked = 0;
  let last = { reading: 0, isAnswered: true };
  return {
    isAnswered: (): boolean => last.isAnswered,
    begin() {
      asked += 1;
      const reading = asked;
      return {
        answered(): void {
          last = { reading: Math.max(reading, last.reading), isAnswered: true };
        },
        /** Nobody waits for an answer any more. One that came, to this question or a later one, counts. */
        over(): void {
          if (reading > last.reading) last = { reading, isAnswered: false };
        },
      };
    },
  };
}
