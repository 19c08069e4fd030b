import { CuttingBedReportRowFields } from '@garment-mes/sdk/labels';
import { type CuttingBedReportRow, getCuttingBedReport } from '@garment-mes/sdk/mes2';
import { type DataColumn, Drawer } from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { currentLanguage, msg, useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { detailColumn } from '#screens/report/detail-column.tsx';
import { defineReport } from '#screens/report/report-definition.ts';
import { reportColumns } from '#screens/report/report-figures.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import { useReport } from '#screens/report/use-report.ts';
import { BedPanel } from './cutting/bed-panel.tsx';
import { OF_CUSTOMER, OF_TABLE, WORK_DAYS } from './cutting/report-parameters.ts';

const report = defineReport({
  operation: getCuttingBedReport,
  title: msg('裁床报表'),
  fields: CuttingBedReportRowFields,
  quickFilters: ['bedType', 'status'],
  parameters: [WORK_DAYS, OF_CUSTOMER, OF_TABLE],
  rowId: ({ reduceBedId }) => reduceBedId,
});

/** One line for each bed with its fabric and its times, as of its submission. */
export default function CuttingBedReport() {
  const t = useText();
  const { can } = useWorkbench();
  const [, navigate] = useLocation();
  const shown = useReport(report);
  const [opened, setOpened] = useState<CuttingBedReportRow>();
  const language = currentLanguage();

  const columns = useMemo((): DataColumn<CuttingBedReportRow>[] => {
    const fields = reportColumns(report.list, can).map((column) =>
      column.id === 'usagePerPiece' ? { ...column, sum: true } : column,
    );
    return [...fields, detailColumn({ label: t('查看'), width: 72, open: setOpened })];
  }, [can, language]);

  return (
    <>
      <ReportScreen
        shown={shown}
        columns={columns}
        onRowOpen={({ reduceBedId }) =>
          navigate(href('/mes/reduceBed/putReduceBedBill/{reduceBedId}', { reduceBedId }))
        }
      />
      {opened && (
        <Drawer
          open
          size={800}
          onOpenChange={(open) => !open && setOpened(undefined)}
          title={t('{order} 床次 {bed}', { order: opened.orderNo, bed: opened.bedNo })}
        >
          <BedPanel bedId={opened.reduceBedId} />
        </Drawer>
      )}
    </>
  );
}
