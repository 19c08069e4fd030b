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
  /** Keys of buttons and fields, and addresses of single pages. */
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
const ORDER_ENTRY = [
  'POST^/mes2/saas/order/insertOrder',
  'PUT^/mes2/saas/order/updateOrder',
  'PUT^/mes2/saas/order/updateListOrder',
  'POST^/mes2/saas/order/importOrderExcel',
  'DELETE^/mes2/saas/order/deleteOrder',
  'PUT^/mes2/saas/order/confirmOrder',
  'PUT^/mes2/saas/order/withdrawOrder',
  'PUT^/mes2/saas/order/suspendOrder',
  'PUT^/mes2/saas/order/resumeOrder',
  'PUT^/mes2/saas/order/cancelOrder',
  'PUT^/mes2/saas/order/closeOrder',
  'POST^/mes2/saas/order/tympan',
];
const ORDER_VERSIONS = [
  'POST^/mes2/saas/order/version',
  'PUT^/mes2/saas/order/version/effective',
  'PUT^/mes2/saas/order/version/refuse',
  'POST^/mes2/saas/order/version/resync',
];
const STYLE_ENTRY = [
  'POST^/mes2/style/insert',
  'PUT^/mes2/style/update',
  'POST^/mes2/style/import',
  'DELETE^/mes2/style/delete',
  'PUT^/mes2/style/approve',
  'PUT^/mes2/style/status',
  'POST^/mes2/saas/order/process/batchInsert',
  'POST^/mes2/saas/order/price',
];
const DIES = [
  'POST^/mes2/knifeMold/insert',
  'PUT^/mes2/knifeMold/update',
  'PUT^/mes2/knifeMold/status',
  'POST^/mes2/knifeAndTympan/batchSave',
];
const PLANNING = [
  'POST^/mes2/assignmentOrder/issue',
  'PUT^/mes2/assignmentOrder/finish',
  'PUT^/mes2/assignmentOrder/cancel',
  'POST^/mes2/saas/order/resourcesOccupation',
  'PUT^/mes2/saas/order/cancelOccupation',
  'PUT^/mes2/saas/order/finishOrder',
  'PUT^/mes2/saas/order/reopenOrder',
  'PUT^/mes2/saas/order/suspendOrder',
  'PUT^/mes2/saas/order/resumeOrder',
  'PUT^/mes2/saas/order/cancelOrder',
  'DELETE^/mes2/saas/order/deleteOrder',
];
const SPLIT_RULES = [
  'POST^/mes2/fixedSplitting',
  'PUT^/mes2/fixedSplitting',
  'DELETE^/mes2/fixedSplitting',
];
const CARDS = ['POST^/mes2/slotCard', 'PUT^/mes2/slotCard', 'PUT^/mes2/slotCard/unbind'];
const MANPOWER = ['POST^/mes2/inputPersonnelWork', 'PUT^/mes2/inputPersonnelWork/confirm'];
/** Pages of a group that a job does not have as a whole stand beside their buttons. */
const BOARD_FIGURES = [
  '/mes/basic/boardQuantity',
  'POST^/mes2/boardQuantity',
  'PUT^/mes2/boardQuantity',
  'DELETE^/mes2/boardQuantity',
];
const OUTSIDE = [
  '/mes/basic/pgdType',
  '/mes/basic/outGroup',
  'POST^/mes2/pgdType',
  'PUT^/mes2/pgdType',
  'DELETE^/mes2/pgdType',
  'POST^/mes2/outGroup',
  'PUT^/mes2/outGroup',
  'DELETE^/mes2/outGroup',
];
const WORK_STUDY = [
  '/mes/basic/lineProblemSet',
  '/mes/basic/linePriorityDescription',
  'POST^/mes2/problemType',
  'POST^/mes2/lineProblemSet',
  'PUT^/mes2/lineProblemSet',
  'DELETE^/mes2/lineProblemSet',
  'PUT^/mes2/linePriorityDescription',
  'POST^/mes2/dclCustomerTime',
  'PUT^/mes2/dclCustomerTime',
  'DELETE^/mes2/dclCustomerTime',
  'POST^/mes2/voice',
  'PUT^/mes2/voice',
  'DELETE^/mes2/voice',
  'POST^/mes2/efficiencySet',
  'PUT^/mes2/efficiencySet',
  'DELETE^/mes2/efficiencySet',
  'POST^/mes2/customerEfficiencySet',
  'PUT^/mes2/customerEfficiencySet',
  'DELETE^/mes2/customerEfficiencySet',
  'POST^/mes2/treeDict',
  'PUT^/mes2/treeDict',
  'DELETE^/mes2/treeDict',
];
const RATES = 'FIELD^orderProcess.price';
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
    groups: ['G1', 'G2', 'G3', 'G5', 'G6', 'G14'],
    keys: [...ORDER_ENTRY, ...ORDER_VERSIONS, CUSTOMER, 'FIELD^order.unitPrice', 'EXPORT^order'],
  },
  {
    code: 'planner',
    name: '计划员',
    jobType: 5,
    dataScope: 1,
    groups: ['G1', 'G2', 'G3', 'G5', 'G6', 'G14'],
    keys: [...PLANNING, ...OUTSIDE, CUSTOMER],
  },
  {
    code: 'technician',
    name: '工艺员',
    jobType: 5,
    dataScope: 1,
    groups: ['G1', 'G3', 'G5', 'G6', 'G14', 'G15'],
    keys: [
      ...STYLE_ENTRY,
      ...WORK_STUDY,
      ...ORDER_VERSIONS,
      'PUT^/mes2/saas/order/updateOrder',
      'PUT^/mes2/saas/order/confirmOrder',
      'POST^/mes2/knifeAndTympan/batchSave',
      RATES,
      CUSTOMER,
    ],
  },
  {
    code: 'workshopManager',
    name: '车间主任',
    jobType: 1,
    dataScope: 2,
    groups: ['G1', 'G2', 'G3', 'G5', 'G6', 'G7', 'G8', 'G13', 'G14', 'A'],
    keys: [
      'POST^/mes2/materialRequisition/approve',
      'PUT^/mes2/materialsDelivery/anyLine',
      'PUT^/mes2/assignmentOrder/accept',
      'PUT^/mes2/assignmentOrder/finish',
      ...LINE_BUNDLES,
      ...RECEIVE_PIECES,
      ...MANPOWER,
      ...BOARD_FIGURES,
      'PUT^/ccm/machine/batchStatus',
      SCAN,
      REVERSE,
      CUSTOMER,
    ],
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
      ...DIES,
      'PUT^/mes2/reduce/overCut',
      'POST^/mes2/bundle/generate',
      'DELETE^/mes2/bundle/delete',
      'POST^/mes2/bundle/print',
      'PUT^/mes2/bundle/split',
      'PUT^/mes2/bundle/hold',
      RECEIVE_FABRIC,
      ...BED_PAPERS,
      ...BATCHES,
      ...SPLIT_RULES,
      ...CARDS,
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
    keys: [...BED_ENTRY, ...BED_PAPERS, ...CARDS, RECEIVE_FABRIC, SCAN, CUSTOMER],
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
    keys: [...RECEIVE_PIECES, ...LINE_BUNDLES, ...MANPOWER, SCAN, REVERSE],
  },
  {
    code: 'qc',
    name: 'QC',
    jobType: 5,
    dataScope: 2,
    groups: ['G3', 'G6', 'G7', 'G9', 'G14', 'A'],
    keys: [
      'POST^/mes2/reduce/qc',
      'PUT^/mes2/bundle/hold',
      'POST^/mes2/cloth/inspect',
      'PUT^/mes2/cloth/release',
    ],
  },
  {
    code: 'operator',
    name: '车工',
    jobType: 3,
    dataScope: 4,
    groups: [],
    keys: ['/mes/app/bgapp', SCAN, REVERSE],
  },
];
