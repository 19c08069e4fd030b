import { DomainError } from '@garment-mes/domain/refusals';
import { ident, join, type Sql, sql, type Tx } from '../database/engine.ts';
import { columnsOf } from '../list/columns.ts';
import { columnName } from './draft-values.ts';
import type { Caller } from './resource.ts';
import { type Fields, isPaged, type RecordCall, type Workings } from './workings.ts';

/** The list of a record: a page, or everything where the list has no pages. */
export function listRecords(workings: Workings, call: RecordCall): Promise<unknown> {
  const { services, resource } = workings;
  const { companyId, scope, query = {}, can } = call;
  const from = workings.rows(companyId, query);
  return services.engine.tenant<unknown>(
    scope,
    (tx) =>
      isPaged(resource)
        ? services.list.anyPage(tx, {
            operation: resource.operations.list,
            long: call.long,
            last: true,
            from,
            columns: workings.columns(call, query),
            ...(resource.searchAs && { searchAs: resource.searchAs }),
            ...(resource.pinyin && { pinyin: resource.pinyin }),
            query,
            can,
            defaultOrder: resource.order,
          })
        : tx.all(sql`
            select ${shownColumns(workings, call)} ${from} order by ${resource.order}`),
    { readOnly: true },
  );
}

/** One record as its list shows it. */
export async function readRecord<Row>(
  workings: Workings<Row>,
  tx: Tx,
  call: Caller,
  id: string,
): Promise<Row> {
  const row = await tx.one<Row>(sql`
    select ${shownColumns(workings, call)} ${workings.rows(call.companyId, {})} and r.id = ${id}`);
  if (!row) throw new DomainError('record-missing', { what: workings.resource.what });
  return row;
}

/** Several records as their list shows them, in its order. */
export const readRecords = <Row>(
  workings: Workings<Row>,
  tx: Tx,
  call: Caller,
  ids: readonly string[],
): Promise<Row[]> =>
  tx.all<Row>(sql`
    select ${shownColumns(workings, call)} ${workings.rows(call.companyId, {})}
      and r.id = any (${ids}::bigint[])
    order by ${workings.resource.order}`);

/** All records that a query of the list finds, in its order. */
export const readMatching = <Row>(
  workings: Workings<Row>,
  tx: Tx,
  call: Caller,
  query: Fields,
): Promise<Row[]> =>
  tx.all<Row>(sql`
    select ${shownColumns(workings, call, query)} ${workings.rows(call.companyId, query)}
    order by ${workings.resource.order}`);

function shownColumns(
  { resource, columns: columnsFor }: Workings,
  call: Caller,
  query: Fields = {},
): Sql {
  const columns = columnsFor(call, query);
  const shown = isPaged(resource)
    ? columnsOf({
        operation: resource.operations.list,
        from: sql``,
        columns,
        query: {},
        can: call.can,
      }).all.map(({ field, shown }) => [field, shown] as const)
    : Object.entries(columns);
  return join(shown.map(([field, column]) => sql`${column} as ${ident(columnName(field))}`));
}
