import { CuttingProgressReportRowFields } from '@garment-mes/sdk/labels';
import { getCuttingProgressReport } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';

/** Where each bed waits between two milestones, and which one is late. */
export const cuttingProgressReport = defineReport({
  operation: getCuttingProgressReport,
  title: msg('床次进度'),
  empty: msg('所选日期没有计划的床'),
  fields: CuttingProgressReportRowFields,
  rowId: ({ reduceBedId }) => reduceBedId,
  liveTopic: 'bed',
  begin: (today) => ({ planDateFrom: `${today.slice(0, 7)}-01`, planDateTo: today }),
  quickFilters: ['stageName'],
  parameters: [
    { kind: 'days', param: 'planDateFrom', to: 'planDateTo', label: msg('计划') },
    common.table,
    common.orderNo,
    { kind: 'switch', param: 'late', label: msg('滞后>4h') },
  ],
  to: ({ reduceBedId }) => href('/mes/reduceBed/putReduceBedBill/{reduceBedId}', { reduceBedId }),
});

export default function CuttingProgressReport() {
  return <ReportScreen report={cuttingProgressReport} />;
}
