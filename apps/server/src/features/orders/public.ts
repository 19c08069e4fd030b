export { confirmOrder } from './confirm/confirm-order.ts';
export { openPrices, writeOrderTotals } from './confirm/copy-style.sql.ts';
export { fabricPlan, followPlan, writeNeeds } from './confirm/material-plan.ts';
export { processNames } from './lines/process-columns.ts';
export { requireProcessGroups } from './lines/process-groups.sql.ts';
export { writeBom } from './lines/write-bom.ts';
export { storedCells, wholeMatrix, writeMatrix, writeOrderSums } from './lines/write-matrix.sql.ts';
export { plannedCells, writeShipments } from './lines/write-shipments.sql.ts';
export { writeStandard } from './lines/write-standard.ts';
export { businessLogColumns, businessLogRows } from './log/business-log.sql.ts';
export {
  BOM_AREA,
  POINT_AREA,
  PROCESS_AREA,
  QUALIFYING_AREA,
  SHIPMENT_AREA,
} from './order-areas.ts';
export { requireDraft, requireOpen } from './order-body.ts';
export { changesSince, orderBefore } from './order-changes.ts';
export * as orderDetail from './order-detail.sql.ts';
export { orderBeds, orderColorMatchings, orderColors, orderSizes } from './order-detail.sql.ts';
export {
  claimOrder,
  lockOrder,
  type OrderHead,
  recordOrder,
  requireOrder,
} from './order-record.ts';
export {
  forecast,
  riskLight,
  scheduleEnd,
  sewingEnd,
  slackDays,
  stageDate,
} from './progress/risk-light.sql.ts';
export { delayDays } from './progress/workdays.sql.ts';
export { lockOrderWages, unlockOrderWages } from './steps/order-wages.ts';
