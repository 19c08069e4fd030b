import { FinishingCheckReportRowFields } from '@garment-mes/sdk/labels';
import { getFinishingCheckReport } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { common, groupedBy } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';

/** The type of check that is made after finishing. */
const AFTER_FINISHING = 4;

/** What is found after finishing, team by team or by the line that sent it, with the shares of threads, pressing, stains. */
export const finishingCheck = defineReport({
  operation: getFinishingCheckReport,
  title: msg('FQC尾查报表'),
  empty: msg('所选日期没有尾查'),
  fields: FinishingCheckReportRowFields,
  rowId: ({ rowKey }) => rowKey,
  liveTopic: 'qc',
  begin: (today) => ({ workDateFrom: today, workDateTo: today }),
  parameters: [
    groupedBy([
      { value: '', label: msg('班组') },
      { value: 'line', label: msg('产线') },
    ]),
    common.workDays,
    { kind: 'department', param: 'teamDeptId', label: msg('班组') },
    common.line,
    common.orderNo,
  ],
  views: { param: 'groupBy', without: { '': ['lineDeptName'], line: ['deptName'] } },
  to: ({ orderNo, workDate }) =>
    href('/mes/qc/qcCheckRecordList', undefined, {
      ...{ checkType: AFTER_FINISHING, orderNo, workDate },
    }),
});

export default function FinishingCheck() {
  return <ReportScreen report={finishingCheck} />;
}
