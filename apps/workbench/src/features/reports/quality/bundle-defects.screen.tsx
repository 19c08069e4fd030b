import { bundleMoves, canMove } from '@garment-mes/domain/states';
import { addDays } from '@garment-mes/domain/time';
import { BundleDefectReportRowFields, HoldBundlesBodyFields } from '@garment-mes/sdk/labels';
import { getBundleDefectReport, holdBundles } from '@garment-mes/sdk/mes2';
import { msg, t } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';

const DAYS_BACK = 6;

/** The worst bundles first, what was wrong with each, and the key that stops one. */
export const bundleDefects = defineReport({
  operation: getBundleDefectReport,
  title: msg('条码不良'),
  empty: msg('没有符合条件的疵点'),
  fields: BundleDefectReportRowFields,
  // biome-ignore format: the columns of a table are one line.
  columns: ['bundleNo', 'barcode', 'orderNo', 'colorName', 'sizeName', 'badItemName', 'severity', 'badRatePct', 'faultNum', 'num', 'defectNum', 'secondNum', 'scrapNum', 'employeeName', 'processName', 'lineDeptName', 'workDate', 'styleNo', 'bedNo', 'shade'],
  rowId: ({ rowKey }) => rowKey,
  liveTopic: 'qc',
  begin: (today) => ({ workDateFrom: addDays(today, -DAYS_BACK), workDateTo: today }),
  parameters: [
    common.workDays,
    common.line,
    common.orderNo,
    { kind: 'record', param: 'badItemId', label: msg('不良项目'), reference: 'listBadItems' },
    { kind: 'enum', param: 'severity', label: msg('严重度'), enumName: 'Severity' },
    { kind: 'enum', param: 'checkType', label: msg('类型'), enumName: 'CheckType' },
    { kind: 'text', param: 'minRatePct', label: msg('不良率% 不低于') },
  ],
  to: ({ barcode }) => href('/mes/qc/qcBarcodeInfoReport', undefined, { barcode }),
  actions: {
    hold: {
      ...{ operation: holdBundles, label: msg('冻结'), ask: ['holdReason'], danger: true },
      asked: {
        ...HoldBundlesBodyFields,
        holdReason: { ...HoldBundlesBodyFields.holdReason, required: true },
      },
      when: ({ bundleStatus }) => canMove(bundleMoves, 'hold', bundleStatus),
      confirm: ([{ bundleNo }]) => t('冻结扎号{bundleNo}？', { bundleNo }),
      body: ([{ bundleId }], { holdReason }) => ({
        ...{ ids: [bundleId], isHold: true, holdReason: holdReason?.trim() ?? '' },
      }),
    },
  },
});

export default function BundleDefects() {
  return <ReportScreen report={bundleDefects} />;
}
