import { isDateKey, isNumberKey } from '@garment-mes/sdk/conditions';
import type { Sql } from '../database/engine.ts';
import {
  type ColumnFacts,
  type OperationFacts,
  type OperationId,
  operations,
} from '../generated/operations.ts';
import type { AnyListRequest } from './list-engine.ts';

export type ColumnKind = 'text' | 'id' | 'number' | 'date' | 'timestamp' | 'flag' | 'texts';

/** How the texts of a column are stored: all in capitals and half width, or as they were typed. */
export type Spelling = 'capitals' | 'typed';

/** A field of a list as this person may use it. */
export interface ListColumn {
  readonly field: string;
  readonly facts: ColumnFacts;
  readonly kind: ColumnKind;
  /** What is shown. */
  readonly shown: Sql;
  /** What is searched, filtered and sorted by. */
  readonly compared: Sql;
  readonly spelling: Spelling;
  /** How it sounds. */
  readonly pinyin: Sql | undefined;
  /** Another text that says the same. */
  readonly alsoNamed?: Sql | undefined;
}

export interface ListColumns {
  readonly all: readonly ListColumn[];
  /** By search key. A key that the person may not see is not in it. */
  readonly byKey: ReadonlyMap<string, ListColumn>;
}

/** The number of an order, in whatever list: it is stored in capitals and half width. */
const ORDER_NO = 'orderNo';

/**
 * The columns that the document declares and the person may see.
 * @throws {Error} naming the fields in which the document and the list differ
 */
export function columnsOf(request: AnyListRequest): ListColumns {
  const {
    operation,
    columns,
    later = [],
    searchAs = {},
    capitals = [],
    pinyin = {},
    alsoNamed = {},
    can,
  } = request;
  const { columns: declared = {} }: OperationFacts = operations[operation];
  requireSameFields(operation, columns, later);
  const all = Object.entries(declared).flatMap(([field, facts]): ListColumn[] => {
    const shown = own(columns, field);
    const isHidden = facts.permission !== undefined && !can(facts.permission);
    if (!shown || isHidden) return [];
    const compared = own(searchAs, field) ?? shown;
    const sound = own(pinyin, field);
    const isOneSpelling = field === ORDER_NO || (capitals as readonly string[]).includes(field);
    const spelling = isOneSpelling ? 'capitals' : 'typed';
    const told = { pinyin: sound, alsoNamed: own(alsoNamed, field) };
    return [{ field, facts, kind: kindOf(facts), shown, compared, spelling, ...told }];
  });
  const keyed = all.flatMap((column) =>
    column.facts.key === undefined ? [] : [[column.facts.key, column] as const],
  );
  return { all, byKey: new Map(keyed) };
}

const own = <T>(record: Readonly<Record<string, T | undefined>>, field: string): T | undefined =>
  Object.hasOwn(record, field) ? record[field] : undefined;

/**
 * What the types say of a list, asked once more of what runs.
 * @throws {Error} when a field of the document has no expression, an expression no field, or when a field
 * that is filled in after the query is a search key
 */
export function requireSameFields(
  operation: OperationId,
  columns: Readonly<Record<string, Sql | undefined>>,
  later: readonly string[] = [],
): void {
  const { columns: declared = {} }: OperationFacts = operations[operation];
  const fields = Object.keys(declared);
  const given = Object.keys(columns);
  const faults = [
    ...fields
      .filter((field) => !own(columns, field) && !later.includes(field))
      .map((field) => `${field} has no expression`),
    ...[...given, ...later]
      .filter((field) => !Object.hasOwn(declared, field))
      .map((field) => `${field} is no field of the document`),
    ...later
      .filter((field) => given.includes(field))
      .map((field) => `${field} has an expression and is filled in later`),
    ...later
      .filter((field) => declared[field]?.key !== undefined)
      .map((field) => `${field} is a search key and filled in later`),
  ];
  if (faults.length > 0) throw new Error(`columns of ${operation}: ${faults.join(', ')}`);
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
