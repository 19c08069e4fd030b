import { accessChanged } from '../../access/access-changed.ts';
import { sql } from '../../database/engine.ts';
import { eachCompany } from '../../jobs/each-company.ts';
import type { Services } from '../../operations.ts';
import { factoryToday } from '../settings/public.ts';

/** People `m` whose main membership `u` that runs today is of another department than the one they stand in. */
const due = sql`
  m.status in (0, 1) and m.del_flag = '0'
  and u.company_id = m.company_id and u.employee_id = m.id
  and u.is_main = 1 and u.to_date is null and u.del_flag = '0'
  and u.dept_id is distinct from m.dept_id
  and u.from_date <= ${factoryToday(sql`m.company_id`)}`;

/**
 * Puts people into the department that a transfer moved them to, once its day has come.
 *
 * @returns how many
 */
export const carryOutTransfers = (services: Services): Promise<number> =>
  eachCompany(
    services,
    sql`exists (
      select 1 from amc.company_member m join amc.dept_user u on u.company_id = m.company_id
      where m.company_id = c.id and ${due})`,
    async (tx, { companyId }) => {
      const moved = await tx.all<{ id: string }>(sql`
        update amc.company_member m set dept_id = u.dept_id, version = m.version + 1, update_date = app_now()
        from amc.dept_user u
        where m.company_id = ${companyId} and ${due} returning m.id`);
      if (moved.length === 0) return 0;
      await services.publish(tx, { topic: 'employee', keys: moved.map(({ id }) => id) });
      await accessChanged(tx);
      return moved.length;
    },
  );
