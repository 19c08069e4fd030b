import type { Condition, Value } from './condition.ts';
import { dayOf, isDateKey, isNumberKey, numberOf } from './keys.ts';

/** How a person may compare a column. */
export type SearchOperator = '=' | '!=' | '>' | '>=' | '<' | '<=' | 'between' | 'like' | 'not like';

/** One row of the advanced search as a person filled it in. */
export interface SearchRow {
  readonly key: string | undefined;
  readonly operator: SearchOperator | undefined;
  readonly value: string | number | undefined;
  /** Second value, for `between`. */
  readonly second?: string | number | undefined;
}

/** Operators a person may choose for a key. */
export const operatorsOf = (key: string): readonly SearchOperator[] =>
  isDateKey(key) || isNumberKey(key)
    ? ['=', '!=', '>', '>=', '<', '<=', 'between']
    : ['=', '!=', 'like', 'not like'];

/**
 * The condition of an advanced search: all rows that count, in their order. A row counts when key,
 * operator and value are set (0 is a value, white space is not) and, for `between`, the second
 * value too; a `between` the wrong way round is turned.
 * @returns `undefined` when no row counts
 */
export function searchConditions(rows: readonly SearchRow[]): Condition | undefined {
  const terms = rows.flatMap((row) => conditionOf(row) ?? []);
  return terms.length > 1 ? { kind: 'and', terms } : terms[0];
}

function conditionOf({ key, operator, value: given, second }: SearchRow): Condition | undefined {
  if (!key || !operator || !isSet(given)) return undefined;
  const value = wireValue(key, given);

  switch (operator) {
    case 'like':
    case 'not like':
      return {
        kind: 'like',
        key,
        not: operator === 'not like',
        match: 'contains',
        text: String(given).trim(),
      };
    case 'between': {
      if (!isSet(second)) return undefined;
      const other = wireValue(key, second);
      const [from, to] = value > other ? [other, value] : [value, other];
      return { kind: 'between', key, not: false, from, to };
    }
    default:
      return { kind: 'compare', key, operator, value };
  }
}

const isSet = (value: string | number | undefined): value is string | number =>
  typeof value === 'number' || (value !== undefined && value.trim() !== '');

/** Days are cut out of timestamps and numbers read; what is neither stays for the server to refuse. */
function wireValue(key: string, value: string | number): Value {
  const text = String(value).trim();
  if (isDateKey(key)) return dayOf(text) ?? text;
  if (isNumberKey(key)) return numberOf(text) ?? text;
  return typeof value === 'string' ? text : value;
}
