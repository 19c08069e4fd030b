import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

/** Whether who calls leads the person of a row. */
export const leadsPerson = ({ employee }: Actor, person: Sql): Sql =>
  sql`amc.leads_person(${employee?.id ?? null}::bigint, ${person})`;

/** Whether who calls leads a department. */
export const leadsDepartment = async (
  tx: Tx,
  { employee }: Actor,
  deptId: string,
): Promise<boolean> =>
  (
    await tx.one<{ leads: boolean }>(
      sql`select amc.leads_department(${employee?.id ?? null}::bigint, ${deptId}::bigint) as leads`,
    )
  )?.leads ?? false;
