import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import { fabricRollColumns, fabricRollRows } from './fabric-roll.sql.ts';

export const fabric: Feature<'listFabricRolls'> = ({ engine, list }) => ({
  listFabricRolls: ({ scope, companyId, query = {}, can }) =>
    engine.tenant(scope, (tx) =>
      list.page(tx, {
        operation: 'listFabricRolls',
        from: fabricRollRows(companyId, query),
        columns: fabricRollColumns,
        query,
        can,
        defaultOrder: sql`r.roll_no`,
      }),
    ),
});
