import {
  CreateFeedingSlipBodyFields,
  FeedingSlipLineFields,
  FeedingSlipRowFields,
  ReceiveFeedingSlipBodyFields,
  RecordNoteBodyFields,
  RecordReasonBodyFields,
  ReturnFeedingSlipBodyFields,
} from '@garment-mes/sdk/labels';
import {
  closeFeedingSlip,
  createFeedingSlip,
  type FabricRollRow,
  getFeedingSlip,
  issueFeedingSlip,
  listFeedingSlips,
  receiveFeedingSlip,
  returnFeedingSlip,
  updateFeedingSlip,
  voidFeedingSlip,
} from '@garment-mes/sdk/mes2';
import {
  validateCreateFeedingSlip,
  validateReceiveFeedingSlip,
  validateReturnFeedingSlip,
} from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import { defineDocument } from '#screens/document/document-definition.ts';
import { DocumentScreen } from '#screens/document/document-screen.tsx';
import { FedRolls, ReceivedRolls } from './feeding/scanned-rolls.tsx';
import { ShadeNum } from './feeding/shade-num.tsx';

const ROLL = ['colorName', 'dyeLot', 'shade', 'locationCode', 'remainLen'] as const;

const CALLS = {
  list: listFeedingSlips,
  read: getFeedingSlip,
  create: createFeedingSlip,
  update: updateFeedingSlip,
};

export const feedingSlips = defineDocument(CALLS, {
  head: 'slip',
  state: 'status',
  number: 'feedingNo',
  drafts: [0],
  log: 'feedingSlip',
  liveTopic: 'feedingSingle',
  fields: FeedingSlipRowFields,
  columns: [
    ...(['feedingNo', 'status', 'orderNo', 'bedNo', 'fabricPart', 'materialName'] as const),
    ...(['colorNames', 'rollNum', 'planLen', 'issuedLen', 'receivedLen', 'diffLen'] as const),
    ...(['diffPct', 'returnLen', { field: 'shadeNum', Cell: ShadeNum }, 'tableName'] as const),
    ...(['issueBy', 'receiveBy', 'createDate'] as const),
  ],
  quickFilters: [
    'status',
    { param: 'orderId', label: msg('订单'), reference: 'listOrders' },
    { param: 'tableId', label: msg('裁床台'), reference: 'departments' },
    'createDate',
    { param: 'different', label: msg('有差异') },
  ],
  facts: [
    ...(['status', 'orderNo', 'bedNo', 'tableName', 'fabricPart', 'materialName'] as const),
    ...(['planLen', 'lineLen', 'receivedLen', 'diffLen', 'issueBy', 'receiveBy'] as const),
  ],
  lines: {
    of: 'lines',
    fields: FeedingSlipLineFields,
    columns: ['rollNo', 'cNo', ...ROLL, 'len', 'receivedLen', 'returnLen', 'diffReason'],
  },
  body: CreateFeedingSlipBodyFields,
  validate: validateCreateFeedingSlip,
  check: ({ lines = [] }) =>
    (lines as readonly object[]).length > 0 ? [] : [{ field: 'lines', text: t('请添加布卷') }],
  initial: { fabricPart: 1 },
  form: [
    { field: 'orderId', among: { status: ['1', '2'] } },
    {
      ...{ field: 'reduceBedId', of: 'orderId', hint: msg('空着表示整个订单') },
      // Beds of the order that are not handed on yet.
      among: { status: ['0', '1', '2'] },
      narrow: ({ orderId }) => (orderId ? { orderId } : undefined),
    },
    'fabricPart',
    {
      ...{ field: 'lines', rows: ['tympanId', 'len'], keys: ['tympanId'], called: 'rollNo' },
      shown: { fields: FeedingSlipLineFields, names: ROLL },
      chosen: ({ id, cNo, ...roll }: FabricRollRow) => ({
        ...pick(roll),
        cNo,
        len: roll.remainLen,
      }),
      Above: FedRolls,
    },
  ],
  scan: { operation: issueFeedingSlip, label: msg('扫码发料') },
  steps: {
    issue: {
      operation: issueFeedingSlip,
      ...{ label: msg('发料'), on: [0], once: true },
      confirm: ([{ rollNum, lineLen }]) =>
        t('发出 {rollNum} 卷 {len} 米？', { rollNum, len: Number(lineLen) }),
    },
    receive: {
      operation: receiveFeedingSlip,
      ...{ label: msg('接收'), on: [1], once: true },
      lines: {
        ...{ body: ReceiveFeedingSlipBodyFields, validate: validateReceiveFeedingSlip },
        ...{ keys: ['tympanId'], called: 'rollNo', rows: ['receivedLen', 'diffReason'] },
        shown: ['rollNo', 'colorName', 'shade', 'len'],
        begin: ({ tympanId }) => ({ tympanId }),
        difference: { label: msg('差异(米)'), of: 'receivedLen', from: 'len' },
        hint: msg('空着的卷算没有收到；差异超过 0.5% 要填写原因'),
        Above: ReceivedRolls,
      },
    },
    return: {
      operation: returnFeedingSlip,
      ...{ label: msg('退料'), on: [2] },
      lines: {
        ...{ body: ReturnFeedingSlipBodyFields, validate: validateReturnFeedingSlip },
        ...{ keys: ['tympanId'], called: 'rollNo', rows: ['returnLen', 'locationCode'] },
        shown: ['rollNo', 'colorName', 'receivedLen', 'remainLen'],
        begin: ({ tympanId }) => ({ tympanId }),
        hint: msg('空着的卷不退；铺过的卷剩 1 米以上成为余布'),
      },
    },
    close: {
      operation: closeFeedingSlip,
      ...{ label: msg('结单'), on: [2] },
      ...{ ask: ['reason'], asked: RecordNoteBodyFields },
      confirm: ([{ feedingNo }]) => t('结单 {feedingNo}？', { feedingNo }),
    },
    void: {
      operation: voidFeedingSlip,
      ...{ label: msg('作废'), on: [0, 1], danger: true },
      ...{ ask: ['reason'], asked: RecordReasonBodyFields },
      confirm: ([{ feedingNo }]) => t('作废 {feedingNo}？布卷退回在库', { feedingNo }),
    },
  },
  paper: {
    ...{ size: 'A5 landscape', title: msg('投料单'), signatures: [msg('发料人'), msg('接收人')] },
    number: ({ feedingNo }) => feedingNo,
    code: ({ feedingNo }) => feedingNo,
    mark: ({ status }) => (status === 0 ? t('草稿') : status === 9 ? t('作废') : undefined),
    facts: {
      fields: FeedingSlipRowFields,
      names: ['orderNo', 'bedNo', 'tableName', 'fabricPart', 'materialName', 'planLen'],
    },
    lines: {
      ...{ fields: FeedingSlipLineFields, of: ({ lines }) => lines },
      names: ['rollNo', 'colorName', 'dyeLot', 'shade', 'locationCode', 'len', 'receivedLen'],
      ...{ sums: ['len', 'receivedLen'], by: 'colorName' },
    },
  },
});

const pick = ({ colorName, dyeLot, shade, locationCode, remainLen }: Partial<FabricRollRow>) => ({
  ...{ colorName, dyeLot, shade, locationCode, remainLen },
});

export default function FeedingSlips() {
  return <DocumentScreen document={feedingSlips} />;
}
