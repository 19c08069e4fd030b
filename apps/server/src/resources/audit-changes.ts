import type { OperationId } from '../generated/operations.ts';
import { type FieldChange, sameText, textOf } from '../records/field-changes.ts';
import type { ColumnValues } from './draft-values.ts';
import { titleOf } from './field-titles.ts';
import type { StoredRecord } from './resource.ts';

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
    return [{ field, title: titleOf(operation, field), fromText, toText }];
  });
}
