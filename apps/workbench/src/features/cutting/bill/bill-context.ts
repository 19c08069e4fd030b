import type { CuttingBed, CuttingBedSizes } from '@garment-mes/sdk/mes2';
import { createContext, use } from 'react';
import type { DraftEvent } from './draft/change-draft.ts';
import type { BedDraft } from './draft/draft.ts';
import type { BillFigures } from './figures/bill-figures.ts';

/** The bill that is on the page, as its sections see it. */
export interface Bill {
  /** As it was saved last; `undefined` for a new bed. */
  readonly bed: CuttingBed | undefined;
  readonly draft: BedDraft;
  /** What the order offers; `undefined` before an order is chosen. */
  readonly choices: CuttingBedSizes | undefined;
  readonly figures: BillFigures;
  readonly readOnly: boolean;
  /** Keys of rolls that somebody else changed while they were typed here. */
  readonly clashes: readonly string[];
  /** What is wrong with a cell or field, once it may be said. */
  readonly faultOf: (cell: string) => string | undefined;
  readonly change: (event: DraftEvent) => void;
}

export const BillContext = createContext<Bill | undefined>(undefined);

/**
 * The bill as a part of the page keeps it (`StillPart`). A context of its own: a change of `BillContext`
 * reaches everybody below who reads that one, past a nearer provider of it as well.
 */
export const PartContext = createContext<Bill | undefined>(undefined);

/** What a typed cell needs: it stays the same while the bill is typed, so that such cells need no redrawing. */
export interface Typing extends Pick<Bill, 'change' | 'readOnly'> {
  /** The bill as it is typed at this moment, for a handler in a part that was kept as it was. */
  readonly draftNow: () => BedDraft;
}

export const TypingContext = createContext<Typing | undefined>(undefined);

/** @throws outside of a bill */
export function useTyping(): Typing {
  const typing = use(TypingContext);
  if (typing === undefined) throw new Error('useTyping: there is no bill around.');
  return typing;
}

/** @throws outside of a bill */
export function useBill(): Bill {
  const bill = use(PartContext) ?? use(BillContext);
  if (bill === undefined) throw new Error('useBill: there is no bill around.');
  return bill;
}
