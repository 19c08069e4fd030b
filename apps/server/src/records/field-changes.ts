import { isSameFigure } from '@garment-mes/domain';
import type { DataOf } from '../generated/operations.ts';

export type FieldChange = DataOf<'listBusinessLogs'>['list'][number]['changes'][number];

/** What a save changed, for the log of the record; exact numbers are compared as numbers. */
export function fieldChanges(
  titles: Readonly<Record<string, string>>,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): FieldChange[] {
  return Object.entries(titles).flatMap(([field, title]) => {
    if (!Object.hasOwn(after, field)) return [];
    const fromText = textOf(before[field]);
    const toText = textOf(after[field]);
    return sameText(fromText, toText) ? [] : [{ field, title, fromText, toText }];
  });
}

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const sameText = (from: string | null, to: string | null): boolean =>
  from === to || (from !== null && to !== null && isSameFigure(from, to));
