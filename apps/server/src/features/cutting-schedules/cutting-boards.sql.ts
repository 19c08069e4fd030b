import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { bedLabel } from '../../records/bed-kinds.sql.ts';
import { isFabricReady } from './cutting-schedule.sql.ts';

type Pool = DataOf<'getCuttingGantt'>['pool'];

/** Lays of approved plans of open orders that are on no table, the earliest delivery first. */
export const unplannedLays = (tx: Tx, companyId: string): Promise<Pool> =>
  tx.all(sql`
    select p.id as cut_plan_id, p.plan_no, l.lay_no, o.id as order_id, o.order_no, o.style_no,
      array(select k.name || coalesce(c.shade, '') || '×' || c.plies from mes2.cut_plan_lay_color c
        join ccm.color k on k.company_id = c.company_id and k.id = c.color_id
        where c.company_id = l.company_id and c.lay_id = l.id order by c.seq_no) as color_plies,
      ((select coalesce(sum(c.plies), 0) from mes2.cut_plan_lay_color c
          where c.company_id = l.company_id and c.lay_id = l.id)
        * (select coalesce(sum(z.ratio), 0) from mes2.cut_plan_marker_size z
          where z.company_id = l.company_id and z.marker_id = l.marker_id))::int as plan_num,
      ${isFabricReady(sql`w`)} as fabric_ready, null::text as mold_text
    from mes2.cut_plan p
    join mes2.production_order o on o.company_id = p.company_id and o.id = p.order_id
    join mes2.cut_plan_lay l on l.company_id = p.company_id and l.cut_plan_id = p.id
    cross join lateral (select p.company_id, p.order_id, p.id as cut_plan_id, array[l.lay_no] as lay_nos,
      null::bigint as cutting_bed_id) w
    where p.company_id = ${companyId} and p.del_flag = '0' and p.status in (1, 2) and o.status in (1, 2)
      and not exists (select 1 from mes2.cutting_schedule s
        where s.company_id = p.company_id and s.cut_plan_id = p.id and l.lay_no = any(s.lay_nos)
          and s.status <> 9 and s.del_flag = '0')
      and not exists (select 1 from mes2.cutting_bed b
        where b.company_id = p.company_id and b.cut_plan_id = p.id and b.lay_no = l.lay_no and b.status <> 9)
    order by o.delivery_date, o.order_no, p.plan_no, l.lay_no limit 500`);

export interface TableNow {
  readonly tableId: string;
  readonly lamp: 1 | 2 | 3 | 4 | 5;
  readonly bedId: string | null;
  readonly bedLabel: string | null;
  readonly orderNo: string | null;
  readonly pliesDone: number;
  readonly plies: number;
  readonly startDate: string | null;
  readonly employeeNames: readonly string[];
  readonly problemNum: number;
}

/** The bed each table works on, with its people and open problems. */
export const tableNow = (tx: Tx, companyId: string): Promise<TableNow[]> =>
  tx.all(sql`
    select t.dept_id as table_id,
      case when p.num > 0 then 4 when b.status = 7 then 5 when b.status = 2 then 2 when b.status = 1 then 1
        else 3 end as lamp,
      b.id as bed_id, ${bedLabel(sql`b`)} as bed_label, b.order_no, coalesce(b.plies, 0) as plies, b.spread_start_date as start_date,
      coalesce((select sum(r.plies)::int from mes2.cutting_bed_roll r
        where r.company_id = b.company_id and r.cutting_bed_id = b.id), 0) as plies_done,
      array(select distinct m.employee_name from mes2.cutting_bed_employee e
        join amc.company_member m on m.company_id = e.company_id and m.id = e.employee_id
        where e.company_id = b.company_id and e.cutting_bed_id = b.id order by 1) as employee_names,
      p.num as problem_num
    from mes2.cutting_table t
    left join lateral (
      select * from mes2.cutting_bed x where x.company_id = t.company_id and x.table_id = t.dept_id
        and x.status in (1, 2, 7) and x.del_flag = '0' order by x.spread_start_date desc nulls last limit 1) b on true
    cross join lateral (
      select count(*)::int as num from mes2.problem_log g
      where g.company_id = t.company_id and g.dept_id = t.dept_id and g.status in (0, 1) and g.del_flag = '0') p
    where t.company_id = ${companyId} and t.del_flag = '0'`);
