import { DomainError } from '@garment-mes/domain/refusals';
import { daysBetween } from '@garment-mes/domain/time';
import { andCountedWithinReach } from '../../../access/within-reach.ts';
import { ident, join, type Reach, type Sql, sql } from '../../../database/engine.ts';
import type { QueryOf } from '../../../generated/operations.ts';
import { report } from '../../../list/report.ts';
import { dhuOf, fpyOf } from '../../../records/defect-rates.sql.ts';
import { bundleLabelOf } from '../../bundles/public.ts';
import { floorSettings, today } from '../../settings/public.ts';

type Search = NonNullable<QueryOf<'getCheckRecordReport'>>;

/** Most days that are answered record by record. */
const MOST_DAYS = 92;

/** What tells records apart. */
const KEYS = [
  'check_no',
  'check_type',
  'work_date',
  'hour',
  'order_id',
  'bundle_id',
  'line_dept_id',
  'order_process_id',
  'inspector_id',
  'result',
  'round',
] as const;

/** What a grouping keeps apart. */
const KEPT = {
  line: 'line_dept_id',
  date: 'work_date',
  inspector: 'inspector_id',
  order: 'order_id',
  hour: 'hour',
} as const satisfies Record<NonNullable<Search['groupBy']>, (typeof KEYS)[number]>;

/** Record by record each of them; of several records the one that they share. */
const keysOf = (groupBy: Search['groupBy']): Sql =>
  join(
    KEYS.map((key) => {
      const isShared = groupBy === undefined || KEPT[groupBy] === key;
      return sql`min(q.${ident(key)}) ${isShared ? sql`` : sql`filter (where false)`} as ${ident(key)}`;
    }),
  );

/** Garments and faults of first inspections, of which alone there are rates. */
const first = sql`filter (where q.round = 1)`;

/** Records that were submitted and are not void, or what a grouping adds up of them. */
function rows(companyId: string, reach: Reach | undefined, search: Search): Sql {
  const { workDateFrom, workDateTo, checkType, result, inspectorId, lineDeptId, groupBy } = search;
  const { deptId, customerId, orderNo, styleNo, colorId, sizeId, reinspections } = search;
  return sql`
  from (
    select ${keysOf(groupBy)}, min(q.id) as check_id, sum(q.check_num)::int as check_num,
      sum(q.pass_num)::int as pass_num, sum(q.rework_num)::int as rework_num, sum(q.second_num)::int as second_num,
      sum(q.scrap_num)::int as scrap_num, sum(q.defect_num)::int as defect_num, sum(q.check_num) ${first} as first_checked,
      sum(q.pass_num) ${first} as first_passed, sum(q.defect_num) ${first} as first_defects,
      ${groupBy ? sql`null::numeric` : sql`round((extract(epoch from min(q.submit_date - q.create_date)) / 60)::numeric, 2)`}
        as spent_min
    from mes2.qc_check_record q
    join mes2.production_order o on o.company_id = q.company_id and o.id = q.order_id
    left join mes2.bundle b on b.company_id = q.company_id and b.id = q.bundle_id
    left join amc.department l on l.company_id = q.company_id and l.id = q.line_dept_id
    where q.company_id = ${companyId} and q.del_flag = '0' and q.status in (1, 2, 3, 4)
      and q.work_date between ${workDateFrom}::date and ${workDateTo}::date
      ${reinspections ? sql`` : sql`and q.round = 1`}
      ${checkType ? sql`and q.check_type = ${checkType}::int` : sql``}
      ${result === undefined ? sql`` : sql`and q.result = ${result}::int`}
      ${inspectorId ? sql`and q.inspector_id = ${inspectorId}` : sql``}
      ${lineDeptId ? sql`and q.line_dept_id = ${lineDeptId}` : sql``}
      ${
        deptId
          ? sql`and exists (select 1 from amc.department u
              where u.company_id = q.company_id and u.id = ${deptId} and l.path like u.path || '%')`
          : sql``
      }
      ${customerId ? sql`and o.customer_id = ${customerId}` : sql``}
      ${orderNo ? sql`and o.order_no = upper(btrim(${orderNo}))` : sql``}
      ${styleNo ? sql`and o.style_no = upper(btrim(${styleNo}))` : sql``}
      ${colorId ? sql`and b.color_id = ${colorId}` : sql``}
      ${sizeId ? sql`and b.size_id = ${sizeId}` : sql``}
      ${andCountedWithinReach(reach, 'mes2.qc_check_record', sql`q`)}
    group by ${groupBy ? sql`q.${ident(KEPT[groupBy])}` : sql`q.id`}) r
  left join mes2.production_order o on o.company_id = ${companyId} and o.id = r.order_id
  left join mes2.bundle b on b.company_id = ${companyId} and b.id = r.bundle_id
  left join amc.department l on l.company_id = ${companyId} and l.id = r.line_dept_id
  left join mes2.order_process p on p.company_id = ${companyId} and p.id = r.order_process_id
  left join amc.company_member m on m.company_id = ${companyId} and m.id = r.inspector_id
  where true`;
}

const dhu = (defects: Sql, checked: Sql): Sql => sql`round(${dhuOf(defects, checked)}, 2)`;
const fpy = (checked: Sql, passed: Sql): Sql => sql`round(${fpyOf(checked, passed)}, 2)`;
const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** Every check of every type, or what a line, day, inspector, order or hour comes to. */
export const checkRecordReport = report({
  operation: 'getCheckRecordReport',
  scope: 'rows',
  range: 'workDate',
  ask: async (tx, call) => {
    const { query = {} } = call;
    const day = today(call, await floorSettings(tx, call));
    const { workDateTo = laterOf(query.workDateFrom ?? day, day) } = query;
    const { workDateFrom = workDateTo } = query;
    return { workDateFrom, workDateTo };
  },
  rows: ({ companyId, reach, query }) => {
    const { workDateFrom = '', workDateTo = '', groupBy } = query;
    if (!groupBy && daysBetween(workDateFrom, workDateTo) >= MOST_DAYS)
      throw new DomainError('details-fewer-days', { max: MOST_DAYS });
    return rows(companyId, reach, query);
  },
  columns: {
    checkNo: sql`r.check_no`,
    checkType: sql`r.check_type`,
    workDate: sql`r.work_date`,
    hour: sql`r.hour::int`,
    orderNo: sql`o.order_no`,
    bundleNo: sql`case when b.id is not null then ${bundleLabelOf(sql`b`)} end`,
    lineDeptName: sql`l.name`,
    processName: sql`p.process_name`,
    checkNum: sql`r.check_num`,
    passNum: sql`r.pass_num`,
    reworkNum: sql`r.rework_num`,
    secondNum: sql`r.second_num`,
    scrapNum: sql`r.scrap_num`,
    defectNum: sql`r.defect_num`,
    dhu: dhu(sql`r.first_defects`, sql`r.first_checked`),
    fpyPct: fpy(sql`r.first_checked`, sql`r.first_passed`),
    inspectorName: sql`m.employee_name`,
    result: sql`r.result`,
    round: sql`r.round`,
    spentMin: sql`r.spent_min`,
    checkId: sql`r.check_id`,
    orderId: sql`r.order_id`,
  },
  ratios: {
    dhu: dhu(sql`sum(r.first_defects)`, sql`sum(r.first_checked)`),
    fpyPct: fpy(sql`sum(r.first_checked)`, sql`sum(r.first_passed)`),
  },
  rowId: sql`r.check_id`,
  order: sql`r.work_date desc nulls last, r.hour, l.name, o.order_no, r.check_id desc`,
});
