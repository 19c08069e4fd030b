import { CuttingBedReportRowFields } from '@garment-mes/sdk/labels';
import {
  type CuttingBedReportPage,
  type CuttingBedReportRow,
  getCuttingBedReport,
} from '@garment-mes/sdk/mes2';
import { Button, type DataColumn, Drawer } from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { currentLanguage, msg, useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import { useReport } from '#screens/report/use-report.ts';
import { BedPanel } from './cutting/bed-panel.tsx';
import { OF_CUSTOMER, OF_TABLE, WORK_DAYS } from './cutting/report-parameters.ts';
import { reportColumns, sumTexts } from './cutting/report-sums.ts';

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
  const data = shown.answer.page.data as CuttingBedReportPage | undefined;
  const language = currentLanguage();

  const columns = useMemo((): DataColumn<CuttingBedReportRow>[] => {
    const fields = reportColumns(report.list, can).map((column) =>
      column.id === 'usagePerPiece' ? { ...column, sum: true } : column,
    );
    const look: DataColumn<CuttingBedReportRow> = {
      id: 'actions',
      header: t('操作'),
      cell: (row) => (
        <Button variant="plain" size="small" onClick={() => setOpened(row)}>
          {t('查看')}
        </Button>
      ),
      width: 72,
      pin: 'end',
      fixed: true,
    };
    return [...fields, look];
  }, [can, language]);

  return (
    <>
      <ReportScreen
        shown={shown}
        columns={columns}
        sums={sumTexts(report.list.fields, data?.sum)}
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
