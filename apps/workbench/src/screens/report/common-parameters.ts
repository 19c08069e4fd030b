import { msg } from '#app/i18n.ts';
import type { AskedSegments } from './report-definition.ts';

const CUTTING_TABLE = 4;
const SEWING_LINE = 5;

/** What most reports are asked by, each under the name that it has in the query. */
export const common = {
  workDays: { kind: 'days', param: 'workDateFrom', to: 'workDateTo', label: msg('工作日') },
  customer: { kind: 'record', param: 'customerId', label: msg('客户'), reference: 'listCustomers' },
  table: { kind: 'department', param: 'tableId', label: msg('裁床台'), deptType: CUTTING_TABLE },
  line: { kind: 'department', param: 'lineDeptId', label: msg('产线'), deptType: SEWING_LINE },
  orderNo: { kind: 'text', param: 'orderNo', label: msg('订单号') },
  styleNo: { kind: 'text', param: 'styleNo', label: msg('款号') },
  material: { kind: 'record', param: 'materialId', label: msg('面料'), reference: 'listMaterials' },
  color: { kind: 'record', param: 'colorId', label: msg('颜色'), reference: 'listColors' },
  employee: { kind: 'record', param: 'employeeId', label: msg('员工'), reference: 'listEmployees' },
} as const;

/** What the rows of a report are; one of `options` always holds, and `''` is how the report begins. */
export const groupedBy = <const Options extends AskedSegments<unknown>['options']>(
  options: Options,
) => ({ kind: 'segments', param: 'groupBy', label: msg('分组'), options }) as const;
