import { andCountedWithinReach } from '../../../access/within-reach.ts';
import { join, type Reach, type Sql, sql } from '../../../database/engine.ts';
import type { QueryOf } from '../../../generated/operations.ts';
import { dhuOf, fpyOf } from '../../../records/defect-rates.sql.ts';
import { isTimed, minutes } from './timed-checks.sql.ts';

type Search = NonNullable<QueryOf<'getFinishingCheckReport'>>;

const AFTER_FINISHING = 4;

/** Codes of the defects whose shares are shown: threads, pressing, stains. */
export type ShareGroups = Readonly<Record<'thread' | 'press' | 'stain', readonly string[]>>;

const pct = (part: Sql, whole: Sql): Sql => sql`round(${part} * 100.0 / nullif(${whole}, 0), 2)`;
/** Garments in an hour of one inspector, between the beginning of a record and its submission. */
const pace = (checked: Sql, minutes: Sql): Sql =>
  sql`round(${checked} * 60 / nullif(${minutes}, 0), 2)`;

export const finishingColumns = {
  deptName: sql`d.name`,
  workDate: sql`g.work_date`,
  orderNo: sql`o.order_no`,
  styleNo: sql`o.style_no`,
  lineDeptName: sql`l.name`,
  checkNum: sql`g.check_num`,
  passNum: sql`g.pass_num`,
  reworkNum: sql`g.rework_num`,
  secondNum: sql`g.second_num`,
  defectNum: sql`g.defect_num`,
  dhu: sql`round(${dhuOf(sql`g.defect_num`, sql`g.check_num`)}, 2)`,
  fpyPct: sql`round(${fpyOf(sql`g.check_num`, sql`g.pass_num`)}, 2)`,
  top5: sql`array(
    select i.name || ' ' || sum(b.num)::text from mes2.qc_check_bad b
    join mes2.bad_item i on i.company_id = b.company_id and i.id = b.bad_item_id
    where b.company_id = o.company_id and b.check_id = any(g.check_ids) and b.del_flag = '0'
    group by i.id, i.name order by sum(b.num) desc, i.name limit 5)`,
  threadPct: pct(sql`f.thread`, sql`f.faults`),
  pressPct: pct(sql`f.press`, sql`f.faults`),
  stainPct: pct(sql`f.stain`, sql`f.faults`),
  pcsPerHour: pace(sql`g.timed_num`, sql`g.spent_min`),
  orderId: sql`g.order_id`,
  deptId: sql`g.team_id`,
  rowKey: sql`concat_ws('/', g.team_id, g.line_id, g.work_date, g.order_id)`,
};

export const finishingRatios = {
  dhu: sql`round(${dhuOf(sql`sum(g.defect_num)`, sql`sum(g.check_num)`)}, 2)`,
  fpyPct: sql`round(${fpyOf(sql`sum(g.check_num)`, sql`sum(g.pass_num)`)}, 2)`,
  threadPct: pct(sql`sum(f.thread)`, sql`sum(f.faults)`),
  pressPct: pct(sql`sum(f.press)`, sql`sum(f.faults)`),
  stainPct: pct(sql`sum(f.stain)`, sql`sum(f.faults)`),
  pcsPerHour: pace(sql`sum(g.timed_num)`, sql`sum(g.spent_min)`),
};

/**
 * First inspections after finishing by team or by the line that sewed, by day and order. The team is that of the
 * record, or that of its inspector where the record names none.
 */
export function finishingRows(
  companyId: string,
  reach: Reach | undefined,
  search: Search,
  groups: ShareGroups,
): Sql {
  const { workDateFrom, workDateTo, orderNo, teamDeptId, lineDeptId, groupBy } = search;
  const team = sql`coalesce(q.team_dept_id, m.dept_id)`;
  const one = (kept: boolean, value: Sql) => (kept ? value : sql`null::bigint`);
  const isOf = (codes: readonly string[]) =>
    codes.length === 0
      ? sql`false`
      : sql`i.code in (${join(codes.map((code) => sql`${code}::text`))})`;
  const share = (codes: readonly string[]) =>
    sql`coalesce(sum(b.num) filter (where ${isOf(codes)}), 0)`;
  return sql`
  from (
    select ${one(groupBy !== 'line', team)} as team_id, ${one(groupBy === 'line', sql`q.line_dept_id`)} as line_id,
      q.work_date, q.order_id, array_agg(q.id) as check_ids, sum(q.check_num)::int as check_num,
      sum(q.pass_num)::int as pass_num, sum(q.rework_num)::int as rework_num, sum(q.second_num)::int as second_num,
      sum(q.defect_num)::int as defect_num,
      sum(q.check_num) filter (where ${isTimed}) as timed_num, ${minutes} as spent_min
    from mes2.qc_check_record q
    left join amc.company_member m on m.company_id = q.company_id and m.id = q.inspector_id
    where q.company_id = ${companyId} and q.del_flag = '0' and q.status in (1, 2, 3, 4) and q.round = 1
      and q.check_type = ${AFTER_FINISHING}::int
      and q.work_date between ${workDateFrom}::date and ${workDateTo}::date
      ${teamDeptId ? sql`and ${team} = ${teamDeptId}` : sql``}
      ${lineDeptId ? sql`and q.line_dept_id = ${lineDeptId}` : sql``}
      ${andCountedWithinReach(reach, 'mes2.qc_check_record', sql`q`)}
    group by 1, 2, 3, 4) g
  join mes2.production_order o on o.company_id = ${companyId} and o.id = g.order_id
  left join amc.department d on d.company_id = ${companyId} and d.id = g.team_id
  left join amc.department l on l.company_id = ${companyId} and l.id = g.line_id
  cross join lateral (
    select coalesce(sum(b.num), 0) as faults, ${share(groups.thread)} as thread, ${share(groups.press)} as press,
      ${share(groups.stain)} as stain
    from mes2.qc_check_bad b
    join mes2.bad_item i on i.company_id = b.company_id and i.id = b.bad_item_id
    where b.company_id = ${companyId} and b.check_id = any(g.check_ids) and b.del_flag = '0') f
  where true ${orderNo ? sql`and o.order_no = upper(btrim(${orderNo}))` : sql``}`;
}
