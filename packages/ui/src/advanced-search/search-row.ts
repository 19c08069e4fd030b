/** How a condition compares; what a key may use depends on its ending. */
export type SearchOperator = '=' | '!=' | '>' | '>=' | '<' | '<=' | 'between' | 'like' | 'not like';

/** One condition as a person filled it in. */
export interface SearchRow {
  readonly key: string;
  readonly operator: SearchOperator;
  readonly value: string;
  /** Second value, for `between`. */
  readonly second?: string | undefined;
}

/** Something to search by. */
export interface SearchField {
  /** Keys with `_date` hold days, keys with `_num` numbers, all others text. */
  readonly key: string;
  readonly label: string;
}

export type FieldKind = 'text' | 'number' | 'date';

export const kindOf = (key: string): FieldKind =>
  key.includes('_date') ? 'date' : key.includes('_num') ? 'number' : 'text';

/** Operators on offer for a key. */
export const operatorsFor = (key: string): readonly SearchOperator[] =>
  kindOf(key) === 'text'
    ? ['like', 'not like', '=', '!=']
    : ['=', '!=', '>', '>=', '<', '<=', 'between'];

const isSet = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

/** Whether a condition counts: key and value set, and for `between` both values. */
export const counts = ({ key, operator, value, second }: SearchRow): boolean =>
  key !== '' && isSet(value) && (operator !== 'between' || isSet(second));
