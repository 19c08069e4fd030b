export {
  BillType,
  GoodsGrade,
  goodsGradeName,
  isMirror,
  requireStoreOf,
} from './bill-kinds.ts';
export { cartonRoom, checkCarton, checkPackedBill } from './carton-contents.ts';
export {
  checkDraftOut,
  checkLeaving,
  checkReceipt,
  checkReturn,
  checkShipLimit,
  checkStock,
  isPlateNo,
  type LeavingBill,
  plateNo,
} from './check-goods.ts';
export { bundlesCovered } from './stored-bundles.ts';
