import {
  HoldBundlesBodyFields,
  RecordManualScanBodyFields,
  SkipBundleProcessBodyFields,
  UnscannedBundleRowFields,
} from '@garment-mes/sdk/labels';
import {
  countUnscannedBundles,
  holdBundles,
  listUnscannedBundles,
  recordManualScan,
  skipBundleProcess,
  type UnscannedBundleRow,
} from '@garment-mes/sdk/mes2';
import { msg, t } from '#app/i18n.ts';
import { defineList } from '#screens/list/list-definition.ts';
import { ListScreen } from '#screens/list/list-screen.tsx';
import { once } from '#screens/record/once.ts';

/** An operation nobody reported. */
const isMissing = ({ orderProcessId, missNum }: UnscannedBundleRow) =>
  orderProcessId !== null && missNum > 0;

const gaps = defineList({
  operation: listUnscannedBundles,
  fields: UnscannedBundleRowFields,
  label: 'bundleLabel',
  liveTopic: 'bundle',
  tabs: [
    { name: 'checkpoint', label: msg('漏关键工序'), filter: { gapType: ['1'] } },
    { name: 'idle', label: msg('停滞'), filter: { gapType: ['2'] } },
    { name: 'untouched', label: msg('首序未扫'), filter: { gapType: ['3'] } },
  ],
  chips: {
    operation: countUnscannedBundles,
    chips: () => [],
    ofTabs({ counts }) {
      const of = (type: number) => counts.find(({ gapType }) => gapType === type)?.gapNum ?? 0;
      return { checkpoint: of(1), idle: of(2), untouched: of(3) };
    },
  },
  quickFilters: [
    { param: 'lineDeptId', label: msg('产线'), reference: 'departments' },
    { param: 'orderId', label: msg('订单'), reference: 'listOrders' },
    'workDate',
    { param: 'idleHours', label: msg('停滞满(小时)'), isFigure: true },
  ],
  actions: {
    record: {
      ...{ operation: once(recordManualScan), label: msg('补录'), primary: true, when: isMissing },
      ask: [
        'employeeId',
        { field: 'num', hint: msg('空着为剩余件数') },
        ...(['workDate', { field: 'reason', wide: true }] as const),
      ],
      asked: RecordManualScanBodyFields,
      begin: ([{ likelyEmployeeId, lastScanDate, missNum }]) => ({
        ...{ employeeId: likelyEmployeeId ?? '', num: missNum },
        ...(lastScanDate && { workDate: lastScanDate.slice(0, 10) }),
      }),
      confirm: ([{ bundleLabel, missProcess }]) =>
        t('补录 {bundle} 的 {process}', { bundle: bundleLabel, process: missProcess }),
      body: ([{ bundleId, orderProcessId, lineDeptId }], asked) => ({
        ...{
          requestId: '',
          bundleIds: [bundleId],
          orderProcessId: orderProcessId ?? '',
          lineDeptId,
        },
        ...{ employeeId: asked.employeeId ?? '', workDate: asked.workDate ?? '' },
        ...{ num: asked.num || null, reason: asked.reason?.trim() ?? '' },
      }),
    },
    skip: {
      ...{ operation: skipBundleProcess, label: msg('跳过'), danger: true },
      when: (row) => isMissing(row) && row.missNum === row.num,
      ...{ ask: ['reason'], asked: SkipBundleProcessBodyFields },
      confirm: ([{ missProcess }]) => t('跳过 {missProcess}？该工序不再计件', { missProcess }),
      body: ([{ id }], { reason }) => ({
        ids: [id],
        isSkipped: true,
        reason: reason?.trim() ?? '',
      }),
    },
    hold: {
      ...{ operation: holdBundles, label: msg('冻结'), ask: ['holdReason'] },
      asked: {
        ...HoldBundlesBodyFields,
        holdReason: { ...HoldBundlesBodyFields.holdReason, required: true },
      },
      confirm: ([{ bundleLabel }]) => t('冻结扎号{bundleNo}？', { bundleNo: bundleLabel }),
      body: ([{ bundleId }], { holdReason }) => ({
        ...{ ids: [bundleId], isHold: true, holdReason: holdReason?.trim() ?? '' },
      }),
    },
  },
});

/** Bundles of which something was not scanned, or on which nothing happens: closed the same day. */
export default function UnscannedBundles() {
  return <ListScreen list={gaps} />;
}
