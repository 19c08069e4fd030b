import type { GroupCode } from './pages.ts';

/** A job as a new company starts with it: what it sees and which buttons it presses. */
export interface JobTemplate {
  readonly code: string;
  readonly name: string;
  /** 1 manager, 2 leader, 3 operator, 4 clerk, 5 specialist, 9 administrator (everything). */
  readonly jobType: 1 | 2 | 3 | 4 | 5 | 9;
  /** 1 company, 2 own departments, 3 managed groups, 4 self. */
  readonly dataScope: 1 | 2 | 3 | 4;
  readonly groups: readonly GroupCode[];
  /** Keys of buttons and fields. */
  readonly keys: readonly string[];
}

const BED_ENTRY = [
  'POST^/mes2/reduce/insert',
  'PUT^/mes2/reduce/update',
  'PUT^/mes2/reduce/start',
  'PUT^/mes2/reduce/cutDone',
  'PUT^/mes2/reduce/submit',
];
const BED_DECISIONS = [
  'PUT^/mes2/reduce/unsubmit',
  'PUT^/mes2/reduce/approve',
  'DELETE^/mes2/reduce/delete',
];
const SCAN = 'PUT^/mes2/bundleProcess/update';
const REVERSE = 'PUT^/mes2/bundleProcess/reverse';
const CUSTOMER = 'FIELD^customer.name';

export const jobTemplates: readonly JobTemplate[] = [
  { code: 'admin', name: '公司管理员', jobType: 9, dataScope: 1, groups: [], keys: [] },
  {
    code: 'merchandiser',
    name: '跟单',
    jobType: 5,
    dataScope: 1,
    groups: ['G1', 'G3', 'G5', 'G6', 'G14'],
    keys: [CUSTOMER, 'FIELD^order.unitPrice', 'EXPORT^order'],
  },
  {
    code: 'cuttingManager',
    name: '裁剪主管',
    jobType: 1,
    dataScope: 2,
    groups: ['G1', 'G3', 'G5', 'G6', 'G7', 'G14', 'G15', 'A'],
    keys: [
      ...BED_ENTRY,
      ...BED_DECISIONS,
      'PUT^/mes2/reduce/overCut',
      'POST^/mes2/bundle/generate',
      'DELETE^/mes2/bundle/delete',
      'POST^/mes2/bundle/print',
      SCAN,
      REVERSE,
      CUSTOMER,
    ],
  },
  {
    code: 'cuttingLeader',
    name: '裁床组长',
    jobType: 2,
    dataScope: 2,
    groups: ['G5', 'G6', 'G7', 'A'],
    keys: [...BED_ENTRY, SCAN, CUSTOMER],
  },
  {
    code: 'operator',
    name: '车工',
    jobType: 3,
    dataScope: 4,
    groups: ['A'],
    keys: [SCAN, REVERSE],
  },
];
