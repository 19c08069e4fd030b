import { DomainError } from '@garment-mes/domain';
import { scopedRows } from '../access/scoped-lists.ts';
import { ident, join, type Sql, sql, type Tx } from '../database/engine.ts';
import { columnsOf, type ListColumn } from './columns.ts';
import { compileConditions, compileFilter, compileOrder } from './compiler.ts';
import type { ListEngine, ListRequest, Page } from './list-engine.ts';
import { PackedRows } from './packed-rows.ts';

/** Rows that one answer holds at most where the company decided nothing; the total stays the true one. */
const MOST_ROWS = 50_000;
/** Up to here nobody has to be asked: no company may allow less. */
const ORDINARY_ROWS = 1_000;
/** A longer answer is read and written in portions. */
const PORTION_ROWS = 5_000;
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
  async page<P = Page>(tx: Tx, request: ListRequest): Promise<P> {
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

    const sums = columns.all.filter(({ facts }) => facts.sum);
    const statement = sql`
      select ${join(columns.all.map(({ field, shown }) => sql`${shown} as ${alias(field)}`))}
      ${from}
      order by ${compileOrder(order ?? '', columns, request.defaultOrder, request.rowId)}
      limit ${limit}::int offset ${offset}::int`;
    const rows =
      request.packed && limit > PORTION_ROWS
        ? inPortions(tx, statement)
        : tx.all<Record<string, unknown>>(statement);
    // Both statements travel together; the answers come back in order.
    const totals = tx.one<Record<string, string | null>>(sql`
      select ${join([sql`count(*) as total`, ...sums.map(sumOf)])} ${from}`);
    const [list, counted] = await Promise.all([rows, totals]);
    return {
      total: Number(counted?.total ?? 0),
      list,
      ...(sums.length > 0 && {
        sum: Object.fromEntries(
          sums.map(({ field, facts }) => [field, readSum(counted?.[field], facts.type)]),
        ),
      }),
    } as P;
  },
};

/** Reads through a cursor, so that neither the driver nor the answer holds all rows as objects. */
async function inPortions(tx: Tx, statement: Sql): Promise<PackedRows> {
  const packed = new PackedRows();
  await tx.run(sql`declare list_rows no scroll cursor for ${statement}`);
  for (;;) {
    // What a few hundred rows leave behind is gone before the next ones come.
    const rows = await tx.all<object>(sql`fetch 500 from list_rows`);
    if (rows.length === 0) break;
    packed.add(rows);
  }
  await tx.run(sql`close list_rows`);
  return packed;
}

async function mostRows(tx: Tx): Promise<number> {
  const decided = await tx.one<{ value: unknown }>(sql`
    select value from mes2.company_setting
    where company_id = current_company() and code = 'maxListRows' and del_flag = '0'`);
  return Number(decided?.value ?? MOST_ROWS);
}

const sumOf = ({ field, shown }: ListColumn): Sql => sql`sum(${shown}) as ${alias(field)}`;

/** Counts of nothing are zero; a sum of lengths or money over no rows is nothing, shown as a dash. */
const readSum = (value: string | null | undefined, type: string | undefined) =>
  type === 'integer' ? Number(value ?? 0) : (value ?? null);

/** Field names come from the documents; the engine turns them back when it reads the row. */
const alias = (field: string): Sql =>
  ident(field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
