import { sql, type Tx } from '../../../database/engine.ts';

/**
 * What the floor did not let a period deduct waits as a draft deduction of the next open period, once a person and
 * period: it follows what is computed again, and one that was approved has to be approved anew when it changes.
 * One that somebody made void stays void.
 */
export async function carryDeductions(
  tx: Tx,
  companyId: string,
  periodId: string,
  employeeIds?: readonly string[],
): Promise<void> {
  const who = employeeIds ? sql`and r.employee_id = any(${employeeIds}::bigint[])` : sql``;
  const left = sql`
    select r.employee_id, w.wanted + least(r.adjust_amount, 0) - r.deduct_amount as amount
    from mes2.wage_record r
    join lateral (
      select coalesce(sum(round(j.amount, 2)) filter (where j.kind in (3, 5)), 0)
        - least(coalesce(sum(round(j.amount, 2)) filter (where j.kind in (4, 6)), 0), 0) as wanted
      from mes2.wage_adjust j
      where j.company_id = r.company_id and j.period_id = r.period_id and j.employee_id = r.employee_id
        and j.status = 1 and j.del_flag = '0') w on true
    where r.company_id = ${companyId} and r.period_id = ${periodId} ${who}`;
  const next = sql`
    select n.id, p.period_no from mes2.wage_period p
    join lateral (
      select n.id from mes2.wage_period n
      where n.company_id = p.company_id and n.from_date > p.to_date and n.status < 2 and n.del_flag = '0'
      order by n.from_date limit 1) n on true
    where p.company_id = ${companyId} and p.id = ${periodId}`;
  await tx.run(sql`
    delete from mes2.wage_adjust j
    where j.company_id = ${companyId} and j.ref_type = 'wagePeriod' and j.ref_id = ${periodId} and j.kind = 3
      and j.del_flag = '0' and j.status = 0
      and exists (select 1 from (${left}) l where l.employee_id = j.employee_id and l.amount <= 0)`);
  await tx.run(sql`
    insert into mes2.wage_adjust as j (company_id, employee_id, period_id, kind, amount, reason, ref_type, ref_id)
    select ${companyId}, l.employee_id, n.id, 3, l.amount, '工资期' || n.period_no || '未扣完的扣款', 'wagePeriod',
      ${periodId}
    from (${left}) l cross join (${next}) n where l.amount > 0
    on conflict (company_id, ref_id, employee_id) where ref_type = 'wagePeriod' and kind = 3 and del_flag = '0'
    do update set amount = excluded.amount, status = 0, approve_by = null, approve_date = null,
      version = j.version + 1, update_by = current_person(), update_date = app_now()
    where j.status <> 9 and j.amount <> excluded.amount and not exists (
      select 1 from mes2.wage_record r where r.company_id = j.company_id and r.period_id = j.period_id
        and r.employee_id = j.employee_id and r.status >= 2)`);
}
