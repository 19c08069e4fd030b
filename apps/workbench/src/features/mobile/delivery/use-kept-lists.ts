import { useRef, useState } from 'react';
import { readStored, writeStored } from '#app/tab/stored.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { Mode, ScannedList } from './scanned-list.ts';

interface Kept {
  /** What was done last on this device. */
  readonly mode: Mode | undefined;
  /** The list of each that is not complete. */
  readonly lists: { readonly [Each in Mode]?: ScannedList };
}

const NOTHING: Kept = { mode: undefined, lists: {} };

/** The lists that somebody is scanning, kept in this browser with every scan: closing the page loses none. */
export function useKeptLists() {
  const { companyId, userId } = useWorkbench();
  const key = `scannedLists.${companyId}.${userId}`;
  const [kept, setKept] = useState<Kept>(() => readStored(key) ?? NOTHING);
  // Scans come faster than the page is drawn.
  const newest = useRef(kept);

  function change(next: Kept): void {
    newest.current = next;
    writeStored(key, next);
    setKept(next);
  }

  return {
    ...kept,
    /** Everything as the last scan left it. */
    current: (): Kept => newest.current,
    choose: (mode: Mode | undefined): void => change({ ...newest.current, mode }),
    /** Keeps a list. */
    keep: (list: ScannedList): void => {
      const { lists } = newest.current;
      change({ mode: list.mode, lists: { ...lists, [list.mode]: list } });
    },
    /** Keeps what becomes of a list, as the last scan left it, unless it is another one by now. */
    revise: ({ mode, requestId }: ScannedList, part: (list: ScannedList) => ScannedList): void => {
      const list = newest.current.lists[mode];
      if (list?.requestId !== requestId) return;
      change({ ...newest.current, lists: { ...newest.current.lists, [mode]: part(list) } });
    },
    /** Forgets the list of a mode: it was completed or thrown away. */
    drop: (mode: Mode): void => {
      const { [mode]: _, ...lists } = newest.current.lists;
      change({ ...newest.current, lists });
    },
  };
}
