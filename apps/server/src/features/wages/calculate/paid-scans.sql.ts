import { type Sql, sql } from '../../../database/engine.ts';

/** The days of a period, and which it is. */
export interface PeriodDays {
  readonly id: string;
  readonly fromDate: string;
  readonly toDate: string;
}

const COLUMNS = sql`s.company_id, s.id, s.employee_id, s.line_dept_id, s.work_date, s.order_id, s.order_process_id,
  s.num, s.unit_price, s.coefficient, s.amount, s.source_period_no`;

/** A report `s` counts where it pays something or its price is nothing; rework that pays nothing is no piece work. */
export const PAYS = sql`(s.amount <> 0 or s.unit_price = 0)`;

/**
 * Reports that a period pays, reversals with what they take back: those of its days, and those of locked periods that
 * wait for the first open one behind.
 *
 * @param scope how the operation pays: 1 by the bundle, 3 as a group
 * @param who further condition on the report `s`
 * @see docs/formulas.md#piece-wage
 */
export const paidScans = (
  companyId: string,
  period: PeriodDays,
  scope: 1 | 3,
  who: Sql = sql``,
): Sql =>
  reports(
    companyId,
    period,
    {
      columns: sql`${COLUMNS}, p.pay_scope`,
      joined: sql`join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id
    and p.pay_scope = ${scope}::int`,
    },
    who,
  );

/** The same of every operation, however it pays; each report is read once and its operation not at all. */
export const allPaidScans = (companyId: string, period: PeriodDays): Sql =>
  reports(companyId, period, { columns: COLUMNS, joined: sql`` }, sql``);

const reports = (
  companyId: string,
  { id, fromDate, toDate }: PeriodDays,
  { columns, joined }: { readonly columns: Sql; readonly joined: Sql },
  who: Sql,
): Sql => sql`
  select ${columns}
  from mes2.scan s ${joined}
  where s.company_id = ${companyId} and s.work_date between ${fromDate}::date and ${toDate}::date
    and s.source_period_no is null and ${PAYS} ${who}
  union all
  select ${columns}
  from mes2.scan s ${joined}
  join mes2.wage_period q on q.company_id = s.company_id and q.period_no = s.source_period_no and q.del_flag = '0'
  where s.company_id = ${companyId} and s.source_period_no is not null and q.to_date < ${fromDate}::date
    and ${PAYS} ${who}
    and case when s.wage_detail_id is null then not exists (
        select 1 from mes2.wage_period b where b.company_id = s.company_id and b.del_flag = '0' and b.status < 2
          and b.from_date > q.to_date and b.to_date < ${fromDate}::date)
      else exists (
        select 1 from mes2.wage_detail d
        join mes2.wage_record r on r.company_id = d.company_id and r.id = d.wage_record_id and r.period_id = ${id}
        where d.company_id = s.company_id and d.id = s.wage_detail_id) end`;
