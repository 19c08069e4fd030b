import { addDays } from '@garment-mes/domain/time';
import { CuttingOutputReportRowFields } from '@garment-mes/sdk/labels';
import {
  type CuttingOutputReportPage,
  type CuttingOutputReportRow,
  getCuttingOutputReport,
} from '@garment-mes/sdk/mes2';
import { type DataColumn, Skeleton, Tag } from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { currentLanguage, msg, t, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { detailColumn } from '#screens/report/detail-column.tsx';
import { defineReport } from '#screens/report/report-definition.ts';
import { narrowed, reportColumns } from '#screens/report/report-figures.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import { useReport } from '#screens/report/use-report.ts';
import { OF_TABLE, WORK_DAYS } from './cutting/report-parameters.ts';
import { DayBedsDrawer } from './output/day-beds-drawer.tsx';
import { OutputCharts } from './output/output-charts.tsx';

/** Days a report begins with; the curve above it goes back as far. */
const DAYS = 30;
/** All of a row stands in view at 1366, with what it lacks at its end; a month's totals are read whole. */
const NARROW: Readonly<Record<string, number>> = {
  ...{ workDate: 92, tableName: 68, bedCount: 48, plies: 64, cutNum: 68, panelNum: 76 },
  ...{ netLen: 92, netWeight: 92, headcount: 44, attendMin: 100, pcsPerHour: 72, earnedMin: 92 },
  ...{ effPct: 72, targetNum: 68, dclPct: 72 },
};
/** English heads have longer words, none of which is cut off. */
const ENGLISH: Readonly<Record<string, number>> = {
  ...{ ...NARROW, cutNum: 88, headcount: 92, pcsPerHour: 120 },
  ...{ effPct: 108, dclPct: 116 },
};
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

const hasBeds = ({ bedCount }: CuttingOutputReportRow): boolean => bedCount > 0;

/** Output, people and efficiency of each table or team by day, against what was expected. */
export default function CuttingOutputReport() {
  const t = useText();
  const { can } = useWorkbench();
  const shown = useReport(report);
  const [opened, setOpened] = useState<CuttingOutputReportRow>();
  const { error } = shown.answer.page;
  const data = shown.answer.page.data as CuttingOutputReportPage | undefined;
  const language = currentLanguage();

  const columns = useMemo((): DataColumn<CuttingOutputReportRow>[] => {
    const widths = language === 'en' ? ENGLISH : NARROW;
    const fields = narrowed(reportColumns(report.list, can), widths).map((column) =>
      RATIOS.has(column.id) ? { ...column, sum: true } : column,
    );
    const warning: DataColumn<CuttingOutputReportRow> = {
      id: 'warning',
      header: t('提示'),
      text: (row) => (row.lacksAttendance ? t('缺出勤') : ''),
      cell: (row) => row.lacksAttendance && <Tag tone="warn">{t('缺出勤')}</Tag>,
      width: language === 'en' ? 136 : 80,
      pin: 'end',
    };
    const beds = detailColumn({
      label: t('床次'),
      width: language === 'en' ? 76 : 72,
      when: hasBeds,
      open: setOpened,
    });
    return [...fields, warning, beds];
  }, [can, language]);

  return (
    <>
      <ReportScreen
        shown={shown}
        columns={columns}
        empty={t('所选日期没有裁剪')}
        above={
          data ? (
            <OutputCharts days={data.days} places={data.places} />
          ) : (
            !error && <Skeleton lines={6} />
          )
        }
        onRowOpen={(row) => hasBeds(row) && setOpened(row)}
      />
      {opened && (
        <DayBedsDrawer row={opened} asked={shown.asked} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
