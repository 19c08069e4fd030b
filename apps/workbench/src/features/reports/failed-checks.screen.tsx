import { Disposition } from '@garment-mes/domain/quality';
import { FailedCheckReportRowFields } from '@garment-mes/sdk/labels';
import { getFailedCheckReport, reworkCheckBad } from '@garment-mes/sdk/mes2';
import { msg, t } from '#app/i18n.ts';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';

const Rework = { open: 0, mended: 1 } as const;

/** Every defect that was found, who caused it, and how long its rework has been waiting. */
export const failedChecks = defineReport({
  operation: getFailedCheckReport,
  title: msg('不合格明细'),
  empty: msg('没有符合条件的疵点'),
  fields: FailedCheckReportRowFields,
  rowId: ({ id }) => id,
  begin: () => ({ openOnly: 'true' }),
  liveTopic: 'qc',
  parameters: [
    { kind: 'switch', param: 'openOnly', label: msg('仅未关') },
    { kind: 'switch', param: 'overtimeOnly', label: msg('超时') },
    { ...common.line, param: 'deptId' },
    { kind: 'enum', param: 'severity', label: msg('严重度'), enumName: 'Severity' },
    common.workDays,
    common.orderNo,
  ],
  actions: {
    mended: {
      ...{ operation: reworkCheckBad, label: msg('返修完成'), on: 'rows', primary: true },
      when: ({ disposition, reworkStatus }) =>
        disposition === Disposition.rework && reworkStatus === Rework.open,
      confirm: (rows) => t('{n} 条标记返修完成并送复检？', { n: rows.length }),
      body: (rows) => ({ ids: rows.map(({ id }) => id), reworkStatus: Rework.mended }),
    },
  },
});

export default function FailedChecks() {
  return <ReportScreen report={failedChecks} />;
}
