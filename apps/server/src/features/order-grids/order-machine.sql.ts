import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';

export type OrderMachine = DataOf<'createOrderMachine'>;

/** Machines of the type on the line of a request, and those that other requests of its days ask for. */
const own = sql`(select count(*)::int from ccm.machine x where x.company_id = m.company_id
  and x.machine_type_id = m.machine_type_id and x.status <> 4 and x.del_flag = '0'
  and (m.line_dept_id is null or x.dept_id = m.line_dept_id))`;
const busy = sql`(select coalesce(sum(x.need_num), 0)::int from mes2.order_machine x
  where x.company_id = m.company_id and x.machine_type_id = m.machine_type_id and x.id <> m.id and x.del_flag = '0'
    and (m.line_dept_id is null or x.line_dept_id = m.line_dept_id)
    and daterange(x.from_date, x.to_date, '[]') && daterange(m.from_date, m.to_date, '[]'))`;

/** Requests for machines with how many of the type there are, asked for and left. */
export const selectOrderMachines = (where: Sql): Sql => sql`
  select m.id, m.order_id, m.machine_type_id, t.name as machine_type_name, m.need_num, ${own} as own_num,
    ${busy} as busy_num, ${own} - ${busy} as free_num, m.line_dept_id, d.name as line_dept_name, m.machine_ids,
    m.from_date, m.to_date, m.version
  from mes2.order_machine m
  join ccm.machine_type t on t.company_id = m.company_id and t.id = m.machine_type_id
  left join amc.department d on d.company_id = m.company_id and d.id = m.line_dept_id
  where ${where} and m.del_flag = '0'`;

export const findOrderMachine = (
  tx: Tx,
  { companyId }: Actor,
  id: string,
): Promise<OrderMachine | undefined> =>
  tx.one(selectOrderMachines(sql`m.company_id = ${companyId} and m.id = ${id}`));

/** Locks the line, or the type where no line is named: requests for the same machines wait here. */
export const lockMachines = (
  tx: Tx,
  { companyId }: Actor,
  lineDeptId: string | null,
  machineTypeId: string,
): Promise<number> =>
  tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended(
      'machines ' || ${companyId}::text || ' ' || ${machineTypeId}::text || ' ' || ${lineDeptId ?? ''}::text, 0))`);

/** Machines of the list that are of the type. */
export const machinesOfType = async (
  tx: Tx,
  { companyId }: Actor,
  machineTypeId: string,
  ids: readonly string[],
): Promise<number> => {
  const found = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from ccm.machine
    where company_id = ${companyId} and machine_type_id = ${machineTypeId} and id = any(${ids}::bigint[])
      and status <> 4 and del_flag = '0'`);
  return found?.count ?? 0;
};
