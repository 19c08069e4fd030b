import { type DecimalInput, quantity } from '../decimal.ts';

export interface PlyRange {
  /** First ply, counted from 1 at the table. */
  readonly plyFrom: number;
  readonly plyTo: number;
}

/** Numbers the plies of a bed through its blocks, in their order: 86 + 34 → 1–86, 87–120. */
export function plyRanges(blocks: readonly { readonly plies: number }[]): PlyRange[] {
  let laid = 0;
  return blocks.map(({ plies }) => {
    const plyFrom = laid + 1;
    laid += plies;
    return { plyFrom, plyTo: laid };
  });
}

/**
 * Plies that a freshly scanned roll can give: what the colour still needs, or what the roll has.
 *
 * @param plyLen metres of one ply, see `perPly`
 * @see docs/formulas.md#suggested-plies
 */
export function suggestedPlies(
  missingPlies: number,
  remainLen: DecimalInput,
  plyLen: DecimalInput,
): number {
  const length = quantity(plyLen);
  if (length.isZero()) return Math.max(0, missingPlies);
  const possible = quantity(remainLen).div(length).floor().toNumber();
  return Math.max(0, Math.min(missingPlies, possible));
}

export interface PlyLimits {
  readonly table?: number | null | undefined;
  /** Counts only when the bed is press cut. */
  readonly die?: number | null | undefined;
  readonly material?: number | null | undefined;
}

/** The lowest of the limits that are set; `undefined` when none is. */
export function maxPlies({ table, die, material }: PlyLimits): number | undefined {
  const limits = [table, die, material].filter((limit) => typeof limit === 'number');
  return limits.length === 0 ? undefined : Math.min(...limits);
}
