import { CuttingSummaryReportRowFields } from '@garment-mes/sdk/labels';
import { getCuttingSummaryReport } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';

/** A month by customer and style, or by order: beds, pieces, fabric saved or lost, over-cuts and faults. */
export const cuttingSummaryReport = defineReport({
  operation: getCuttingSummaryReport,
  title: msg('裁剪汇总'),
  fields: CuttingSummaryReportRowFields,
  parameters: [
    {
      kind: 'segments',
      param: 'byOrder',
      label: msg('分组'),
      options: [
        { value: '', label: msg('按客户款') },
        { value: 'true', label: msg('按订单') },
      ],
    },
    { kind: 'month', param: 'month', label: msg('月份') },
    common.customer,
  ],
  begin: (today) => ({ month: today.slice(0, 7) }),
  views: { param: 'byOrder', without: { '': ['orderNo'] } },
  rowId: ({ customerName, styleNo, orderNo }) => [customerName, styleNo, orderNo].join('/'),
});

export default function CuttingSummaryReport() {
  return <ReportScreen report={cuttingSummaryReport} />;
}
