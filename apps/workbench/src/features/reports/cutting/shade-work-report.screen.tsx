import { CuttingWorkReportByShadeRowFields } from '@garment-mes/sdk/labels';
import { getCuttingWorkReportByShade } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';

/** What beds of many shades paid each person, shade by shade, with the factor of many short rolls. */
export const cuttingShadeWorkReport = defineReport({
  operation: getCuttingWorkReportByShade,
  title: msg('细颜色裁床计件'),
  empty: msg('所选日期没有细颜色床'),
  fields: CuttingWorkReportByShadeRowFields,
  rowId: ({ rowKey }) => rowKey,
  begin: (today) => ({ workDateFrom: `${today.slice(0, 7)}-01`, workDateTo: today }),
  parameters: [
    common.workDays,
    common.employee,
    common.orderNo,
    { kind: 'switch', param: 'hard', label: msg('难度>1') },
  ],
  to: ({ reduceBedId }) => href('/mes/reduceBed/putReduceBedBill/{reduceBedId}', { reduceBedId }),
});

export default function CuttingShadeWorkReport() {
  return <ReportScreen report={cuttingShadeWorkReport} />;
}
