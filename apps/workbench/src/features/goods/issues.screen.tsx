import { checkDraftOut, type checkLeaving, type GoodsGrade } from '@garment-mes/domain/goods';
import {
  CreateWarehouseOutBodyFields,
  OrderRowFields,
  RecordReasonBodyFields,
  ReverseWarehouseBillBodyFields,
  StockEntryFields,
  WarehouseLineFields,
  WarehouseOutRowFields,
} from '@garment-mes/sdk/labels';
import {
  backWarehouseOut,
  confirmWarehouseOut,
  createWarehouseOut,
  getWarehouseOut,
  getWarehouseOutRemaining,
  listOrders,
  listWarehouseOuts,
  type OrderRow,
  type ReversedBill,
  reverseWarehouseBill,
  submitWarehouseOut,
  updateWarehouseOut,
  voidWarehouseOut,
} from '@garment-mes/sdk/mes2';
import { validateCreateWarehouseOut } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { matrixLines } from '#garment/matrix/matrix-lines.tsx';
import { defineDocument } from '#screens/document/document-definition.ts';
import { DocumentScreen } from '#screens/document/document-screen.tsx';
import { issuesSaid } from '#screens/form/fault-text.ts';
import type { FormValues } from '#screens/form/form-definition.ts';
import { defineList } from '#screens/list/list-definition.ts';
import { billGrid, billMark, billNumber, billSaid, MIRRORS, piecesText } from './bill-parts.tsx';
import { InspectionField, ShipmentField } from './leaving-fields.tsx';

const SHIPMENT = 11;
const TRANSFER = 12;

const CALLS = {
  list: listWarehouseOuts,
  read: getWarehouseOut,
  create: createWarehouseOut,
  update: updateWarehouseOut,
};

const ships = ({ billType }: FormValues) => Number(billType) === SHIPMENT;

const GRID = matrixLines({
  remaining: getWarehouseOutRemaining,
  note: ({ planNum, shippedNum, doneNum, stockNum, lockedNum, pendingNum }) =>
    [
      planNum === null
        ? t('已出{done}', { done: doneNum })
        : t('计划{plan} 已出{done}', { plan: planNum, done: shippedNum ?? 0 }),
      lockedNum > 0
        ? t('库存{stock} 锁定{locked}', { stock: stockNum, locked: lockedNum })
        : t('库存{stock}', { stock: stockNum }),
      ...(pendingNum > 0 ? [t('待确认{pending}', { pending: pendingNum })] : []),
    ].join('\n'),
  most: ({ remainNum }) => remainNum,
  above: (cell, most) => t('{cell} 可用{most}', { cell, most }),
  fill: {
    ...{ label: msg('全出'), by: 'shipmentId' },
    of: ({ planNum, shippedNum, remainNum }) =>
      planNum === null ? remainNum : Math.min(remainNum, planNum - (shippedNum ?? 0)),
  },
  whole(pieces, answer, values) {
    if (answer === undefined || !ships(values)) return { text: piecesText(pieces) };
    const { shipLimitNum: limit, shippedNum: shipped } = answer;
    return {
      text: t('本单{pieces} / 走货上限{limit} / 已出{shipped}', { pieces, limit, shipped }),
      isOver: shipped + pieces > limit,
    };
  },
});

const ordersInStore = defineList({
  operation: listOrders,
  fields: OrderRowFields,
  order: 'inNum desc',
  columns: [
    ...(['orderNo', 'styleNo', 'customerName', 'orderNum', 'inNum', 'outNum'] as const),
    {
      ...{ id: 'left', title: msg('在库'), isFigure: true },
      value: ({ inNum, outNum }: OrderRow) => Math.max(0, inNum - outNum),
    },
    'deliveryDate',
    { field: 'finalFailed', shown: true },
  ],
});

/** The address of a new issue of an order, or of a stored one. */
export const issuePath = (orderId: string, billId?: string) =>
  href('/mes/packaging/addWarehouseOut/{orderId}', { orderId }, billId ? { billId } : {});

const isOwn = ({ billType }: { readonly billType: number }) => !MIRRORS.includes(billType);

type Typed = Parameters<typeof checkLeaving>[0];
type Line = { readonly num?: unknown; readonly grade: GoodsGrade };

export const issues = defineDocument(CALLS, {
  ...{ head: 'bill', state: 'status', drafts: [0], number: 'billNo', printed: [1, 2] },
  liveTopic: 'stock',
  fields: WarehouseOutRowFields,
  columns: [
    { field: 'billNo', Cell: billNumber(issuePath) },
    ...(['billType', 'orderNo', 'customerName', 'shipmentNo', 'destination'] as const),
    ...(['warehouseName', 'toWarehouseName', 'num', 'cartonNum', 'grossWeight', 'volume'] as const),
    ...(['inspectionNo', 'driver', 'plateNo', 'confirmDate', 'mirrorNo', 'status'] as const),
  ],
  quickFilters: [
    ...(['status', 'billType'] as const),
    { param: 'warehouseId', label: msg('仓库'), reference: 'listWarehouses' },
    'confirmDate',
    { param: 'orderId', label: msg('订单'), reference: 'listOrders' },
    { param: 'today', label: msg('今日走货') },
  ],
  facts: [
    ...(['status', 'billType', 'orderNo', 'customerName', 'shipmentNo', 'destination'] as const),
    ...(['warehouseName', 'toWarehouseName', 'num', 'cartonNum', 'grossWeight', 'volume'] as const),
    ...(['inspectionNo', 'driver', 'plateNo', 'submitByName', 'submitDate'] as const),
    ...(['confirmByName', 'confirmDate', 'remark'] as const),
  ],
  lines: {
    ...{ of: 'lines', fields: WarehouseLineFields },
    columns: [...(['colorName', 'sizeName', 'grade', 'num', 'cartonNo', 'locationCode'] as const)],
  },
  entries: {
    ...{ of: 'ledger', label: msg('库存流水'), fields: StockEntryFields },
    columns: ['workDate', 'warehouseName', 'colorName', 'sizeName', 'grade', 'num', 'balanceNum'],
  },
  body: CreateWarehouseOutBodyFields,
  validate: validateCreateWarehouseOut,
  found: GRID.useFound,
  check: ({ lines = [], ...values }) => [
    ...((lines as readonly Line[]).some(({ num }) => Number(num) !== 0)
      ? []
      : [{ field: 'lines' as const, text: t('请填写出库数量') }]),
    ...issuesSaid<'plateNo'>(
      checkDraftOut({ ...values, billType: Number(values.billType) } as Typed),
    ),
  ],
  initial: { billType: SHIPMENT },
  form: [
    { field: 'billType', choices: [SHIPMENT, TRANSFER, 13, 14] },
    { field: 'shipmentId', Control: ShipmentField, when: ships },
    { field: 'inspectionId', Control: InspectionField, when: ships },
    { field: 'warehouseId', among: { warehouseType: ['4', '5'] } },
    {
      ...{ field: 'toWarehouseId', among: { warehouseType: ['4', '5'] } },
      when: ({ billType }: FormValues) => Number(billType) === TRANSFER,
    },
    ...(['driver', 'plateNo', 'cartonNum', 'grossWeight', 'volume'] as const),
    { field: 'remark', hint: msg('出次品须备注') },
    {
      ...{ field: 'lines', rows: ['num', 'locationCode'], keys: ['colorId', 'sizeId', 'grade'] },
      Grid: GRID.Grid,
    },
  ],
  typedAt: {
    ...{ of: 'orderId', to: issuePath, among: ordersInStore },
    when: ({ inNum }: OrderRow) => inNum > 0,
    saves: [
      { label: msg('保存') },
      { label: msg('提交'), steps: ['submit'] },
      {
        ...{ label: msg('提交并确认'), steps: ['submit', 'confirm'] },
        ok: ({ num }) => t('已出库{num}件', { num }),
      },
    ],
  },
  steps: {
    submit: { operation: submitWarehouseOut, label: msg('提交'), on: [0] },
    confirm: {
      ...{ operation: confirmWarehouseOut, label: msg('确认'), on: [1] },
      confirm: ([{ billNo, num, cartonNum }]) =>
        t('确认出库 {billNo} 共{num}件 {cartonNum}箱？', {
          billNo,
          num,
          cartonNum: cartonNum ?? 0,
        }),
      many: {
        ...{ field: 'bills', label: msg('批量确认') },
        confirm: (rows) => t('确认 {count} 张单据？确认后只能冲销', { count: rows.length }),
      },
    },
    back: {
      ...{ operation: backWarehouseOut, label: msg('退回'), on: [1], when: isOwn },
      ...{ ask: ['reason'], asked: RecordReasonBodyFields },
      confirm: () => t('退回为草稿'),
    },
    reverse: {
      ...{ operation: reverseWarehouseBill, label: msg('冲销'), on: [2], when: isOwn, once: true },
      ...{ ask: ['reason'], asked: ReverseWarehouseBillBodyFields, danger: true },
      confirm: () => t('将生成冲销单并走审批，请填写原因'),
      ok: ({ mirrorNo }: ReversedBill) => t('已生成冲销单{mirrorNo}，待审批', { mirrorNo }),
    },
    void: {
      ...{ operation: voidWarehouseOut, label: msg('作废'), on: [0, 1], danger: true },
      ...{ ask: ['reason'], asked: RecordReasonBodyFields },
      confirm: ([{ billNo }]) => t('作废{billNo}？', { billNo }),
    },
  },
  paper: {
    ...{ size: 'A5 landscape', title: msg('送货单'), mark: billMark, grid: billGrid },
    signatures: [msg('制单'), msg('司机'), msg('收货')],
    number: ({ billNo }) => billNo,
    code: ({ billNo }) => billNo,
    isRed: ({ billType }) => MIRRORS.includes(billType),
    said: billSaid,
    facts: {
      fields: WarehouseOutRowFields,
      names: [
        ...(['orderNo', 'customerName', 'shipmentNo', 'destination', 'warehouseName'] as const),
        ...(['cartonNum', 'grossWeight', 'volume', 'driver', 'plateNo', 'mirrorNo'] as const),
      ],
    },
    lines: { fields: WarehouseLineFields, of: ({ lines }) => lines, names: ['colorName', 'num'] },
  },
});

export default function Issues() {
  return <DocumentScreen document={issues} />;
}
