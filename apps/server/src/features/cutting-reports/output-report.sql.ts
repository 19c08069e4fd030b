import { andCountedWithinReach } from '../../access/within-reach.ts';
import { type Reach, type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf, QueryOf } from '../../generated/operations.ts';
import { addsGarments } from '../../records/bed-kinds.sql.ts';
import { HANDED_ON, netLen } from '../beds/public.ts';
import {
  bedsAsked,
  type CuttingSearch,
  ordersAsked,
  percent,
  placeAsked,
} from './report-beds.sql.ts';

type OutputPage = DataOf<'getCuttingOutputReport'>;
export type OutputSearch = CuttingSearch & NonNullable<QueryOf<'getCuttingOutputReport'>>;

/** The company, what of it the caller reaches, and the days that are asked for. */
interface OutputScope {
  readonly companyId: string;
  readonly reach: Reach | undefined;
  readonly from: string;
  readonly to: string;
}

/** Cutting groups: tables and the people who work at them. */
const CUTTING_GROUP = 4;

/** Whether only the beds of some orders are asked for: minutes and targets are not kept by order. */
export const asksOrders = ({
  customerId,
  orderNo,
  styleNo,
  colorId,
  sizeId,
}: OutputSearch): boolean =>
  [customerId, orderNo, styleNo, colorId, sizeId].some((value) => value !== undefined);

/** The row that a department belongs to: a table its own or its team's, the workshop above it its own. */
const placeOf = (dept: Sql, byTeam: boolean): Sql =>
  byTeam
    ? sql`case when ${dept}.dept_type = ${CUTTING_GROUP}::int then coalesce(${dept}.parent_id, ${dept}.id) else ${dept}.id end`
    : sql`${dept}.id`;

/** Conditions on the department `t` of a figure. */
const placeReached = ({ reach }: OutputScope, search: OutputSearch): Sql => sql`
  ${placeAsked(search)} ${andCountedWithinReach(reach, 'amc.department', sql`t`)}`;

const isCutting = (byTeam: boolean): Sql =>
  byTeam
    ? sql`(t.dept_type = ${CUTTING_GROUP}::int or exists (
        select 1 from amc.department c
        where c.company_id = t.company_id and c.parent_id = t.id and c.dept_type = ${CUTTING_GROUP}::int))`
    : sql`t.dept_type = ${CUTTING_GROUP}::int`;

/** Panels of a bed: of a garment those of its fabric, in a replacement those that the bed names. */
const panels = sql`coalesce(
  (select (b.plies * sum(p.ratio))::int from mes2.cutting_bed_part p
    where p.company_id = b.company_id and p.cutting_bed_id = b.id),
  (select b.cut_num * sum(p.pieces_per_garment)::int from mes2.order_part p
    where p.company_id = b.company_id and p.order_id = b.order_id and p.fabric_part = b.fabric_part
      and p.del_flag = '0'), 0)`;

/** Standard minutes of cutting a garment of the order. */
const cuttingSam = sql`coalesce((
  select sum(p.sam) from mes2.order_process p
  where p.company_id = b.company_id and p.order_id = b.order_id and p.section = 1 and p.is_enabled = 1
    and p.del_flag = '0'), 0)`;

const ofCell = ({ colorId, sizeId }: OutputSearch): Sql =>
  colorId || sizeId
    ? sql`and exists (
        select 1 from mes2.cutting_bed_color_size c
        where c.company_id = b.company_id and c.cutting_bed_id = b.id and c.cut_num > 0
          ${colorId ? sql`and c.color_id = ${colorId}` : sql``}
          ${sizeId ? sql`and c.size_id = ${sizeId}` : sql``})`
    : sql``;

/**
 * What was cut; linings and replacements take plies and fabric as well, and bring no garments. Fabric is weighed bed by
 * bed, so that it comes to the same by table and by team.
 */
const beds = (scope: OutputScope, search: OutputSearch): Sql => sql`
  select b.work_date, ${placeOf(sql`t`, search.byTeam ?? false)} as place_id, 1 as bed_count, b.plies,
    case when ${addsGarments(sql`b`)} then b.cut_num else 0 end as cut_num, ${panels} as panel_num,
    ${netLen(sql`b`)} as net_len, round(${netLen(sql`b`)} * m.width_cm / 100 * m.gsm / 1000, 3) as net_weight,
    case when ${addsGarments(sql`b`)} then b.cut_num * ${cuttingSam} else 0 end as earned_min,
    null::int as headcount, null::numeric as attend_min, null::int as target_num
  from mes2.cutting_bed b
  join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
  join amc.department t on t.company_id = b.company_id and t.id = b.table_id
  join ccm.material m on m.company_id = b.company_id and m.id = b.material_id
  where b.company_id = ${scope.companyId} and b.status in ${HANDED_ON} and b.del_flag = '0'
    ${bedsAsked({ workDateFrom: scope.from, workDateTo: scope.to })} ${ordersAsked(search)} ${ofCell(search)}
    ${placeReached(scope, search)}`;

/** A figure of people or plans beside the beds: nothing was cut in it. */
const besides = sql`0, 0, 0, 0, 0::numeric, 0::numeric, 0::numeric`;

/** Who was there, each where the person worked that day: at the department lent to, else at the own one of that day. */
const people = (scope: OutputScope, search: OutputSearch): Sql => sql`
  select a.work_date, ${placeOf(sql`t`, search.byTeam ?? false)}, ${besides},
    1, (a.normal_min + a.ot_min)::numeric, null::int
  from mes2.attendance a
  left join mes2.manpower_loan l on l.company_id = a.company_id and l.employee_id = a.employee_id
    and l.work_date = a.work_date and l.del_flag = '0'
  left join amc.dept_user u on u.company_id = a.company_id and u.employee_id = a.employee_id and u.is_main = 1
    and u.del_flag = '0' and a.work_date >= u.from_date and a.work_date <= coalesce(u.to_date, 'infinity')
  join amc.department t on t.company_id = a.company_id and t.id = coalesce(l.to_dept_id, u.dept_id)
  where a.company_id = ${scope.companyId} and a.work_date between ${scope.from}::date and ${scope.to}::date
    and a.del_flag = '0' and a.normal_min + a.ot_min > 0 and ${isCutting(search.byTeam ?? false)}
    ${placeReached(scope, search)}`;

/** Targets that were set for a table and a day; where none was, what its schedule had planned for it. */
const targets = (scope: OutputScope, search: OutputSearch): Sql => sql`
  select coalesce(g.work_date, p.work_date), ${placeOf(sql`t`, search.byTeam ?? false)}, ${besides},
    null::int, null::numeric, coalesce(g.num, p.num)
  from (
    select dept_id, work_date, sum(target_num)::int as num from mes2.output_target
    where company_id = ${scope.companyId} and work_date between ${scope.from}::date and ${scope.to}::date
      and del_flag = '0' group by 1, 2) g
  full join (
    select table_id, plan_date as work_date, sum(plan_num)::int as num from mes2.cutting_schedule
    where company_id = ${scope.companyId} and plan_date between ${scope.from}::date and ${scope.to}::date
      and status <> 9 and del_flag = '0' group by 1, 2) p on p.table_id = g.dept_id and p.work_date = g.work_date
  join amc.department t on t.company_id = ${scope.companyId} and t.id = coalesce(g.dept_id, p.table_id)
  where ${isCutting(search.byTeam ?? false)} ${placeReached(scope, search)}`;

const hourly = (num: Sql, minutes: Sql): Sql =>
  sql`round(${num} * 60.0 / nullif(${minutes}, 0), 2)`;

export const outputColumns = {
  workDate: sql`r.work_date`,
  tableName: sql`d.name`,
  bedCount: sql`r.bed_count`,
  plies: sql`r.plies`,
  cutNum: sql`r.cut_num`,
  panelNum: sql`r.panel_num`,
  netLen: sql`r.net_len`,
  netWeight: sql`r.net_weight`,
  headcount: sql`r.headcount`,
  attendMin: sql`r.attend_min`,
  pcsPerHour: hourly(sql`r.cut_num`, sql`r.attend_min`),
  earnedMin: sql`r.earned_min`,
  effPct: percent(sql`r.earned_min`, sql`r.attend_min`),
  targetNum: sql`r.target_num`,
  dclPct: percent(sql`r.cut_num`, sql`r.target_num`),
  lacksAttendance: sql`r.lacks_attendance`,
  deptId: sql`r.place_id`,
};

/**
 * A row for each day and table, or team: what was cut, who was there and what was expected. A day on which people
 * were there, or something was expected, is a row without beds.
 */
export const outputRows = (scope: OutputScope, search: OutputSearch): Sql => {
  const isWhole = !asksOrders(search);
  return sql`
  from (
    select f.work_date, f.place_id, sum(f.bed_count)::int as bed_count, sum(f.plies)::int as plies,
      sum(f.cut_num)::int as cut_num, sum(f.panel_num)::int as panel_num,
      sum(f.net_len)::numeric(14, 3) as net_len, coalesce(sum(f.net_weight), 0)::numeric(14, 3) as net_weight,
      sum(f.earned_min)::numeric(14, 4) as earned_min, sum(f.headcount)::int as headcount,
      sum(f.attend_min)::numeric(14, 4) as attend_min, sum(f.target_num)::int as target_num,
      ${isWhole}::boolean and sum(f.bed_count) > 0 and sum(f.attend_min) is null as lacks_attendance
    from (
      ${beds(scope, search)}
      ${isWhole ? sql`union all ${people(scope, search)} union all ${targets(scope, search)}` : sql``}) f
    group by 1, 2) r
  join amc.department d on d.company_id = ${scope.companyId} and d.id = r.place_id
  where true`;
};

/** Cut per hour of the rows whose people are known: their sums divided. */
const pcsPerHour = hourly(
  sql`sum(r.cut_num) filter (where r.attend_min > 0)`,
  sql`sum(r.attend_min)`,
);
const attained = percent(
  sql`sum(r.cut_num) filter (where r.target_num > 0)`,
  sql`sum(r.target_num)`,
);

/** Ratios over all rows: their parts summed first, then divided; rows without the divisor bring neither. */
export const outputRatios = {
  pcsPerHour,
  effPct: percent(sql`sum(r.earned_min) filter (where r.attend_min > 0)`, sql`sum(r.attend_min)`),
  dclPct: attained,
};

/**
 * Pieces day by day, also of days on which nobody cut, and pieces an hour of a person where everybody's minutes are
 * known.
 */
export const outputByDay = (tx: Tx, { from, to }: Pick<OutputScope, 'from' | 'to'>, rows: Sql) =>
  tx.all<OutputPage['days'][number]>(sql`
    select g.day::date as work_date, coalesce(sum(r.cut_num), 0)::int as cut_num,
      case when not bool_or(r.lacks_attendance) then ${pcsPerHour} end as pcs_per_hour
    from generate_series(${from}::date, ${to}::date, interval '1 day') as g (day)
    left join (select r.* ${rows}) r on r.work_date = g.day::date
    group by 1 order by 1`);

/** Attainment of each table or team over all days that were asked for. */
export const outputByPlace = (tx: Tx, matching: Sql) =>
  tx.all<OutputPage['places'][number]>(sql`
    select d.id as dept_id, d.name as table_name, sum(r.cut_num)::int as cut_num,
      sum(r.target_num)::int as target_num, ${attained} as dcl_pct
    ${matching} group by d.id, d.name, d.sort, d.code order by d.sort, d.code`);
