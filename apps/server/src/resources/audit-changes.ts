import { isSameFigure } from '@garment-mes/domain';
import type { OperationId } from '../generated/operations.ts';
import type { ColumnValues } from './draft-values.ts';
import { titleOf } from './field-titles.ts';
import type { StoredRecord } from './resource.ts';

interface FieldChange {
  readonly field: string;
  readonly title: string;
  readonly fromText: string | null;
  readonly toText: string | null;
}

/** What a change of a record changed, for its log. */
export function changesOf(
  operation: OperationId,
  before: StoredRecord,
  values: ColumnValues,
): FieldChange[] {
  return [...values].flatMap(([column, value]): FieldChange[] => {
    const field = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const fromText = textOf(before[field]);
    const toText = textOf(value);
    if (sameText(fromText, toText)) return [];
    return [{ field, title: titleOf(operation, field).zh, fromText, toText }];
  });
}

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Exact numbers come back with the places of their column: 3 and 3.00 are no change. */
const sameText = (from: string | null, to: string | null): boolean =>
  from === to || (from !== null && to !== null && isSameFigure(from, to));
