export { type AccountedCell, accountedFor, checkOrderBalance } from './balance.ts';
export { billOfStyle, type CopiedBillLine, type StyleBillLine } from './bill-of-style.ts';
export { type UnitDimension, unitsMeet } from './bill-units.ts';
export {
  type PriceStep,
  priceFrom,
  type StoredPrice,
  steppedPrice,
  tilesTime,
  withdrawPrice,
} from './change-price.ts';
export {
  checkOrderConfirm,
  type OrderProcessDraft,
  type OrderToConfirm,
} from './check-confirm.ts';
export {
  checkProcessGroups,
  type SentOutProcess,
  type SubcontractGroup,
} from './check-groups.ts';
export {
  checkShipments,
  type PlannedShipment,
  SHIPMENT_LEFT,
  type StoredShipment,
} from './check-shipments.ts';
export {
  type ChangedCell,
  type ChangedProcess,
  checkOrderChange,
  type OrderChangeFacts,
} from './check-version.ts';
export type { BilledColors } from './main-fabric.ts';
export { materialNeed, type NeedLine, type OrderedPieces } from './material-need.ts';
export {
  canCancel,
  cancelOrder,
  canDeleteOrder,
  canFinish,
  type FinishingOrder,
  finishOrder,
  isOrderRunning,
  type OrderWork,
  requireOrderDeletable,
  requireOrderRunning,
  withdrawOrder,
} from './order-guards.ts';
export { HOUSE_CURRENCY, type OrderHeadField, orderHead } from './order-head.ts';
export {
  garmentPart,
  measurePoint,
  orderBomLine,
  orderCell,
  orderColor,
  orderColorMatching,
  orderFabric,
  orderProcess,
  orderShipment,
  orderSize,
  orderStandard,
  orderWorkshop,
} from './order-lines.ts';
export { OrderStatus, orderStatusName } from './order-status.ts';
export {
  type FabricNeedLine,
  type FabricPlan,
  type MatchedColor,
  plannedFabrics,
} from './planned-fabrics.ts';
export { checkPrices, type PriceRange, priceOn } from './prices.ts';
export { resumedStatus } from './resume.ts';
export {
  REQUIRED_SECTIONS,
  Section,
  sectionName,
  usedSections,
} from './section.ts';
