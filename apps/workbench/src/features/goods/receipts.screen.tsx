import {
  CreateWarehouseReceiptBodyFields,
  OrderRowFields,
  RecordReasonBodyFields,
  ReverseWarehouseBillBodyFields,
  StockEntryFields,
  WarehouseLineFields,
  WarehouseReceiptRowFields,
} from '@garment-mes/sdk/labels';
import {
  backWarehouseReceipt,
  confirmWarehouseReceipt,
  createWarehouseReceipt,
  getWarehouseReceipt,
  getWarehouseReceiptRemaining,
  listOrders,
  listWarehouseReceipts,
  type OrderRow,
  type ReversedBill,
  reverseWarehouseBill,
  submitWarehouseReceipt,
  updateWarehouseReceipt,
  voidWarehouseReceipt,
} from '@garment-mes/sdk/mes2';
import { validateCreateWarehouseReceipt } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { matrixLines } from '#garment/matrix/matrix-lines.tsx';
import { defineDocument } from '#screens/document/document-definition.ts';
import { DocumentScreen } from '#screens/document/document-screen.tsx';
import type { FormValues } from '#screens/form/form-definition.ts';
import { defineList } from '#screens/list/list-definition.ts';
import { billGrid, billMark, billNumber, billSaid, MIRRORS, piecesText } from './bill-parts.tsx';

const CALLS = {
  list: listWarehouseReceipts,
  read: getWarehouseReceipt,
  create: createWarehouseReceipt,
  update: updateWarehouseReceipt,
};

const GRID = matrixLines({
  remaining: getWarehouseReceiptRemaining,
  note: ({ maxNum, doneNum, remainNum, pendingNum }) =>
    [
      t('合格{max} 已入{done}', { max: maxNum, done: doneNum }),
      t('可入{left}', { left: remainNum }),
      ...(pendingNum > 0 ? [t('待确认{pending}', { pending: pendingNum })] : []),
    ].join('\n'),
  most: ({ remainNum }, { billType, sourceBillId }) =>
    Number(billType) === 2 && !sourceBillId ? undefined : remainNum,
  above: (cell, most) => t('{cell} 可入{most}', { cell, most }),
  fill: { label: msg('全入'), of: ({ remainNum }) => remainNum },
  whole: (pieces) => ({ text: piecesText(pieces) }),
  scanned: ({ status, bundleLabel }) =>
    status === 5 ? undefined : t('扎号{bundle}没有通过质检，或已入库', { bundle: bundleLabel }),
});

const ordersToReceive = defineList({
  operation: listOrders,
  fields: OrderRowFields,
  order: 'qcPassNum desc',
  columns: [
    ...(['orderNo', 'styleNo', 'customerName', 'orderNum'] as const),
    { field: 'qcPassNum', shown: true },
    'inNum',
    'deliveryDate',
    { field: 'finalFailed', shown: true },
  ],
});

/** The address of a new receipt of an order, or of a stored one. */
export const receiptPath = (orderId: string, billId?: string) =>
  href('/mes/packaging/addWarehouseReceipt/{orderId}', { orderId }, billId ? { billId } : {});

const isOwn = ({ billType }: { readonly billType: number }) => !MIRRORS.includes(billType);

export const receipts = defineDocument(CALLS, {
  ...{ head: 'bill', state: 'status', drafts: [0], number: 'billNo', printed: [1, 2, 3] },
  liveTopic: 'stock',
  fields: WarehouseReceiptRowFields,
  columns: [
    { field: 'billNo', Cell: billNumber(receiptPath) },
    ...(['billType', 'orderNo', 'styleNo', 'customerName', 'warehouseName', 'num'] as const),
    ...(['gradeANum', 'gradeBNum', 'cartonNum', 'grossWeight'] as const),
    ...([
      'submitByName',
      'submitDate',
      'confirmByName',
      'confirmDate',
      'mirrorNo',
      'status',
    ] as const),
  ],
  quickFilters: [
    'status',
    { param: 'warehouseId', label: msg('仓库'), reference: 'listWarehouses' },
    'confirmDate',
    { param: 'orderId', label: msg('订单'), reference: 'listOrders' },
    { param: 'mine', label: msg('待我确认') },
  ],
  facts: [
    ...(['status', 'billType', 'orderNo', 'styleNo', 'customerName', 'warehouseName'] as const),
    ...(['num', 'gradeANum', 'gradeBNum', 'cartonNum', 'grossWeight', 'volume'] as const),
    ...(['sourceBillNo', 'submitByName', 'submitDate', 'confirmByName', 'confirmDate'] as const),
    'remark',
  ],
  lines: {
    ...{ of: 'lines', fields: WarehouseLineFields },
    columns: [...(['colorName', 'sizeName', 'grade', 'num', 'cartonNo', 'locationCode'] as const)],
  },
  entries: {
    ...{ of: 'ledger', label: msg('库存流水'), fields: StockEntryFields },
    columns: ['workDate', 'warehouseName', 'colorName', 'sizeName', 'grade', 'num', 'balanceNum'],
  },
  body: CreateWarehouseReceiptBodyFields,
  validate: validateCreateWarehouseReceipt,
  found: GRID.useFound,
  check: ({ lines = [], billType, sourceBillId }) => [
    ...((lines as readonly { readonly num?: unknown }[]).some(({ num }) => Number(num) !== 0)
      ? []
      : [{ field: 'lines' as const, text: t('请填写入库数量') }]),
    ...(Number(billType) === 2 && !sourceBillId
      ? [{ field: 'sourceBillId' as const, text: t('请选原出库单') }]
      : []),
  ],
  initial: { billType: 1 },
  form: [
    { field: 'billType', choices: [1, 2, 3] },
    { field: 'warehouseId', among: { warehouseType: ['4', '5'] } },
    {
      ...{ field: 'sourceBillId', among: { status: ['2'], billType: ['11'] } },
      when: ({ billType }: FormValues) => Number(billType) === 2,
      narrow: ({ orderId }: FormValues) => ({ orderId }),
    },
    ...(['cartonNum', 'grossWeight', 'volume', 'remark'] as const),
    {
      ...{ field: 'lines', rows: ['num', 'locationCode'], keys: ['colorId', 'sizeId', 'grade'] },
      Grid: GRID.Grid,
    },
  ],
  typedAt: {
    ...{ of: 'orderId', to: receiptPath, among: ordersToReceive },
    when: ({ qcPassNum }: OrderRow) => qcPassNum > 0,
    saves: [
      { label: msg('保存') },
      { label: msg('提交'), steps: ['submit'] },
      {
        ...{ label: msg('提交并确认'), steps: ['submit', 'confirm'] },
        ok: ({ num }) => t('已入库{num}件', { num }),
      },
    ],
  },
  steps: {
    submit: { operation: submitWarehouseReceipt, label: msg('提交'), on: [0] },
    confirm: {
      ...{ operation: confirmWarehouseReceipt, label: msg('确认'), on: [1] },
      confirm: ([{ billNo, num }]) =>
        t('确认入库 {billNo} 共{num}件？确认后只能冲销', { billNo, num }),
      many: {
        ...{ field: 'bills', label: msg('批量确认') },
        confirm: (rows) => t('确认 {count} 张单据？确认后只能冲销', { count: rows.length }),
      },
    },
    back: {
      ...{ operation: backWarehouseReceipt, label: msg('退回'), on: [1], when: isOwn },
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
      ...{ operation: voidWarehouseReceipt, label: msg('作废'), on: [0, 1], danger: true },
      ...{ ask: ['reason'], asked: RecordReasonBodyFields },
      confirm: ([{ billNo }]) => t('作废{billNo}？', { billNo }),
    },
  },
  paper: {
    ...{ size: 'A5 landscape', title: msg('入库单'), mark: billMark, grid: billGrid },
    signatures: [msg('制单'), msg('送货'), msg('验收')],
    number: ({ billNo }) => billNo,
    code: ({ billNo }) => billNo,
    isRed: ({ billType }) => MIRRORS.includes(billType),
    said: billSaid,
    facts: {
      fields: WarehouseReceiptRowFields,
      names: [
        ...(['orderNo', 'styleNo', 'customerName', 'warehouseName', 'billType'] as const),
        ...(['cartonNum', 'grossWeight', 'confirmDate', 'mirrorNo'] as const),
      ],
    },
    lines: { fields: WarehouseLineFields, of: ({ lines }) => lines, names: ['colorName', 'num'] },
  },
});

export default function Receipts() {
  return <DocumentScreen document={receipts} />;
}
