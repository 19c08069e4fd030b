import { sql } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';

/**
 * The call as it would come from the company that a file of the caller's own belongs to, without rights there:
 * an invitation comes from a company the person does not work in yet. Files of others stay where the call was.
 *
 * @param id the person's record in a company
 */
export async function atHome<Asked extends Actor>(
  { engine }: Services,
  call: Asked,
  id: string,
): Promise<Asked> {
  const own = await engine.system((tx) =>
    tx.one<{ companyId: string; employeeNo: string; name: string; timeZone: string }>(sql`
      select m.company_id, m.employee_no, m.employee_name as name, c.time_zone
      from amc.company_member m join amc.company c on c.id = m.company_id
      where m.id = ${id} and m.user_id = ${call.user.id} and m.status in (0, 1) and m.del_flag = '0'`),
  );
  if (!own) return call;
  const { companyId, employeeNo, name, timeZone } = own;
  const employee = { id, employeeNo, name, deptId: undefined };
  if (companyId === call.companyId) return { ...call, employee };
  return {
    ...call,
    companyId,
    scope: { ...call.scope, companyId, timeZone },
    employee,
    can: () => false,
  };
}
