import { accessChanged } from '../../access/access-changed.ts';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { departmentOf } from './department.sql.ts';
import {
  type DepartmentManager,
  departmentManagers,
  lockMembers,
} from './department-people.sql.ts';

/** Replaces the heads of a department; one who stays keeps the record, and nobody stands twice. */
export async function saveManagers(
  services: Services,
  tx: Tx,
  { companyId }: Actor,
  { deptId, managers }: BodyOf<'saveDepartmentManager'>,
): Promise<DepartmentManager[]> {
  await departmentOf(tx, companyId, deptId);
  const groups = new Map(
    managers.map(({ employeeId, manageGroup }) => [employeeId, manageGroup?.trim() || null]),
  );
  const ids = [...groups.keys()];
  await lockMembers(tx, companyId, ids);
  await tx.run(sql`
    delete from amc.dept_manager
    where company_id = ${companyId} and dept_id = ${deptId} and employee_id <> all(${ids}::bigint[])`);
  for (const [employeeId, group] of groups) {
    const kept = await tx.run(sql`
      update amc.dept_manager set manage_group = ${group}, version = version + 1, update_date = app_now()
      where company_id = ${companyId} and dept_id = ${deptId} and employee_id = ${employeeId}`);
    if (kept === 0)
      await tx.run(sql`
        insert into amc.dept_manager (dept_id, employee_id, manage_group)
        values (${deptId}, ${employeeId}, ${group})`);
  }
  await services.audit(tx, {
    bizType: 'department',
    bizId: deptId,
    action: 'managers',
    diff: { employeeIds: ids },
  });
  await services.publish(tx, { topic: 'employee', keys: [deptId] });
  await accessChanged(tx);
  return departmentManagers(tx, companyId, sql`and u.dept_id = ${deptId}`);
}
