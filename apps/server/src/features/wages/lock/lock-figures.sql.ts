import { type Sql, sql, type Tx } from '../../../database/engine.ts';
import { allPaidScans, type PeriodDays } from '../calculate/paid-scans.sql.ts';
import { deptOfPerson, inDepartments } from '../calculate/people.sql.ts';
import { unauditedOperations } from './unaudited-prices.sql.ts';

/** Which part of a period is looked at. */
export interface LockScope {
  readonly companyId: string;
  readonly period: PeriodDays;
  readonly deptIds: readonly string[] | null | undefined;
}

/** An operation whose paid pieces are not those that were reported. */
export interface Difference {
  readonly process: string;
  readonly paid: number;
  readonly scanned: number;
}

/** Rows `x` of people of the departments. */
const ofPeople = (scope: LockScope): Sql => sql`where ${isOfPeople(scope)}`;

/** Whether the person of `x` belongs to the departments; everybody does without a choice. */
const isOfPeople = ({ companyId, period, deptIds }: LockScope): Sql =>
  deptIds
    ? sql`exists (
        select 1 from amc.company_member m
        left join mes2.wage_record r on r.company_id = m.company_id and r.period_id = ${period.id}
          and r.employee_id = m.id
        where m.company_id = ${companyId} and m.id = x.employee_id
          and ${inDepartments(companyId, sql`coalesce(r.dept_id, ${deptOfPerson})`, deptIds)})`
    : sql`true`;

/** An operation by its id, looked up for itself: the operations of a period are few of those of all orders. */
const operationOf = (companyId: string, id: Sql): Sql => sql`(
  select p.id, p.seq_no, p.process_name, p.pay_scope from mes2.order_process p
  where p.company_id = ${companyId} and p.id = ${id} limit 1)`;

/** Pieces that were reported by operation: each report is read once, and only then asked how its operation pays. */
const reported = (scope: LockScope): Sql => {
  const { companyId, period, deptIds } = scope;
  const employee = deptIds ? sql`s.employee_id` : sql`null::bigint`;
  return sql`
    select x.order_process_id, x.pay_scope as source, sum(x.num)::int as num
    from (
      select g.*, p.pay_scope
      from (
        select s.order_process_id, s.line_dept_id, s.work_date, ${employee} as employee_id, sum(s.num) as num
        from (${allPaidScans(companyId, period)}) s group by 1, 2, 3, 4) g
      cross join lateral ${operationOf(companyId, sql`g.order_process_id`)} p) x
    where x.pay_scope = 1 and ${isOfPeople(scope)}
      or x.pay_scope = 3 and ${inDepartments(companyId, sql`x.line_dept_id`, deptIds)} and not exists (
        select 1 from mes2.group_wage h
        join mes2.group_wage_process c on c.company_id = h.company_id and c.group_wage_id = h.id
        where h.company_id = ${companyId} and h.del_flag = '0' and h.period_id is null
          and h.dept_id = x.line_dept_id and c.order_process_id = x.order_process_id
          and x.work_date between h.from_date and h.to_date)
    group by 1, 2`;
};

/** Operations whose details do not stand for what was reported, cut, or done by groups (I37). */
export const differences = (tx: Tx, scope: LockScope): Promise<Difference[]> => {
  const { companyId, period, deptIds } = scope;
  return tx.all<Difference>(sql`
    with facts as (
      ${reported(scope)}
      union all
      select x.order_process_id, 2, sum(x.cut_num)::int
      from (select e.employee_id, e.order_process_id, b.cut_num
        from mes2.cutting_bed_employee e
        join mes2.cutting_bed b on b.company_id = e.company_id and b.id = e.cutting_bed_id and b.status in (3, 4, 5)
        where e.company_id = ${companyId} and e.amount is not null and e.source_period_no is null
          and b.work_date between ${period.fromDate}::date and ${period.toDate}::date) x ${ofPeople(scope)} group by 1),
    paid as (
      select d.order_process_id, d.source, sum(d.num)::int as num
      from mes2.wage_record r
      -- Record by record: those of other periods fill the table.
      cross join lateral (
        select x.order_process_id, x.source, sum(x.num) as num
        from mes2.wage_detail x
        where x.company_id = r.company_id and x.wage_record_id = r.id and x.source in (1, 2) group by 1, 2) d
      where r.company_id = ${companyId} and r.period_id = ${period.id}
        and ${inDepartments(companyId, sql`r.dept_id`, deptIds)} group by 1, 2
      union all
      select c.order_process_id, 3, sum(c.num)::int
      from mes2.group_wage h
      join mes2.group_wage_process c on c.company_id = h.company_id and c.group_wage_id = h.id
      where h.company_id = ${companyId} and h.period_id = ${period.id} and h.del_flag = '0'
        and ${inDepartments(companyId, sql`h.dept_id`, deptIds)} group by 1)
    select p.process_name as process, coalesce(d.num, 0) as paid, coalesce(f.num, 0) as scanned
    from facts f full join paid d on d.order_process_id = f.order_process_id and d.source = f.source
    cross join lateral ${operationOf(companyId, sql`coalesce(f.order_process_id, d.order_process_id)`)} p
    where coalesce(d.num, 0) <> coalesce(f.num, 0)
    order by p.seq_no, p.id, coalesce(f.source, d.source)`);
};

/** Whether a report `s` waits for this period, because its own was locked before it. */
const isLateFor = (companyId: string, { fromDate }: PeriodDays): Sql => sql`exists (
  select 1 from mes2.wage_period q
  where q.company_id = ${companyId} and q.period_no = s.source_period_no and q.del_flag = '0'
    and q.to_date < ${fromDate}::date and not exists (
      select 1 from mes2.wage_period b
      where b.company_id = ${companyId} and b.del_flag = '0' and b.status < 2
        and b.from_date > q.to_date and b.to_date < ${fromDate}::date))`;

/** What else speaks against locking, and what is to be locked. */
export interface LockFigures {
  readonly suspects: number;
  readonly pendingAdjusts: number;
  readonly objections: number;
  /** Operations with a price in force that nobody audited. */
  readonly unauditedPrices: number;
  /** People whose approved adjustments or hours are not in their record. */
  readonly uncounted: number;
  readonly belowFloor: number;
  readonly unconfirmed: number;
  readonly recordNum: number;
  readonly payable: string;
}

/** Approved adjustments and attendance of a record `r` that it does not hold. */
const isUncounted = (period: PeriodDays): Sql => sql`exists (
  select 1 from (
    select coalesce(sum(round(j.amount, 2)) filter (where j.kind = 1), 0) as subsidy,
      coalesce(sum(round(j.amount, 2)) filter (where j.kind = 2), 0) as bonus,
      coalesce(sum(round(j.amount, 2)) filter (where j.kind in (3, 5)), 0) as deduct,
      coalesce(sum(round(j.amount, 2)) filter (where j.kind in (4, 6)), 0) as adjust
    from mes2.wage_adjust j
    where j.company_id = r.company_id and j.period_id = r.period_id and j.employee_id = r.employee_id
      and j.status = 1 and j.del_flag = '0') w
  where w.subsidy <> r.subsidy_amount or w.bonus <> r.bonus_amount
    or greatest(w.adjust, 0) <> greatest(r.adjust_amount, 0)
    -- What the floor does not let through waits for the next period.
    or w.deduct - least(w.adjust, 0) <> r.deduct_amount - least(r.adjust_amount, 0)
      and (r.payable_amount > round(r.floor_amount, 2)
        or w.deduct - least(w.adjust, 0) < r.deduct_amount - least(r.adjust_amount, 0)))
  or exists (
    select 1 from (
      select coalesce(sum(a.normal_min), 0) as normal, coalesce(sum(a.ot_min), 0) as ot from mes2.attendance a
      where a.company_id = r.company_id and a.employee_id = r.employee_id and a.del_flag = '0'
        and a.work_date between ${period.fromDate}::date and ${period.toDate}::date) t
    where r.normal_min + r.ot_weekday_min + r.ot_rest_min + r.ot_holiday_min <> t.normal + t.ot
      -- Normal minutes of a holiday are among those of the holiday; others that became overtime since are paid otherwise.
      or r.normal_min > t.normal or r.normal_min + r.ot_holiday_min < t.normal)`;

export async function lockFigures(tx: Tx, scope: LockScope): Promise<LockFigures> {
  const { companyId, period, deptIds } = scope;
  const days = sql`between ${period.fromDate}::date and ${period.toDate}::date`;
  const found = await tx.one<LockFigures>(sql`
    with records as (
      select r.* from mes2.wage_record r
      where r.company_id = ${companyId} and r.period_id = ${period.id} and r.status < 2
        and ${inDepartments(companyId, sql`r.dept_id`, deptIds)})
    select
      (select count(*) from (
        select s.employee_id from mes2.scan s
        where s.company_id = ${companyId} and s.suspect_flag = 1 and s.review_status = 0 and s.status = 0 and s.type <> 3
          and (s.work_date ${days} and s.source_period_no is null or ${isLateFor(companyId, period)})) x ${ofPeople(scope)})::int as suspects,
      (select count(*) from (
        select j.employee_id from mes2.wage_adjust j
        where j.company_id = ${companyId} and j.period_id = ${period.id} and j.status = 0 and j.del_flag = '0') x
        ${ofPeople(scope)})::int as pending_adjusts,
      (select count(*) from records r where r.objection is not null and r.answer_text is null)::int as objections,
      ${unauditedOperations(companyId, period.id)} as unaudited_prices,
      (select count(*) from records r where ${isUncounted(period)})::int as uncounted,
      (select count(*) from records r where r.top_up_amount > 0)::int as below_floor,
      (select count(*) from records r where r.status = 0)::int as unconfirmed,
      (select count(*) from records)::int as record_num,
      (select coalesce(sum(payable_amount), 0) from records) as payable`);
  if (!found) throw new Error('a row of figures is always there');
  return found;
}
