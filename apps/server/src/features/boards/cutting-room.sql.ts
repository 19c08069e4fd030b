import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../actor.ts';
import { bedLabel, colorPlies } from '../cutting/bed-list.sql.ts';

type Board = DataOf<'getCuttingRoomBoard'>;

/** The day and the factory a board is about. */
export interface BoardScope {
  readonly workDate: string;
  readonly factoryId: string | null;
}

/** Orders without a factory count for each. */
const ofFactory = ({ factoryId }: BoardScope) =>
  factoryId ? sql`and (o.factory_id = ${factoryId} or o.factory_id is null)` : sql``;

export interface CutFigures {
  readonly planNum: number;
  readonly planBedNum: number;
  readonly cutNum: number;
  readonly bedDoneNum: number;
  readonly bedRunningNum: number;
  readonly bedWaitingNum: number;
  readonly spreadUtilPct: string | null;
  readonly materialUtilPct: string | null;
  readonly stockNum: number;
  readonly loadedNum: number;
}

/** Ratios are sums divided, never averages of ratios; loading is that of the last five days. */
export const cutFigures = (tx: Tx, { companyId }: Actor, scope: BoardScope) =>
  tx.one<CutFigures>(sql`
    with s as (
      select s.* from mes2.cutting_schedule s
      join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
      where s.company_id = ${companyId} and s.plan_date = ${scope.workDate}::date and s.status <> 9
        and s.del_flag = '0' ${ofFactory(scope)}),
    b as (
      select b.* from mes2.cutting_bed b
      join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
      where b.company_id = ${companyId} and b.del_flag = '0' ${ofFactory(scope)}),
    month as (
      select sum(plies * marker_len) as marker_len, sum(issued_len - return_len) as net_len,
        sum(plies * marker_len * marker_eff_pct / 100) as pattern_len
      from b where status in (3, 4, 5, 7)
        and work_date between date_trunc('month', ${scope.workDate}::date)::date and ${scope.workDate}::date)
    select coalesce((select sum(plan_num) from s), 0)::int as plan_num,
      (select count(*) from s)::int as plan_bed_num,
      coalesce((select sum(cut_num) from b where work_date = ${scope.workDate}::date and bed_type <> 4), 0)::int
        as cut_num,
      (select count(*) from b where work_date = ${scope.workDate}::date)::int as bed_done_num,
      (select count(*) from b where status in (1, 2))::int as bed_running_num,
      (select count(*) from b where status = 0 and plan_date <= ${scope.workDate}::date)::int as bed_waiting_num,
      (select round(marker_len * 100 / nullif(net_len, 0), 2) from month) as spread_util_pct,
      (select round(pattern_len * 100 / nullif(net_len, 0), 2) from month) as material_util_pct,
      coalesce((select sum(x.num) from mes2.bundle x
        join mes2.production_order o on o.company_id = x.company_id and o.id = x.order_id
        where x.company_id = ${companyId} and x.status in (0, 1) ${ofFactory(scope)}), 0)::int as stock_num,
      coalesce((select sum(num) from mes2.order_stage_day
        where company_id = ${companyId} and stage = 'deliver'
          and work_date between ${scope.workDate}::date - 5 and ${scope.workDate}::date - 1), 0)::int as loaded_num`);

export type BoardTable = Board['tables'][number];

/** Tables with the bed that lies on each, how far its plies are, and what comes next. */
export const boardTables = (tx: Tx, { companyId }: Actor, { factoryId }: BoardScope) =>
  tx.all<BoardTable>(sql`
    select d.id as table_id, d.name as table_name,
      case when p.id is not null then 4 when b.status = 1 then 1 when b.status = 2 then 2
        when w.id is not null then 5 else 3 end as lamp,
      b.id as bed_id, ${bedLabel(sql`b`)} as bed_label, b.order_no, b.style_no, o.image_url,
      (select coalesce(jsonb_agg(jsonb_build_object('colorName', k.name, 'hex', k.hex) order by c.seq_no), '[]')
        from mes2.cutting_bed_color c join ccm.color k on k.company_id = c.company_id and k.id = c.color_id
        where c.company_id = b.company_id and c.cutting_bed_id = b.id) as colors,
      coalesce((select sum(r.plies) from mes2.cutting_bed_roll r
        where r.company_id = b.company_id and r.cutting_bed_id = b.id), 0)::int as done_plies,
      coalesce(b.plies, 0) as plan_plies, s.plan_end_date as expected_end_date,
      array(select n.order_no || ' ' || ${bedLabel(sql`n`)} from mes2.cutting_bed n
        where n.company_id = d.company_id and n.table_id = d.id and n.status = 0 and n.del_flag = '0'
        order by n.plan_date, n.create_date limit 2) as next_beds
    from mes2.cutting_table t
    join amc.department d on d.company_id = t.company_id and d.id = t.dept_id
    left join lateral (
      select b.* from mes2.cutting_bed b
      where b.company_id = d.company_id and b.table_id = d.id and b.status in (1, 2) and b.del_flag = '0'
      order by b.status desc, b.spread_start_date limit 1) b on true
    left join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
    left join lateral (
      select s.plan_end_date from mes2.cutting_schedule s
      where s.company_id = b.company_id and s.cutting_bed_id = b.id and s.del_flag = '0' limit 1) s on true
    left join lateral (
      select b.id from mes2.cutting_bed b
      where b.company_id = d.company_id and b.table_id = d.id and b.status = 7 limit 1) w on true
    left join lateral (
      select p.id from mes2.problem_log p
      where p.company_id = d.company_id and p.dept_id = d.id and p.status in (0, 1) and p.level = 3 limit 1) p on true
    where t.company_id = ${companyId} and t.del_flag = '0' and d.del_flag = '0'
      ${factoryId ? sql`and (d.factory_id = ${factoryId} or d.factory_id is null)` : sql``}
    order by d.sort, d.code`);

export const cutByHour = (tx: Tx, { companyId }: Actor, scope: BoardScope) =>
  tx.all<{ hour: number; num: number }>(sql`
    select extract(hour from coalesce(b.cut_end_date, b.submit_date))::int as hour, sum(b.cut_num)::int as num
    from mes2.cutting_bed b
    join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
    where b.company_id = ${companyId} and b.work_date = ${scope.workDate}::date and b.bed_type <> 4
      and b.del_flag = '0' ${ofFactory(scope)}
    group by 1 order by 1`);

/** Beds that wait, in the order of their tables; fabric is ready once slips of the order were received. */
export const bedQueue = (tx: Tx, { companyId }: Actor, scope: BoardScope) =>
  tx.all<Board['queue'][number]>(sql`
    select b.id as bed_id, d.name as table_name, ${bedLabel(sql`b`)} as bed_label, b.order_no,
      ${colorPlies(sql`b`)} as color_plies, b.plies, b.plan_num,
      exists (select 1 from mes2.cutting_bed_roll r where r.company_id = b.company_id and r.cutting_bed_id = b.id)
        or exists (select 1 from mes2.feeding_slip f
          where f.company_id = b.company_id and f.order_id = b.order_id and f.status in (2, 3)) as fabric_ready
    from mes2.cutting_bed b
    join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
    join amc.department d on d.company_id = b.company_id and d.id = b.table_id
    where b.company_id = ${companyId} and b.status = 0 and b.del_flag = '0' ${ofFactory(scope)}
    order by b.plan_date, d.sort, b.create_date limit 30`);

export const openProblems = (tx: Tx, actor: Actor) =>
  tx.all<Board['problems'][number]>(sql`
    select p.id, d.name as table_name, p.problem_name as problem, p.report_date,
      m.employee_name as responder_name,
      p.status = 0 and p.report_date + make_interval(mins => p.response_min) < ${actor.now}::timestamptz as is_late
    from mes2.problem_log p
    join amc.department d on d.company_id = p.company_id and d.id = p.dept_id
    join mes2.cutting_table t on t.company_id = d.company_id and t.dept_id = d.id
    left join amc.company_member m on m.company_id = p.company_id and m.id = p.responder_id
    where p.company_id = ${actor.companyId} and p.status in (0, 1) and p.del_flag = '0'
    order by p.report_date`);

export const utilisationByDay = (tx: Tx, { companyId }: Actor, { workDate }: BoardScope) =>
  tx.all<Board['months'][number]>(sql`
    select work_date,
      round(sum(plies * marker_len) * 100 / nullif(sum(issued_len - return_len), 0), 2) as spread_util_pct,
      round(sum(plies * marker_len * marker_eff_pct) / nullif(sum(issued_len - return_len), 0), 2)
        as material_util_pct
    from mes2.cutting_bed
    where company_id = ${companyId} and del_flag = '0' and status in (3, 4, 5, 7)
      and work_date between ${workDate}::date - 29 and ${workDate}::date
    group by work_date order by work_date`);

/** Figures typed by hand for the whole factory: mode 1 replaces what is counted, mode 2 adds to it. */
export const typedFigures = (tx: Tx, { companyId }: Actor, { workDate }: BoardScope) =>
  tx.all<{ field: string; mode: 1 | 2; num: string; remark: string | null }>(sql`
    select item_code as field, mode, sum(num) as num, string_agg(distinct remark, '；') as remark from mes2.board_quantity
    where company_id = ${companyId} and board_code = 'reduceBed' and dept_id is null
      and work_date = ${workDate}::date and del_flag = '0'
    group by item_code, mode`);

export const factoryName = (tx: Tx, { companyId }: Actor, { factoryId }: BoardScope) =>
  tx.one<{ name: string }>(sql`
    select name from ccm.factory where company_id = ${companyId} and del_flag = '0'
      ${factoryId ? sql`and id = ${factoryId}` : sql``} order by code limit 1`);
