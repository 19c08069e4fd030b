export { AssignmentStatus, assignmentMoves } from './assignment-moves.ts';
export { bundleMoves } from './bundle-moves.ts';
export { CheckRecordStatus, checkRecordMoves } from './check-record-moves.ts';
export { CutPlanStatus, cutPlanMoves } from './cut-plan-moves.ts';
export { CuttingScheduleStatus, cuttingScheduleMoves } from './cutting-schedule-moves.ts';
export { DieStatus, dieMoves } from './die-moves.ts';
export { MachineStatus, machineMoves } from './machine-moves.ts';
export { MaintenanceStatus, maintenanceMoves } from './maintenance-moves.ts';
export {
  ClothStatus,
  clothMoves,
  InspectResult,
  type ReleasableCloth,
  releaseCloth,
} from './materials/cloth-moves.ts';
export { DeliveryStatus, deliveryMoves, TO_ANY_LINE } from './materials/delivery-moves.ts';
export { FeedingStatus, feedingMoves } from './materials/feeding-moves.ts';
export { RequisitionStatus, requisitionMoves } from './materials/requisition-moves.ts';
export {
  WarehouseBillStatus,
  warehouseBillMoves,
} from './materials/warehouse-bill-moves.ts';
export { orderMoves } from './order-moves.ts';
export { OrderVersionStatus, orderVersionMoves } from './order-version-moves.ts';
export { ProblemStatus, problemMoves } from './problem-moves.ts';
export { ScheduleStatus, scheduleMoves } from './schedule-moves.ts';
export { SiteTaskStatus, siteTaskMoves } from './site-task-moves.ts';
export {
  canMove,
  hasArrived,
  type Move,
  moved,
  type StateTable,
  stateTable,
} from './state-table.ts';
export { StyleStatus, styleMoves } from './style-moves.ts';
export { WagePeriodStatus, wagePeriodMoves } from './wage-period-moves.ts';
export { WageRecordStatus, wageRecordMoves } from './wage-record-moves.ts';
