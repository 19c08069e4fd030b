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
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { defineList } from '#screens/list/list-definition.ts';
import { useListControl, useListQuery } from '#screens/list/use-list.ts';
import { BedPanel } from './cutting/bed-panel.tsx';
import { type ReportAsked, ReportFilters } from './cutting/report-filters.tsx';
import { ReportSheet } from './cutting/report-sheet.tsx';
import { reportColumns, sumTexts } from './cutting/report-sums.ts';

const LABEL = msg('裁床报表');

const report = defineList({
  operation: getCuttingBedReport,
  fields: CuttingBedReportRowFields,
  quickFilters: ['bedType', 'status'],
});

const rowId = ({ reduceBedId }: CuttingBedReportRow): string => reduceBedId;

/** One line for each bed with its fabric and its times, as of its submission. */
export default function CuttingBedReport() {
  const t = useText();
  const { can } = useWorkbench();
  const [, navigate] = useLocation();
  const [asked, setAsked] = useTabState<ReportAsked>('asked', {});
  const [shown, setShown] = useState<CuttingBedReportRow>();
  const list = useMemo(() => ({ ...report, query: asked }), [asked]);
  const control = useListControl(list);
  const answer = useListQuery(list, control);
  const data = answer.page.data as CuttingBedReportPage | undefined;
  const language = currentLanguage();

  const columns = useMemo((): DataColumn<CuttingBedReportRow>[] => {
    const fields = reportColumns(report, can).map((column) =>
      column.id === 'usagePerPiece' ? { ...column, sum: true } : column,
    );
    const look: DataColumn<CuttingBedReportRow> = {
      id: 'actions',
      header: t('操作'),
      cell: (row) => (
        <Button variant="plain" size="small" onClick={() => setShown(row)}>
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
      <ReportSheet
        label={LABEL}
        list={list}
        control={control}
        answer={answer}
        columns={columns}
        rowId={rowId}
        sums={sumTexts(report.fields, data?.sum)}
        filters={<ReportFilters days="workDate" hasTable asked={asked} onAsk={setAsked} />}
        onRowOpen={({ reduceBedId }) =>
          navigate(href('/mes/reduceBed/putReduceBedBill/{reduceBedId}', { reduceBedId }))
        }
      />
      {shown && (
        <Drawer
          open
          size={800}
          onOpenChange={(open) => !open && setShown(undefined)}
          title={t('{order} 床次 {bed}', { order: shown.orderNo, bed: shown.bedNo })}
        >
          <BedPanel bedId={shown.reduceBedId} />
        </Drawer>
      )}
    </>
  );
}
