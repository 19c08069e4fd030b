import { msg } from '#app/i18n.ts';

/** Departments that cut. */
const CUTTING_GROUP = 4;

/** What the reports of the cutting room are asked by. */
export const WORK_DAYS = {
  kind: 'days',
  param: 'workDateFrom',
  to: 'workDateTo',
  label: msg('工作日'),
} as const;

export const OF_CUSTOMER = {
  kind: 'record',
  param: 'customerId',
  label: msg('客户'),
  reference: 'listCustomers',
} as const;

export const OF_TABLE = {
  kind: 'department',
  param: 'tableId',
  label: msg('裁床台'),
  deptType: CUTTING_GROUP,
} as const;
