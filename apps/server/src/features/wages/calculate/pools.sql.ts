import { sql, type Tx } from '../../../database/engine.ts';
import { type PeriodDays, paidScans } from './paid-scans.sql.ts';
import { poolsOf } from './people.sql.ts';

/** What the group operations of a department earned in a period. */
export interface Pool {
  readonly deptId: string;
  readonly amount: string;
  readonly method: 1 | 2 | 3;
  readonly processes: readonly { readonly id: string; readonly num: number }[];
  /** People who reported for it. */
  readonly reporters: readonly string[];
}

/** Reports of group operations, but those whose department has a pool entered by hand for them. */
const groupScans = (companyId: string, period: PeriodDays) => sql`
  select x.* from (${paidScans(companyId, period, 3)}) x
  where not exists (
    select 1 from mes2.group_wage h
    join mes2.group_wage_process c on c.company_id = h.company_id and c.group_wage_id = h.id
    where h.company_id = ${companyId} and h.del_flag = '0' and h.period_id is null and h.dept_id = x.line_dept_id
      and c.order_process_id = x.order_process_id and x.work_date between h.from_date and h.to_date)`;

/** Pools of a period, each row of it on cents; a pool with a member whose record is locked stays as it is. */
export const poolsToWrite = (tx: Tx, companyId: string, period: PeriodDays): Promise<Pool[]> =>
  tx.all<Pool>(sql`
    with reported as materialized (${groupScans(companyId, period)}),
    pieces as (
      select x.line_dept_id, x.order_process_id, sum(x.num)::int as num, round(sum(x.amount), 2) as amount
      from reported x
      group by x.line_dept_id, x.order_process_id, x.unit_price, x.coefficient),
    operations as (
      select line_dept_id, order_process_id, sum(num)::int as num, sum(amount) as amount from pieces group by 1, 2)
    select o.line_dept_id as dept_id, greatest(sum(o.amount), 0) as amount,
      coalesce((select h.method from mes2.group_wage h where h.company_id = ${companyId}
        and h.period_id = ${period.id} and h.dept_id = o.line_dept_id and h.del_flag = '0'), 1) as method,
      json_agg(json_build_object('id', o.order_process_id::text, 'num', o.num) order by o.order_process_id) as processes,
      (select json_agg(distinct x.employee_id::text) from reported x where x.line_dept_id = o.line_dept_id) as reporters
    from operations o
    where not exists (
      select 1 from mes2.group_wage h
      join mes2.group_wage_share g on g.company_id = h.company_id and g.group_wage_id = h.id
      join mes2.wage_record r on r.company_id = g.company_id and r.period_id = h.period_id
        and r.employee_id = g.employee_id and r.status >= 2
      where h.company_id = ${companyId} and h.period_id = ${period.id} and h.dept_id = o.line_dept_id)
    group by o.line_dept_id order by o.line_dept_id`);

export interface PoolMember {
  readonly employeeId: string;
  readonly employeeNo: string;
  readonly hours: string;
}

export interface WeighedMember extends PoolMember {
  readonly coef: string;
}

/**
 * The pay coefficients of everybody in a period, by their ids: read once for all pools, so that who is in two of them
 * has the same weight in both when personnel changes it meanwhile.
 */
export const coefficientsOf = async (
  tx: Tx,
  companyId: string,
  { toDate }: Pick<PeriodDays, 'toDate'>,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.all<{ id: string; coef: string }>(sql`
    select m.id, coalesce((
        select f.coefficient from amc.former_coefficient f
        where f.company_id = m.company_id and f.employee_id = m.id and f.to_date >= ${toDate}::date
        order by f.to_date limit 1), m.pay_coefficient)::text as coef
    from amc.company_member m where m.company_id = ${companyId}`);
  return new Map(rows.map(({ id, coef }) => [id, coef]));
};

/** Who belonged to the department of a pool on a day he was there, with the hours of those days, and who reported for it. */
export const membersOf = (
  tx: Tx,
  companyId: string,
  period: PeriodDays,
  { deptId, reporters }: Pick<Pool, 'deptId' | 'reporters'>,
): Promise<PoolMember[]> =>
  tx.all<PoolMember>(sql`
    -- Whoever belongs to it or once did: of nobody else it is asked where he was on each day.
    with near as materialized (
      select m.id, m.dept_id from amc.company_member m
      where m.company_id = ${companyId} and (m.dept_id = ${deptId} or exists (
        select 1 from amc.dept_user u
        where u.company_id = m.company_id and u.employee_id = m.id and u.dept_id = ${deptId}))),
    days as (
      select distinct on (n.id, a.work_date) n.id, a.normal_min + a.ot_min as minutes,
        coalesce(u.dept_id, n.dept_id) as dept_id
      from near n
      join mes2.attendance a on a.company_id = ${companyId} and a.employee_id = n.id and a.del_flag = '0'
        and a.work_date between ${period.fromDate}::date and ${period.toDate}::date
      left join amc.dept_user u on u.company_id = a.company_id and u.employee_id = a.employee_id and u.is_main = 1
        and a.work_date >= u.from_date and a.work_date <= coalesce(u.to_date, 'infinity')
      order by n.id, a.work_date, u.from_date desc nulls last),
    there as (
      select d.id as employee_id, sum(d.minutes) as minutes from days d where d.dept_id = ${deptId} group by 1),
    who as (
      select employee_id from there where minutes > 0
      union select unnest(${reporters}::bigint[]))
    select m.id as employee_id, m.employee_no, round(coalesce(t.minutes, 0) / 60.0, 2)::text as hours
    from who w
    join amc.company_member m on m.company_id = ${companyId} and m.id = w.employee_id
    left join there t on t.employee_id = m.id
    order by m.employee_no`);

/** Writes a pool with its operations and shares. */
export async function writePool(
  tx: Tx,
  companyId: string,
  { id: periodId, fromDate, toDate }: PeriodDays,
  pool: Pool,
  shares: readonly (WeighedMember & { readonly amount: string })[],
): Promise<void> {
  const { deptId, amount, method, processes } = pool;
  const written = await tx.one<{ id: string }>(sql`
    insert into mes2.group_wage as h (company_id, dept_id, period_id, from_date, to_date, pool_amount, method)
    values (${companyId}, ${deptId}, ${periodId}, ${fromDate}::date, ${toDate}::date, ${amount}::numeric, ${method}::int)
    on conflict (company_id, period_id, dept_id) where period_id is not null and del_flag = '0'
    do update set pool_amount = excluded.pool_amount, version = h.version + 1, update_date = app_now()
    returning id`);
  const id = written?.id ?? '0';
  await tx.run(
    sql`delete from mes2.group_wage_process where company_id = ${companyId} and group_wage_id = ${id}`,
  );
  await tx.run(
    sql`delete from mes2.group_wage_share where company_id = ${companyId} and group_wage_id = ${id}`,
  );
  await tx.run(sql`
    insert into mes2.group_wage_process (company_id, group_wage_id, order_process_id, num)
    select ${companyId}, ${id}, x.id, x.num
    from jsonb_to_recordset(${JSON.stringify(processes)}::jsonb) as x (id bigint, num int)`);
  await tx.run(sql`
    insert into mes2.group_wage_share (company_id, group_wage_id, employee_id, hours, coefficient, amount)
    select ${companyId}, ${id}, x."employeeId", x.hours, x.coef, x.amount
    from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb)
      as x ("employeeId" bigint, hours numeric, coef numeric, amount numeric)`);
}

/** Late reports of group operations are free again before a period is computed anew. */
export const freeLateGroupScans = (
  tx: Tx,
  companyId: string,
  period: PeriodDays,
): Promise<number> =>
  tx.run(sql`
    update mes2.scan s set wage_detail_id = null
    from mes2.wage_detail d join mes2.wage_record r on r.company_id = d.company_id and r.id = d.wage_record_id
    where s.company_id = ${companyId} and s.source_period_no is not null and d.company_id = s.company_id
      and s.wage_detail_id = d.id and d.source = 3 and r.period_id = ${period.id} and r.status < 2`);

/** Late reports of group operations are paid by a share of their pool. */
export const markLateGroupScans = (
  tx: Tx,
  companyId: string,
  period: PeriodDays,
): Promise<number> =>
  tx.run(sql`
    update mes2.scan s set wage_detail_id = l.detail_id
    from (
      select x.id, (
        select min(d.id) from mes2.wage_detail d
        join mes2.group_wage h on h.company_id = d.company_id and h.id = d.source_id and ${poolsOf(sql`h`, period)}
        where d.company_id = ${companyId} and d.source = 3 and h.dept_id = x.line_dept_id) as detail_id
      from (${paidScans(companyId, period, 3)}) x where x.source_period_no is not null) l
    where s.company_id = ${companyId} and s.id = l.id and l.detail_id is not null`);
