import { DomainError } from '@garment-mes/domain/refusals';
import { andWithinReach } from '../../access/within-reach.ts';
import { type Reach, type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';

export type Department = DataOf<'listDepartments'>[number];

export const DEPARTMENT = {
  table: 'amc.department',
  no: 'name',
  what: { zh: '部门', en: 'Department' },
} as const;

/**
 * Live departments as the wire shows them, `where` appended to the company's own.
 *
 * @param reach of whoever counts the people in them
 */
export const departmentRows = (
  companyId: string,
  where: Sql = sql``,
  reach: Reach | undefined = undefined,
): Sql => sql`
  select d.id, d.parent_id, d.name, d.code, d.dept_type, d.factory_id, d.sort, d.version,
    not exists (
      select 1 from amc.department c
      where c.company_id = d.company_id and c.parent_id = d.id and c.del_flag = '0') as is_leaf,
    coalesce(p.people_num, 0) as people_num
  from amc.department d
  left join (
    select m.dept_id, count(*)::int as people_num from amc.company_member m
    where m.company_id = ${companyId} and m.status in (0, 1) and m.del_flag = '0'
      ${andWithinReach(reach, 'amc.company_member', sql`m`)}
    group by m.dept_id) p on p.dept_id = d.id
  where d.company_id = ${companyId} and d.del_flag = '0' ${where}`;

/** @throws {DomainError} `record-missing` */
export async function departmentOf(tx: Tx, companyId: string, id: string): Promise<Department> {
  const found = await tx.one<Department>(departmentRows(companyId, sql`and d.id = ${id}`));
  if (!found) throw new DomainError('record-missing', { what: DEPARTMENT.what });
  return found;
}

/** Puts a department and all below it where its parent says; every path has the ids from the root. */
export const rewritePaths = (tx: Tx, companyId: string, id: string): Promise<number> =>
  tx.run(sql`
    with recursive tree as (
      select d.id, coalesce(p.path, '/') || d.id || '/' as path
      from amc.department d
      left join amc.department p on p.company_id = d.company_id and p.id = d.parent_id
      where d.company_id = ${companyId} and d.id = ${id}
      union all
      select c.id, t.path || c.id || '/'
      from tree t
      join amc.department c on c.company_id = ${companyId} and c.parent_id = t.id)
    update amc.department d set path = t.path
    from tree t where d.company_id = ${companyId} and d.id = t.id and d.path <> t.path`);

/** Schedules of a sewing line or cutting table that have not ended. */
export async function openSchedules(tx: Tx, companyId: string, id: string): Promise<number> {
  const row = await tx.one<{ count: number }>(sql`
    select (
      (select count(*) from mes2.schedule
       where company_id = ${companyId} and line_dept_id = ${id} and status in (0, 1) and del_flag = '0')
      + (select count(*) from mes2.cutting_schedule
         where company_id = ${companyId} and table_id = ${id} and status < 3 and del_flag = '0'))::int as count`);
  return row?.count ?? 0;
}
