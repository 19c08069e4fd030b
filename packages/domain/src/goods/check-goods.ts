import { shipLimit } from '../cutting-bed/cut-limit.ts';
import type { DecimalInput } from '../decimal.ts';
import { type Issue, issue } from '../refusals/issue.ts';
import { BillType, type GoodsGrade, goodsGradeName } from './bill-kinds.ts';

/** Pieces of a bill in one colour, size and grade. */
interface GoodsCell {
  readonly color: string;
  readonly size: string;
  readonly grade: GoodsGrade;
  /** On this bill. */
  readonly num: number;
}

const fieldOf = ({ color, size, grade }: GoodsCell): string => `lines.${color}.${size}.${grade}`;

/** I34: what comes in is no more than the checks passed, of seconds no more than they found. */
export const checkReceipt = (
  cells: readonly (GoodsCell & { readonly passed: number; readonly received: number })[],
): Issue[] =>
  cells.flatMap((cell) => {
    const { color, size, num, passed, received } = cell;
    if (received + num <= passed) return [];
    const grade = goodsGradeName[cell.grade];
    return [issue(fieldOf(cell), 'receipt-over', { color, size, grade, passed, received, num })];
  });

/** What comes back is no more than the bill shipped that it comes back from. */
export const checkReturn = (
  billNo: string,
  cells: readonly (GoodsCell & { readonly shipped: number; readonly returned: number })[],
): Issue[] =>
  cells.flatMap((cell) => {
    const { color, size, num, shipped, returned } = cell;
    if (returned + num <= shipped) return [];
    const grade = goodsGradeName[cell.grade];
    const params = { color, size, grade, billNo, shipped, returned, num };
    return [issue(fieldOf(cell), 'return-over-shipped', params)];
  });

/** I35: what goes out lies in the store and is not promised to another bill. */
export const checkStock = (
  cells: readonly (GoodsCell & { readonly free: number })[],
  code: 'goods-short' | 'reversal-short' = 'goods-short',
): Issue[] =>
  cells.flatMap((cell) => {
    const { color, size, num, free: stock } = cell;
    return num <= stock ? [] : [issue(fieldOf(cell), code, { color, size, stock, num })];
  });

/**
 * I35: what was shipped of an order and what this bill ships stay within what may be shipped of it.
 *
 * @see docs/formulas.md#ship-limit
 */
export function checkShipLimit(order: {
  readonly orderNum: number;
  /** 1 for 1 %. */
  readonly tolerancePct: DecimalInput;
  readonly shipped: number;
  /** On this bill. */
  readonly num: number;
}): Issue[] {
  const { shipped, num } = order;
  const limit = shipLimit(order.orderNum, order.tolerancePct);
  const total = shipped + num;
  return total <= limit ? [] : [issue('num', 'shipment-over', { shipped, num, total, limit })];
}

/** What a bill of goods that leave says about itself. */
export interface LeavingBill {
  readonly billType: number;
  readonly warehouseId: string;
  readonly toWarehouseId?: string | null | undefined;
  readonly shipmentId?: string | null | undefined;
  readonly driver?: string | null | undefined;
  readonly plateNo?: string | null | undefined;
  readonly remark?: string | null | undefined;
}

const isBlank = (text: string | null | undefined): boolean => !text?.trim();
const required = (field: string, zh: string, en: string): Issue =>
  issue(field, 'required', { field: { zh, en } });

/** What a bill needs before it is saved: a shipment its batch, a transfer another store. */
export function checkDraftOut(bill: LeavingBill): Issue[] {
  const { billType, warehouseId, toWarehouseId, shipmentId, plateNo } = bill;
  return [
    ...(billType === BillType.shipment && !shipmentId
      ? [required('shipmentId', '走货批', 'the shipment')]
      : []),
    ...(billType === BillType.transfer && !toWarehouseId
      ? [required('toWarehouseId', '调入仓', 'the store that takes the goods')]
      : []),
    ...(toWarehouseId && toWarehouseId === warehouseId
      ? [issue('toWarehouseId', 'transfer-same-store', {})]
      : []),
    ...(plateNo && !isPlateNo(plateNo)
      ? [issue('plateNo', 'plate-form', { plateNo: plateNo.trim() })]
      : []),
  ];
}

/** What a bill needs before it is submitted: a shipment driver and plate, seconds a remark. */
export function checkLeaving(bill: LeavingBill, grades: readonly GoodsGrade[]): Issue[] {
  const ships = bill.billType === BillType.shipment;
  return [
    ...checkDraftOut(bill),
    ...(ships && isBlank(bill.driver) ? [required('driver', '司机', 'the driver')] : []),
    ...(ships && isBlank(bill.plateNo) ? [required('plateNo', '车牌', 'the number plate')] : []),
    ...(grades.includes(2) && isBlank(bill.remark) ? [issue('remark', 'seconds-remark', {})] : []),
  ];
}

const PROVINCES = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼';
const PLATE = new RegExp(`^[${PROVINCES}][A-HJ-NP-Z][A-HJ-NP-Z0-9]{4,5}[A-HJ-NP-Z0-9挂学警港澳]$`);

/** A number plate as it is kept: capitals, no gaps, no dot. */
export const plateNo = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s·.-]/g, '');

/** Whether a text is a number plate: `粤B12345`, with six signs for new energy, `粤B1234挂` for a trailer. */
export const isPlateNo = (text: string): boolean => PLATE.test(plateNo(text));
