import { BundleStatus } from '@garment-mes/domain/bundles';
import { bundleMoves, canMove } from '@garment-mes/domain/states';
import {
  BundleCountsFields,
  BundleRowFields,
  HoldBundlesBodyFields,
} from '@garment-mes/sdk/labels';
import {
  type BundleRow,
  countBundles,
  deleteBundles,
  generateBundles,
  holdBundles,
  listBundles,
  printBundles,
  splitBundle,
} from '@garment-mes/sdk/mes2';
import { useMemo, useState } from 'react';
import { msg, t } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { GenerateBundles } from '#garment/generate-bundles.tsx';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import { defineList } from '#screens/list/list-definition.ts';
import { ListScreen } from '#screens/list/list-screen.tsx';
import { statusChips } from '#screens/list/status-chips.ts';
import { PrintsPanel, ProcessesPanel } from './bundles/bundle-panels.tsx';
import { Reprint } from './bundles/reprint.tsx';
import { SplitBundle } from './bundles/split-bundle.tsx';
import { type BundleRange, rangeQuery } from './labels/bundle-range.ts';
import { BundleSpan } from './labels/bundle-span.tsx';
import { isPrintable } from './labels/printable.ts';

const isHeld = ({ status }: BundleRow): boolean => status === BundleStatus.hold;
const canHold = ({ status }: BundleRow): boolean => canMove(bundleMoves, 'hold', status);

const HOLD = {
  operation: holdBundles,
  ask: ['holdReason'],
  asked: {
    ...HoldBundlesBodyFields,
    holdReason: { ...HoldBundlesBodyFields.holdReason, required: true },
  },
  when: canHold,
  body: (
    rows: readonly BundleRow[],
    { holdReason }: { readonly holdReason?: string | null | undefined },
  ) => ({
    ...{ ids: rows.map(({ id }) => id), isHold: true, holdReason: holdReason?.trim() ?? '' },
  }),
} as const;

const bundles = defineList({
  operation: listBundles,
  fields: BundleRowFields,
  columns: [
    ...(['bundleLabel', 'status', 'orderNo', 'bedNo', 'colorName', 'sizeName', 'num'] as const),
    ...(['progress', 'currentProcess', 'lineDeptName', 'printCount', 'cardNo'] as const),
    ...(['lastScanDate', 'shade', 'plySpan', 'originNum', 'scrapNum', 'batchNo'] as const),
    ...(['barcode', 'styleNo', 'dyeLot', 'position', 'replaceNum'] as const),
  ],
  label: ({ orderNo, bundleLabel }) => `${orderNo} · ${bundleLabel}`,
  liveTopic: 'bundle',
  chips: {
    operation: countBundles,
    chips: ({ counts, unprintedNum }) => [
      ...statusChips(
        BundleRowFields,
        'status',
        (value) => counts.find(({ status }) => status === value)?.bundleNum,
      ),
      {
        label: fieldLabel(BundleCountsFields, 'unprintedNum'),
        ...{ count: unprintedNum, tone: 'warn', query: { unprinted: true } },
      },
    ],
  },
  quickFilters: [
    'status',
    { param: 'orderId', label: msg('订单'), reference: 'listOrders' },
    { param: 'reduceBedId', label: msg('床次'), reference: 'listCuttingBeds' },
    { param: 'lineDeptId', label: msg('产线'), reference: 'departments' },
    { param: 'unprinted', label: msg('未打印') },
  ],
  detail: [
    { label: msg('工序'), Panel: ProcessesPanel },
    { label: msg('打印记录'), Panel: PrintsPanel },
  ],
  actions: {
    generate: {
      ...{ operation: generateBundles, label: msg('生成扎号'), on: 'list', primary: true },
      open: ({ close }) => <GenerateBundles beds={[]} close={close} />,
    },
    print: {
      ...{ operation: printBundles, label: msg('打印'), on: 'list' },
      to: () => href('/mes/card/carSewing'),
    },
    split: {
      ...{ operation: splitBundle, label: msg('拆扎'), open: SplitBundle },
      when: ({ status, cardNo }) => cardNo === null && canMove(bundleMoves, 'split', status),
    },
    hold: {
      ...{ ...HOLD, label: msg('冻结') },
      confirm: ([{ bundleLabel }]) => t('冻结扎号{bundleNo}？', { bundleNo: bundleLabel }),
    },
    release: {
      ...{ operation: holdBundles, label: msg('解冻'), when: isHeld },
      body: (rows) => ({ ids: rows.map(({ id }) => id), isHold: false }),
      confirm: ([{ bundleLabel, holdFrom }]) =>
        t('解冻扎号{bundle}，恢复为 {status}？', {
          bundle: bundleLabel,
          status: fieldText('status', BundleRowFields.status, holdFrom ?? BundleStatus.generated),
        }),
    },
    reprint: {
      ...{ operation: printBundles, label: msg('补打'), open: Reprint },
      when: (bundle) => bundle.printCount > 0 && isPrintable(bundle),
    },
    holdAll: {
      ...{ ...HOLD, label: msg('批量冻结'), on: 'rows' },
      confirm: (rows) => t('冻结 {count} 扎？', { count: rows.length }),
    },
    deleteBundles: {
      ...{ operation: deleteBundles, label: msg('删除整床扎号'), ok: msg('删除成功') },
      danger: true,
      when: ({ status, cardNo }) => cardNo === null && status <= BundleStatus.printed,
      query: ([{ reduceBedId, bedVersion: version }]) => ({ reduceBedId, version }),
      confirm: ([{ orderNo, bedNo: bed, bedBundleNum: num }]) =>
        t('删除 {order} 床次{bed}的{num}扎？扎号作废不再使用', { order: orderNo, bed, num }),
    },
  },
});

/** Every bundle of every bed: made of submitted beds, found, split, held, printed again, deleted. */
export default function Bundles() {
  const [range, setRange] = useState<BundleRange>({ from: '', to: '' });
  const list = useMemo(() => ({ ...bundles, query: rangeQuery(range) }), [range]);
  return <ListScreen list={list} filters={<BundleSpan range={range} onRange={setRange} />} />;
}
