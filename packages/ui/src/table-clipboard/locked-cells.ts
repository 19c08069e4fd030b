import type { UiLabels } from '../labels.ts';
import { toast } from '../toast/toast.ts';

/** A cell that a paste left as it was, because it cannot be changed. */
export interface LockedCell {
  /** From 1, among the rows of the table. */
  readonly row: number;
  /** Words of the head. */
  readonly column: string;
}

/** More cells than these are counted, but not named. */
const NAMED = 3;

/** Says how many cells a paste has left as they were, and which. */
export function sayLocked(cells: readonly LockedCell[], labels: UiLabels): void {
  if (cells.length > 0) toast.warning(labels.lockedSkipped(cells.length, cells.slice(0, NAMED)));
}
