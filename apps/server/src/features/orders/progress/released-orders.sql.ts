import { type Sql, sql, type Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';
import { stageCells } from './order-progress.sql.ts';
import { delayDays } from './workdays.sql.ts';

/** Orders as workshops see them: what is cut, issued, sewn and checked; no prices. */
export const releasedColumns = {
  id: sql`o.id`,
  imageUrl: sql`o.image_url`,
  orderNo: sql`o.order_no`,
  priority: sql`o.priority`,
  status: sql`o.status`,
  styleNo: sql`o.style_no`,
  styleName: sql`o.style_name`,
  deliveryDate: sql`o.delivery_date`,
  planSewDate: sql`o.plan_sew_date`,
  actualSewDate: sql`o.actual_sew_date`,
  orderNum: sql`o.order_num`,
  cutNum: sql`o.cut_num`,
  cutStoreNum: sql`greatest(o.cut_num - o.deliver_num - x.cut_scrap_num, 0)`,
  deliverNum: sql`o.deliver_num`,
  wipNum: sql`greatest(o.deliver_num - o.sew_num - greatest(o.scrap_num - x.cut_scrap_num, 0), 0)`,
  sewNum: sql`o.sew_num`,
  qcPassNum: sql`o.qc_pass_num`,
  inNum: sql`o.in_num`,
  todayNum: sql`x.today_num`,
  lineNames: sql`array(select d.name from (
      select s.line_dept_id as id from mes2.schedule s
      where s.company_id = o.company_id and s.order_id = o.id and s.status in (0, 1) and s.del_flag = '0'
      union
      select a.target_id from mes2.dispatch_order a
      where a.company_id = o.company_id and a.order_id = o.id and a.target_type = 2 and a.status = 2
        and a.del_flag = '0') l
    join amc.department d on d.company_id = o.company_id and d.id = l.id
    order by d.name)`,
  readyPct: sql`x.ready_pct`,
  holdNum: sql`x.hold_num`,
  problemNum: sql`x.problem_num`,
  samTotal: sql`o.sam_total`,
  forecastDate: sql`o.forecast_date`,
  delayDays: delayDays(sql`o.forecast_date`),
  orderType: sql`o.order_type`,
  styleId: sql`o.style_id`,
  version: sql`o.version`,
};

export interface ReleasedSearch {
  readonly lineDeptId?: string | undefined;
  /** A line sews it today. */
  readonly running?: boolean | undefined;
  /** No line has begun with it. */
  readonly notStarted?: boolean | undefined;
  /** Cut pieces wait in the store. */
  readonly cutReady?: boolean | undefined;
  /** Material is missing. */
  readonly lacking?: boolean | undefined;
}

/** Released orders, running, suspended or finished; `today` is the factory day. */
export const releasedRows = (
  companyId: string,
  { lineDeptId, running, notStarted, cutReady, lacking }: ReleasedSearch,
  today: string,
): Sql => sql`
  from mes2.production_order o
  join lateral (select
    (select coalesce(sum(c.scrap_num), 0)::int from mes2.cutting_bed_color_size c
      join mes2.cutting_bed b on b.company_id = c.company_id and b.id = c.cutting_bed_id and b.status <> 9
      where c.company_id = o.company_id and b.order_id = o.id) as cut_scrap_num,
    (select coalesce(sum(h.num), 0)::int from mes2.line_hour_output h
      join mes2.order_process p on p.company_id = h.company_id and p.id = h.order_process_id and p.section = 3
        and p.is_output = 1
      where h.company_id = o.company_id and h.order_id = o.id and h.work_date = ${today}::date) as today_num,
    (select coalesce(sum(b.num), 0)::int from mes2.bundle b
      where b.company_id = o.company_id and b.order_id = o.id and b.status = 7) as hold_num,
    (select count(*)::int from mes2.problem_log l
      where l.company_id = o.company_id and l.order_id = o.id and l.status in (0, 1, 2)) as problem_num,
    (select round(100.0 * count(*) filter (where m.issued_num - m.return_num >= m.need_num) / nullif(count(*), 0), 2)
      from mes2.order_bom m
      where m.company_id = o.company_id and m.order_id = o.id and m.del_flag = '0') as ready_pct) x on true
  where o.company_id = ${companyId} and o.del_flag = '0' and o.status in (1, 2, 3, 5)
  ${
    lineDeptId
      ? sql`and exists (select 1 from mes2.schedule s where s.company_id = o.company_id and s.order_id = o.id
          and s.line_dept_id = ${lineDeptId} and s.status in (0, 1) and s.del_flag = '0')`
      : sql``
  }
  ${
    running
      ? sql`and (x.today_num > 0 or exists (select 1 from mes2.schedule s where s.company_id = o.company_id
          and s.order_id = o.id and s.status = 1 and s.del_flag = '0'))`
      : sql``
  }
  ${notStarted ? sql`and o.actual_sew_date is null` : sql``}
  ${cutReady ? sql`and o.cut_num - o.deliver_num - x.cut_scrap_num > 0` : sql``}
  ${lacking ? sql`and x.ready_pct < 100` : sql``}`;

/** Pieces of every stage of a released order by colour and size. */
export const releasedStages = (tx: Tx, actor: Actor, orderId: string) =>
  stageCells(tx, actor, orderId, sql`and o.status in (1, 2, 3, 5)`);
