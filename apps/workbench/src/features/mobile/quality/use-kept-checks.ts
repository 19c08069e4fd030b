import { useRef, useState } from 'react';
import { readStored, writeStored } from '#app/tab/stored.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { CheckDraft } from './check-draft.ts';
import type { StationDraft } from './walk.ts';

export type Mode = 'patrol' | 'check' | 'rework' | 'today';

/** What an inspector has before them on this device. */
export interface KeptChecks {
  readonly mode: Mode;
  readonly line?: { readonly id: string; readonly name: string } | undefined;
  /** End of the line or finishing. */
  readonly checkType: 3 | 4;
  /** The round that is being walked, while it is not the one that is due. */
  readonly round?: { readonly workDate: string; readonly round: number } | undefined;
  readonly station?: StationDraft | undefined;
  readonly check?: CheckDraft | undefined;
}

const NOTHING: KeptChecks = { mode: 'patrol', checkType: 3 };

/** What is counted is kept in this browser with every tap: closing the page loses none. */
export function useKeptChecks() {
  const { companyId, userId } = useWorkbench();
  const key = `checks.${companyId}.${userId}`;
  const [kept, setKept] = useState<KeptChecks>(() => readStored(key) ?? NOTHING);
  // Taps come faster than the page is drawn.
  const newest = useRef(kept);
  return {
    ...kept,
    /** Everything as the last tap left it. */
    current: (): KeptChecks => newest.current,
    change(part: Partial<KeptChecks>): void {
      newest.current = { ...newest.current, ...part };
      writeStored(key, newest.current);
      setKept(newest.current);
    },
  };
}

export type Kept = ReturnType<typeof useKeptChecks>;
