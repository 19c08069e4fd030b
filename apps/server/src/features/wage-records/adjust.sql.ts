import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { rightsOver } from './record-list.sql.ts';

export type AdjustRow = DataOf<'createWageAdjust'>[number];

/** Adjustments `a`, in the order they were entered; the amounts are left out for whoever may not see them. */
export async function adjustsWhere(
  tx: Tx,
  actor: Pick<Actor, 'companyId' | 'can' | 'employee'>,
  condition: Sql,
  can: (key: string) => boolean = rightsOver(actor, undefined),
): Promise<AdjustRow[]> {
  const rows = await tx.all<AdjustRow>(sql`
    select a.id, a.employee_id, m.employee_no, m.employee_name, a.period_id, p.period_no, a.kind, a.amount, a.reason,
      a.ref_type, a.ref_id, a.status, a.opinion, cu.name as create_by_name, au.name as approve_by_name, a.version
    from mes2.wage_adjust a
    join amc.company_member m on m.company_id = a.company_id and m.id = a.employee_id
    join mes2.wage_period p on p.company_id = a.company_id and p.id = a.period_id
    left join amc.app_user cu on cu.id = a.create_by
    left join amc.app_user au on au.id = a.approve_by
    where a.company_id = ${actor.companyId} and a.del_flag = '0' and ${condition}
    order by a.create_date, a.id`);
  return can('FIELD^wage.amount') ? rows : rows.map(({ amount: _amount, ...row }) => row);
}
