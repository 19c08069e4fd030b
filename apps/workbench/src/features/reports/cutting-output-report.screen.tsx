import { addDays } from '@garment-mes/domain/time';
import { CuttingOutputReportRowFields } from '@garment-mes/sdk/labels';
import {
  type CuttingOutputReportPage,
  type CuttingOutputReportRow,
  getCuttingOutputReport,
} from '@garment-mes/sdk/mes2';
import { Button, type DataColumn, Tag } from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { currentLanguage, msg, t, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import { useReport } from '#screens/report/use-report.ts';
import { OF_TABLE, WORK_DAYS } from './cutting/report-parameters.ts';
import { reportColumns, sumTexts } from './cutting/report-sums.ts';
import { DayBedsDrawer } from './output/day-beds-drawer.tsx';
import { OutputCharts } from './output/output-charts.tsx';

/** Days a report begins with; the curve above it goes back as far. */
const DAYS = 30;
/** Ratios of the totals stand below their columns. */
const RATIOS: ReadonlySet<string> = new Set(['pcsPerHour']);

const report = defineReport({
  operation: getCuttingOutputReport,
  title: msg('裁床产量'),
  fields: CuttingOutputReportRowFields,
  rowId: ({ workDate, deptId }) => `${workDate}/${deptId}`,
  begin: (today) => ({ workDateFrom: addDays(today, 1 - DAYS), workDateTo: today }),
  parameters: [
    {
      kind: 'segments',
      param: 'byTeam',
      label: msg('分组'),
      options: () => [
        { value: '', label: t('按台') },
        { value: 'true', label: t('按班组') },
      ],
    },
    WORK_DAYS,
    OF_TABLE,
    { kind: 'record', param: 'factoryId', label: msg('工厂'), reference: 'listFactories' },
  ],
});

/** Output, people and efficiency of each table or team by day, against what was expected. */
export default function CuttingOutputReport() {
  const t = useText();
  const { can } = useWorkbench();
  const shown = useReport(report);
  const [opened, setOpened] = useState<CuttingOutputReportRow>();
  const data = shown.answer.page.data as CuttingOutputReportPage | undefined;
  const language = currentLanguage();

  const columns = useMemo((): DataColumn<CuttingOutputReportRow>[] => {
    const fields = reportColumns(report.list, can).map((column) =>
      RATIOS.has(column.id) ? { ...column, sum: true } : column,
    );
    const warning: DataColumn<CuttingOutputReportRow> = {
      id: 'warning',
      header: t('提示'),
      text: (row) => (row.lacksAttendance ? t('缺出勤') : ''),
      cell: (row) => row.lacksAttendance && <Tag tone="warn">{t('缺出勤')}</Tag>,
      width: 92,
    };
    const actions: DataColumn<CuttingOutputReportRow> = {
      id: 'actions',
      header: t('操作'),
      cell: (row) =>
        row.bedCount > 0 && (
          <Button variant="plain" size="small" onClick={() => setOpened(row)}>
            {t('床次')}
          </Button>
        ),
      width: 72,
      pin: 'end',
      fixed: true,
    };
    return [...fields, warning, actions];
  }, [can, language]);

  return (
    <>
      <ReportScreen
        shown={shown}
        columns={columns}
        sums={sumTexts(report.list.fields, data?.sum)}
        empty={t('所选日期没有裁剪')}
        above={<OutputCharts days={data?.days ?? []} places={data?.places ?? []} />}
        onRowOpen={(row) => row.bedCount > 0 && setOpened(row)}
      />
      {opened && <DayBedsDrawer row={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
