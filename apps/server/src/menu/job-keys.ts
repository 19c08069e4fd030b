/** Buttons by the work they belong to: what the jobs are put together from. */
export const BED_ENTRY = [
  'POST^/mes2/reduce/insert',
  'PUT^/mes2/reduce/update',
  'PUT^/mes2/reduce/start',
  'PUT^/mes2/reduce/cutDone',
  'PUT^/mes2/reduce/submit',
];
export const BED_DECISIONS = [
  'PUT^/mes2/reduce/unsubmit',
  'PUT^/mes2/reduce/approve',
  'DELETE^/mes2/reduce/delete',
];
export const FABRIC_STORE = [
  'POST^/mes2/cloth/insert',
  'POST^/mes2/cloth/inspect',
  'PUT^/mes2/cloth/release',
  'PUT^/mes2/cloth/return',
  'PUT^/mes2/tympan/update',
  'POST^/mes2/saas/order/tympan',
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
export const RECEIVE_FABRIC = 'PUT^/mes2/feedingSing/receive';
export const BED_PAPERS = [
  'POST^/mes2/reduce/qc',
  'POST^/mes2/reduce/sld',
  'PUT^/mes2/reduce/sld/confirm',
  'POST^/mes2/reduce/bills/print',
];
/** Bundles of a submitted bed and their labels; taking bundles away is a decision. */
export const BUNDLE_LABELS = ['POST^/mes2/bundle/generate', 'POST^/mes2/bundle/print'];
export const BATCHES = ['POST^/mes2/batchRange', 'PUT^/mes2/batchRange', 'DELETE^/mes2/batchRange'];
/** Counts in what a subcontract group brings back: the store that sent it, or the line it was taken from. */
export const RECEIVE_OUTSIDE = 'PUT^/mes2/outDelivery/receive';
export const SEND_PIECES = [
  'POST^/mes2/materialsDelivery/send',
  'PUT^/mes2/materialsDelivery/recall',
  'PUT^/mes2/materialsDelivery/agree',
  RECEIVE_OUTSIDE,
];
export const RECEIVE_PIECES = [
  'PUT^/mes2/materialsDelivery/receive',
  'PUT^/mes2/materialsDelivery/agree',
  'PUT^/mes2/materialsDelivery/return',
  RECEIVE_OUTSIDE,
];
export const LINE_BUNDLES = [
  'PUT^/mes2/bundle/split',
  'PUT^/mes2/bundle/hold',
  'POST^/mes2/bundleProcess/manual',
  'PUT^/mes2/bundleProcess/skip',
];
export const ORDER_ENTRY = [
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
export const ORDER_VERSIONS = [
  'POST^/mes2/saas/order/version',
  'PUT^/mes2/saas/order/version/effective',
  'PUT^/mes2/saas/order/version/refuse',
  'POST^/mes2/saas/order/version/resync',
];
export const STYLE_ENTRY = [
  'POST^/mes2/style/insert',
  'PUT^/mes2/style/update',
  'POST^/mes2/style/import',
  'DELETE^/mes2/style/delete',
  'PUT^/mes2/style/approve',
  'PUT^/mes2/style/status',
  'PUT^/mes2/line/layout',
  'POST^/mes2/saas/order/process/batchInsert',
  'POST^/mes2/saas/order/price',
];
export const DIES = [
  'POST^/mes2/knifeMold/insert',
  'PUT^/mes2/knifeMold/update',
  'PUT^/mes2/knifeMold/status',
  'POST^/mes2/knifeAndTympan/batchSave',
];
export const PLANNING = [
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
export const SPLIT_RULES = [
  'POST^/mes2/fixedSplitting',
  'PUT^/mes2/fixedSplitting',
  'DELETE^/mes2/fixedSplitting',
];
/** The bench where cards are bound to bundles and taken off. */
export const BIND_CARDS = ['POST^/mes2/saas/order/slotCard/batch', 'PUT^/mes2/slotCard/unbind'];
export const CARDS = ['POST^/mes2/slotCard', 'PUT^/mes2/slotCard', ...BIND_CARDS];
export const MANPOWER = ['POST^/mes2/inputPersonnelWork', 'PUT^/mes2/inputPersonnelWork/confirm'];
export const REOPEN_MANPOWER = 'PUT^/mes2/inputPersonnelWork/reopen';
export const BOARD_FIGURES = [
  'POST^/mes2/boardQuantity',
  'PUT^/mes2/boardQuantity',
  'DELETE^/mes2/boardQuantity',
];
export const OUTSIDE = [
  'POST^/mes2/pgdType',
  'PUT^/mes2/pgdType',
  'DELETE^/mes2/pgdType',
  'POST^/mes2/outGroup',
  'PUT^/mes2/outGroup',
  'DELETE^/mes2/outGroup',
];
export const CUSTOMER_CURVES = [
  'POST^/mes2/customerEfficiencySet',
  'PUT^/mes2/customerEfficiencySet',
  'DELETE^/mes2/customerEfficiencySet',
];
export const PRIORITY_LEGEND = 'PUT^/mes2/linePriorityDescription';
export const WORK_STUDY = [
  'POST^/mes2/problemType',
  'POST^/mes2/lineProblemSet',
  'PUT^/mes2/lineProblemSet',
  'DELETE^/mes2/lineProblemSet',
  PRIORITY_LEGEND,
  'POST^/mes2/dclCustomerTime',
  'PUT^/mes2/dclCustomerTime',
  'DELETE^/mes2/dclCustomerTime',
  'POST^/mes2/voice',
  'PUT^/mes2/voice',
  'DELETE^/mes2/voice',
  'POST^/mes2/voice/test',
  'POST^/mes2/efficiencySet',
  'PUT^/mes2/efficiencySet',
  'DELETE^/mes2/efficiencySet',
  ...CUSTOMER_CURVES,
  'POST^/mes2/treeDict',
  'PUT^/mes2/treeDict',
  'DELETE^/mes2/treeDict',
];
/** Accepts scans that look wrong, of others alone. */
export const REVIEW_SCANS = 'PUT^/mes2/scan/review';
export const PAIR_BOARDS = 'POST^/amc/boardDevice/pair';
export const RATES = 'FIELD^orderProcess.price';
export const SCAN = 'PUT^/mes2/bundleProcess/update';
/** Books the work of anybody: what is not the own and not that of one's people. */
export const BOOK_OTHERS = 'PUT^/mes2/bundleProcess/other';
export const REVERSE = 'PUT^/mes2/bundleProcess/reverse';
export const CUSTOMER = 'FIELD^customer.name';
export const CHECKS = [
  'POST^/mes2/qc/checkRecord',
  'PUT^/mes2/qc/checkRecord',
  'PUT^/mes2/qc/checkRecord/bad/rework',
  'PUT^/mes2/qc/submit',
  'POST^/mes2/qc/reinspect',
  'PUT^/mes2/qc/void',
  'POST^/mes2/qc/patrol',
  'PUT^/mes2/qc/patrol',
];
export const QUALITY_DECISIONS = [
  'PUT^/mes2/qc/confirm',
  'PUT^/mes2/qc/concession',
  'POST^/mes2/qc/customerFinding',
  'POST^/mes2/levelRecord/recalculate',
];
export const DEFECT_CATALOGUE = [
  'POST^/mes2/qc/defectCategory',
  'PUT^/mes2/qc/defectCategory',
  'PUT^/mes2/qc/defectCategory/sort',
  'DELETE^/mes2/qc/defectCategory',
  'POST^/mes2/qc/badType',
  'POST^/mes2/qc/badItem',
  'PUT^/mes2/qc/badItem',
  'DELETE^/mes2/qc/badItem',
  'POST^/mes2/qc/badItem/import',
  'POST^/mes2/qc/badItem/init',
];
export const SITE_CHECKS = [
  'POST^/mes2/site/archive',
  'PUT^/mes2/site/archive',
  'PUT^/mes2/site/archive/publish',
  'PUT^/mes2/site/archive/retire',
  'POST^/mes2/site/task',
  'PUT^/mes2/site/task/submit',
  'PUT^/mes2/site/task/cancel',
  'PUT^/mes2/site/record',
  'PUT^/mes2/site/record/recheck',
];
/** Counts garments into the store; somebody else confirms the count. */
export const COUNT_GARMENTS = [
  'POST^/mes2/warehouseReceipt',
  'PUT^/mes2/warehouseReceipt',
  'PUT^/mes2/warehouseReceipt/submit',
];
export const STORE_GARMENTS = [
  ...COUNT_GARMENTS,
  'PUT^/mes2/warehouseReceipt/confirm',
  'PUT^/mes2/warehouseReceipt/back',
  'PUT^/mes2/warehouseReceipt/void',
  'POST^/mes2/warehouseOut',
  'PUT^/mes2/warehouseOut',
  'PUT^/mes2/warehouseOut/submit',
  'PUT^/mes2/warehouseOut/confirm',
  'PUT^/mes2/warehouseOut/back',
  'PUT^/mes2/warehouseOut/void',
  'PUT^/mes2/warehouse/reverse',
];
export const REPAIRS = [
  'PUT^/ccm/machine/batchStatus',
  'POST^/ccm/machine/insert',
  'PUT^/ccm/machine/update',
  'POST^/ccm/machine/import',
  'PUT^/ccm/machine/scrap',
  'POST^/mes2/locationMachine/move',
  'PUT^/mes2/machineMaintenance/confirm',
];
export const REPORT_MACHINE = 'POST^/mes2/machineMaintenance/report';
export const WAGES = [
  'POST^/mes2/wages/period',
  'POST^/mes2/batchDayLog/retry',
  'POST^/mes2/wages/calculate',
  'POST^/mes2/wages/adjust',
  'PUT^/mes2/wages/objection/answer',
  'PUT^/mes2/wages/lock',
  'PUT^/mes2/wages/pay',
  'PUT^/mes2/saas/order/wageReport/lock',
  'PUT^/mes2/saas/order/wageReport/unlock',
  'POST^/mes2/saas/order/price',
  'PUT^/mes2/saas/order/price/audit',
  'EXPORT^wageReport',
  'FIELD^wage.amount',
];
/** A second pair of eyes over payroll: of somebody who neither enters adjustments nor calculates or locks wages. */
export const WAGE_DECISIONS = [
  'PUT^/mes2/wages/adjust/approve',
  'PUT^/mes2/wages/unlock',
  'PUT^/mes2/saas/order/price/audit',
];
export const OWN_WAGES = ['PUT^/mes2/wages/confirm', 'PUT^/mes2/wages/objection'];
