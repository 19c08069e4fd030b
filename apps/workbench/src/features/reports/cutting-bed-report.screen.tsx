import { CuttingBedReportRowFields } from '@garment-mes/sdk/labels';
import { type CuttingBedReportRow, getCuttingBedReport } from '@garment-mes/sdk/mes2';
import { msg, t } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import { BedPanel } from './cutting/bed-panel.tsx';

/** One line for each bed with its fabric and its times, as of its submission. */
export const cuttingBedReport = defineReport({
  operation: getCuttingBedReport,
  title: msg('裁床报表'),
  fields: CuttingBedReportRowFields,
  quickFilters: ['bedType', 'status'],
  parameters: [common.workDays, common.customer, common.table],
  rowId: ({ reduceBedId }) => reduceBedId,
  views: { param: 'colorId', without: { '': ['cutNumOfAsked'] } },
  to: ({ reduceBedId }) => href('/mes/reduceBed/putReduceBedBill/{reduceBedId}', { reduceBedId }),
  behind: {
    label: msg('查看'),
    title: ({ orderNo, bedNo }) => t('{order} 床次 {bed}', { order: orderNo, bed: bedNo }),
    size: 800,
    Panel: ({ row }: { readonly row: CuttingBedReportRow }) => <BedPanel bedId={row.reduceBedId} />,
  },
});

export default function CuttingBedReport() {
  return <ReportScreen report={cuttingBedReport} />;
}
