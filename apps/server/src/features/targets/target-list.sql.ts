import type { Language } from '@garment-mes/domain/refusals';
import { type Sql, sql } from '../../database/engine.ts';
import type { ListColumnsOf } from '../../list/list-engine.ts';
import { problemName } from '../../messages/problem-name.sql.ts';
import type { FloorSettings } from '../settings/public.ts';
import { isScanned, isWindowOver } from './count-windows.sql.ts';
import { endOfWindow, secondOfClock, secondsInto } from './factory-clock.sql.ts';

/** How all three lists are sorted when nobody asks otherwise. */
export const BY_DAY = sql`t.work_date desc, d.name`;
/** Whatever was saved in one go, on one page. */
export const ALL_SAVED = { pageSize: 2_000 };

/** Pieces that came off the sewing section of a line on a day, of one order or of all. */
const output = sql`(select coalesce(sum(h.num), 0)::int from mes2.line_hour_output h
  join mes2.order_process p on p.company_id = h.company_id and p.id = h.order_process_id and p.section = 3
    and p.is_output = 1
  where h.company_id = t.company_id and h.line_dept_id = t.dept_id and h.work_date = t.work_date
    and (t.order_id is null or h.order_id = t.order_id))`;

export const targetColumns = {
  id: sql`t.id`,
  lineDeptName: sql`d.name`,
  orderNo: sql`o.order_no`,
  styleNo: sql`o.style_no`,
  workDate: sql`t.work_date`,
  shiftName: sql`s.name`,
  headcount: sql`t.headcount`,
  availMin: sql`t.avail_min`,
  effPct: sql`t.eff_pct`,
  targetNum: sql`t.target_num`,
  actualNum: output,
  dclPct: sql`round(${output} * 100.0 / nullif(t.target_num, 0), 2)`,
  gapNum: sql`(${output} - t.target_num)`,
  source: sql`t.source`,
  deptId: sql`t.dept_id`,
  orderId: sql`t.order_id`,
  shiftId: sql`t.shift_id`,
  hourTargets: sql`t.hour_targets`,
  version: sql`t.version`,
};

export interface DaySearch {
  readonly workDate?: string | undefined;
  readonly deptId?: string | undefined;
  readonly ids?: readonly string[] | undefined;
}

const day = (companyId: string, { workDate, deptId, ids }: DaySearch): Sql => sql`
  where t.company_id = ${companyId} and t.del_flag = '0'
  ${workDate ? sql`and t.work_date = ${workDate}::date` : sql``}
  ${deptId ? sql`and t.dept_id = ${deptId}` : sql``}
  ${ids ? sql`and t.id = any(${ids}::bigint[])` : sql``}`;

const names = sql`
  join amc.department d on d.company_id = t.company_id and d.id = t.dept_id
  left join mes2.production_order o on o.company_id = t.company_id and o.id = t.order_id`;

export const targetRows = (companyId: string, search: DaySearch): Sql => sql`
  from mes2.output_target t ${names}
  left join mes2.shift s on s.company_id = t.company_id and s.id = t.shift_id
  ${day(companyId, search)}`;

export const taktColumns = {
  id: sql`t.id`,
  lineDeptName: sql`d.name`,
  orderNo: sql`o.order_no`,
  workDate: sql`t.work_date`,
  availSec: sql`t.avail_sec`,
  targetNum: sql`t.target_num`,
  taktSec: sql`t.takt_sec`,
  actualNum: output,
  warnPct: sql`t.warn_pct`,
  alarmPct: sql`t.alarm_pct`,
  beatSource: sql`t.beat_source`,
  lastBeatDate: sql`(select max(coalesce(c.device_date, c.scan_date)) from mes2.scan c
    join mes2.order_process p on p.company_id = c.company_id and p.id = c.order_process_id and p.section = 3
      and p.is_output = 1
    where c.company_id = t.company_id and c.line_dept_id = t.dept_id and c.work_date = t.work_date
      and c.type in (1, 4, 5) and c.status = 0 and (t.order_id is null or c.order_id = t.order_id))`,
  deptId: sql`t.dept_id`,
  orderId: sql`t.order_id`,
  version: sql`t.version`,
};

export const taktRows = (companyId: string, search: DaySearch): Sql =>
  sql`from mes2.takt_target t ${names} ${day(companyId, search)}`;

/** The share of its target, in percent, that the customer of a window accepts. */
const accepted = sql`coalesce((select w.ok_pct from mes2.attainment_window w
  where w.company_id = t.company_id and w.customer_id = o.customer_id and w.del_flag = '0'), 100)`;

/** The clock by which the windows of a list are looked at. */
export interface WindowClock {
  readonly dayCutoff: FloorSettings['dayCutoff'];
  readonly now: Date;
}

export function recordColumns(
  { dayCutoff, now }: WindowClock,
  language: Language,
): ListColumnsOf<'listTargetRecords'> {
  const row = { workDate: sql`t.work_date`, dayCutoff };
  const begins = secondOfClock(sql`t.window_from`, row);
  const ends = endOfWindow(sql`t.window_from`, sql`t.window_to`, row);
  const over = sql`greatest(0, least(${ends} - ${begins}, ${secondsInto(sql`t.work_date`, now)} - ${begins}))`;
  return {
    id: sql`t.id`,
    deptName: sql`d.name`,
    workDate: sql`t.work_date`,
    windowFrom: sql`t.window_from`,
    orderNo: sql`o.order_no`,
    targetNum: sql`t.target_num`,
    actualNum: sql`t.actual_num`,
    gapNum: sql`(t.actual_num - t.target_num)`,
    dclPct: sql`round(t.actual_num * 100.0 / nullif(t.target_num, 0), 2)`,
    lossReason: sql`t.loss_reason`,
    problemNos: sql`array(select ${problemName(sql`l`, language)} from mes2.problem_log l
      where l.company_id = t.company_id and l.dept_id = t.dept_id and l.del_flag = '0'
        and extract(epoch from l.report_date::timestamp - t.work_date) >= ${begins}
        and extract(epoch from l.report_date::timestamp - t.work_date) < ${ends}
      order by l.report_date)`,
    remark: sql`t.remark`,
    fillByName: sql`u.name`,
    updateDate: sql`t.update_date`,
    deptId: sql`t.dept_id`,
    orderId: sql`t.order_id`,
    windowTo: sql`t.window_to`,
    dueNum: sql`(t.target_num::bigint * ${over} / (${ends} - ${begins}))::int`,
    mayExplain: sql`(${isWindowOver(sql`t`, { dayCutoff, now })}
      and coalesce(t.actual_num * 100.0 < t.target_num * ${accepted}, false))`,
    mayCorrect: sql`not ${isScanned(sql`t`)}`,
    version: sql`t.version`,
  };
}

export interface RecordSearch extends DaySearch {
  readonly unfilled?: boolean | undefined;
}

export const recordRows = (companyId: string, search: RecordSearch, clock: WindowClock): Sql => sql`
  from mes2.target_record t ${names}
  left join amc.app_user u on u.id = t.fill_by
  ${day(companyId, search)}
  ${search.unfilled ? sql`and t.actual_num < t.target_num and t.loss_reason is null and ${isWindowOver(sql`t`, clock)}` : sql``}`;
