import { invalid, type Refusal, refused } from './refusal.ts';

/** Refusals of bills of finished goods, of reversals and of cartons. */
export const goodsRefusals = {
  'return-over-shipped': refused(
    '{color}/{size} {grade} 原出库单{billNo}已出{shipped}，已退{returned}，本单{num}',
    '{color}/{size} {grade}: {billNo} shipped {shipped}, {returned} came back, {num} on this bill',
    'I35',
  ),
  'receipt-own-count': refused(
    '不能确认自己点数的入库单{no}',
    'You counted receipt {no} yourself: somebody else confirms it',
  ),
  'bundle-unpassed': refused(
    '扎号{bundleNo} 状态{status}，未通过质检',
    'Bundle {bundleNo} is {status}: it has not passed its check',
  ),
  'bundle-in-bill': refused(
    '扎号{bundleNo}已在{billNo}',
    'Bundle {bundleNo} is on bill {billNo} already',
  ),
  'bundle-of-other-cell': refused(
    '扎号{bundleNo}不是{color}/{size}',
    'Bundle {bundleNo} is not {color}/{size}',
  ),
  'bill-mirrored': refused(
    '{what}{no}已有冲销单{mirrorNo}',
    '{what} {no} is reversed by {mirrorNo} already',
    'I36',
  ),
  'mirror-fixed': refused(
    '冲销单{no}不能{action}',
    'Reversal {no} follows its bill: you cannot {action}',
    'I36',
  ),
  'mirror-waits': refused(
    '冲销单{no}待审批，不能确认',
    'Reversal {no} waits for its approval: it cannot be confirmed',
    'I36',
  ),
  'out-returned': refused(
    '出库单{no}已有退货单{returnNo}，不能冲销',
    'Goods of issue {no} came back on {returnNo}: it cannot be reversed',
    'I36',
  ),
  'transfer-same-store': invalid(
    '调入仓不能与出库仓相同',
    'Choose another store to take the goods',
  ),
  'plate-form': invalid('车牌格式不正确：{plateNo}', 'Not a number plate: {plateNo}'),
  'seconds-remark': invalid('出次品请填写备注', 'Seconds that leave need a remark'),
  'carton-mixed': refused(
    '箱{cartonNo}为{method}，不能混{what}',
    'Carton {cartonNo} is packed {method}: its {what} may not mix',
  ),
  'carton-over-size': refused(
    '箱{cartonNo} 装{num}件，超过箱规{max}件',
    'Carton {cartonNo} takes {max} pieces, not {num}',
  ),
  'carton-sum': refused(
    '箱内合计{packed} ≠ 单据{num}',
    'The cartons hold {packed}, the bill says {num}',
  ),
  'carton-cell': refused(
    '{color}/{size} 箱内{packed} ≠ 单据{num}',
    '{color}/{size}: the cartons hold {packed}, the bill says {num}',
  ),
  'carton-of-order': refused(
    '箱X-{cartonNo}属于订单{orderNo}',
    'Carton X-{cartonNo} belongs to order {orderNo}',
  ),
  'carton-of-shipment': refused(
    '箱X-{cartonNo}属于走货批{shipmentNo}',
    'Carton X-{cartonNo} belongs to shipment {shipmentNo}',
  ),
  'carton-open': refused('箱X-{cartonNo}未封箱', 'Carton X-{cartonNo} is not sealed'),
  'carton-taken': refused(
    '箱X-{cartonNo}已在{billNo}',
    'Carton X-{cartonNo} is on bill {billNo} already',
  ),
} as const satisfies Record<string, Refusal>;
