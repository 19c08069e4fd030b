import { CheckRecordReportRowFields } from '@garment-mes/sdk/labels';
import { getCheckRecordReport } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import { common, groupedBy } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';

/** What only a single record has. */
const SINGLE = [
  'checkNo',
  'checkType',
  'bundleNo',
  'processName',
  'result',
  'round',
  'spentMin',
] as const;

/** Every check of every type with its rates, or what a line, day, inspector, order or hour comes to. */
export const checkRecordReport = defineReport({
  operation: getCheckRecordReport,
  title: msg('质检记录报表'),
  empty: msg('所选日期没有质检'),
  fields: CheckRecordReportRowFields,
  rowId: ({ checkId }) => checkId,
  begin: (today) => ({ workDateFrom: today, workDateTo: today }),
  parameters: [
    groupedBy([
      { value: '', label: msg('明细') },
      { value: 'line', label: msg('产线') },
      { value: 'date', label: msg('日期') },
      { value: 'inspector', label: msg('检验员') },
      { value: 'order', label: msg('订单') },
      { value: 'hour', label: msg('时段') },
    ]),
    common.workDays,
    { kind: 'enum', param: 'checkType', label: msg('类型'), enumName: 'CheckType' },
    common.line,
    { kind: 'enum', param: 'result', label: msg('结果'), enumName: 'CheckResult' },
    { kind: 'record', param: 'inspectorId', label: msg('检验员'), reference: 'listEmployees' },
    { kind: 'switch', param: 'reinspections', label: msg('含复检') },
  ],
  views: {
    param: 'groupBy',
    without: {
      line: [...SINGLE, 'workDate', 'hour', 'orderNo', 'inspectorName'],
      date: [...SINGLE, 'hour', 'orderNo', 'lineDeptName', 'inspectorName'],
      inspector: [...SINGLE, 'workDate', 'hour', 'orderNo', 'lineDeptName'],
      order: [...SINGLE, 'workDate', 'hour', 'lineDeptName', 'inspectorName'],
      hour: [...SINGLE, 'workDate', 'orderNo', 'lineDeptName', 'inspectorName'],
    },
  },
});

export default function CheckRecordReport() {
  return <ReportScreen report={checkRecordReport} />;
}
