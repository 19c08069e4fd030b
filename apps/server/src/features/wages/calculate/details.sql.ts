import { type Sql, sql, type Tx } from '../../../database/engine.ts';
import { type PeriodDays, paidScans } from './paid-scans.sql.ts';
import { poolsOf } from './people.sql.ts';

/** A record that is open, and whose it is. */
export interface OpenRecord {
  readonly id: string;
  readonly employeeId: string;
}

/**
 * The records as rows `r`. They come from here and not from their table: records that were just begun are in no
 * statistics, and a plan made for one of them goes through what everybody did again for each.
 */
const rowsOf = (records: readonly OpenRecord[]): Sql => sql`
  unnest(${records.map(({ employeeId }) => employeeId)}::bigint[], ${records.map(({ id }) => id)}::bigint[])
    as r (employee_id, id)`;

/** So much, and the details of a batch of people are grouped without a file. */
const GROUPING_MEMORY = '32MB';

const MADE_OF = sql`wage_record_id, work_date, order_id, order_process_id, num, unit_price, coefficient, amount,
  scan_id_from, scan_id_to, scan_count, source_period_no`;

/**
 * Brings the details of some people to what a period pays them, each rounded to the cent, and marks late reports as paid
 * by them. Details of reports that still stand keep their rows.
 */
export async function writeDetails(
  tx: Tx,
  companyId: string,
  period: PeriodDays,
  records: readonly OpenRecord[],
): Promise<void> {
  const open = rowsOf(records);
  await tx.run(sql`
    update mes2.scan s set wage_detail_id = null
    from mes2.wage_detail d join ${open} on r.id = d.wage_record_id
    where s.company_id = ${companyId} and s.source_period_no is not null and d.company_id = s.company_id
      and s.wage_detail_id = d.id`);
  await writePieces(tx, companyId, period, records);
  await tx.run(sql`
    update mes2.scan s set wage_detail_id = d.id
    from mes2.wage_detail d join ${open} on r.id = d.wage_record_id
    where s.company_id = ${companyId} and d.company_id = s.company_id and d.source = 1
      and s.source_period_no is not null and s.source_period_no = d.source_period_no
      and s.employee_id = r.employee_id and s.order_process_id = d.order_process_id and s.work_date = d.work_date
      and s.unit_price = d.unit_price and s.coefficient = d.coefficient and s.wage_detail_id is null
      and s.id between d.scan_id_from and d.scan_id_to`);
  await tx.run(sql`
    delete from mes2.wage_detail d using ${open}
    where d.company_id = ${companyId} and d.wage_record_id = r.id and d.source <> 1`);
  await writeOthers(tx, companyId, period, records);
}

/** Details of reports: those that no longer say what was reported go, those that are missing come, in one statement. */
async function writePieces(
  tx: Tx,
  companyId: string,
  period: PeriodDays,
  records: readonly OpenRecord[],
): Promise<void> {
  const open = rowsOf(records);
  const employeeIds = records.map(({ employeeId }) => employeeId);
  await tx.run(sql`select set_config('work_mem', ${GROUPING_MEMORY}, true)`);
  await tx.run(sql`
    with due as (
      select r.id as wage_record_id, x.work_date, x.order_id, x.order_process_id, x.num, x.unit_price, x.coefficient,
        x.amount, x.scan_id_from, x.scan_id_to, x.scan_count, x.source_period_no
      from (
        select x.employee_id, x.work_date, x.order_id, x.order_process_id, sum(x.num)::int as num, x.unit_price,
          x.coefficient, round(sum(x.amount), 2) as amount, min(x.id) as scan_id_from, max(x.id) as scan_id_to,
          count(*)::int as scan_count, x.source_period_no
        from (${paidScans(companyId, period, 1, sql`and s.employee_id = any(${employeeIds}::bigint[])`)}) x
        group by x.employee_id, x.work_date, x.order_id, x.order_process_id, x.unit_price, x.coefficient,
          x.source_period_no) x
      join ${open} on r.employee_id = x.employee_id),
    -- Grouped and not joined: what is due is counted by no statistics either.
    compared as materialized (
      select ${MADE_OF}, bool_or(is_due) as is_due, array_agg(id) filter (where id is not null) as ids
      from (
        select ${MADE_OF}, true as is_due, null::bigint as id from due
        union all
        select ${MADE_OF}, false, d.id from mes2.wage_detail d join ${open} on r.id = d.wage_record_id
        where d.company_id = ${companyId} and d.source = 1) x
      group by ${MADE_OF}),
    gone as (
      delete from mes2.wage_detail d where d.company_id = ${companyId} and d.id = any(array(
        select unnest(case when c.is_due then c.ids[2:] else c.ids end) from compared c where c.ids is not null)))
    insert into mes2.wage_detail (company_id, source, ${MADE_OF})
    select ${companyId}, 1, ${MADE_OF} from compared where is_due and ids is null
    order by wage_record_id, work_date`);
}

/** Details of beds, pools and hours. */
async function writeOthers(
  tx: Tx,
  companyId: string,
  period: PeriodDays,
  records: readonly OpenRecord[],
): Promise<void> {
  const { fromDate, toDate } = period;
  const open = rowsOf(records);
  await tx.run(sql`
    insert into mes2.wage_detail (company_id, wage_record_id, work_date, order_id, order_process_id, source, num,
      unit_price, amount)
    select ${companyId}, r.id, b.work_date, b.order_id, e.order_process_id, 2, sum(b.cut_num)::int, e.unit_price,
      round(sum(e.amount), 2)
    from mes2.cutting_bed_employee e
    join mes2.cutting_bed b on b.company_id = e.company_id and b.id = e.cutting_bed_id and b.status in (3, 4, 5)
    join ${open} on r.employee_id = e.employee_id
    where e.company_id = ${companyId} and e.amount is not null and e.source_period_no is null
      and b.work_date between ${fromDate}::date and ${toDate}::date
    group by r.id, b.work_date, b.order_id, e.order_process_id, e.unit_price`);
  await tx.run(sql`
    insert into mes2.wage_detail (company_id, wage_record_id, work_date, source, source_id, coefficient, amount)
    select ${companyId}, r.id, h.to_date, 3, h.id, g.coefficient, g.amount
    from mes2.group_wage_share g
    join mes2.group_wage h on h.company_id = g.company_id and h.id = g.group_wage_id and h.del_flag = '0'
    join ${open} on r.employee_id = g.employee_id
    where g.company_id = ${companyId} and ${poolsOf(sql`h`, period)}`);
  await tx.run(sql`
    insert into mes2.wage_detail (company_id, wage_record_id, work_date, source, source_id, unit_price, amount)
    select ${companyId}, r.id, a.work_date, 4, a.id, m.hourly_rate,
      round((a.normal_min + a.ot_min) * m.hourly_rate / 60, 2)
    from mes2.attendance a
    join ${open} on r.employee_id = a.employee_id
    join amc.company_member m on m.company_id = a.company_id and m.id = a.employee_id
    where a.company_id = ${companyId} and a.del_flag = '0' and m.pay_type in (2, 5) and m.hourly_rate is not null
      and a.normal_min + a.ot_min > 0 and a.work_date between ${fromDate}::date and ${toDate}::date`);
}
