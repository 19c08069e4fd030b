import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { OperationId, RowOf } from '../../generated/operations.ts';
import type { Call, Feature } from '../../operations.ts';
import { eachAlone } from '../../records/each-alone.ts';
import { hoursColumns, hoursRows } from './hours.sql.ts';
import { confirmHours, createHours, deleteHours, updateHours } from './save-hours.ts';

type Row = RowOf<'listWorkedHours'>;

/** How attended minutes were spent beside the scans: stopped, trained, lent out, sewn without a ticket. */
export const workedHours: Feature<
  | 'listWorkedHours'
  | 'createWorkedHours'
  | 'updateWorkedHours'
  | 'deleteWorkedHours'
  | 'confirmWorkedHours'
> = (services) => {
  const rowsOf = async (tx: Tx, { companyId, can }: Call<OperationId>, where: Sql) => {
    const page = await services.list.page(tx, {
      operation: 'listWorkedHours',
      beyondReach: true,
      from: sql`${hoursRows(companyId)} and ${where}`,
      columns: hoursColumns,
      query: { pageSize: 500 },
      can,
    });
    return page.list as Row[];
  };
  return {
    listWorkedHours: ({ scope, companyId, query = {}, can, long }) =>
      services.engine.tenant(
        scope,
        (tx) =>
          services.list.page(tx, {
            operation: 'listWorkedHours',
            last: true,
            long,
            from: hoursRows(companyId, query),
            columns: hoursColumns,
            query,
            can,
            defaultOrder: sql`h.work_date desc, h.id desc`,
          }),
        { readOnly: true },
      ),

    createWorkedHours: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        const ids = await createHours(services, tx, call, call.body);
        return rowsOf(tx, call, sql`h.id = any(${ids}::bigint[])`);
      }),

    updateWorkedHours: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        await updateHours(services, tx, call, call.body);
        const [row] = await rowsOf(tx, call, sql`h.id = ${call.body.id}`);
        return row as Row;
      }),

    deleteWorkedHours: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        await deleteHours(services, tx, call, call.query);
        return true as const;
      }),

    confirmWorkedHours: (call) =>
      eachAlone(services, call, call.body.ids, (tx, id) =>
        confirmHours(services, tx, call, id, call.body.isConfirmed),
      ),
  };
};
