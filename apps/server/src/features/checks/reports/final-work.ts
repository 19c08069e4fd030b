import { andCountedWithinReach } from '../../../access/within-reach.ts';
import { type Reach, type Sql, sql } from '../../../database/engine.ts';
import type { QueryOf } from '../../../generated/operations.ts';
import { report } from '../../../list/report.ts';
import { checkedDays } from './checked-days.ts';
import { isTimed, minutes } from './timed-checks.sql.ts';

type Search = NonNullable<QueryOf<'getFinalInspectionWorkReport'>>;

const FINAL = 5;
const DAYS_BACK = 6;
const Result = { open: 0, accepted: 1, refused: 2, conceded: 3 } as const;

const lots = (result: number): Sql => sql`count(*) filter (where q.result = ${result}::int)::int`;

/** Lots of each inspector and day; a lot that is inspected again is one more. */
const rows = (companyId: string, reach: Reach | undefined, search: Search): Sql => {
  const { workDateFrom, workDateTo, inspectorId, customerId, result } = search;
  return sql`
  from (
    select q.inspector_id, q.work_date, count(*)::int as lot_count, sum(q.lot_num)::int as lot_num,
      sum(q.sample_num)::int as sample_num, sum(q.check_num)::int as check_num, ${lots(Result.accepted)} as pass_lots,
      ${lots(Result.refused)} as fail_lots, ${lots(Result.conceded)} as concession_lots,
      count(*) filter (where q.round = 1 and q.result <> ${Result.open}::int) as first_lots,
      count(*) filter (where q.round = 1 and q.result = ${Result.accepted}::int) as first_accepted,
      count(*) filter (where ${isTimed})::int as timed_lots, sum(q.check_num) filter (where ${isTimed}) as timed_num,
      ${minutes} as spent_min,
      coalesce(sum(f.major_num + f.critical_num), 0)::int as escape_num
    from mes2.qc_check_record q
    join mes2.production_order o on o.company_id = q.company_id and o.id = q.order_id
    left join mes2.qc_customer_finding f on f.company_id = q.company_id and f.check_id = q.id and f.del_flag = '0'
    where q.company_id = ${companyId} and q.del_flag = '0' and q.status in (1, 2, 3, 4) and q.check_type = ${FINAL}::int
      and q.work_date between ${workDateFrom}::date and ${workDateTo}::date
      ${inspectorId ? sql`and q.inspector_id = ${inspectorId}` : sql``}
      ${customerId ? sql`and o.customer_id = ${customerId}` : sql``}
      ${result === undefined ? sql`` : sql`and q.result = ${result}::int`}
      ${andCountedWithinReach(reach, 'mes2.qc_check_record', sql`q`)}
    group by 1, 2) g
  join amc.company_member m on m.company_id = ${companyId} and m.id = g.inspector_id
  where true`;
};

const pct = (part: Sql, whole: Sql): Sql => sql`round(${part} * 100.0 / nullif(${whole}, 0), 2)`;
const perLot = (minutes: Sql, count: Sql): Sql => sql`round(${minutes} / nullif(${count}, 0), 2)`;
const pace = (checked: Sql, minutes: Sql): Sql =>
  sql`round(${checked} * 60 / nullif(${minutes}, 0), 2)`;

/** How many lots each inspector judged, how fast, and what the customer still found in those that passed. */
export const finalWorkReport = report({
  operation: 'getFinalInspectionWorkReport',
  scope: 'rows',
  range: 'workDate',
  ask: checkedDays(DAYS_BACK),
  rows: ({ companyId, reach, query }) => rows(companyId, reach, query),
  columns: {
    inspectorName: sql`m.employee_name`,
    workDate: sql`g.work_date`,
    lotCount: sql`g.lot_count`,
    lotNum: sql`g.lot_num`,
    sampleNum: sql`g.sample_num`,
    checkNum: sql`g.check_num`,
    passLots: sql`g.pass_lots`,
    failLots: sql`g.fail_lots`,
    concessionLots: sql`g.concession_lots`,
    firstPassPct: pct(sql`g.first_accepted`, sql`g.first_lots`),
    avgMin: perLot(sql`g.spent_min`, sql`g.timed_lots`),
    pcsPerHour: pace(sql`g.timed_num`, sql`g.spent_min`),
    escapeNum: sql`g.escape_num`,
    inspectorId: sql`g.inspector_id`,
  },
  ratios: {
    firstPassPct: pct(sql`sum(g.first_accepted)`, sql`sum(g.first_lots)`),
    avgMin: perLot(sql`sum(g.spent_min)`, sql`sum(g.timed_lots)`),
    pcsPerHour: pace(sql`sum(g.timed_num)`, sql`sum(g.spent_min)`),
  },
  rowId: sql`concat_ws('/', g.inspector_id, g.work_date)`,
  order: sql`g.work_date desc, m.employee_name, g.inspector_id`,
});
