import { LineEfficiencyReportRowFields } from '@garment-mes/sdk/labels';
import { getLineEfficiencyReport, type LineEfficiencyReportPage } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import { monthColumns } from './day-columns.tsx';
import { LineDayPanel } from './line-day-panel.tsx';

/** The month of a manager on one sheet: lines down, days and weeks across, efficiency in the cell. */
export const lineEfficiency = defineReport({
  operation: getLineEfficiencyReport,
  title: msg('产线效率'),
  empty: msg('本月没有出勤'),
  fields: LineEfficiencyReportRowFields,
  columns: ['lineDeptName', 'lineLeader', 'monthPct', 'monthOnStdPct'],
  columnsOf: (answer?: LineEfficiencyReportPage) => (answer ? monthColumns(answer) : []),
  rowId: ({ lineDeptId }) => lineDeptId,
  begin: (today) => ({ month: today.slice(0, 7) }),
  parameters: [
    { kind: 'month', param: 'month', label: msg('月份') },
    { kind: 'record', param: 'factoryId', label: msg('工厂'), reference: 'listFactories' },
    { kind: 'enum', param: 'lineType', label: msg('产线类型'), enumName: 'LineType' },
    { kind: 'department', param: 'deptId', label: msg('部门') },
  ],
  behind: {
    label: msg('产线日'),
    of: [],
    title: ({ lineDeptName }, { month = '' }) => `${lineDeptName} ${month}`,
    size: 560,
    Panel: LineDayPanel,
  },
});

export default function LineEfficiency() {
  return <ReportScreen report={lineEfficiency} />;
}
