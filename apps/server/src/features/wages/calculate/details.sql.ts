import { sql, type Tx } from '../../../database/engine.ts';
import { type PeriodDays, paidScans } from './paid-scans.sql.ts';
import { poolsOf } from './people.sql.ts';

/** Records of some people in a period, open ones alone. */
const openRecords = (companyId: string, periodId: string, employeeIds: readonly string[]) => sql`
  select r.id, r.company_id, r.employee_id from mes2.wage_record r
  where r.company_id = ${companyId} and r.period_id = ${periodId} and r.status < 2
    and r.employee_id = any(${employeeIds}::bigint[])`;

/** Writes the details of some people anew, each rounded to the cent, and marks late reports as paid by them. */
export async function writeDetails(
  tx: Tx,
  companyId: string,
  period: PeriodDays,
  employeeIds: readonly string[],
): Promise<void> {
  const records = openRecords(companyId, period.id, employeeIds);
  await tx.run(sql`
    update mes2.scan s set wage_detail_id = null
    from mes2.wage_detail d join (${records}) r on r.id = d.wage_record_id
    where s.company_id = ${companyId} and s.source_period_no is not null and d.company_id = s.company_id
      and s.wage_detail_id = d.id`);
  await tx.run(sql`
    delete from mes2.wage_detail d using (${records}) r
    where d.company_id = ${companyId} and d.wage_record_id = r.id`);
  await tx.run(sql`
    insert into mes2.wage_detail (company_id, wage_record_id, work_date, order_id, order_process_id, source, num,
      unit_price, coefficient, amount, scan_id_from, scan_id_to, scan_count, source_period_no)
    select r.company_id, r.id, x.work_date, x.order_id, x.order_process_id, 1, x.num, x.unit_price, x.coefficient,
      x.amount, x.first_id, x.last_id, x.scan_count, x.source_period_no
    -- Added up before anything is joined: records that were just begun are in no statistics, and a plan made for one of
    -- them would go through the reports of everybody again for each.
    from (
      select x.employee_id, x.work_date, x.order_id, x.order_process_id, sum(x.num)::int as num, x.unit_price,
        x.coefficient, round(sum(x.amount), 2) as amount, min(x.id) as first_id, max(x.id) as last_id,
        count(*)::int as scan_count, x.source_period_no
      from (${paidScans(companyId, period, 1, sql`and s.employee_id = any(${employeeIds}::bigint[])`)}) x
      group by x.employee_id, x.work_date, x.order_id, x.order_process_id, x.unit_price, x.coefficient,
        x.source_period_no) x
    join (${records}) r on r.employee_id = x.employee_id`);
  await tx.run(sql`
    update mes2.scan s set wage_detail_id = d.id
    from mes2.wage_detail d join (${records}) r on r.id = d.wage_record_id
    where s.company_id = ${companyId} and d.company_id = s.company_id and d.source = 1
      and s.source_period_no is not null and s.source_period_no = d.source_period_no
      and s.employee_id = r.employee_id and s.order_process_id = d.order_process_id and s.work_date = d.work_date
      and s.unit_price = d.unit_price and s.coefficient = d.coefficient and s.wage_detail_id is null
      and s.id between d.scan_id_from and d.scan_id_to`);
  await writeOthers(tx, companyId, period, employeeIds);
}

/** Details of beds, pools and hours. */
async function writeOthers(
  tx: Tx,
  companyId: string,
  period: PeriodDays,
  employeeIds: readonly string[],
): Promise<void> {
  const { fromDate, toDate } = period;
  const records = openRecords(companyId, period.id, employeeIds);
  await tx.run(sql`
    insert into mes2.wage_detail (company_id, wage_record_id, work_date, order_id, order_process_id, source, num,
      unit_price, amount)
    select r.company_id, r.id, b.work_date, b.order_id, e.order_process_id, 2, sum(b.cut_num)::int, e.unit_price,
      round(sum(e.amount), 2)
    from mes2.cutting_bed_employee e
    join mes2.cutting_bed b on b.company_id = e.company_id and b.id = e.cutting_bed_id and b.status in (3, 4, 5)
    join (${records}) r on r.employee_id = e.employee_id
    where e.company_id = ${companyId} and e.amount is not null and e.source_period_no is null
      and b.work_date between ${fromDate}::date and ${toDate}::date
    group by r.company_id, r.id, b.work_date, b.order_id, e.order_process_id, e.unit_price`);
  await tx.run(sql`
    insert into mes2.wage_detail (company_id, wage_record_id, work_date, source, source_id, coefficient, amount)
    select r.company_id, r.id, h.to_date, 3, h.id, g.coefficient, g.amount
    from mes2.group_wage_share g
    join mes2.group_wage h on h.company_id = g.company_id and h.id = g.group_wage_id and h.del_flag = '0'
    join (${records}) r on r.employee_id = g.employee_id
    where g.company_id = ${companyId} and ${poolsOf(sql`h`, period)}`);
  await tx.run(sql`
    insert into mes2.wage_detail (company_id, wage_record_id, work_date, source, source_id, unit_price, amount)
    select r.company_id, r.id, a.work_date, 4, a.id, m.hourly_rate,
      round((a.normal_min + a.ot_min) * m.hourly_rate / 60, 2)
    from mes2.attendance a
    join (${records}) r on r.employee_id = a.employee_id
    join amc.company_member m on m.company_id = a.company_id and m.id = a.employee_id
    where a.company_id = ${companyId} and a.del_flag = '0' and m.pay_type in (2, 5) and m.hourly_rate is not null
      and a.normal_min + a.ot_min > 0 and a.work_date between ${fromDate}::date and ${toDate}::date`);
}
