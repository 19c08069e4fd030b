import { CuttingWorkReportRowFields } from '@garment-mes/sdk/labels';
import { getCuttingWorkReport } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';

/** What each person earned at each bed, operation by operation, as it is checked before wages are calculated. */
export const cuttingWorkReport = defineReport({
  operation: getCuttingWorkReport,
  title: msg('裁床计件'),
  fields: CuttingWorkReportRowFields,
  parameters: [
    {
      kind: 'segments',
      param: 'byBed',
      label: msg('排列'),
      options: [
        { value: '', label: msg('按人') },
        { value: 'true', label: msg('按床') },
      ],
    },
    common.workDays,
    common.employee,
    { kind: 'enum', param: 'role', label: msg('角色'), enumName: 'BedRole' },
    common.table,
  ],
  begin: (today) => ({ workDateFrom: `${today.slice(0, 7)}-01`, workDateTo: today }),
  rowId: ({ employeeId, reduceBedId, role, processName }) =>
    [employeeId, reduceBedId, role, processName].join('/'),
  to: ({ reduceBedId }) => href('/mes/reduceBed/putReduceBedBill/{reduceBedId}', { reduceBedId }),
});

export default function CuttingWorkReport() {
  return <ReportScreen report={cuttingWorkReport} />;
}
