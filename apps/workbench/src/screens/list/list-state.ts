import {
  type Condition,
  type SearchRow,
  searchConditions,
  writeConditions,
} from '@garment-mes/sdk/conditions';
import type { Field, Fields } from '@garment-mes/sdk/labels';
import type { DataTableState } from '@garment-mes/ui';
import { fieldOf } from '#screens/fields/labels.ts';

/** First and last day of a quick filter; empty text for an open end. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** What a person asks a list for, beside the table itself. */
export interface ListSearch {
  /** Looked for in every text column the spec lets search. */
  readonly text: string;
  readonly ranges: Readonly<Record<string, DayRange>>;
  /** Beginnings of texts, typed into a quick filter of one field. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Rows of the advanced search. */
  readonly rows: readonly SearchRow[];
}

export const noSearch: ListSearch = { text: '', ranges: {}, rows: [] };

/** Query of a paged call, as every list takes it. */
export interface ListQuery {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly order?: string;
  readonly filter?: Readonly<Record<string, readonly (string | number)[]>>;
  readonly sql?: string;
}

/**
 * Puts table and search into the words of the service. Fields without a key cannot be asked for.
 *
 * @param searched fields that the search box looks into, where not in all
 */
export function listQuery(
  fields: Fields,
  table: Pick<DataTableState, 'sort' | 'filters' | 'page' | 'pageSize'>,
  search: ListSearch,
  middles = 1,
  searched = fields,
): ListQuery {
  const order = table.sort && keyOf(fields, table.sort.column);
  const filter = filterOf(fields, table.filters);
  const sql = writeConditions(conditionOf(fields, search, middles, searched));
  return {
    pageNum: table.page,
    pageSize: table.pageSize,
    ...(order === undefined ? {} : { order: `${order} ${table.sort?.direction}` }),
    ...(filter === undefined ? {} : { filter }),
    ...(sql === '' ? {} : { sql }),
  };
}

const keyOf = (fields: Fields, name: string): string | undefined => fieldOf(fields, name).key;

function filterOf(fields: Fields, filters: DataTableState['filters']): ListQuery['filter'] {
  const entries = Object.entries(filters).flatMap(([name, values]) => {
    const key = keyOf(fields, name);
    return key === undefined ? [] : [[key, values.map(wireValue)]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Numbers of enumerations were texts in the controls only. */
const wireValue = (value: string): string | number =>
  /^-?\d{1,9}$/.test(value) ? Number(value) : value;

function conditionOf(
  fields: Fields,
  { text, ranges, texts = {}, rows }: ListSearch,
  middles: number,
  searched: Fields,
): Condition | undefined {
  const parts = [
    textCondition(searched, text.trim(), middles),
    ...Object.entries(texts).map(([name, typed]) => beginsWith(keyOf(fields, name), typed.trim())),
    searchConditions([...rangeRows(fields, ranges), ...rows]),
  ].filter((part) => part !== undefined);
  return parts.length > 1
    ? { kind: 'and', terms: parts.flatMap((part) => (part.kind === 'and' ? part.terms : [part])) }
    : parts[0];
}

/** Whether the search box looks into a field. */
export const isTextSearch = ({ kind, search, key = '' }: Field): boolean =>
  search === true && kind === 'text' && !/_date|_num/.test(key);

/** The fields that a person may see. The service takes no question about the others. */
export const readable = (fields: Fields, can: (key: string) => boolean): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, { permission }]) => permission === undefined || can(permission),
    ),
  );

/** The fields the search box looks into, in the order of the spec. */
export const searchedFields = (fields: Fields): readonly Field[] =>
  Object.values(fields).filter(isTextSearch);

/**
 * The business number, of base data the name as well, may be found by its middle, everything else by its beginning:
 * a wildcard in front reads every row, and the service takes two of them in a condition.
 */
function textCondition(fields: Fields, text: string, middles: number): Condition | undefined {
  if (text === '') return undefined;
  const terms = searchedFields(fields).map(({ key = '' }, index): Condition => {
    const match = index < middles ? 'contains' : 'starts';
    return { kind: 'like', key, not: false, match, text };
  });
  return terms.length > 1 ? { kind: 'or', terms } : terms[0];
}

const beginsWith = (key: string | undefined, text: string): Condition | undefined =>
  key === undefined || text === ''
    ? undefined
    : { kind: 'like', key, not: false, match: 'starts', text };

function rangeRows(fields: Fields, ranges: ListSearch['ranges']): readonly SearchRow[] {
  return Object.entries(ranges).flatMap(([name, { from, to }]): SearchRow[] => {
    const key = keyOf(fields, name);
    if (from !== '' && to !== '') return [{ key, operator: 'between', value: from, second: to }];
    return [
      { key, operator: '>=', value: from },
      { key, operator: '<=', value: to },
    ];
  });
}
