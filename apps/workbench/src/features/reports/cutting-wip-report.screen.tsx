import { formatNumber } from '@garment-mes/domain/formats';
import { CuttingWipReportRowFields } from '@garment-mes/sdk/labels';
import { type CuttingWipReportRow, getCuttingWipReport } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import styles from './cutting/report.module.css';

/** Where all cut pieces of an order are now, stage by stage, and that none of them is missing. */
export const cuttingWipReport = defineReport({
  operation: getCuttingWipReport,
  title: msg('裁片在制'),
  empty: msg('没有裁片'),
  fields: CuttingWipReportRowFields,
  // biome-ignore format: the columns of a table are one line.
  columns: ['orderNo', 'colorName', 'sizeName', 'cutNum', 'waitPrintNum', 'waitQcNum', 'waitSendNum', 'deliveredNum', 'inLineNum', 'offLineNum', 'holdNum', 'scrapNum', { field: 'gapNum', Cell: Gap }, 'age0', 'age3', 'age6', 'age11'],
  rowId: ({ orderId, colorId, sizeId }) => `${orderId}/${colorId}/${sizeId}`,
  liveTopic: 'bundle',
  parameters: [
    common.orderNo,
    common.customer,
    common.line,
    { kind: 'switch', param: 'unbalanced', label: msg('差额不为0') },
    { kind: 'switch', param: 'over10Days', label: msg('天龄>10') },
  ],
});

export default function CuttingWipReport() {
  return <ReportScreen report={cuttingWipReport} />;
}

/** Pieces that are in no stage: there are none, or somebody has to look. */
function Gap({ row: { gapNum } }: { readonly row: CuttingWipReportRow }) {
  return <span className={gapNum === 0 ? undefined : styles.bad}>{formatNumber(gapNum)}</span>;
}
