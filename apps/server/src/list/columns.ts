import { isDateKey, isNumberKey } from '@garment-mes/sdk/conditions';
import type { Sql } from '../database/engine.ts';
import { type ColumnFacts, type OperationFacts, operations } from '../generated/operations.ts';
import type { ListRequest } from './list-engine.ts';

export type ColumnKind = 'text' | 'id' | 'number' | 'date' | 'timestamp' | 'flag' | 'texts';

/** A field of a list as this person may use it. */
export interface ListColumn {
  readonly field: string;
  readonly facts: ColumnFacts;
  readonly kind: ColumnKind;
  /** What is shown. */
  readonly shown: Sql;
  /** What is searched, filtered and sorted by. */
  readonly compared: Sql;
}

export interface ListColumns {
  readonly all: readonly ListColumn[];
  /** By search key. A key that the person may not see is not in it. */
  readonly byKey: ReadonlyMap<string, ListColumn>;
}

/** The columns that the document declares, the handler knows and the person may see. */
export function columnsOf({ operation, columns, searchAs = {}, can }: ListRequest): ListColumns {
  const facts: OperationFacts = operations[operation];
  const all = Object.entries(facts.columns ?? {}).flatMap(([field, declared]): ListColumn[] => {
    const shown = Object.hasOwn(columns, field) ? columns[field] : undefined;
    const isHidden = declared.permission !== undefined && !can(declared.permission);
    if (!shown || isHidden) return [];
    const compared = (Object.hasOwn(searchAs, field) ? searchAs[field] : undefined) ?? shown;
    return [{ field, facts: declared, kind: kindOf(declared), shown, compared }];
  });
  const keyed = all.flatMap((column) =>
    column.facts.key === undefined ? [] : [[column.facts.key, column] as const],
  );
  return { all, byKey: new Map(keyed) };
}

/** The key decides first, as it does on the other side of the wire. */
function kindOf({ key = '', type, format }: ColumnFacts): ColumnKind {
  if (isDateKey(key) || format === 'date' || format === 'timestamp')
    return format === 'timestamp' ? 'timestamp' : 'date';
  if (isNumberKey(key) || type === 'integer' || type === 'number' || format === 'decimal')
    return 'number';
  if (type === 'boolean') return 'flag';
  if (type === 'array') return 'texts';
  return format === 'int64' ? 'id' : 'text';
}
