import { ident, join, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { columnName } from '../../resources/draft-values.ts';
import { manpowerColumns, manpowerRows } from './manpower.sql.ts';

type Row = DataOf<'createManpowerInput'>[number];

const columns = join(
  Object.entries(manpowerColumns).map(
    ([field, column]) => sql`${column} as ${ident(columnName(field))}`,
  ),
);

export const readManpower = (tx: Tx, companyId: string, ids: readonly string[]): Promise<Row[]> =>
  tx.all<Row>(sql`
    select ${columns} ${manpowerRows(companyId, {})} and r.id = any (${ids}::bigint[]) order by r.id`);
