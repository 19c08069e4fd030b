import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { addsGarments, bedLabel } from '../../records/bed-kinds.sql.ts';
import { waitingWork } from '../../records/next-beds.sql.ts';
import { crewHours, HANDED_ON, netLen } from '../beds/public.ts';
import { type BoardScope, ofFactory } from './board-scope.ts';

type Card = DataOf<'getCuttingTableBoard'>['tables'][number];

/** A table as it is kept, with what its forecast is worked out from. */
export interface BoardTableRow extends Omit<Card, 'progressPct' | 'forecastDate' | 'colorNames'> {
  readonly colors: readonly { readonly colorName: string; readonly hex: string | null }[];
  readonly bedStatus: number | null;
  readonly cutStartDate: string | null;
  readonly planEndDate: string | null;
  readonly garments: number;
  readonly people: number;
  readonly spreadSam: string | null;
  readonly cutSam: string | null;
  readonly calendarId: string | null;
}

/** Schedules of table `d` that are not over, in the order of its queue. */
const queue = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', q.id::text, 'scheduleNo', q.schedule_no, 'orderNo', q.order_no,
      'bedLabel', q.bed_label, 'plies', q.plies, 'planNum', q.plan_num, 'isStarted', q.status = 2, 'version', q.version)
    order by q.plan_date, q.seq_no, q.plan_start_date, q.create_date), '[]'::jsonb)
  from (
    select s.id, s.schedule_no, o.order_no, s.plies, s.plan_num, s.status, s.version, s.plan_date, s.seq_no,
      s.plan_start_date, s.create_date, (select ${bedLabel(sql`x`)} from mes2.cutting_bed x
        where x.company_id = s.company_id and x.id = s.cutting_bed_id) as bed_label
    from mes2.cutting_schedule s
    join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
    where s.company_id = d.company_id and s.table_id = d.id and s.status in (0, 1, 2) and s.del_flag = '0'
    order by s.plan_date, s.seq_no, s.plan_start_date, s.create_date limit 10) q)`;

/** SAM of the operations that the team of a bed is paid for: the first of them is the spreading. */
const samOfBed = sql`
  left join lateral (
    select min(p.sam) filter (where p.rank = 1) as spread_sam, sum(p.sam) filter (where p.rank > 1) as cut_sam
    from (
      select sam, row_number() over (order by seq_no) as rank from mes2.order_process
      where company_id = b.company_id and order_id = b.order_id and section = 1 and pay_scope = 2
        and is_enabled = 1 and del_flag = '0') p) w on true`;

/** Every table of a factory with the bed that lies on it; one awaiting approval leaves its table free. */
export const boardTableRows = (tx: Tx, { companyId }: Actor, scope: BoardScope) =>
  tx.all<BoardTableRow>(sql`
    select d.id as table_id, d.name as table_name,
      case when p.id is not null then 4 when b.status = 1 then 1 when b.status = 2 then 2
        when v.bed is not null then 5 else 3 end as lamp,
      b.id as reduce_bed_id, ${bedLabel(sql`b`)} as bed_no, b.order_no, b.style_no, o.image_url, b.plies,
      case when b.id is not null then coalesce(r.plies, 0) end as plies_done, coalesce(r.roll_ends, '{}'::int[]) as roll_ends,
      (select coalesce(jsonb_agg(jsonb_build_object('colorName', k.name, 'hex', k.hex) order by c.seq_no), '[]')
        from mes2.cutting_bed_color c join ccm.color k on k.company_id = c.company_id and k.id = c.color_id
        where c.company_id = b.company_id and c.cutting_bed_id = b.id) as colors,
      b.spread_start_date, b.cut_start_date, b.status as bed_status, s.plan_end_date,
      coalesce((b.plies * b.ratio_num)::int, 0) as garments,
      greatest((select count(distinct e.employee_id)::int from mes2.cutting_bed_employee e
        where e.company_id = b.company_id and e.cutting_bed_id = b.id and e.role in (1, 2, 3)), 1) as people,
      w.spread_sam, w.cut_sam, l.calendar_id, v.bed as waiting_bed, ${queue} as queue,
      coalesce((select sum(x.plan_num)::int from mes2.cutting_schedule x
        where x.company_id = d.company_id and x.table_id = d.id and x.plan_date = ${scope.workDate}::date
          and x.status <> 9 and x.del_flag = '0'), 0) as today_plan_num,
      coalesce((select sum(x.cut_num)::int from mes2.cutting_bed x
        where x.company_id = d.company_id and x.table_id = d.id and x.work_date = ${scope.workDate}::date
          and x.status in ${HANDED_ON} and ${addsGarments(sql`x`)} and x.del_flag = '0'), 0) as today_done_num,
      array(select w.order_no || ' ' || w.label from (${waitingWork(sql`d.company_id`, sql`x.table_id = d.id`)}) w
        order by w.place limit 2) as next_beds
    from mes2.cutting_table t
    join amc.department d on d.company_id = t.company_id and d.id = t.dept_id
    left join mes2.line l on l.company_id = t.company_id and l.dept_id = t.dept_id and l.del_flag = '0'
    left join lateral (
      select x.* from mes2.cutting_bed x
      where x.company_id = d.company_id and x.table_id = d.id and x.status in (1, 2) and x.del_flag = '0'
      order by x.status desc, x.spread_start_date limit 1) b on true
    left join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
    left join lateral (
      select sum(x.plies)::int as plies, array_agg(x.ply_to order by x.seq_no) as roll_ends
      from mes2.cutting_bed_roll x where x.company_id = b.company_id and x.cutting_bed_id = b.id) r on true
    left join lateral (
      select x.plan_end_date from mes2.cutting_schedule x
      where x.company_id = b.company_id and x.cutting_bed_id = b.id and x.del_flag = '0' limit 1) s on true
    left join lateral (
      select jsonb_build_object('reduceBedId', x.id::text, 'bedLabel', ${bedLabel(sql`x`)}, 'orderNo', x.order_no,
        'usageDiffPct', x.usage_diff_pct::text) as bed
      from mes2.cutting_bed x
      where x.company_id = d.company_id and x.table_id = d.id and x.status = 7 and x.del_flag = '0'
      order by x.submit_date limit 1) v on true
    left join lateral (
      select x.id from mes2.problem_log x
      where x.company_id = d.company_id and x.dept_id = d.id and x.status in (0, 1) and x.level = 3
        and x.del_flag = '0' limit 1) p on true
    ${samOfBed}
    where t.company_id = ${companyId} and t.del_flag = '0' and d.del_flag = '0'
      ${ofFactory(scope, sql`d`)}
    order by d.sort, d.code`);

type Strip = Pick<
  DataOf<'getCuttingTableBoard'>,
  'bedNum' | 'doneBedNum' | 'planNum' | 'cutNum' | 'pcsPerHour' | 'usedLen' | 'approvalNum'
>;

/**
 * The day of these tables in one line: hours are those of the people at the beds, sums divided. Linings and
 * replacements take fabric as well, and bring no garments.
 */
export const tableStrip = async (
  tx: Tx,
  { companyId }: Actor,
  workDate: string,
  tableIds: readonly string[],
): Promise<Strip> => {
  const strip = await tx.one<Strip>(sql`
    with s as (
      select plan_num from mes2.cutting_schedule
      where company_id = ${companyId} and plan_date = ${workDate}::date and status <> 9 and del_flag = '0'
        and table_id = any(${tableIds}::bigint[])),
    b as (
      select x.*, case when ${addsGarments(sql`x`)} then x.cut_num end as garments,
        case when ${addsGarments(sql`x`)} then ${crewHours(sql`x`)} end as hours
      from mes2.cutting_bed x
      where x.company_id = ${companyId} and x.work_date = ${workDate}::date and x.status in ${HANDED_ON}
        and x.del_flag = '0' and x.table_id = any(${tableIds}::bigint[]))
    select (select count(*)::int from s) as bed_num, (select count(garments)::int from b) as done_bed_num,
      coalesce((select sum(plan_num)::int from s), 0) as plan_num,
      coalesce((select sum(garments)::int from b), 0) as cut_num,
      (select round((sum(garments) filter (where hours > 0) / nullif(sum(hours), 0))::numeric, 2) from b) as pcs_per_hour,
      coalesce((select sum(${netLen(sql`b`)}) from b), 0)::numeric(12, 3) as used_len,
      (select count(*)::int from mes2.cutting_bed
        where company_id = ${companyId} and status = 7 and del_flag = '0' and table_id = any(${tableIds}::bigint[]))
        as approval_num`);
  if (!strip) throw new Error('an aggregate returned no row');
  return strip;
};
