import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { bundleLabelOf } from '../bundles/public.ts';
import { type ShiftStretch, stretchRows } from '../calendar/public.ts';
import { factoryDayOf } from '../settings/public.ts';
import { idleSince } from './idle-since.sql.ts';

/** Bundles near this one, by number, of which somebody did the operation: most likely he did this one too. */
const NEIGHBOURS = 5;

/** Who did the operation on the same line and day in bundles near this one. */
const likely = sql`(
  select n.last_employee_id from mes2.bundle_process n
  join mes2.bundle nb on nb.company_id = n.company_id and nb.id = n.bundle_id
  where n.company_id = p.company_id and n.order_process_id = p.order_process_id and nb.order_id = b.order_id
    and nb.line_dept_id is not distinct from b.line_dept_id and n.last_employee_id is not null
    and n.last_scan_date::date = coalesce(b.last_scan_date, n.last_scan_date)::date
    and nb.bundle_no between b.bundle_no - ${NEIGHBOURS}::int and b.bundle_no + ${NEIGHBOURS}::int
  order by abs(nb.bundle_no - b.bundle_no), n.last_scan_date desc limit 1)`;

export const unscannedColumns = (today: string) => ({
  id: sql`p.id`,
  gapType: sql`g.gap_type`,
  bundleLabel: bundleLabelOf(sql`b`),
  orderNo: sql`b.order_no`,
  colorName: sql`b.color_name`,
  sizeName: sql`b.size_name`,
  num: sql`b.num`,
  lineDeptName: sql`coalesce(d.name, '')`,
  missSeqNo: sql`p.seq_no`,
  missProcess: sql`p.process_name`,
  missNum: sql`greatest(0, p.num - p.done_num)`,
  missAmount: sql`round(greatest(0, p.num - p.done_num) * coalesce((
    select r.price from mes2.order_price r
    where r.company_id = p.company_id and r.order_process_id = p.order_process_id and r.del_flag = '0'
      and daterange(r.from_date, r.to_date, '[]') @> ${today}::date), 0), 4)`,
  laterProcess: sql`l.process_name`,
  laterEmployee: sql`lm.employee_name`,
  idleHour: sql`round(t.idle_min / 60, 1)`,
  lastScanDate: sql`b.last_scan_date`,
  workDate: factoryDayOf(sql`f.since`, sql`b.company_id`),
  likelyEmployee: sql`(select m.employee_name from amc.company_member m
    where m.company_id = p.company_id and m.id = ${likely})`,
  likelyEmployeeId: likely,
  bundleId: sql`b.id`,
  orderProcessId: sql`p.order_process_id`,
  lineDeptId: sql`b.line_dept_id`,
  orderId: sql`b.order_id`,
  version: sql`p.version`,
});

export const unscannedSearchAs = { bundleLabel: sql`b.bundle_no` };

export interface UnscannedSearch {
  readonly lineDeptId?: string | undefined;
  readonly orderId?: string | undefined;
  /** Working hours without a scan after which a bundle counts as idle. */
  readonly idleHours?: number | undefined;
}

/**
 * Gaps of live bundles, one row for each: a checkpoint that a later operation overtook, and the next open operation of a
 * bundle on which nothing happened for working hours, apart from those where nothing was scanned since they came.
 * Operations are looked up bundle by bundle: those that are not finished are few, and those that are fill the table.
 */
export const unscannedRows = (
  companyId: string,
  { lineDeptId, orderId, idleHours = 8 }: UnscannedSearch,
  now: Date,
  stretches: readonly ShiftStretch[],
): Sql => sql`
  from mes2.bundle b
  cross join lateral (
    select w.*, bool_or(w.is_gap) over () as has_gap, min(w.seq_no) filter (where w.status in (0, 1)) over () as next_seq
    from (
      select c.*, c.is_checkpoint = 1 and c.status in (0, 1) and c.done_num < c.num
        and coalesce(max(c.done_num) over (order by c.seq_no desc
          rows between unbounded preceding and 1 preceding), 0) > c.done_num as is_gap
      from mes2.bundle_process c
      where c.company_id = b.company_id and c.bundle_id = b.id) w) p
  cross join lateral (select case when p.is_gap then 1 when b.last_scan_date is null then 3 else 2 end as gap_type) g
  left join mes2.line k on k.company_id = b.company_id and k.dept_id = b.line_dept_id and k.del_flag = '0'
  cross join lateral (select ${idleSince(sql`b`)} as since) f
  cross join lateral (
    select case when k.calendar_id is null then extract(epoch from ${now}::timestamptz - f.since) / 60
      else coalesce((
        select sum(extract(epoch from least(w."to", ${now}::timestamptz) - greatest(w."from", f.since)) / 60)
        from ${stretchRows(stretches)}
        where w.calendar = k.calendar_id and w."to" > f.since and w."from" < ${now}::timestamptz), 0)
      end::numeric as idle_min) t
  left join amc.department d on d.company_id = b.company_id and d.id = b.line_dept_id
  left join lateral (
    select x.process_name, x.last_employee_id from mes2.bundle_process x
    where x.company_id = p.company_id and x.bundle_id = p.bundle_id and x.seq_no > p.seq_no
      and x.done_num > p.done_num
    order by x.seq_no limit 1) l on g.gap_type = 1
  left join amc.company_member lm on lm.company_id = p.company_id and lm.id = l.last_employee_id
  where b.company_id = ${companyId} and b.status < 6
    ${lineDeptId ? sql`and b.line_dept_id = ${lineDeptId}` : sql``}
    ${orderId ? sql`and b.order_id = ${orderId}` : sql``}
    and (p.is_gap or (not p.has_gap and p.seq_no = p.next_seq and b.status in (2, 3)))
    and (p.is_gap or t.idle_min >= ${idleHours}::int * 60)`;

type Counts = DataOf<'countUnscannedBundles'>;

/** @param matching `from … where …` of the gaps that were searched for */
export const unscannedCounts = async (tx: Tx, matching: Sql): Promise<Counts> => ({
  counts: await tx.all<Counts['counts'][number]>(sql`
    select g.gap_type, count(*)::int as gap_num ${matching} group by 1 order by 1`),
});
