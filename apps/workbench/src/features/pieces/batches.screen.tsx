import { BundleBatchRowFields, CreateBundleBatchBodyFields } from '@garment-mes/sdk/labels';
import {
  createBundleBatch,
  deleteBundleBatch,
  listBundleBatches,
  sendCutPieceDelivery,
  updateBundleBatch,
} from '@garment-mes/sdk/mes2';
import { validateCreateBundleBatch } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { LineField } from '#garment/line-field.tsx';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';

const isPlanned = ({ status }: { readonly status: number }) => status === 0;

const batches = defineRecord({
  list: listBundleBatches,
  create: createBundleBatch,
  update: updateBundleBatch,
  remove: deleteBundleBatch,
  when: { edit: isPlanned, remove: isPlanned },
  confirm: ([{ batchNo }]) => t('删除批次{batchNo}？扎号回到未分配', { batchNo }),
  label: 'batchNo',
  liveTopic: 'bundle',
  fields: BundleBatchRowFields,
  quickFilters: [
    { param: 'orderId', label: msg('订单'), reference: 'listOrders' },
    { param: 'lineDeptId', label: msg('产线'), reference: 'departments' },
    'status',
    'planLoadDate',
  ],
  body: CreateBundleBatchBodyFields,
  validate: validateCreateBundleBatch,
  check: ({ bundleFrom, bundleTo }) =>
    Number(bundleTo) < Number(bundleFrom)
      ? [{ field: 'bundleTo', text: t('止扎号须大于等于起扎号') }]
      : [],
  form: [
    { field: 'orderId', among: { status: ['1', '2'] } },
    { field: 'batchNo', hint: msg('空着自动接号') },
    { field: 'bundleFrom', hint: msg('可跨床次，作废的扎号不计') },
    'bundleTo',
    { field: 'lineDeptId', Control: LineField },
    'planLoadDate',
    { field: 'priority', hint: msg('空着取订单的优先级') },
  ],
  actions: {
    deliver: {
      ...{ operation: sendCutPieceDelivery, label: msg('发料') },
      when: (row) => isPlanned(row) && row.lineDeptId !== null,
      to: ({ id }) => href('/mes/reduceBed/materialsDelivery', undefined, { batchRangeId: id }),
    },
  },
});

/** Batches of bundles: which numbers of an order go to which line together, and when. */
export default function Batches() {
  return <RecordScreen record={batches} />;
}
