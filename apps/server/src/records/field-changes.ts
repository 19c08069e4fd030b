import { type Bilingual, isSameFigure } from '@garment-mes/domain';

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

/** What a save changed, for the log of the record; exact numbers are compared as numbers. */
export function fieldChanges(
  titles: Readonly<Record<string, Bilingual>>,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): FieldChange[] {
  return Object.entries(titles).flatMap(([field, { zh, en }]) => {
    if (!Object.hasOwn(after, field)) return [];
    const fromText = textOf(before[field]);
    const toText = textOf(after[field]);
    return sameText(fromText, toText) ? [] : [{ field, title: { zh, en }, fromText, toText }];
  });
}

/** A value as a log keeps it; null for an empty one. */
export const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Exact numbers come back with the places of their column: 3 and 3.00 are no change. */
export const sameText = (from: string | null, to: string | null): boolean =>
  from === to || (from !== null && to !== null && isSameFigure(from, to));
