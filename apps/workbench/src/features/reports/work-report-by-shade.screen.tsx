import { WorkReportByShadeRowFields } from '@garment-mes/sdk/labels';
import { getWorkReportByShade } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';

/** What each person made, by colour, shade and size, with the bundles: for pay by the difficulty of a colour and for claims. */
export const workReportByShade = defineReport({
  operation: getWorkReportByShade,
  title: msg('细颜色报工报表'),
  empty: msg('所选日期没有报工'),
  fields: WorkReportByShadeRowFields,
  rowId: ({ scanId }) => scanId,
  begin: (today) => ({ workDateFrom: today, workDateTo: today }),
  parameters: [
    common.workDays,
    common.orderNo,
    common.employee,
    common.color,
    { kind: 'text', param: 'shade', label: msg('色号段') },
    { kind: 'text', param: 'bundleNoFrom', label: msg('扎号起') },
    { kind: 'text', param: 'bundleNoTo', label: msg('扎号止') },
  ],
});

export default function WorkReportByShade() {
  return <ReportScreen report={workReportByShade} />;
}
