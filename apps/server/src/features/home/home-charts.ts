import { andWithinReach } from '../../access/within-reach.ts';
import { type Sql, sql } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { PageUrl, PlainUrl } from '../../menu/pages.ts';
import { addsGarments } from '../../records/bed-kinds.sql.ts';
import type { Looker } from './home-card.ts';

export type ChartKind = NonNullable<DataOf<'getHomeDay'>['chart']>['kind'];

interface ChartFigure {
  /** Screen that has to be in the menu, where the chart leads. */
  readonly screen: PageUrl;
  readonly link: PlainUrl;
  /** Days or first days of weeks, in their order, each with its value. */
  readonly points: (looker: Looker) => Sql;
}

/** The value of each of the last two weeks' days: what a statement says of `x.day`. */
const ofDays =
  (value: (looker: Looker) => Sql) =>
  (looker: Looker): Sql =>
    sql`
    select x.day::date as day, (${value(looker)})::text as value
    from generate_series(${looker.today}::date - 13, ${looker.today}::date, interval '1 day') x (day)
    order by 1`;

/** The charts of the home page: one figure over time, within what the person reaches. */
export const homeCharts: { readonly [Kind in ChartKind]: ChartFigure } = {
  output: {
    screen: '/mes/order/targetYield',
    link: '/mes/order/targetYield',
    points: ofDays(
      ({ companyId, reach }) => sql`
        select coalesce(sum(h.num), 0) from mes2.line_hour_output h
        join mes2.order_process p on p.company_id = h.company_id and p.id = h.order_process_id
          and p.section = 3 and p.is_output = 1
        join amc.department d on d.company_id = h.company_id and d.id = h.line_dept_id
        where h.company_id = ${companyId} and h.work_date = x.day::date
        ${andWithinReach(reach, 'amc.department', sql`d`)}`,
    ),
  },
  dhu: {
    screen: '/mes/qc/levelRecord',
    link: '/mes/qc/levelRecord',
    points: ofDays(
      ({ companyId, reach }) => sql`
        select round(sum(c.defect_num) * 100.0 / nullif(sum(c.check_num), 0), 2) from mes2.check_day c
        join amc.department d on d.company_id = c.company_id and d.id = c.line_dept_id
        where c.company_id = ${companyId} and c.check_type = 3 and c.work_date = x.day::date
        ${andWithinReach(reach, 'amc.department', sql`d`)}`,
    ),
  },
  cut: {
    screen: '/mes/reduceBed/reduceBedList',
    link: '/mes/reduceBed/reduceBedList',
    points: ofDays(
      ({ companyId, reach }) => sql`
        select coalesce(sum(b.cut_num), 0) from mes2.cutting_bed b
        where b.company_id = ${companyId} and b.del_flag = '0' and b.status <> 9 and b.work_date = x.day::date
          and ${addsGarments(sql`b`)} ${andWithinReach(reach, 'mes2.cutting_bed', sql`b`)}`,
    ),
  },
  piecework: {
    screen: '/mes/app/bgapp',
    link: '/mes/app/bgapp',
    points: ofDays(
      ({ companyId, employeeId }) => sql`
        select coalesce(sum(e.piece_num), 0) from mes2.employee_day e
        where e.company_id = ${companyId} and e.employee_id = ${employeeId} and e.work_date = x.day::date`,
    ),
  },
  due: {
    screen: '/makingCenter/order/order',
    link: '/makingCenter/order/order',
    points: ({ companyId, reach, today }) => sql`
      select x.day::date as day, (
        select coalesce(sum(o.order_num), 0) from mes2.production_order o
        where o.company_id = ${companyId} and o.del_flag = '0' and o.status in (0, 1, 2)
          and o.delivery_date between x.day::date and x.day::date + 6
        ${andWithinReach(reach, 'mes2.production_order', sql`o`)})::text as value
      from generate_series(date_trunc('week', ${today}::date)::date,
        date_trunc('week', ${today}::date)::date + 49, interval '7 days') x (day)
      order by 1`,
  },
};
