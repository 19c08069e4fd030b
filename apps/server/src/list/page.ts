import { DomainError } from '@garment-mes/domain/refusals';
import { scopedRows } from '../access/scoped-lists.ts';
import { ident, join, type Sql, sql, type Tx } from '../database/engine.ts';
import { columnsOf, type ListColumn } from './columns.ts';
import { compileConditions, compileFilter, compileOrder } from './compiler.ts';
import type { AnyListRequest, AnyPage, ListEngine } from './list-engine.ts';
import type { ListTotals, LongAnswer } from './long-answer.ts';

/** Most rows of an answer where the company decided nothing; the total stays the true one. */
const MOST_ROWS = 50_000;
/** Up to here nobody has to be asked: no company may allow less. */
const ORDINARY_ROWS = 1_000;
/** A longer answer is read in portions, which are sent as they come. */
const LONG_ROWS = 5_000;
/** Rows that are read at once: what they leave behind is gone before the next ones come. */
const PORTION_ROWS = 500;
/** Beyond it the database would count rows only to throw them away. */
const DEEPEST_OFFSET = 100_000;

interface Query {
  readonly pageNum?: number;
  readonly pageSize?: number;
  readonly order?: string;
  readonly filter?: string;
  readonly sql?: string;
}

/** The one engine of all paged lists. */
export const listEngine: ListEngine = {
  // The request was checked against its operation, so the page is that of the operation.
  page: (tx, request) => anyPage(tx, request) as never,
  anyPage,
};

async function anyPage(tx: Tx, request: AnyListRequest): Promise<AnyPage> {
  const { pageNum = 1, pageSize = 10, order, filter, sql: text } = (request.query ?? {}) as Query;
  const columns = columnsOf(request);
  const conditions = [
    ...(text ? [compileConditions(text, columns)] : []),
    ...(filter ? compileFilter(filter, columns) : []),
  ].filter((condition) => condition !== undefined);
  const from = conditions.reduce(
    (whole: Sql, condition) => sql`${whole} and ${condition}`,
    scopedRows(tx.reach, request),
  );
  const limit = pageSize <= ORDINARY_ROWS ? pageSize : Math.min(pageSize, await mostRows(tx));
  const offset = (pageNum - 1) * limit;
  if (offset > DEEPEST_OFFSET)
    throw new DomainError('invalid-value', { field: { zh: '页码', en: 'Page number' } });

  const { totals: given = {} } = request;
  const sums = columns.all.filter(({ field, facts }) => facts.sum || Object.hasOwn(given, field));
  const statement = sql`
      select ${join(columns.all.map(({ field, shown }) => sql`${shown} as ${alias(field)}`))}
      ${from}
      order by ${compileOrder(order ?? '', columns, request.defaultOrder, request.rowId)}
      ${limited(limit, offset)}`;
  const isLong = request.long !== undefined && limit > LONG_ROWS;
  const rows = isLong ? firstPortion(tx, statement) : tx.all<Record<string, unknown>>(statement);
  // A column may be called total: the rows are counted under a name that no field has.
  // Both statements travel together; the answers come back in order.
  const counts = tx.one<Record<string, string | null>>(sql`
      select ${join([sql`count(*) as row_count`, ...sums.map((column) => sumOf(column, request))])} ${from}`);
  if (request.last && !isLong) tx.end();
  const [list, counted] = await Promise.all([rows, counts]);
  const totals: ListTotals = {
    total: Number(counted?.rowCount ?? 0),
    ...(sums.length > 0 && {
      sum: Object.fromEntries(
        sums.map(({ field, facts }) => [field, readSum(counted?.[field], facts.type)]),
      ),
    }),
  };
  if (!isLong || list.length < PORTION_ROWS) return { ...totals, list };
  await sendPortions(tx, request.long, totals, list);
  return { ...totals, list: [] };
}

/**
 * The sizes of pages that everybody asks for. Written out, they let PostgreSQL keep one plan for a page of the list;
 * of a bound number it expects a tenth of all rows, and plans anew at every call.
 */
const limits: ReadonlyMap<number, Sql> = new Map([
  [10, sql`limit 10`],
  [20, sql`limit 20`],
  [25, sql`limit 25`],
  [50, sql`limit 50`],
  [100, sql`limit 100`],
  [200, sql`limit 200`],
  [300, sql`limit 300`],
  [500, sql`limit 500`],
]);

function limited(limit: number, offset: number): Sql {
  const some = limits.get(limit) ?? sql`limit ${limit}::int`;
  return offset === 0 ? some : sql`${some} offset ${offset}::int`;
}

/** Opens a cursor, so that neither the driver nor the answer has all rows in memory. */
async function firstPortion(tx: Tx, statement: Sql): Promise<Record<string, unknown>[]> {
  const [, rows] = await Promise.all([
    tx.run(sql`declare list_rows no scroll cursor for ${statement}`),
    nextPortion(tx),
  ]);
  return rows;
}

/** Passes the rows on as they are read. A slow reader does not hold the transaction open. */
async function sendPortions(
  tx: Tx,
  answer: LongAnswer,
  totals: ListTotals,
  first: readonly object[],
): Promise<void> {
  answer.begin(totals);
  let rows = first;
  while (rows.length > 0) {
    // The database reads on while these are written.
    const next = rows.length < PORTION_ROWS ? Promise.resolve([]) : nextPortion(tx);
    const [following] = await Promise.all([next, answer.add(rows)]);
    rows = following;
  }
  await tx.run(sql`close list_rows`);
}

// The grammar takes a number here and no parameter.
const nextPortion = (tx: Tx): Promise<Record<string, unknown>[]> =>
  tx.all(sql`fetch 500 from list_rows`);

async function mostRows(tx: Tx): Promise<number> {
  const decided = await tx.one<{ value: unknown }>(sql`
    select value from mes2.company_setting
    where company_id = current_company() and code = 'maxListRows' and del_flag = '0'`);
  return Number(decided?.value ?? MOST_ROWS);
}

function sumOf({ field, shown }: ListColumn, { counted, totals = {} }: AnyListRequest): Sql {
  const own = Object.hasOwn(totals, field) ? totals[field] : undefined;
  const sum = counted
    ? sql`coalesce(sum(${shown}) filter (where ${counted}), sum(${shown}))`
    : sql`sum(${shown})`;
  return sql`${own ?? sum} as ${alias(field)}`;
}

/** Counts of nothing are zero; a sum of lengths or money over no rows is nothing, shown as a dash. */
const readSum = (value: string | null | undefined, type: string | undefined) =>
  type === 'integer' ? Number(value ?? 0) : (value ?? null);

/** Field names come from the documents; the engine turns them back when it reads the row. */
function alias(field: string): Sql {
  const known = aliases.get(field);
  if (known) return known;
  const made = ident(field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  aliases.set(field, made);
  return made;
}

const aliases = new Map<string, Sql>();
