import { preventsSaving } from '@garment-mes/domain/cutting-bed';
import { useState } from 'react';
import { billFaults } from './bill-faults.ts';
import type { BedDraft } from './draft/draft.ts';
import type { BillFigures } from './figures/bill-figures.ts';

/** Findings of a bill nobody has filled in yet; said once somebody wants to save it. */
const EMPTY: ReadonlySet<string> = new Set(['ratio-missing', 'bed-without-colors']);

interface Fault {
  readonly cell: string;
  readonly text: string;
}

/** What is wrong with a bill, and when it may be said: typed cells at once, empty ones at the save. */
export function useBillFaults(draft: BedDraft, { issues }: BillFigures) {
  const [attempted, setAttempted] = useState(false);
  const entries = attempted ? billFaults(draft) : [];
  const shown: Fault[] = [
    ...entries,
    ...issues.filter(({ code }) => attempted || !EMPTY.has(code)),
  ];
  // The first of a cell is the one that is said.
  const texts = new Map(shown.toReversed().map(({ cell, text }) => [cell, text]));
  const blocked = issues.some((found) => preventsSaving(found) && !EMPTY.has(found.code));

  return {
    shown,
    /** A typed cell cannot be saved. */
    blocked,
    faultOf: (cell: string): string | undefined => texts.get(cell),
    /** Everything that keeps the bill from being saved now; from here on empty cells are marked. */
    attempt(): readonly Fault[] {
      setAttempted(true);
      return [...billFaults(draft), ...issues.filter(preventsSaving)];
    },
    reset: () => setAttempted(false),
  };
}
