import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { FloorSettings } from '../settings/public.ts';
import { endOfWindow, secondOfClock, secondsInto } from './factory-clock.sql.ts';

/** Windows of which company and days are counted, and by which clock. */
interface CountedDays {
  readonly companyId: string;
  readonly from: string;
  readonly to: string;
  readonly dayCutoff: FloorSettings['dayCutoff'];
  readonly now: Date;
}

/** Whether a line reported garments of a window's order, or any, on its day: then nobody types its output. */
export const isScanned = (record: Sql): Sql => sql`exists (
  select 1 from mes2.scan s
  join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id and p.section = 3
    and p.is_output = 1
  where s.company_id = ${record}.company_id and s.line_dept_id = ${record}.dept_id and s.work_date = ${record}.work_date
    and s.type in (1, 4, 5) and (${record}.order_id is null or s.order_id = ${record}.order_id))`;

/**
 * Counts the output of the windows of some days again from the reports, as an hour table counts it: what comes
 * off in a break belongs to the window before it, a window that has not begun has none. What was typed for a
 * line that reports nothing stays.
 *
 * @returns ids of the windows whose figure changed
 */
export async function countWindows(tx: Tx, counted: CountedDays): Promise<string[]> {
  const { companyId, from, to, dayCutoff, now } = counted;
  const row = { workDate: sql`t.work_date`, dayCutoff };
  const rows = await tx.all<{ id: string }>(sql`
    with spans as (
      select t.*, ${secondOfClock(sql`t.window_from`, row)} as begins,
        ${endOfWindow(sql`t.window_from`, sql`t.window_to`, row)} as ends
      from mes2.target_record t
      where t.company_id = ${companyId} and t.work_date between ${from}::date and ${to}::date and t.del_flag = '0'),
    made as materialized (
      select s.line_dept_id, s.work_date, s.order_id, s.num,
        extract(epoch from coalesce(s.device_date, s.scan_date)::timestamp - s.work_date)::int as second
      from mes2.scan s
      join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id and p.section = 3
        and p.is_output = 1
      where s.company_id = ${companyId} and s.work_date between ${from}::date and ${to}::date
        and s.line_dept_id in (select dept_id from spans) and s.type in (1, 4, 5) and s.status = 0),
    counted as (
      select w.id, w.actual_num as before, case
        when w.actual_num is not null and w.fill_by is not null and not ${isScanned(sql`w`)} then w.actual_num
        when w.begins > ${secondsInto(sql`w.work_date`, now)} then null
        else (select coalesce(sum(m.num), 0)::int from made m
          where m.line_dept_id = w.dept_id and m.work_date = w.work_date
            and (w.order_id is null or m.order_id = w.order_id) and m.second >= w.begins
            and m.second < greatest(w.ends, coalesce((select min(n.begins) from spans n
              where n.dept_id = w.dept_id and n.work_date = w.work_date
                and n.order_id is not distinct from w.order_id and n.begins > w.begins), w.ends)))
        end as num
      from spans w)
    update mes2.target_record t set actual_num = c.num
    from counted c where t.company_id = ${companyId} and t.id = c.id and c.num is distinct from c.before
    returning t.id`);
  return rows.map(({ id }) => id);
}

/** Whether a window is over at a moment. */
export function isWindowOver(
  record: Sql,
  { dayCutoff, now }: Pick<CountedDays, 'dayCutoff' | 'now'>,
): Sql {
  const workDate = sql`${record}.work_date`;
  const ends = endOfWindow(sql`${record}.window_from`, sql`${record}.window_to`, {
    workDate,
    dayCutoff,
  });
  return sql`${ends} <= ${secondsInto(workDate, now)}`;
}
