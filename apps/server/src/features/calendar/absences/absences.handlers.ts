import { type Sql, sql, type Tx } from '../../../database/engine.ts';
import type { RowOf } from '../../../generated/operations.ts';
import type { Feature, Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { eachAlone } from '../../../records/each-alone.ts';
import { absenceColumns, absenceRows } from './absence.sql.ts';
import { cancel, createAbsences, decide } from './absence.ts';
import { importAbsences } from './import-absences.ts';

type AbsenceOperations =
  | 'listEmployeeAbsences'
  | 'createEmployeeAbsence'
  | 'approveEmployeeAbsence'
  | 'cancelEmployeeAbsence'
  | 'importEmployeeAbsences';

type Row = RowOf<'listEmployeeAbsences'>;

/** Who is away, asked for and decided. */
export const absences: Feature<AbsenceOperations> = (services) => ({
  listEmployeeAbsences: ({ scope, companyId, query = {}, can, employee, user }) =>
    services.engine.tenant(
      scope,
      (tx) =>
        services.list.page(tx, {
          operation: 'listEmployeeAbsences',
          last: true,
          from: absenceRows(companyId, query, employee?.id),
          columns: absenceColumns({ companyId, userId: user.id, employeeId: employee?.id }),
          query,
          can,
          defaultOrder: sql`a.status, a.from_date desc`,
        }),
      { readOnly: true },
    ),

  createEmployeeAbsence: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const ids = await createAbsences(services, tx, call, call.body);
      return rowsOf(services, tx, call, sql`a.id = any(${ids}::bigint[])`);
    }),

  approveEmployeeAbsence: (call) =>
    eachAlone(services, call, call.body.ids, (tx, id) => decide(services, tx, call, id, call.body)),

  cancelEmployeeAbsence: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const [before] = await rowsOf(services, tx, call, sql`a.id = ${call.body.id}`);
      await cancel(services, tx, call, call.body);
      return { ...(before as Row), mayCancel: false, version: call.body.version + 1 };
    }),

  importEmployeeAbsences: (call) =>
    services.engine.tenant(call.scope, (tx) => importAbsences(services, tx, call)),
});

async function rowsOf(
  { list }: Services,
  tx: Tx,
  { companyId, can, user, employee }: Actor,
  where: Sql,
): Promise<Row[]> {
  const page = await list.page(tx, {
    operation: 'listEmployeeAbsences',
    beyondReach: true,
    from: sql`${absenceRows(companyId, {}, undefined)} and ${where}`,
    columns: absenceColumns({ companyId, userId: user.id, employeeId: employee?.id }),
    query: { pageSize: 500 },
    can,
  });
  return page.list;
}
