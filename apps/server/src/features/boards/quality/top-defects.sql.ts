import type { Language } from '@garment-mes/domain/refusals';
import { type Sql, sql, type Tx } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { dhuOf } from '../../../records/defect-rates.sql.ts';
import { type CheckScope, checkedDays, dayOf, firstChecks } from './first-checks.sql.ts';

type Board = DataOf<'getTopDefectsBoard'>;

/** With fewer garments checked a line is not compared with the others. */
const LEAST_CHECKED = 50;
const MOST = 5;

/** Days in which five defects are looked for, and those they are compared with. */
export interface Periods {
  readonly from: Sql;
  readonly to: Sql;
  readonly beforeFrom: Sql;
  readonly beforeTo: Sql;
}

/** Every defect `f` of the first checks of a period. */
const defects = (companyId: string, scope: CheckScope, from: Sql, to: Sql): Sql => sql`(
  select x.company_id, x.line_dept_id, x.order_process_id, x.bad_item_id, x.num, x.images, x.submit_date, x.id
  from (select b.*, q.line_dept_id, q.submit_date
    from (select q.* ${firstChecks(companyId, scope, { from, to })} and q.line_dept_id is not null) q
    join mes2.qc_check_bad b on b.company_id = q.company_id and b.check_id = q.id and b.del_flag = '0') x)`;

const nameOf = (language: Language): Sql =>
  language === 'en' ? sql`coalesce(nullif(i.name_en, ''), i.name)` : sql`i.name`;

/**
 * The five defects of a period: of equal ones the graver first. The share is that of all defects; the picture is the
 * newest one taken of it, else that of the catalogue.
 */
export const topFive = (
  tx: Tx,
  { companyId }: Actor,
  scope: CheckScope,
  { from, to, beforeFrom, beforeTo }: Periods,
  language: Language,
) =>
  tx.all<Board['today'][number]>(sql`
    with f as materialized ${defects(companyId, scope, from, to)},
    before as (select e.bad_item_id, sum(e.num) as num
      from ${defects(companyId, scope, beforeFrom, beforeTo)} e group by 1),
    n as (select bad_item_id, sum(num)::int as num, round(sum(num) * 100.0 / sum(sum(num)) over (), 2) as share_pct
      from f group by 1)
    select i.id as bad_item_id, ${nameOf(language)} as bad_item_name,
      coalesce((select f.images ->> 0 from f where f.bad_item_id = i.id and jsonb_array_length(f.images) > 0
        order by f.submit_date desc, f.id desc limit 1), i.image_url) as image_url,
      n.num, n.share_pct,
      (select d.name from f join amc.department d on d.company_id = ${companyId} and d.id = f.line_dept_id
        where f.bad_item_id = i.id group by d.id, d.name, d.sort, d.code order by sum(f.num) desc, d.sort, d.code limit 1)
        as line_dept_name,
      (select p.process_name from f
        join mes2.order_process p on p.company_id = ${companyId} and p.id = f.order_process_id
        where f.bad_item_id = i.id group by 1 order by sum(f.num) desc, 1 limit 1) as process_name,
      (n.num - coalesce(before.num, 0))::int as change_num
    from n
    join mes2.bad_item i on i.company_id = ${companyId} and i.id = n.bad_item_id
    left join before on before.bad_item_id = n.bad_item_id
    order by n.num desc, i.severity desc, i.code limit ${MOST}::int`);

/** How many defects the day has, and the last day that has any. */
export const defectDays = (tx: Tx, { companyId }: Actor, scope: CheckScope) =>
  tx.one<{ defectNum: number; lastDate: string | null }>(sql`
    select coalesce(sum(c.defect_num) filter (where c.work_date = ${scope.workDate}::date), 0)::int as defect_num,
      max(c.work_date) filter (where c.defect_num > 0) as last_date
    ${checkedDays(companyId, scope, {
      from: sql`${scope.workDate}::date - 60`,
      to: sql`${scope.workDate}::date`,
    })}`);

/** The lines with most defects in a hundred garments of the day. */
export const worstLines = (tx: Tx, { companyId }: Actor, scope: CheckScope, language: Language) =>
  tx.all<Board['lines'][number]>(sql`
    with f as materialized ${defects(companyId, scope, dayOf(scope).from, dayOf(scope).to)},
    n as (select c.line_dept_id, sum(c.check_num)::int as check_num,
        ${dhuOf(sql`sum(c.defect_num)`, sql`sum(c.check_num)`)} as dhu
      ${checkedDays(companyId, scope, dayOf(scope))}
      group by 1 having sum(c.check_num) >= ${LEAST_CHECKED}::int)
    select n.line_dept_id, d.name as line_dept_name, round(n.dhu, 2) as dhu, n.check_num,
      (select ${nameOf(language)} from f
        join mes2.bad_item i on i.company_id = ${companyId} and i.id = f.bad_item_id
        where f.line_dept_id = n.line_dept_id group by i.id, i.name, i.name_en, i.severity, i.code
        order by sum(f.num) desc, i.severity desc, i.code limit 1) as bad_item_name
    from n join amc.department d on d.company_id = ${companyId} and d.id = n.line_dept_id
    order by n.dhu desc, d.sort, d.code limit ${MOST}::int`);

/** Defects in a hundred garments of the last fourteen days, of those on which something was checked. */
export const dhuTrend = async (tx: Tx, { companyId }: Actor, scope: CheckScope) => {
  type Day = Board['trend'][number];
  const days = await tx.all<Omit<Day, 'workDate'> & { readonly workDate: string | null }>(sql`
    select c.work_date, round(${dhuOf(sql`sum(c.defect_num)`, sql`sum(c.check_num)`)}, 2) as dhu,
      coalesce(sum(c.check_num), 0)::int as check_num
    ${checkedDays(companyId, scope, {
      from: sql`${scope.workDate}::date - 13`,
      to: sql`${scope.workDate}::date`,
    })}
    group by grouping sets ((c.work_date), ()) having sum(c.check_num) > 0 order by c.work_date`);
  return {
    trend: days.filter((day): day is Day => day.workDate !== null),
    // The row of all days together has none.
    trendDhu: days.find(({ workDate }) => workDate === null)?.dhu ?? null,
  };
};
