import { isSameFigure } from '@garment-mes/domain/compare';
import type { Bilingual } from '@garment-mes/domain/refusals';

/** A changed field as the log of a record stores it; its title is read in the reader's language. */
export interface FieldChange {
  readonly field: string;
  readonly title: Bilingual;
  /** Part of the record; missing where it has none. */
  readonly area?: string;
  /** What the changed line is called. */
  readonly label?: string;
  readonly fromText: string | null;
  readonly toText: string | null;
}

/** A value as a log keeps it; null for an empty one. */
export const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Exact numbers come back with the places of their column: 3 and 3.00 are no change. */
export const sameText = (from: string | null, to: string | null): boolean =>
  from === to || (from !== null && to !== null && isSameFigure(from, to));
