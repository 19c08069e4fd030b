import type { CuttingBed } from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import type { BillDraft } from './draft/use-bill-draft.ts';
import { useKeptDraft } from './draft/use-kept-draft.ts';
import { refusedCell } from './figures/refused-cell.ts';
import { useBillActions } from './use-bill-actions.ts';
import type { useBillFaults } from './use-bill-faults.ts';

interface StepsOf {
  /** `undefined` for a new bed. */
  readonly bedId: string | undefined;
  readonly bill: BillDraft;
  readonly faults: ReturnType<typeof useBillFaults>;
  readonly readOnly: boolean;
  readonly onCreated: ((bed: CuttingBed) => void) | undefined;
  /** Puts the cursor into a cell. */
  readonly focus: (cell: string) => void;
  /** The same once the page shows it. */
  readonly soon: (cell: string) => void;
}

/** Keeping, saving and submitting the bill; neither of the last two while something prevents saving. */
export function useBillSteps({ bedId, bill, faults, readOnly, onCreated, focus, soon }: StepsOf) {
  const kept = useKeptDraft(
    bedId,
    bill,
    !readOnly && (bedId === undefined || bill.choices !== undefined),
  );
  const actions = useBillActions(bill, {
    onCreated: (created) => onCreated?.(created),
    onSaved: () => {
      kept.forget();
      faults.reset();
    },
    onRefused: (text) => {
      const cell = refusedCell(text, bill.draft, bill.figures.issues);
      if (cell !== undefined) focus(cell);
    },
  });
  const [asking, setAsking] = useState(false);

  /** Whether nothing prevents saving; otherwise the cursor goes to the first thing that does. */
  function isSavable(): boolean {
    const [first] = faults.attempt();
    if (first === undefined) return true;
    soon(first.cell);
    return false;
  }
  const save = () => void (isSavable() && actions.save());
  const ask = () => {
    if (!isSavable()) return;
    actions.forgetRefusal();
    setAsking(true);
  };

  return {
    kept,
    actions,
    save,
    ask,
    /** It is asked whether the bed is to be submitted. */
    asking,
    stopAsking: () => setAsking(false),
    // While one's own save is under way its echo may come first.
    isOvertaken:
      bill.isOvertaken && !readOnly && actions.pending === undefined && actions.stale === undefined,
  };
}
