import { scopedRows } from '../access/scoped-lists.ts';
import { type Sql, sql, type Tx } from '../database/engine.ts';
import { columnsOf } from './columns.ts';
import { compileConditions, compileFilter } from './compiler.ts';
import type { ExactRequest, FieldOf, ListColumnsOf, ListOperation } from './list-engine.ts';

/** `from … where …` of a list with the request's search and filter: what its counting chips count. */
export function matchingRows<
  const Id extends ListOperation,
  Columns extends ListColumnsOf<Id, Later>,
  Later extends FieldOf<Id> = never,
>({ reach }: Pick<Tx, 'reach'>, request: ExactRequest<Id, Columns, Later>): Sql {
  const { sql: text, filter } = (request.query ?? {}) as { sql?: string; filter?: string };
  const columns = columnsOf(request);
  const conditions = [
    ...(text ? [compileConditions(text, columns)] : []),
    ...(filter ? compileFilter(filter, columns) : []),
  ].filter((condition) => condition !== undefined);
  return conditions.reduce(
    (whole, condition) => sql`${whole} and ${condition}`,
    scopedRows(reach, request),
  );
}
