import { DomainError } from '@garment-mes/domain/refusals';
import {
  type Condition,
  ConditionError,
  type Group,
  parseConditions,
  type Value,
} from '@garment-mes/sdk/conditions';
import { join, type Sql, sql } from '../database/engine.ts';
import { isDay } from '../is-day.ts';
import type { ListColumn, ListColumns, Spelling } from './columns.ts';
import { pinyinPattern } from './pinyin.ts';

const CONDITIONS = { zh: '查询条件', en: 'Search condition' };
const refuse = (field: string | typeof CONDITIONS = CONDITIONS) =>
  new DomainError('invalid-value', { field });

/**
 * Turns the condition text of a list into SQL: keys through the list's own columns, values bound
 * with their type. Nothing of the text becomes part of the statement.
 * @returns `undefined` for an empty text
 * @throws {DomainError} `invalid-value` or `unknown-field`
 */
export function compileConditions(text: string, columns: ListColumns): Sql | undefined {
  const condition = parsed(text);
  return condition && compile(condition, columns);
}

function parsed(text: string): Condition | undefined {
  try {
    return parseConditions(text);
  } catch (error) {
    throw error instanceof ConditionError ? refuse() : error;
  }
}

function compile(condition: Condition, columns: ListColumns): Sql {
  if (isGroup(condition)) {
    const terms = condition.terms.map((term) => compile(term, columns));
    return sql`(${join(terms, condition.kind === 'and' ? ' and ' : ' or ')})`;
  }
  const column = columns.byKey.get(condition.key);
  if (!column) throw new DomainError('unknown-field', { key: condition.key });
  switch (condition.kind) {
    case 'compare':
      return compare(column, condition.operator, condition.value);
    case 'between': {
      const inside = sql`(${compare(column, '>=', condition.from)} and ${compare(column, '<=', condition.to)})`;
      return condition.not ? sql`not coalesce(${inside}, false)` : inside;
    }
    case 'in': {
      const inside = anyOf(column, condition.values);
      return condition.not ? sql`not coalesce(${inside}, false)` : inside;
    }
    case 'like': {
      if (column.kind !== 'text') throw refuse(condition.key);
      return like(column, condition);
    }
  }
}

type Like = Extract<Condition, { readonly kind: 'like' }>;

/** A row that is known by either of two texts has it by one of them, and has it not by none. */
function byBoth(column: ListColumn, not: boolean, test: (one: ListColumn) => Sql): Sql {
  const { alsoNamed, ...own } = column;
  if (alsoNamed === undefined) return test(column);
  const other: ListColumn = { ...own, compared: alsoNamed, spelling: 'typed', pinyin: undefined };
  return sql`(${test(own)} ${not ? sql`and` : sql`or`} coalesce(${test(other)}, ${not}))`;
}

const like = (column: ListColumn, condition: Like): Sql =>
  byBoth(column, condition.not, (one) => likeOne(one, condition));

function likeOne({ compared, spelling, pinyin }: ListColumn, { match, text, not }: Like): Sql {
  const isPart = !not && (match === 'contains' || match === 'starts');
  const sound = pinyin && isPart ? pinyinPattern(text, match === 'starts') : undefined;
  // Letters of a name sound like themselves.
  if (sound !== undefined) return sql`${pinyin} ~ ${sound}::text`;
  const searched = keyOf(compared, spelling);
  const pattern = patternOf(match, spelled(text, spelling));
  return not
    ? sql`(${compared} is null or ${searched} not like ${pattern}::text)`
    : sql`${searched} like ${pattern}::text`;
}

/** What texts are compared by, in any case and width; as it is stored where all have one spelling, so that an index serves. */
const keyOf = (compared: Sql, spelling: Spelling): Sql =>
  spelling === 'capitals' ? compared : sql`code_key(${compared})`;

/** What was typed, in the spelling of `keyOf`. The spaces around a part of a text belong to it. */
const spelled = (text: string, spelling: Spelling): string => {
  const narrow = text.normalize('NFKC');
  return spelling === 'capitals' ? narrow.toUpperCase() : narrow.toLowerCase();
};

const isGroup = (condition: Condition): condition is Group =>
  condition.kind === 'and' || condition.kind === 'or';

type Operator = '=' | '!=' | '>' | '>=' | '<' | '<=';

function compare(column: ListColumn, operator: Operator, value: Value): Sql {
  if (column.kind === 'timestamp') return compareDay(column.compared, operator, String(value));
  const { compared } = column;
  if (column.kind === 'text' && (operator === '=' || operator === '!='))
    return byBoth(column, operator === '!=', (one) => {
      const key = keyOf(one.compared, one.spelling);
      const wanted = sql`${spelled(String(value).trim(), one.spelling)}::text`;
      return operator === '=' ? sql`${key} = ${wanted}` : sql`${key} is distinct from ${wanted}`;
    });
  if (column.kind === 'texts') {
    if (operator !== '=' && operator !== '!=') throw refuse(column.facts.key);
    const holds = sql`coalesce(${String(value)}::text = any(${compared}), false)`;
    return operator === '=' ? holds : sql`not ${holds}`;
  }
  const bound = bind(column, value);
  switch (operator) {
    case '=':
      return sql`${compared} = ${bound}`;
    case '!=':
      return sql`${compared} is distinct from ${bound}`;
    case '>':
      return sql`${compared} > ${bound}`;
    case '>=':
      return sql`${compared} >= ${bound}`;
    case '<':
      return sql`${compared} < ${bound}`;
    case '<=':
      return sql`${compared} <= ${bound}`;
  }
}

/** A moment compared with a day of the company's calendar, as a range so that an index serves. */
function compareDay(moment: Sql, operator: Operator, day: string): Sql {
  if (!isDay(day)) throw refuse();
  const starts = sql`${day}::date::timestamptz`;
  const ends = sql`(${day}::date + 1)::timestamptz`;
  switch (operator) {
    case '=':
      return sql`(${moment} >= ${starts} and ${moment} < ${ends})`;
    case '!=':
      return sql`(${moment} is null or ${moment} < ${starts} or ${moment} >= ${ends})`;
    case '>':
      return sql`${moment} >= ${ends}`;
    case '>=':
      return sql`${moment} >= ${starts}`;
    case '<':
      return sql`${moment} < ${starts}`;
    case '<=':
      return sql`${moment} < ${ends}`;
  }
}

function bind({ kind, facts }: ListColumn, value: Value): Sql {
  const text = String(value);
  switch (kind) {
    case 'number':
      if (!/^-?\d{1,15}(\.\d{1,15})?$/.test(text)) throw refuse(facts.key);
      return /\./.test(text) || facts.format === 'decimal'
        ? sql`${text}::numeric`
        : sql`${text}::int8`;
    case 'id':
      if (!/^-?\d{1,18}$/.test(text)) throw refuse(facts.key);
      return sql`${text}::int8`;
    case 'date':
      if (!isDay(text)) throw refuse(facts.key);
      return sql`${text}::date`;
    case 'flag':
      return sql`${value === 1 || text === 'true'}::boolean`;
    default:
      return sql`${text}::text`;
  }
}

function anyOf(column: ListColumn, values: readonly Value[]): Sql {
  if (column.kind === 'timestamp' || column.kind === 'texts' || column.kind === 'text')
    return sql`(${join(
      values.map((value) => compare(column, '=', value)),
      ' or ',
    )})`;
  return exactlyAnyOf(column, values);
}

/** Values of rows, as they are stored. */
const exactlyAnyOf = (column: ListColumn, values: readonly Value[]): Sql =>
  column.kind === 'timestamp' || column.kind === 'texts'
    ? anyOf(column, values)
    : sql`${column.compared} in (${join(values.map((value) => bind(column, value)))})`;

const patternOf = (match: 'contains' | 'starts' | 'ends' | 'equals', text: string): string => {
  const plain = text.replace(/[\\%_]/g, '\\$&');
  const before = match === 'contains' || match === 'ends' ? '%' : '';
  const after = match === 'contains' || match === 'starts' ? '%' : '';
  return before + plain + after;
};

const MOST_FILTERS = 20;
const MOST_VALUES = 500;

/**
 * Turns `{"status":[1,2]}` into SQL; every list with ids takes them as `id`. A `null` among the values finds rows without
 * one. No value finds no row: a column that is left out takes them all.
 * @throws {DomainError} `invalid-value` or `unknown-field`
 */
export function compileFilter(text: string, columns: ListColumns): Sql[] {
  return Object.entries(readFilter(text)).flatMap(([key, values]) => {
    const column = filterColumn(columns, key);
    if (column === undefined) throw new DomainError('unknown-field', { key });
    if (values.length === 0) return [sql`false`];
    const some = values.filter((value) => value !== null);
    const terms = [
      ...(some.length > 0 ? [exactlyAnyOf(column, some)] : []),
      ...(some.length < values.length ? [sql`${column.compared} is null`] : []),
    ];
    return [sql`(${join(terms, ' or ')})`];
  });
}

/** A column the document lets filter by, or the id: a row of a list may be read again. */
function filterColumn(columns: ListColumns, key: string): ListColumn | undefined {
  const column = columns.byKey.get(key);
  if (column?.facts.filter) return column;
  return key === 'id'
    ? columns.all.find(({ field, kind }) => field === key && kind === 'id')
    : undefined;
}

function readFilter(text: string): Record<string, (Value | null)[]> {
  const filter = jsonOf(text);
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) throw refuse();
  const entries = Object.entries(filter);
  const isValue = (value: unknown) =>
    value === null ||
    typeof value === 'number' ||
    (typeof value === 'string' && value.length <= 200);
  const isFine = entries.every(
    ([, values]) => Array.isArray(values) && values.length <= MOST_VALUES && values.every(isValue),
  );
  if (!isFine || entries.length > MOST_FILTERS) throw refuse();
  return filter as Record<string, (Value | null)[]>;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse();
  }
}

/**
 * Turns `order_no desc` into an order with a tie-breaker, so that pages neither repeat nor skip a row.
 * @throws {DomainError} `unknown-field` when the column is not there or not sortable
 */
export function compileOrder(
  text: string,
  columns: ListColumns,
  otherwise: Sql | undefined,
  rowId?: Sql,
): Sql {
  const id = rowId ?? columns.all.find(({ field }) => field === 'id')?.shown;
  if (!id) throw new Error('a list needs its id');
  const wanted = text.trim();
  if (wanted === '') return otherwise ? sql`${otherwise}, ${id} desc` : sql`${id} desc`;
  const [, key = '', direction] = /^([A-Za-z_]\w{0,62}) (asc|desc)$/i.exec(wanted) ?? [];
  const column = columns.byKey.get(key);
  if (!column?.facts.sort)
    throw new DomainError('unknown-field', { key: key || wanted.slice(0, 40) });
  return direction?.toLowerCase() === 'desc'
    ? sql`${column.compared} desc nulls last, ${id} desc`
    : sql`${column.compared} asc nulls last, ${id} asc`;
}
