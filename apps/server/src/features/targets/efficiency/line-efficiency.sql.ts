import { andWithinReach } from '../../../access/within-reach.ts';
import { type Reach, type Sql, sql, type Tx } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';

type LineDayFigures = DataOf<'getLineDayEfficiency'>;

const SEWING = 3;
/** Kinds of hours in which nobody of a line could sew: waiting and the like, and work that is no sewing. */
const NON_PRODUCTIVE = sql`(2, 3)`;

interface EfficiencySpan {
  readonly companyId: string;
  readonly reach: Reach | undefined;
  readonly from: string;
  readonly to: string;
}

const pct = (part: Sql, whole: Sql): Sql => sql`round(${part} * 100.0 / nullif(${whole}, 0), 2)`;
/**
 * Days of sewing lines: the minutes of the people put down for them, what they earned, what was made, and what was to be.
 *
 * @see docs/formulas.md#line-efficiency
 */
const lineDays = ({ companyId, from, to }: Omit<EfficiencySpan, 'reach'>): Sql => {
  const within = (row: Sql) =>
    sql`${row}.company_id = ${companyId} and ${row}.work_date between ${from}::date and ${to}::date`;
  return sql`
    select k.dept_id, k.work_date, sum(k.avail)::numeric as avail_min, sum(k.earned)::numeric as earned_min,
      sum(k.idle)::numeric as non_work_min, sum(k.heads)::int as headcount, sum(k.made)::int as output_num,
      sum(k.wanted)::int as target_num
    from (
      select i.dept_id, i.work_date, i.attend_min + i.ot_min + (i.lent_in_num - i.lent_out_num) * i.shift_net_min as avail,
        0 as earned, 0 as idle, i.present_num + i.lent_in_num - i.lent_out_num as heads, 0 as made, 0 as wanted
      from mes2.manpower_input i where ${within(sql`i`)} and i.del_flag = '0'
      union all
      select h.line_dept_id, h.work_date, 0, h.earned_min, 0, 0, case when p.is_output = 1 then h.num else 0 end, 0
      from mes2.line_hour_output h
      join mes2.order_process p on p.company_id = h.company_id and p.id = h.order_process_id and p.section = ${SEWING}::int
      where ${within(sql`h`)}
      union all
      select w.dept_id, w.work_date, 0, 0, w.minutes * w.headcount, 0, 0, 0
      from mes2.worked_hours w where ${within(sql`w`)} and w.kind in ${NON_PRODUCTIVE} and w.del_flag = '0'
      union all
      select t.dept_id, t.work_date, 0, 0, 0, 0, 0, t.target_num
      from mes2.output_target t where ${within(sql`t`)} and t.del_flag = '0') k
    group by 1, 2`;
};

interface LineSearch {
  readonly deptId?: string | undefined;
  readonly factoryId?: string | undefined;
  readonly lineType?: number | undefined;
}

const SEWING_LINE = 5;

/** Percents of the company under which a line is red, and from which it is green. */
type EfficiencyColours = readonly [low: number, good: number];

/** Sewing lines on which somebody was put down or something was earned in the days, each with its days. */
export const efficiencyRows = (
  span: EfficiencySpan,
  search: LineSearch,
  [low, good]: EfficiencyColours,
): Sql => {
  const { companyId, reach } = span;
  const below = (id: string | undefined) =>
    id
      ? sql`and exists (select 1 from amc.department u
          where u.company_id = d.company_id and u.id = ${id} and d.path like u.path || '%')`
      : sql``;
  // Limits are held against what was earned, not against a percent that was rounded.
  const level = sql`case when y.avail_min > 0 then
    case when y.earned_min * 100 < ${String(low)}::numeric * y.avail_min then 1
      when y.earned_min * 100 < ${String(good)}::numeric * y.avail_min then 2 else 3 end end`;
  return sql`
  from (
    select y.dept_id, sum(y.avail_min) as avail_min, sum(y.earned_min) filter (where y.avail_min > 0) as earned_min,
      sum(y.avail_min - y.non_work_min) filter (where y.avail_min > 0) as possible_min,
      jsonb_agg(jsonb_build_object('workDate', y.work_date::text, 'effPct', ${pct(sql`y.earned_min`, sql`y.avail_min`)}::text,
        'onStdEffPct', (case when y.avail_min > 0 then ${pct(sql`y.earned_min`, sql`(y.avail_min - y.non_work_min)`)} end)::text,
        'targetNum', y.target_num, 'outputNum', y.output_num, 'headcount', y.headcount,
        'availMin', round(y.avail_min, 2)::text, 'earnedMin', round(y.earned_min, 4)::text, 'level', ${level})
        order by y.work_date) as days
    from (${lineDays(span)}) y
    where y.avail_min > 0 or y.earned_min > 0
    group by 1) g
  join amc.department d on d.company_id = ${companyId} and d.id = g.dept_id and d.dept_type = ${SEWING_LINE}::int
  left join mes2.line n on n.company_id = d.company_id and n.dept_id = d.id and n.del_flag = '0'
  where true ${below(search.deptId)} ${below(search.factoryId)}
    ${search.lineType === undefined ? sql`` : sql`and n.line_type = ${search.lineType}::int`}
    ${andWithinReach(reach, 'amc.department', sql`d`)}`;
};

const dayOf = (field: string): Sql => sql`(x.value ->> ${field}::text)`;
/** Efficiency of the days `x` that are added up. */
const effOfDays = pct(
  sql`sum(${dayOf('earnedMin')}::numeric) filter (where ${dayOf('availMin')}::numeric > 0)`,
  sql`sum(${dayOf('availMin')}::numeric)`,
);
const sunday = sql`(date_trunc('week', ${dayOf('workDate')}::date)::date + 6)`;
const weekOf = (day: Sql): Sql => sql`('W' || to_char(${day}, 'IW'))`;

export const efficiencyColumns = {
  lineDeptName: sql`d.name`,
  lineLeader: sql`(
    select string_agg(m.employee_name, '、' order by m.employee_name) from amc.dept_manager k
    join amc.company_member m on m.company_id = k.company_id and m.id = k.employee_id
    where k.company_id = d.company_id and k.dept_id = d.id and k.del_flag = '0')`,
  days: sql`g.days`,
  weekPct: sql`(
    select coalesce(jsonb_agg(jsonb_build_object('week', ${weekOf(sql`w.sunday`)}, 'lastDate', w.sunday::text,
      'effPct', w.pct::text) order by w.sunday), '[]'::jsonb)
    from (select ${sunday} as sunday, ${effOfDays} as pct from jsonb_array_elements(g.days) x group by 1) w)`,
  monthPct: pct(sql`g.earned_min`, sql`g.avail_min`),
  monthOnStdPct: pct(sql`g.earned_min`, sql`g.possible_min`),
  lineDeptId: sql`d.id`,
};

export const efficiencyRatios = {
  monthPct: pct(sql`sum(g.earned_min)`, sql`sum(g.avail_min)`),
  monthOnStdPct: pct(sql`sum(g.earned_min)`, sql`sum(g.possible_min)`),
};

/** What all lines that were found came to, day by day. */
export const efficiencyByDay = (tx: Tx, matching: Sql) =>
  tx.all<{ workDate: string; effPct: string | null }>(sql`
    select ${dayOf('workDate')} as work_date, ${effOfDays}::text as eff_pct
    from (select g.days ${matching}) m cross join jsonb_array_elements(m.days) x group by 1 order by 1`);

/** The same week by week, each named by its ISO number. */
export const efficiencyByWeek = (tx: Tx, matching: Sql) =>
  tx.all<{ week: string; lastDate: string; effPct: string | null }>(sql`
    select ${weekOf(sql`w.sunday`)} as week, w.sunday::text as last_date, w.pct::text as eff_pct
    from (
      select ${sunday} as sunday, ${effOfDays} as pct
      from (select g.days ${matching}) m cross join jsonb_array_elements(m.days) x group by 1) w
    order by w.sunday`);

interface LineDate {
  readonly companyId: string;
  readonly lineDeptId: string;
  readonly workDate: string;
}

/** A day of a line; one on which nothing happened has only its name. */
export const dayOfLine = (tx: Tx, { companyId, lineDeptId, workDate }: LineDate) =>
  tx.one<Omit<LineDayFigures, 'orders'>>(sql`
    select d.id::text as line_dept_id, d.name as line_dept_name, ${workDate}::date::text as work_date,
      coalesce(y.headcount, 0) as headcount, coalesce(y.target_num, 0) as target_num,
      coalesce(y.output_num, 0) as output_num, round(coalesce(y.avail_min, 0), 2)::text as avail_min,
      round(coalesce(y.non_work_min, 0), 2)::text as non_work_min, round(coalesce(y.earned_min, 0), 4)::text as earned_min,
      ${pct(sql`y.earned_min`, sql`y.avail_min`)}::text as eff_pct,
      (case when y.avail_min > 0 then ${pct(sql`y.earned_min`, sql`(y.avail_min - y.non_work_min)`)} end)::text as on_std_eff_pct
    from amc.department d
    left join (${lineDays({ companyId, from: workDate, to: workDate })}) y on y.dept_id = d.id
    where d.company_id = ${companyId} and d.id = ${lineDeptId} and d.del_flag = '0'`);

/** What a line made and earned on a day, by order and hour. */
export const ordersOfLine = (tx: Tx, { companyId, lineDeptId, workDate }: LineDate) =>
  tx.all<LineDayFigures['orders'][number]>(sql`
    select o.id::text as order_id, o.order_no, o.style_no, round(s.sam, 4)::text as sam, sum(h.num)::int as num,
      round(sum(h.earned), 4)::text as earned_min,
      jsonb_agg(jsonb_build_object('hour', h.hour, 'num', h.num, 'earnedMin', round(h.earned, 4)::text) order by h.hour) as hours
    from (
      select h.order_id, h.hour, sum(case when p.is_output = 1 then h.num else 0 end)::int as num, sum(h.earned_min) as earned
      from mes2.line_hour_output h
      join mes2.order_process p on p.company_id = h.company_id and p.id = h.order_process_id and p.section = ${SEWING}::int
      where h.company_id = ${companyId} and h.line_dept_id = ${lineDeptId} and h.work_date = ${workDate}::date
      group by 1, 2) h
    join mes2.production_order o on o.company_id = ${companyId} and o.id = h.order_id
    cross join lateral (
      select coalesce(sum(p.sam), 0) as sam from mes2.order_process p
      where p.company_id = o.company_id and p.order_id = o.id and p.section = ${SEWING}::int and p.is_enabled = 1) s
    group by o.id, o.order_no, o.style_no, s.sam order by o.order_no`);
