import {
  AgreeCutPieceDeliveryBodyFields,
  BundleRowFields,
  CutPieceDeliveryLineFields,
  CutPieceDeliveryRowFields,
  ReceiveCutPieceDeliveryBodyFields,
  RecordReasonBodyFields,
  SendCutPieceDeliveryBodyFields,
} from '@garment-mes/sdk/labels';
import {
  agreeCutPieceDelivery,
  getCutPieceDelivery,
  listCutPieceDeliveries,
  recallCutPieceDelivery,
  receiveCutPieceDelivery,
  returnCutPieceDelivery,
  sendCutPieceDelivery,
} from '@garment-mes/sdk/mes2';
import {
  validateAgreeCutPieceDelivery,
  validateReceiveCutPieceDelivery,
  validateSendCutPieceDelivery,
} from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import { LineField } from '#garment/line-field.tsx';
import { defineDocument } from '#screens/document/document-definition.ts';
import { DocumentScreen } from '#screens/document/document-screen.tsx';
import { CountedBundles, ScannedDelivery, SettledBundles } from './delivery/counted-bundles.tsx';
import { lineOfBundle, SentBundles } from './delivery/sent-bundles.tsx';

const BUNDLE = ['bundleLabel', 'colorName', 'sizeName'] as const;

/** The two counts of a bundle, why they differ, and the counts both sides would settle it with. */
const COUNTS = ['sendNum', 'receiveNum', 'diffReason', 'sendSideNum', 'receiveSideNum'] as const;

const CALLS = {
  list: listCutPieceDeliveries,
  read: getCutPieceDelivery,
  create: sendCutPieceDelivery,
};

export const deliveries = defineDocument(CALLS, {
  head: 'delivery',
  state: 'status',
  number: 'deliveryNo',
  log: 'delivery',
  liveTopic: 'delivery',
  fields: CutPieceDeliveryRowFields,
  quickFilters: [
    'status',
    { param: 'lineDeptId', label: msg('产线'), reference: 'departments' },
    'sendDate',
    { param: 'orderId', label: msg('订单'), reference: 'listOrders' },
    { param: 'open', label: msg('差异未结') },
  ],
  facts: [
    ...(['status', 'orderNo', 'batchNo', 'fromWarehouseName', 'lineDeptName'] as const),
    ...(['bundleNumTotal', 'num', 'receivedNum', 'diffNum'] as const),
    ...(['sendByName', 'sendDate', 'receiveByName', 'receiveDate'] as const),
  ],
  lines: {
    of: 'lines',
    fields: CutPieceDeliveryLineFields,
    columns: [...([...BUNDLE, 'plySpan', 'shade', ...COUNTS, 'bundleStatus'] as const)],
  },
  made: {
    ...{ create: msg('新增发料'), save: msg('确认发出') },
    ok: ({ bundleNumTotal, num }) =>
      t('已发出{bundles}扎{pieces}件', { bundles: bundleNumTotal, pieces: num ?? 0 }),
  },
  body: SendCutPieceDeliveryBodyFields,
  validate: validateSendCutPieceDelivery,
  check: ({ lines = [] }) =>
    (lines as readonly object[]).length > 0 ? [] : [{ field: 'lines', text: t('请扫描扎号') }],
  opens: ['batchRangeId'],
  form: [
    { field: 'orderId', among: { status: ['1', '2'] }, hint: msg('扫第一扎自动带出') },
    { field: 'lineDeptId', Control: LineField },
    {
      ...{ field: 'batchRangeId', of: 'orderId', hint: msg('选后载入仓里的全部扎') },
      narrow: ({ orderId }) => (orderId ? { orderId } : {}),
    },
    { field: 'fromWarehouseId', among: { warehouseType: ['3'] } },
    { field: 'reason', hint: msg('发到没有排程的产线要填写') },
    {
      ...{ field: 'lines', of: 'orderId', rows: ['bundleId', 'sendNum'], keys: ['bundleId'] },
      ...{ called: 'bundleLabel', chosen: lineOfBundle, Above: SentBundles },
      shown: { fields: BundleRowFields, names: ['colorName', 'sizeName', 'plySpan', 'num'] },
      narrow: ({ orderId }) => ({ inStore: true, ...(orderId ? { orderId } : {}) }),
    },
  ],
  find: { step: 'receive', label: msg('扫单收料'), Field: ScannedDelivery },
  steps: {
    receive: {
      operation: receiveCutPieceDelivery,
      ...{ label: msg('收料'), on: [1], once: true },
      lines: {
        ...{ body: ReceiveCutPieceDeliveryBodyFields, validate: validateReceiveCutPieceDelivery },
        ...{ keys: ['bundleId'], called: 'bundleLabel', rows: ['receiveNum', 'diffReason'] },
        shown: [...BUNDLE, 'sendNum'],
        begin: ({ bundleId }) => ({ bundleId }),
        difference: { label: msg('差异'), of: 'receiveNum', from: 'sendNum', isMore: true },
        missing: {
          ask: (names) =>
            t('还有{count}扎未收：{names}，记为差异？', {
              ...{ count: names.length, names: names.join(t('、')) },
            }),
          fill: () => ({ receiveNum: 0, diffReason: 'short' as const }),
        },
        hint: msg('件数不符要选原因；有差异的扎先冻结'),
        Above: CountedBundles,
      },
    },
    agree: {
      operation: agreeCutPieceDelivery,
      ...{ label: msg('差异处理'), on: [3] },
      lines: {
        ...{ body: AgreeCutPieceDeliveryBodyFields, validate: validateAgreeCutPieceDelivery },
        ...{ keys: ['lineId'], called: 'bundleLabel', rows: ['num', 'reason'] },
        shown: ['bundleLabel', ...COUNTS],
        only: ({ sendNum, receiveNum }) => sendNum !== receiveNum,
        begin: ({ id }) => ({ lineId: id }),
        hint: msg('两方认的件数相同才结；少的件数报废，扎号解冻'),
        Above: SettledBundles,
      },
    },
    recall: {
      operation: recallCutPieceDelivery,
      ...{ label: msg('撤回'), on: [1], danger: true },
      ...{ ask: ['reason'], asked: RecordReasonBodyFields },
      confirm: ([{ deliveryNo }]) => t('撤回发料单{deliveryNo}？', { deliveryNo }),
    },
    return: {
      operation: returnCutPieceDelivery,
      ...{ label: msg('退回裁片仓'), on: [2], danger: true },
      ...{ ask: ['reason'], asked: RecordReasonBodyFields },
      confirm: () => t('只退未开工的扎，请填写原因'),
    },
  },
  paper: {
    ...{
      size: 'A4 portrait',
      title: msg('裁片发料单'),
      signatures: [msg('发料人'), msg('接收人')],
    },
    number: ({ deliveryNo }) => deliveryNo,
    code: ({ deliveryNo }) => `D-${deliveryNo}`,
    mark: ({ status }) => (status === 9 ? t('作废') : status === 4 ? t('已退回') : undefined),
    facts: {
      fields: CutPieceDeliveryRowFields,
      names: [
        'lineDeptName',
        'orderNo',
        'batchNo',
        'bundleNumTotal',
        'num',
        'sendByName',
        'sendDate',
      ],
    },
    lines: {
      ...{ fields: CutPieceDeliveryLineFields, of: ({ lines }) => lines },
      names: [...BUNDLE, 'plySpan', 'sendNum'],
      ...{ sums: ['sendNum'], by: 'sizeName', tick: msg('点收') },
    },
  },
});

export default function Deliveries() {
  return <DocumentScreen document={deliveries} />;
}
