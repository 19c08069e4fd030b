import type { Language } from '@garment-mes/domain/refusals';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { problemName } from '../../messages/problem-name.sql.ts';
import type { Actor } from '../../records/actor.ts';
import { addsGarments, bedLabel, inGarments } from '../../records/bed-kinds.sql.ts';
import { queuePlace } from '../../records/next-beds.sql.ts';
import { colorPlies, HANDED_ON, netLen } from '../beds/public.ts';
import { isFabricReady } from '../cutting-schedules/public.ts';
import { openMinutes } from '../problems/public.ts';
import { type BoardScope, ofFactory } from './board-scope.ts';

type Board = DataOf<'getCuttingRoomBoard'>;

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
  /** Days on which that was loaded. */
  readonly loadingDays: number;
}

/** Ratios are sums divided, never averages of ratios; loading is that of the last five days with one. */
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
    cut as (
      select b.cut_num from b
      where b.work_date = ${scope.workDate}::date and b.status in ${HANDED_ON} and ${addsGarments(sql`b`)}),
    month as (
      select sum(plies * marker_len) as marker_len, sum(issued_len - return_len) as net_len,
        sum(plies * marker_len * marker_eff_pct / 100) as pattern_len
      from b where status in ${HANDED_ON}
        and work_date between date_trunc('month', ${scope.workDate}::date)::date and ${scope.workDate}::date),
    loaded as (
      select sum(x.num) as num from mes2.order_stage_day x
      join mes2.production_order o on o.company_id = x.company_id and o.id = x.order_id
      where x.company_id = ${companyId} and x.stage = 'deliver' ${ofFactory(scope)}
        and x.work_date between ${scope.workDate}::date - 30 and ${scope.workDate}::date - 1
      group by x.work_date having sum(x.num) > 0 order by x.work_date desc limit 5)
    select coalesce((select sum(plan_num) from s), 0)::int as plan_num,
      (select count(*) from s)::int as plan_bed_num,
      coalesce((select sum(cut_num) from cut), 0)::int as cut_num, (select count(*) from cut)::int as bed_done_num,
      (select count(*) from b where status in (1, 2))::int as bed_running_num,
      (select count(*) from b where status = 0 and plan_date <= ${scope.workDate}::date)::int as bed_waiting_num,
      (select round(marker_len * 100 / nullif(net_len, 0), 2) from month) as spread_util_pct,
      (select round(pattern_len * 100 / nullif(net_len, 0), 2) from month) as material_util_pct,
      coalesce((select sum(x.num) from mes2.bundle x
        join mes2.production_order o on o.company_id = x.company_id and o.id = x.order_id
        where x.company_id = ${companyId} and (x.status in (0, 1) or (x.status = 7 and x.hold_from in (0, 1)))
          ${ofFactory(scope)}), 0)::int as stock_num,
      coalesce((select sum(num) from loaded), 0)::int as loaded_num, (select count(*) from loaded)::int as loading_days`);

/** A bed of the day that is handed on or in work. */
export const bedOfDay = (companyId: string, scope: BoardScope): Sql => sql`
  select 1 from mes2.cutting_bed b
  join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
  where b.company_id = ${companyId} and b.work_date = ${scope.workDate}::date and b.status <> 9
    and b.del_flag = '0' ${ofFactory(scope)}`;

export const cutByHour = (tx: Tx, { companyId }: Actor, scope: BoardScope) =>
  tx.all<{ hour: number; num: number }>(sql`
    select extract(hour from coalesce(b.cut_end_date, b.submit_date))::int as hour, sum(b.cut_num)::int as num
    from mes2.cutting_bed b
    join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
    where b.company_id = ${companyId} and b.work_date = ${scope.workDate}::date and b.status in ${HANDED_ON}
      and ${addsGarments(sql`b`)} and b.del_flag = '0' ${ofFactory(scope)}
    group by 1 order by 1`);

/** What the schedule of bed `n` is asked of: the fabric of its lay. */
const layOfBed = sql`cross join lateral (
  select n.company_id, n.order_id, n.cut_plan_id, array_remove(array[n.lay_no], null) as lay_nos, n.id as cutting_bed_id) w`;

/** Fabric of a bed without a plan is there once rolls or slips of its order were received. */
const isReady = sql`(
  exists (select 1 from mes2.cutting_bed_roll r where r.company_id = n.company_id and r.cutting_bed_id = n.id)
  or case when n.cut_plan_id is not null then ${isFabricReady(sql`w`)}
    else exists (select 1 from mes2.feeding_slip f
      where f.company_id = n.company_id and f.order_id = n.order_id and f.status in (2, 3) and f.del_flag = '0') end)`;

/** Beds that wait, in the order in which their tables will take them. */
export const bedQueue = (tx: Tx, { companyId }: Actor, scope: BoardScope) =>
  tx.all<Board['queue'][number]>(sql`
    select n.id as bed_id, d.name as table_name, ${bedLabel(sql`n`)} as bed_label, n.order_no,
      ${colorPlies(sql`n`)} as color_plies, n.plies, ${inGarments(sql`n`, sql`n.plan_num`)} as plan_num, ${isReady} as fabric_ready
    from mes2.cutting_bed n
    join mes2.production_order o on o.company_id = n.company_id and o.id = n.order_id
    join amc.department d on d.company_id = n.company_id and d.id = n.table_id
    ${queuePlace} ${layOfBed}
    where n.company_id = ${companyId} and n.status = 0 and n.del_flag = '0' ${ofFactory(scope)}
    order by coalesce(q.plan_date, n.plan_date), d.sort, q.seq_no, q.plan_start_date, n.create_date, n.bed_no limit 30`);

type OpenRow = Omit<Board['problems'][number], 'openMin' | 'isLate'> & { readonly status: number };

export async function openProblems(
  tx: Tx,
  actor: Actor,
  scope: BoardScope,
  language: Language,
): Promise<Board['problems']> {
  const rows = await tx.all<OpenRow>(sql`
    select p.id, d.name as table_name, ${problemName(sql`p`, language)} as problem, p.report_date,
      m.employee_name as responder_name,
      p.status,
      s.voice_id, coalesce(p.responsible_dept_type, s.responsible_dept_type) as responsible_dept_type
    from mes2.problem_log p
    left join mes2.line_problem_set s on s.company_id = p.company_id and s.id = p.problem_set_id
    join amc.department d on d.company_id = p.company_id and d.id = p.dept_id
    join mes2.cutting_table t on t.company_id = d.company_id and t.dept_id = d.id
    left join amc.company_member m on m.company_id = p.company_id and m.id = p.responder_id
    where p.company_id = ${actor.companyId} and p.status in (0, 1) and p.del_flag = '0' ${ofFactory(scope, sql`d`)}
    order by p.report_date`);
  const open = await openMinutes(
    tx,
    actor,
    rows.map(({ id }) => id),
  );
  return rows.map(({ status, ...row }) => {
    const { openMin, isOverdue } = open.get(row.id) ?? { openMin: 0, isOverdue: false };
    return { ...row, openMin, isLate: status === 0 && isOverdue };
  });
}

export const utilisationByDay = (tx: Tx, { companyId }: Actor, scope: BoardScope) =>
  tx.all<Board['months'][number]>(sql`
    select b.work_date,
      round(sum(b.plies * b.marker_len) * 100 / nullif(sum(${netLen(sql`b`)}), 0), 2) as spread_util_pct,
      round(sum(b.plies * b.marker_len * b.marker_eff_pct) / nullif(sum(${netLen(sql`b`)}), 0), 2)
        as material_util_pct
    from mes2.cutting_bed b
    join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
    where b.company_id = ${companyId} and b.del_flag = '0' and b.status in ${HANDED_ON} ${ofFactory(scope)}
      and b.work_date between ${scope.workDate}::date - 29 and ${scope.workDate}::date
    group by b.work_date order by b.work_date`);
