import * as keys from './job-keys.ts';
import type { JobTemplate } from './job-template.ts';
import { type GroupCode, groups } from './pages.ts';
import * as planning from './planning-keys.ts';

const ALL_GROUPS = (Object.keys(groups) as GroupCode[]).filter((code) => code !== 'A');

/** Jobs that see the whole company, and the guest's. The information clerk reads there what a guest reads. */
export const officeJobs: readonly JobTemplate[] = [
  { code: 'admin', name: '公司管理员', jobType: 9, dataScope: 1, groups: [], keys: [] },
  {
    code: 'director',
    name: '厂长',
    jobType: 1,
    dataScope: 1,
    groups: ALL_GROUPS,
    keys: [keys.CUSTOMER, 'FIELD^order.unitPrice', keys.RATES, 'FIELD^wage.amount'],
  },
  {
    code: 'merchandiser',
    name: '跟单',
    jobType: 5,
    dataScope: 1,
    groups: ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G8', 'G9', 'G10', 'G14'],
    keys: [
      ...keys.ORDER_ENTRY,
      ...keys.ORDER_VERSIONS,
      keys.CUSTOMER,
      'FIELD^order.unitPrice',
      'EXPORT^order',
    ],
  },
  {
    code: 'planner',
    name: '计划员',
    jobType: 5,
    dataScope: 1,
    groups: ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G8', 'G12', 'G14'],
    keys: [
      ...keys.PLANNING,
      ...keys.OUTSIDE,
      ...keys.CUSTOMER_CURVES,
      keys.PRIORITY_LEGEND,
      keys.CUSTOMER,
      ...planning.SCHEDULING,
      ...planning.CUT_SCHEDULING,
      ...planning.MASTER_PLAN,
      ...planning.CALENDARS,
    ],
  },
  {
    code: 'technician',
    name: '工艺员',
    jobType: 5,
    dataScope: 1,
    groups: ['G1', 'G3', 'G5', 'G6', 'G9', 'G14', 'G15'],
    keys: [
      ...keys.STYLE_ENTRY,
      ...keys.WORK_STUDY,
      ...keys.ORDER_VERSIONS,
      'PUT^/mes2/saas/order/updateOrder',
      'PUT^/mes2/saas/order/confirmOrder',
      'POST^/mes2/knifeAndTympan/batchSave',
      keys.RATES,
      keys.CUSTOMER,
    ],
  },
  {
    code: 'ie',
    name: 'IE',
    jobType: 5,
    dataScope: 1,
    groups: ['G1', 'G3', 'G4', 'G6', 'G7', 'G8', 'G9', 'G11', 'G12', 'G13', 'G14', 'G15'],
    keys: [
      ...keys.STYLE_ENTRY,
      ...keys.WORK_STUDY,
      ...planning.TARGETS,
      ...keys.MANPOWER,
      ...keys.BOARD_FIGURES,
      'POST^/mes2/bundleProcess/manual',
      keys.RATES,
      keys.CUSTOMER,
    ],
  },
  {
    code: 'hr',
    name: '人事',
    jobType: 4,
    dataScope: 1,
    groups: ['G11', 'G12', 'G14', 'G16'],
    keys: [
      ...planning.PERSONNEL,
      ...planning.CALENDARS,
      ...planning.ABSENCES,
      'POST^/mes2/shift',
      'DELETE^/mes2/shift/delete',
      'POST^/mes2/employeeAbsence/import',
    ],
  },
  {
    code: 'payroll',
    name: '财务',
    jobType: 4,
    dataScope: 1,
    groups: ['G1', 'G3', 'G5', 'G6', 'G7', 'G9', 'G10', 'G11', 'G12', 'G14'],
    keys: [...keys.WAGES, 'PUT^/mes2/saas/order/closeOrder', keys.RATES, keys.CUSTOMER],
  },
  {
    code: 'informationClerk',
    name: '信息员',
    jobType: 4,
    dataScope: 1,
    groups: ['G1', 'G9', 'G10'],
    keys: [keys.CUSTOMER],
  },
  {
    code: 'guest',
    name: '访客',
    jobType: 5,
    dataScope: 4,
    groups: ['G1', 'G9', 'G10'],
    keys: [keys.CUSTOMER],
  },
];
