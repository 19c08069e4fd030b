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
const FABRIC_STORE = [
  'POST^/mes2/cloth/insert',
  'POST^/mes2/cloth/inspect',
  'PUT^/mes2/cloth/release',
  'PUT^/mes2/cloth/return',
  'PUT^/mes2/tympan/update',
  'POST^/mes2/feedingSing/insert',
  'POST^/mes2/feedingSing/issue',
  'PUT^/mes2/feedingSing/return',
  'PUT^/mes2/feedingSing/close',
  'PUT^/mes2/feedingSing/void',
  'POST^/mes2/materialRequisition/insert',
  'PUT^/mes2/materialRequisition/issue',
  'PUT^/mes2/materialRequisition/return',
  'PUT^/mes2/materialRequisition/void',
  'PUT^/mes2/materialReport/eta',
];
const RECEIVE_FABRIC = 'PUT^/mes2/feedingSing/receive';
const BED_PAPERS = [
  'POST^/mes2/reduce/qc',
  'POST^/mes2/reduce/sld',
  'PUT^/mes2/reduce/sld/confirm',
  'POST^/mes2/reduce/bills/print',
];
const BATCHES = ['POST^/mes2/batchRange', 'PUT^/mes2/batchRange', 'DELETE^/mes2/batchRange'];
const SEND_PIECES = [
  'POST^/mes2/materialsDelivery/send',
  'PUT^/mes2/materialsDelivery/recall',
  'PUT^/mes2/materialsDelivery/agree',
];
const RECEIVE_PIECES = [
  'PUT^/mes2/materialsDelivery/receive',
  'PUT^/mes2/materialsDelivery/agree',
  'PUT^/mes2/materialsDelivery/return',
];
const LINE_BUNDLES = [
  'PUT^/mes2/bundle/split',
  'PUT^/mes2/bundle/hold',
  'POST^/mes2/bundleProcess/manual',
  'PUT^/mes2/bundleProcess/skip',
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
      'PUT^/mes2/bundle/split',
      'PUT^/mes2/bundle/hold',
      RECEIVE_FABRIC,
      ...BED_PAPERS,
      ...BATCHES,
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
    keys: [...BED_ENTRY, ...BED_PAPERS, RECEIVE_FABRIC, SCAN, CUSTOMER],
  },
  {
    code: 'fabricKeeper',
    name: '面料仓管',
    jobType: 4,
    dataScope: 2,
    groups: ['G1', 'G5', 'G6', 'G14', 'A'],
    keys: FABRIC_STORE,
  },
  {
    code: 'panelKeeper',
    name: '裁片仓管',
    jobType: 4,
    dataScope: 2,
    groups: ['G6', 'G7', 'G8', 'G14', 'A'],
    keys: [...BATCHES, ...SEND_PIECES, SCAN],
  },
  {
    code: 'lineLeader',
    name: '组长',
    jobType: 2,
    dataScope: 2,
    groups: ['G7', 'G8', 'A'],
    keys: [...RECEIVE_PIECES, ...LINE_BUNDLES, SCAN, REVERSE],
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
