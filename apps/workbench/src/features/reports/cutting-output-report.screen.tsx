import { addDays } from '@garment-mes/domain/time';
import { CuttingOutputReportRowFields } from '@garment-mes/sdk/labels';
import { type CuttingOutputReportPage, getCuttingOutputReport } from '@garment-mes/sdk/mes2';
import { Skeleton, Tag } from '@garment-mes/ui';
import { msg, t } from '#app/i18n.ts';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import { useReport } from '#screens/report/use-report.ts';
import { bedsOfDay } from './cutting/beds-behind.tsx';
import { OutputCharts } from './output/output-charts.tsx';

/** Days a report begins with; the curve above it goes back as far. */
const DAYS = 30;

/** Output, people and efficiency of each table or team by day, against what was expected. */
export const cuttingOutputReport = defineReport({
  operation: getCuttingOutputReport,
  title: msg('裁床产量'),
  empty: msg('所选日期没有裁剪'),
  fields: CuttingOutputReportRowFields,
  rowId: ({ workDate, deptId }) => `${workDate}/${deptId}`,
  begin: (today) => ({ workDateFrom: addDays(today, 1 - DAYS), workDateTo: today }),
  parameters: [
    {
      kind: 'segments',
      param: 'byTeam',
      label: msg('分组'),
      options: [
        { value: '', label: msg('按台') },
        { value: 'true', label: msg('按班组') },
      ],
    },
    common.workDays,
    common.table,
    { kind: 'record', param: 'factoryId', label: msg('工厂'), reference: 'listFactories' },
  ],
  columnsOf: () => [
    {
      id: 'warning',
      header: t('提示'),
      value: ({ lacksAttendance }) => (lacksAttendance ? t('缺出勤') : undefined),
      draw: (_, said) => said && <Tag tone="warn">{said}</Tag>,
      pin: 'end',
    },
  ],
  behind: {
    ...bedsOfDay,
    title: ({ workDate, tableName }) => `${workDate} ${tableName}`,
    when: ({ bedCount }) => bedCount > 0,
    query: ({ workDate, deptId }, { tableId, factoryId }) => ({
      ...{ deptId, tableId, factoryId, workDateFrom: workDate, workDateTo: workDate },
    }),
  },
});

export default function CuttingOutputReport() {
  const shown = useReport(cuttingOutputReport);
  const { error } = shown.answer.page;
  const data = shown.answer.page.data as CuttingOutputReportPage | undefined;
  return (
    <ReportScreen
      shown={shown}
      above={
        data ? (
          <OutputCharts days={data.days} places={data.places} />
        ) : (
          !error && <Skeleton lines={6} />
        )
      }
    />
  );
}
