import type { Language } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { dhuOf, fpyOf } from '../../../records/defect-rates.sql.ts';
import { bundleLabelOf } from '../../bundles/public.ts';
import { REWORK_HOURS } from '../../checks/public.ts';
import { type BoardScope, ofFactory } from '../board-scope.ts';
import {
  type CheckScope,
  dayBefore,
  dayOf,
  FINISHING_CHECKS,
  firstChecks,
} from './first-checks.sql.ts';

type Board = DataOf<'getFinishingCheckBoard'>;
type Figures = Board['kpi'];

/** Counters of the day's first checks, and how it was on the last day before it. */
export const checkFigures = (tx: Tx, { companyId }: Actor, scope: CheckScope) =>
  tx.one<Pick<Figures, 'checkNum' | 'passNum' | 'fpyPct' | 'dhu' | 'yesterdayDhu'>>(sql`
    select coalesce(sum(q.check_num), 0)::int as check_num, coalesce(sum(q.pass_num), 0)::int as pass_num,
      round(${fpyOf(sql`sum(q.check_num)`, sql`sum(q.pass_num)`)}, 2) as fpy_pct,
      round(${dhuOf(sql`sum(q.defect_num)`, sql`sum(q.check_num)`)}, 2) as dhu,
      (select round(${dhuOf(sql`sum(q.defect_num)`, sql`sum(q.check_num)`)}, 2)
        ${firstChecks(companyId, scope, {
          from: dayBefore(companyId, scope),
          to: dayBefore(companyId, scope),
        })}) as yesterday_dhu
    ${firstChecks(companyId, scope, dayOf(scope))}`);

/** Who inspects today, with what was found there. Pieces an hour count from when the first inspection was begun. */
export const stationRows = (tx: Tx, { companyId }: Actor, scope: CheckScope) =>
  tx.all<Omit<Board['stations'][number], 'isSilent'>>(sql`
    select m.employee_no as station_no, m.employee_name as inspector_name,
      (array_agg(o.order_no order by q.submit_date desc, q.id desc))[1] as order_no,
      sum(q.check_num)::int as check_num, sum(q.pass_num)::int as pass_num,
      round(${dhuOf(sql`sum(q.defect_num)`, sql`sum(q.check_num)`)}, 2) as dhu,
      round((sum(q.check_num) * 3600.0
        / nullif(extract(epoch from max(q.submit_date) - min(q.create_date)), 0))::numeric, 1) as pcs_per_hour,
      max(q.submit_date) as last_check_date
    from (select q.* ${firstChecks(companyId, scope, dayOf(scope))}) q
    join amc.company_member m on m.company_id = q.company_id and m.id = q.inspector_id
    join mes2.production_order o on o.company_id = q.company_id and o.id = q.order_id
    group by m.id, m.employee_no, m.employee_name order by m.employee_no`);

export const checksByHour = (tx: Tx, { companyId }: Actor, scope: CheckScope) =>
  tx.all<Board['hours'][number]>(sql`
    select coalesce(q.hour, extract(hour from q.submit_date))::int as hour, sum(q.check_num)::int as check_num,
      round(${dhuOf(sql`sum(q.defect_num)`, sql`sum(q.check_num)`)}, 2) as dhu
    ${firstChecks(companyId, scope, dayOf(scope))} group by 1 order by 1`);

/** Faults that wait to be mended, the oldest first. */
export const openRework = (tx: Tx, { companyId }: Actor, scope: BoardScope, language: Language) =>
  tx.all<Board['rework'][number]>(sql`
    select coalesce(${bundleLabelOf(sql`b`)}, o.order_no) as bundle_label,
      ${language === 'en' ? sql`coalesce(nullif(i.name_en, ''), i.name)` : sql`i.name`} as bad_item_name,
      d.name as line_dept_name, x.num,
      floor(greatest(0, extract(epoch from app_now() - x.create_date)) / 60)::int as wait_min,
      app_now() - x.create_date > make_interval(hours => ${REWORK_HOURS}::int) as is_late
    from mes2.qc_check_record q
    join mes2.qc_check_bad x on x.company_id = q.company_id and x.check_id = q.id and x.del_flag = '0'
    join mes2.bad_item i on i.company_id = x.company_id and i.id = x.bad_item_id
    join mes2.production_order o on o.company_id = q.company_id and o.id = q.order_id
    left join mes2.bundle b on b.company_id = q.company_id and b.id = q.bundle_id
    left join amc.department d on d.company_id = q.company_id and d.id = q.line_dept_id
    where q.company_id = ${companyId} and q.check_type = any(${FINISHING_CHECKS}::int[]) and q.status = 2
      and q.del_flag = '0' and x.disposition = 1 and x.rework_status = 0 ${ofFactory(scope, sql`d`)}
    order by x.create_date, x.id`);

/** Stations with a red lamp that is not green again, of the rounds walked on a day. */
export const redLamps = (tx: Tx, { companyId }: Actor, scope: BoardScope) =>
  tx.all<Board['redLines'][number] & { readonly lineDeptId: string }>(sql`
    select d.name as line_dept_name, p.process_name, a.round, l.recheck, d.id as line_dept_id
    from mes2.qc_patrol a
    join mes2.qc_patrol_line l on l.company_id = a.company_id and l.patrol_id = a.id and l.del_flag = '0'
    join mes2.order_process p on p.company_id = l.company_id and p.id = l.order_process_id
    join amc.department d on d.company_id = a.company_id and d.id = a.line_dept_id
    where a.company_id = ${companyId} and a.work_date = ${scope.workDate}::date and a.del_flag = '0' and l.light = 3
      and l.recheck <> 2 ${ofFactory(scope, sql`d`)}
    order by d.sort, d.code, a.round desc, p.seq_no`);

/** The inspections of lots that were decided last, and every lot that was refused on the day. */
export const recentFinals = (tx: Tx, { companyId }: Actor, scope: BoardScope) =>
  tx.all<Board['finals'][number]>(sql`
    select q.id, o.order_no, q.lot_num, q.sample_num, q.critical_num, q.major_num, q.minor_num, q.result,
      q.confirm_date
    from mes2.qc_check_record q
    join mes2.production_order o on o.company_id = q.company_id and o.id = q.order_id
    where q.company_id = ${companyId} and q.check_type = 5 and q.confirm_date is not null and q.result <> 0
      and q.status <> 9 and q.del_flag = '0' ${ofFactory(scope)}
      and q.work_date between ${scope.workDate}::date - 60 and ${scope.workDate}::date
    order by (q.result = 2 and q.confirm_date::date = ${scope.workDate}::date) desc, q.confirm_date desc, q.id desc
    limit 12`);
