import { type Sql, sql, type Tx } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { addsGarments } from '../../../records/bed-kinds.sql.ts';
import { cellStages } from './cell-stages.sql.ts';

type Progress = DataOf<'getOrderProgress'>;
type StageCell = Progress['cells'][number];

/** Pieces of every stage by colour and size. @param ofOrder what else is asked of the order `o` */
export const stageCells = (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  ofOrder: Sql = sql``,
): Promise<StageCell[]> =>
  tx.all<StageCell>(sql`
    select s.color_id, c.color_name, s.size_id, z.size_name, s.num as order_num, s.cut_num,
      coalesce(t.deliver_num, 0) as deliver_num, coalesce(t.sew_num, 0) as sew_num,
      coalesce(t.qc_pass_num, 0) as qc_pass_num, coalesce(t.in_num, 0) as in_num,
      coalesce(t.out_num, 0) as out_num, coalesce(t.scrap_num, 0) as scrap_num
    from mes2.order_color_size s
    join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id and o.del_flag = '0' ${ofOrder}
    join mes2.order_color c on c.company_id = s.company_id and c.order_id = s.order_id and c.color_id = s.color_id
    join mes2.order_size z on z.company_id = s.company_id and z.order_id = s.order_id and z.size_id = s.size_id
    left join ${cellStages(companyId, orderId)} t on t.color_id = s.color_id and t.size_id = s.size_id
    where s.company_id = ${companyId} and s.order_id = ${orderId} order by c.seq_no, z.seq_no`);

/** Pieces that passed each stage, by factory day. */
export const stageDays = (tx: Tx, { companyId }: Actor, orderId: string) =>
  tx.all<Progress['days'][number]>(sql`
    select stage, work_date, sum(num)::int as num from mes2.order_stage_day
    where company_id = ${companyId} and order_id = ${orderId}
      and stage in ('cut', 'deliver', 'sew', 'qcPass', 'in', 'out')
    group by 1, 2 having sum(num) <> 0 order by 1, 2`);

/**
 * Pieces that were to pass a stage, by day: beds by the day they are planned for, sewing by the day plans of its
 * schedules, shipments by the day they leave. Re-cut and sample lays count as little as they do in what was cut.
 */
export const plannedDays = (tx: Tx, { companyId }: Actor, orderId: string) =>
  tx.all<Progress['plans'][number]>(sql`
    select stage, work_date, sum(num)::int as num from (
      select 'cut' as stage, b.plan_date as work_date, b.plan_num as num from mes2.cutting_bed b
      where b.company_id = ${companyId} and b.order_id = ${orderId} and b.del_flag = '0' and b.status <> 9
        and ${addsGarments(sql`b`)}
      union all
      select 'sew', d.work_date, d.plan_num from mes2.schedule_day d
      join mes2.schedule s on s.company_id = d.company_id and s.id = d.schedule_id and s.del_flag = '0'
      where s.company_id = ${companyId} and s.order_id = ${orderId}
      union all
      select 'out', s.shipment_date, l.num from mes2.order_shipment s
      join mes2.order_shipment_line l on l.company_id = s.company_id and l.shipment_id = s.id
      where s.company_id = ${companyId} and s.order_id = ${orderId} and s.del_flag = '0') p
    where work_date is not null group by 1, 2 having sum(num) <> 0 order by 1, 2`);
