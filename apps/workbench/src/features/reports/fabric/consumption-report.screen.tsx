import { formatFixed } from '@garment-mes/domain/formats';
import { FabricConsumptionReportRowFields } from '@garment-mes/sdk/labels';
import { type FabricConsumptionReportRow, getFabricConsumptionReport } from '@garment-mes/sdk/mes2';
import { msg, useText } from '#app/i18n.ts';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import { bedsOfDay } from '../cutting/beds-behind.tsx';
import styles from '../cutting/report.module.css';

/** Why an order took more or less fabric than its bill of materials, cause by cause and in money. */
export const consumptionReport = defineReport({
  operation: getFabricConsumptionReport,
  title: msg('用量分析'),
  empty: msg('没有已提交的床'),
  fields: FabricConsumptionReportRowFields,
  // biome-ignore format: the columns of a table are one line.
  columns: ['orderNo', 'styleNo', 'fabricPart', 'colorName', 'cutNum', { field: 'bomUsage', Cell: BillUsage }, 'markerUsage', 'usagePerPiece', 'usageDiffPct', 'gapMarkerLen', 'gapEndSpliceLen', 'gapDefectLen', 'gapRemnantLen', 'gapCutLen', 'shortLabelLen', 'savedLen', 'savedAmount', 'shortLabelPct'],
  rowId: ({ orderId, fabricPart, colorId }) => `${orderId}/${fabricPart}/${colorId}`,
  parameters: [
    { kind: 'text', param: 'minPct', label: msg('差异% 大于') },
    common.orderNo,
    common.material,
    { kind: 'text', param: 'supplierName', label: msg('供应商') },
    { ...common.workDays, label: msg('提交日期') },
  ],
  behind: {
    ...bedsOfDay,
    of: ['cutNum'],
    title: ({ orderNo, colorName }) => `${orderNo} ${colorName}`,
    query: ({ orderNo, colorId }, { workDateFrom, workDateTo }) => ({
      ...{ orderNo, colorId, workDateFrom, workDateTo },
    }),
  },
});

export default function ConsumptionReport() {
  return <ReportScreen report={consumptionReport} />;
}

/** Without a usage in the bill there is nothing to compare with. */
function BillUsage({ row: { bomUsage } }: { readonly row: FabricConsumptionReportRow }) {
  const t = useText();
  if (bomUsage === null) return <span className={styles.bad}>{t('缺BOM单耗')}</span>;
  return formatFixed(bomUsage, 4);
}
