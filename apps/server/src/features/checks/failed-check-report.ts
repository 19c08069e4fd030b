import { type Sql, sql } from '../../database/engine.ts';
import type { QueryOf } from '../../generated/operations.ts';
import { report } from '../../list/report.ts';
import { bundleLabelOf } from '../bundles/public.ts';

/** Hours of the clock in which a fault is to be mended: exactly as many is in time. */
export const REWORK_HOURS = 4;

type Asked = NonNullable<QueryOf<'getFailedCheckReport'>>;

/**
 * A fault to be mended waits from when it was found until it is mended: when it was marked so, else when its record went
 * through re-inspection, else until now. What is kept as a second or scrapped waits for nothing.
 */
const mendedAt = sql`coalesce(d.rework_date, case when q.status = 4 then (
  select max(c.submit_date) from mes2.qc_check_record c
  where c.company_id = q.company_id and c.parent_id = q.id and c.status <> 9 and c.del_flag = '0') end,
  case when q.status = 4 then q.submit_date end, app_now())`;
const waited = sql`case when d.disposition = 1 then greatest(interval '0', ${mendedAt} - d.create_date) end`;
const isOvertime = sql`coalesce(${waited} > make_interval(hours => ${REWORK_HOURS}::int), false)`;
const isOpen = sql`(d.disposition = 1 and q.status = 2)`;

const columns = {
  workDate: sql`q.work_date`,
  checkNo: sql`q.check_no`,
  barcode: sql`q.barcode`,
  bundleNo: sql`case when b.id is not null then ${bundleLabelOf(sql`b`)} end`,
  orderNo: sql`o.order_no`,
  badItemName: sql`i.name`,
  severity: sql`d.severity`,
  num: sql`d.num`,
  partCode: sql`d.part_code`,
  processName: sql`p.process_name`,
  employeeName: sql`m.employee_name`,
  lineDeptName: sql`l.name`,
  disposition: sql`d.disposition`,
  reworkStatus: sql`d.rework_status`,
  foundDate: sql`d.create_date`,
  reworkDate: sql`d.rework_date`,
  reworkHour: sql`round((extract(epoch from ${waited}) / 3600)::numeric, 2)`,
  isOvertime: sql`${isOvertime}::int`,
  images: sql`array(select jsonb_array_elements_text(coalesce(d.images, '[]'::jsonb)))`,
  id: sql`d.id`,
  orderId: sql`q.order_id`,
};

const of = <Value>(value: Value | undefined, condition: (value: Value) => Sql): Sql =>
  value === undefined ? sql`` : sql`and ${condition(value)}`;

/** Every defect of records that were submitted and are not void. */
const rows = (companyId: string, asked: Asked): Sql => sql`
  from mes2.qc_check_record q
  join mes2.qc_check_bad d on d.company_id = q.company_id and d.check_id = q.id and d.del_flag = '0'
  join mes2.bad_item i on i.company_id = d.company_id and i.id = d.bad_item_id
  join mes2.production_order o on o.company_id = q.company_id and o.id = q.order_id
  left join mes2.bundle b on b.company_id = q.company_id and b.id = q.bundle_id
  left join mes2.order_process p on p.company_id = d.company_id and p.id = d.order_process_id
  left join amc.company_member m on m.company_id = d.company_id and m.id = d.employee_id
  left join amc.department l on l.company_id = q.company_id and l.id = q.line_dept_id
  where q.company_id = ${companyId} and q.del_flag = '0' and q.status in (1, 2, 3, 4)
  ${of(asked.workDateFrom, (day) => sql`q.work_date >= ${day}::date`)}
  ${of(asked.workDateTo, (day) => sql`q.work_date <= ${day}::date`)}
  ${of(
    asked.deptId,
    (id) => sql`exists (select 1 from amc.department u
      where u.company_id = q.company_id and u.id = ${id} and l.path like u.path || '%')`,
  )}
  ${of(asked.customerId, (id) => sql`o.customer_id = ${id}`)}
  ${of(asked.orderNo, (no) => sql`o.order_no = upper(btrim(${no}))`)}
  ${of(asked.styleNo, (no) => sql`o.style_no = upper(btrim(${no}))`)}
  ${of(asked.colorId, (id) => sql`b.color_id = ${id}`)}
  ${of(asked.sizeId, (id) => sql`b.size_id = ${id}`)}
  ${of(asked.severity, (severity) => sql`d.severity = ${severity}::int`)}
  ${of(asked.badItemId, (id) => sql`d.bad_item_id = ${id}`)}
  ${asked.openOnly ? sql`and ${isOpen}` : sql``}
  ${asked.overtimeOnly ? sql`and ${isOvertime}` : sql``}`;

/** The rework of the floor: every defect, who caused it, and how long it waited. */
export const failedCheckReport = report({
  operation: 'getFailedCheckReport',
  scope: ['mes2.qc_check_record', 'q'],
  range: 'workDate',
  rows: ({ companyId, query }) => rows(companyId, query),
  columns,
  rowId: sql`d.id`,
  order: sql`d.create_date desc, d.id desc`,
});
