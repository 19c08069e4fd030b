import type { Bilingual } from '@garment-mes/domain/refusals';
import type { OperationId } from '../generated/operations.ts';
import type { BelongingTable } from './belongings.ts';

/** A record that a field names, and what the refusal calls it where its table has another name. */
export interface Named {
  readonly table: BelongingTable;
  readonly what?: Bilingual;
}

const dept = (zh: string, en: string): Named => ({ table: 'amc.department', what: { zh, en } });
const bed: Named = { table: 'mes2.cutting_bed' };
const bundle: Named = { table: 'mes2.bundle' };

/** Fields that name a record of somebody's, anywhere in a request. */
export const namingFields: Readonly<Record<string, Named>> = {
  deptId: { table: 'amc.department' },
  deptIds: { table: 'amc.department' },
  fromDeptId: { table: 'amc.department' },
  lineDeptId: dept('产线', 'Line'),
  lineDeptIds: dept('产线', 'Line'),
  tableId: dept('裁床台', 'Cutting table'),
  userCompanyId: { table: 'amc.company_member' },
  bedId: bed,
  reduceBedId: bed,
  parentBedId: bed,
  bundleId: bundle,
  bundleIds: bundle,
  scheduleId: { table: 'mes2.schedule' },
};

/** Calls whose `id` or `ids` name a record of somebody's. */
export const scopedRecords: { readonly [Id in OperationId]?: BelongingTable } = {
  getUser: 'amc.company_member',
  updateCompanyUser: 'amc.company_member',
  deleteUser: 'amc.company_member',
  saveEducation: 'amc.company_member',
  saveWorkExperience: 'amc.company_member',
  registerAccounts: 'amc.company_member',
  setFirstPassword: 'amc.company_member',

  getMachine: 'ccm.machine',
  updateMachine: 'ccm.machine',
  changeMachineStatus: 'ccm.machine',
  scrapMachine: 'ccm.machine',

  getOrder: 'mes2.production_order',
  updateOrder: 'mes2.production_order',
  deleteOrder: 'mes2.production_order',
  confirmOrder: 'mes2.production_order',
  withdrawOrder: 'mes2.production_order',
  suspendOrder: 'mes2.production_order',
  resumeOrder: 'mes2.production_order',
  finishOrder: 'mes2.production_order',
  reopenOrder: 'mes2.production_order',
  closeOrder: 'mes2.production_order',
  uncloseOrder: 'mes2.production_order',
  cancelOrder: 'mes2.production_order',

  getCuttingBed: 'mes2.cutting_bed',
  updateCuttingBed: 'mes2.cutting_bed',
  startCuttingBed: 'mes2.cutting_bed',
  finishCutting: 'mes2.cutting_bed',
  submitCuttingBed: 'mes2.cutting_bed',
  unsubmitCuttingBed: 'mes2.cutting_bed',
  approveCuttingBed: 'mes2.cutting_bed',
  deleteCuttingBed: 'mes2.cutting_bed',
  listCuttingBedSheets: 'mes2.cutting_bed',
  recordCuttingBedPrint: 'mes2.cutting_bed',
  confirmRemnantSlip: 'mes2.remnant_slip',
  updateCuttingSchedule: 'mes2.cutting_schedule',
  submitCuttingSchedule: 'mes2.cutting_schedule',
  withdrawCuttingSchedule: 'mes2.cutting_schedule',
  endCuttingSchedule: 'mes2.cutting_schedule',
  cancelCuttingSchedule: 'mes2.cutting_schedule',
  reorderCuttingSchedules: 'mes2.cutting_schedule',

  getFeedingSlip: 'mes2.feeding_slip',
  updateFeedingSlip: 'mes2.feeding_slip',
  issueFeedingSlip: 'mes2.feeding_slip',
  receiveFeedingSlip: 'mes2.feeding_slip',
  returnFeedingSlip: 'mes2.feeding_slip',
  closeFeedingSlip: 'mes2.feeding_slip',
  voidFeedingSlip: 'mes2.feeding_slip',
  approveMaterialRequisition: 'mes2.material_requisition',
  issueMaterialRequisition: 'mes2.material_requisition',
  returnMaterialRequisition: 'mes2.material_requisition',
  voidMaterialRequisition: 'mes2.material_requisition',

  updateBundleBatch: 'mes2.batch_range',
  deleteBundleBatch: 'mes2.batch_range',
  printBundles: 'mes2.bundle',
  splitBundle: 'mes2.bundle',
  holdBundles: 'mes2.bundle',
  skipBundleProcess: 'mes2.bundle_process',
  updateSlotCard: 'mes2.slot_card',
  unbindSlotCard: 'mes2.slot_card',
  getCutPieceDelivery: 'mes2.cut_piece_delivery',
  receiveCutPieceDelivery: 'mes2.cut_piece_delivery',
  agreeCutPieceDelivery: 'mes2.cut_piece_delivery',
  recallCutPieceDelivery: 'mes2.cut_piece_delivery',
  returnCutPieceDelivery: 'mes2.cut_piece_delivery',
  receiveSubcontractDelivery: 'mes2.subcontract_delivery',
  reviewScans: 'mes2.scan',
  getCheckRecord: 'mes2.qc_check_record',
  updateCheckRecord: 'mes2.qc_check_record',
  submitCheckRecord: 'mes2.qc_check_record',
  voidCheckRecord: 'mes2.qc_check_record',

  updateLine: 'mes2.line',
  saveLineLayout: 'mes2.line',
  deleteSchedule: 'mes2.schedule',
  changeScheduleStatus: 'mes2.schedule',
  endSchedule: 'mes2.schedule',
  reopenSchedule: 'mes2.schedule',
  splitSchedule: 'mes2.schedule',
  updateDispatchOrder: 'mes2.dispatch_order',
  issueDispatchOrder: 'mes2.dispatch_order',
  acceptDispatchOrder: 'mes2.dispatch_order',
  finishDispatchOrder: 'mes2.dispatch_order',
  cancelDispatchOrder: 'mes2.dispatch_order',

  getProblemLog: 'mes2.problem_log',
  respondProblemLog: 'mes2.problem_log',
  resolveProblemLog: 'mes2.problem_log',
  closeProblemLog: 'mes2.problem_log',
  cancelProblemLog: 'mes2.problem_log',

  getPatrol: 'mes2.qc_patrol',
  updatePatrol: 'mes2.qc_patrol',

  confirmWageRecords: 'mes2.wage_record',
  objectWageRecord: 'mes2.wage_record',
  answerWageObjection: 'mes2.wage_record',
  unlockWageRecords: 'mes2.wage_record',
  payWageRecords: 'mes2.wage_record',
  approveWageAdjusts: 'mes2.wage_adjust',

  saveTaktTarget: 'mes2.takt_target',
  updateTargetRecord: 'mes2.target_record',
  updateManpowerInput: 'mes2.manpower_input',
  confirmManpowerInput: 'mes2.manpower_input',
  reopenManpowerInput: 'mes2.manpower_input',
  updateAttendance: 'mes2.attendance',
  deleteAttendance: 'mes2.attendance',
  approveEmployeeAbsence: 'mes2.employee_absence',
  cancelEmployeeAbsence: 'mes2.employee_absence',
  updateWorkedHours: 'mes2.worked_hours',
  deleteWorkedHours: 'mes2.worked_hours',
  confirmWorkedHours: 'mes2.worked_hours',
  updateBoardQuantity: 'mes2.board_quantity',
  deleteBoardQuantity: 'mes2.board_quantity',
};

/**
 * Fields that name parts of the record the call itself names: whoever reaches that one reaches its parts, and the
 * call refuses a part of another one.
 */
export const partsOfRecord: { readonly [Id in OperationId]?: readonly string[] } = {
  receiveCutPieceDelivery: ['bundleId'],
  receiveSubcontractDelivery: ['bundleId'],
};

/** Calls about people whose `employeeId` or `employeeIds` are checked: elsewhere they only name who worked. */
export const aboutPeople: ReadonlySet<OperationId> = new Set<OperationId>([
  'listUserJobs',
  'saveUserJobs',
  'saveUserPermission',
  'createDepartmentUser',
  'createAttendance',
  'createEmployeeAbsence',
  'createWorkedHours',
  'updateWorkedHours',
  'getMyDay',
]);

/** Calls that name what lies beyond the own departments by their very purpose, and why they may. */
export const beyondReach: { readonly [Id in OperationId]?: string } = {
  recordScan:
    'the ticket in the hand names the bundle; whose work may be booked is a rule of its own',
  recordScans:
    'the tickets in the hand name the bundles; whose work may be booked is a rule of its own',
  reverseScan: 'takes back an own scan, or one of the own line by the rule of the scan',
  resolveScanCode: 'the ticket in the hand names it',
  getAppPreload: 'what a handheld needs offline for its line',
  getBundleTrace: 'a bundle is traced by its printed code, across all departments it went through',
  sendCutPieceDelivery:
    'pieces are sent to the lines of others; the lines allowed are those planned',
  sendSubcontractDelivery: 'garments are sent out of the house',
  createMaterialRequisition: 'a store is asked for a department, and an approver decides',
  createBundleBatch: 'bundles are set aside for the line that is to sew them',
  joinCuttingBed: 'the sheet in the hand names the bed; people of other tables come to help',
  bindChannel: 'names topics, not records',
};
