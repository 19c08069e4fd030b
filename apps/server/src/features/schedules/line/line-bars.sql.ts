import type { CurvePoint } from '@garment-mes/domain/schedule';
import type { ScheduleStatus } from '@garment-mes/domain/states';
import { type Sql, sql, type Tx } from '../../../database/engine.ts';
import { type CurveFacts, curveFacts, curvePoints } from '../../curves/public.ts';

/** A schedule as it is stored, with what its end depends on. */
export interface StoredBar {
  readonly id: string;
  readonly scheduleNo: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly styleId: string;
  readonly styleNo: string;
  readonly imageUrl: string | null;
  readonly lineDeptId: string;
  readonly num: number;
  readonly doneNum: number;
  /** Garments sewn in front of its start: the plan has only the others. */
  readonly sewnBefore: number;
  /** Days in front of its start on which the line sewed some of its order. */
  readonly sewnDays: number;
  readonly sam: string;
  readonly headcount: number;
  readonly efficiencySetId: string;
  /** As it is kept; `curveFacts` say at which factor the order runs. */
  readonly curve: readonly CurvePoint[];
  readonly curveFacts: CurveFacts;
  readonly sort: number;
  readonly changeoverMin: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly forecastDate: string | null;
  readonly isFixed: 0 | 1;
  readonly isManual: 0 | 1;
  readonly status: ScheduleStatus;
  readonly conflictFlag: number;
  readonly conflictText: { readonly zh?: readonly string[]; readonly en?: readonly string[] };
  readonly recalcDue: 0 | 1;
  readonly version: number;
  readonly customerName: string | null;
  readonly priority: 0 | 1 | 2;
  readonly deliveryDate: string | null;
  /** Last day of the order's sewing stage. */
  readonly latestSewing: string | null;
  /** Day the cutting stage of the order ends. */
  readonly cutReadyDate: string | null;
  /** Days planned by hand or with other heads than the bar's. */
  readonly setDays: readonly SetDay[];
}

export interface SetDay {
  readonly workDate: string;
  readonly headcount: number;
  /** Garments a person set; missing when only the heads differ. */
  readonly planNum?: number;
}

/** Garments of the line's output of the order that belong to others of its schedules: ended ones, and those begun before. */
const takenByOthers: Sql = sql`coalesce((
  select sum(case when e.status = 2 then e.done_num else e.num end) from mes2.schedule e
  where e.company_id = s.company_id and e.line_dept_id = s.line_dept_id and e.order_id = s.order_id
    and e.del_flag = '0' and e.id <> s.id
    and (e.status = 2 or (coalesce(e.actual_start_date, 'infinity'), e.start_date, e.id)
      < (coalesce(s.actual_start_date, 'infinity'), s.start_date, s.id))), 0)`;

/** What came off the sewing of the line, of the order, on days `h`. */
const lineOutput = (days: Sql): Sql => sql`coalesce((select sum(h.num) from mes2.line_hour_output h
  join mes2.order_process p on p.company_id = h.company_id and p.id = h.order_process_id and p.section = 3
    and p.is_output = 1
  where h.company_id = s.company_id and h.line_dept_id = s.line_dept_id and h.order_id = s.order_id and ${days}), 0)`;

/**
 * Garments of a schedule that left the sewing of its line: the line's output of the order, first the ended schedules of
 * the same order on it and those that began before. Kept in the row once it has ended.
 */
export const doneNum: Sql = sql`(case when s.status = 2 then s.done_num
  else least(s.num, greatest(0, ${lineOutput(sql`true`)} - ${takenByOthers}))::int end)`;

/**
 * Garments that were sewn in front of where a schedule lies, so that only the rest is to be planned there: all
 * that is done of one that was stopped, of one that runs again what came off before it begins in the plan.
 */
export const sewnBefore: Sql = sql`(case s.status when 2 then 0 when 0 then ${doneNum}
  else least(s.num, greatest(0, ${lineOutput(sql`h.work_date < s.start_date::date - 1`)} + coalesce((
    select sum(c.num) from mes2.scan c
    join mes2.order_process p on p.company_id = c.company_id and p.id = c.order_process_id and p.section = 3
      and p.is_output = 1
    where c.company_id = s.company_id and c.line_dept_id = s.line_dept_id and c.order_id = s.order_id
      and c.work_date between s.start_date::date - 1 and s.start_date::date and c.type in (1, 4, 5) and c.status = 0
      and coalesce(c.device_date, c.scan_date) < s.start_date), 0) - ${takenByOthers}))::int end)`;

/** Days on which the line sewed of the order in front of a schedule's start; of one that was stopped all of them. */
const sewnDays: Sql = sql`(select count(distinct h.work_date)::int from mes2.line_hour_output h
  join mes2.order_process p on p.company_id = h.company_id and p.id = h.order_process_id and p.section = 3
    and p.is_output = 1
  where h.company_id = s.company_id and h.line_dept_id = s.line_dept_id and h.order_id = s.order_id and h.num > 0
    and s.status <> 2 and s.actual_start_date is not null
    and (s.status = 0 or h.work_date < s.start_date::date))`;

const bars = (companyId: string): Sql => sql`
  select s.id, s.schedule_no, s.order_id, o.order_no, o.style_id, o.style_no, o.image_url, s.line_dept_id,
    s.num, ${doneNum} as done_num, ${sewnBefore} as sewn_before,
    ${sewnDays} as sewn_days, s.sam, s.headcount, s.efficiency_set_id,
    ${curvePoints(sql`s.company_id`, sql`s.efficiency_set_id`)} as curve, ${curveFacts(sql`o`)} as curve_facts, s.sort,
    s.changeover_min, s.start_date, s.end_date, s.forecast_date, s.is_fixed, s.is_manual, s.status,
    s.conflict_flag, s.conflict_text, s.recalc_due, s.version, o.customer_name, o.priority, o.delivery_date,
    (select p.plan_end_date from mes2.order_stage_plan p
      where p.company_id = s.company_id and p.order_id = s.order_id and p.stage = 4) as latest_sewing,
    (select coalesce(p.actual_end_date, p.plan_end_date) from mes2.order_stage_plan p
      where p.company_id = s.company_id and p.order_id = s.order_id and p.stage = 2) as cut_ready_date,
    coalesce((select jsonb_agg(jsonb_build_object('workDate', d.work_date, 'headcount', d.headcount)
      || case when d.is_manual = 1 then jsonb_build_object('planNum', d.plan_num) else '{}' end)
      from mes2.schedule_day d where d.company_id = s.company_id and d.schedule_id = s.id
        and (d.is_manual = 1 or d.headcount <> s.headcount)), '[]') as set_days
  from mes2.schedule s
  join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
  where s.company_id = ${companyId} and s.del_flag = '0'`;

/** The schedules of a line that have not ended, in time. */
export const openBars = (tx: Tx, companyId: string, lineDeptId: string): Promise<StoredBar[]> =>
  tx.all<StoredBar>(sql`${bars(companyId)}
    and s.line_dept_id = ${lineDeptId} and s.status in (0, 1) order by s.start_date, s.sort, s.schedule_no`);

/** Schedules of lines within a window, ended ones too. */
export const barsBetween = (
  tx: Tx,
  companyId: string,
  lineDeptIds: readonly string[],
  from: string,
  to: string,
): Promise<StoredBar[]> =>
  tx.all<StoredBar>(sql`${bars(companyId)}
    and s.line_dept_id = any(${lineDeptIds}::bigint[])
    and s.start_date < ${to}::date + 1 and s.end_date >= ${from}::date
    order by s.start_date, s.sort, s.schedule_no`);

/** What is done of a schedule, or of an order that has none yet, where it is only tried. */
export const doneAt = async (
  tx: Tx,
  companyId: string,
  {
    id,
    orderId,
    num,
    lineDeptId,
    startDate,
  }: Pick<StoredBar, 'orderId' | 'num' | 'lineDeptId' | 'startDate'> & {
    /** `undefined` for a new one. */
    readonly id: string | undefined;
  },
): Promise<Pick<StoredBar, 'doneNum' | 'sewnBefore' | 'sewnDays'>> => {
  const found = await tx.one<Pick<StoredBar, 'doneNum' | 'sewnBefore' | 'sewnDays'>>(sql`
    select ${doneNum} as done_num, ${sewnBefore} as sewn_before, ${sewnDays} as sewn_days
    from (select ${companyId}::bigint as company_id, coalesce(${id ?? null}::bigint, 9223372036854775807) as id,
        ${orderId}::bigint as order_id, ${lineDeptId}::bigint as line_dept_id, ${num}::int as num,
        ${startDate}::timestamptz as start_date) w
    cross join lateral (select w.*, coalesce(k.status, 0) as status, coalesce(k.done_num, 0) as done_num,
        k.actual_start_date
      from (select 1) one left join mes2.schedule k on k.company_id = w.company_id and k.id = w.id) s`);
  return found ?? { doneNum: 0, sewnBefore: 0, sewnDays: 0 };
};

/** Styles a line sewed, with the last day of each: of schedules that ended, or of which some was sewn before their rest. */
export const sewnStyles = (
  tx: Tx,
  companyId: string,
  lineDeptId: string,
): Promise<{ styleId: string; lastDate: string }[]> =>
  tx.all(sql`
    select style_id, max(last_date) as last_date from (
      select o.style_id, coalesce(s.actual_end_date, s.end_date)::date as last_date
      from mes2.schedule s
      join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
      where s.company_id = ${companyId} and s.line_dept_id = ${lineDeptId} and s.status = 2 and s.del_flag = '0'
      union all
      select o.style_id, (select max(h.work_date) from mes2.line_hour_output h
        where h.company_id = s.company_id and h.line_dept_id = s.line_dept_id and h.order_id = s.order_id
          and h.num > 0 and (s.status = 0 or h.work_date < s.start_date::date))
      from mes2.schedule s
      join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
      where s.company_id = ${companyId} and s.line_dept_id = ${lineDeptId} and s.status in (0, 1)
        and s.actual_start_date is not null and s.del_flag = '0') k
    where last_date is not null group by style_id`);
