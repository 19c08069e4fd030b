import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import type { LineOnDay } from '../targets/public.ts';

/** Shares of the takt from which a line is slow and too slow. */
interface TaktLimits {
  readonly warnPct: string;
  readonly alarmPct: string;
}

/** Limits of a line without a takt of its own. */
export const USUAL_LIMITS: TaktLimits = { warnPct: '115.00', alarmPct: '130.00' };

/** Orders that come after the running one, in the order of the plan. */
export const nextOrders = async (
  tx: Tx,
  { companyId }: Actor,
  lineDeptId: string,
  runningId: string | null,
): Promise<string[]> => {
  const rows = await tx.all<{ orderNo: string }>(sql`
    select o.order_no from mes2.schedule s
    join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
    where s.company_id = ${companyId} and s.line_dept_id = ${lineDeptId} and s.status = 0 and s.del_flag = '0'
      and o.id is distinct from ${runningId}::bigint
    group by o.order_no order by min(s.start_date), o.order_no limit 3`);
  return rows.map(({ orderNo }) => orderNo);
};

export interface LineQuality {
  readonly checkNum: number;
  readonly firstDefective: number;
  readonly defectNum: number;
}

/** First checks at the end of the line. */
export const lineQuality = (tx: Tx, { companyId }: Actor, { lineDeptId, workDate }: LineOnDay) =>
  tx.one<LineQuality>(sql`
    select coalesce(sum(check_num), 0)::int as check_num, coalesce(sum(first_defective), 0)::int as first_defective,
      coalesce(sum(defect_num), 0)::int as defect_num
    from mes2.check_day
    where company_id = ${companyId} and line_dept_id = ${lineDeptId} and work_date = ${workDate}::date
      and check_type = 3`);

/** The three defects found most often today, the graver first where they are even. */
export const topDefects = (tx: Tx, { companyId }: Actor, { lineDeptId, workDate }: LineOnDay) =>
  tx.all<{ name: string; num: number }>(sql`
    select i.name, sum(d.num)::int as num from mes2.defect_day d
    join mes2.bad_item i on i.company_id = d.company_id and i.id = d.bad_item_id
    where d.company_id = ${companyId} and d.line_dept_id = ${lineDeptId} and d.work_date = ${workDate}::date
    group by i.id, i.name, i.severity, i.code having sum(d.num) > 0
    order by num desc, i.severity desc, i.code limit 3`);

export interface LineStock {
  readonly wipNum: number;
  readonly outputNum: number;
}

/** Days with output that the daily output is the mean of. */
const OUTPUT_DAYS = 5;

/** Garments delivered to a line that are not off it, and what came off it on the last days with output. */
export const lineStock = (tx: Tx, { companyId }: Actor, { lineDeptId, workDate }: LineOnDay) =>
  tx.one<LineStock & { readonly days: number }>(sql`
    with made as (
      select h.work_date, sum(h.num) as num from mes2.line_hour_output h
      join mes2.order_process p on p.company_id = h.company_id and p.id = h.order_process_id and p.section = 3
        and p.is_output = 1
      where h.company_id = ${companyId} and h.line_dept_id = ${lineDeptId} and h.work_date < ${workDate}::date
        and h.work_date >= ${workDate}::date - 30
      group by 1 having sum(h.num) > 0 order by 1 desc limit ${OUTPUT_DAYS}::int)
    select coalesce((
        select sum(b.num - coalesce(p.done_num, 0)) from mes2.bundle b
        left join mes2.bundle_process p on p.company_id = b.company_id and p.bundle_id = b.id and p.section = 3
          and p.is_output = 1
        where b.company_id = ${companyId} and b.line_dept_id = ${lineDeptId}
          and (b.status in (2, 3) or (b.status = 7 and b.hold_from in (2, 3)))), 0)::int as wip_num,
      coalesce((select sum(num) from made), 0)::int as output_num, (select count(*) from made)::int as days`);

export interface Crew {
  readonly presentNum: number;
  readonly rollNum: number;
}

/** People put down for the line; while nobody has, those who reported today and those who belong to it. */
export const crewOf = (tx: Tx, { companyId }: Actor, { lineDeptId, workDate }: LineOnDay) =>
  tx.one<Crew>(sql`
    select coalesce(i.present_num, (
        select count(distinct s.employee_id)::int from mes2.scan s
        where s.company_id = ${companyId} and s.line_dept_id = ${lineDeptId} and s.work_date = ${workDate}::date))
        as present_num,
      coalesce(i.roll_num, (
        select count(*)::int from amc.company_member m
        where m.company_id = ${companyId} and m.dept_id = ${lineDeptId} and m.status = 0 and m.del_flag = '0'))
        as roll_num
    from (
      select sum(present_num)::int as present_num, sum(roll_num)::int as roll_num from mes2.manpower_input
      where company_id = ${companyId} and dept_id = ${lineDeptId} and work_date = ${workDate}::date
        and del_flag = '0') i`);

/**
 * Whether the day of a line has begun: somebody reported work on it, or the hours of its target have come.
 * @param clock `HH:mm` of now
 */
export const hasBegun = async (
  tx: Tx,
  { companyId }: Actor,
  { lineDeptId, workDate }: LineOnDay,
  clock: string,
): Promise<boolean> => {
  const found = await tx.one<{ has: boolean }>(sql`
    select exists (select 1 from mes2.scan
      where company_id = ${companyId} and line_dept_id = ${lineDeptId} and work_date = ${workDate}::date)
      or exists (select 1 from mes2.output_target t, jsonb_array_elements(t.hour_targets) h
      where t.company_id = ${companyId} and t.dept_id = ${lineDeptId} and t.work_date = ${workDate}::date
        and t.del_flag = '0' and h ->> 'from' <= ${clock}) as has`);
  return found?.has === true;
};

export interface WindowRecord {
  readonly id: string;
  readonly windowFrom: string;
  readonly lossReason: number | null;
  readonly version: number;
}

/** How the windows of the day were accounted for. */
export const windowRecords = (tx: Tx, { companyId }: Actor, { lineDeptId, workDate }: LineOnDay) =>
  tx.all<WindowRecord>(sql`
    select id, window_from, loss_reason, version from mes2.target_record
    where company_id = ${companyId} and dept_id = ${lineDeptId} and work_date = ${workDate}::date and del_flag = '0'
    order by window_from, id`);
