import { WageRecordStatus } from '@garment-mes/domain/states';
import { RecordIdsReasonBodyFields, WageReportRowFields } from '@garment-mes/sdk/labels';
import {
  createWageAdjust,
  getWageReport,
  unlockWageRecords,
  type WageReportRow,
} from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { Action } from '#screens/list/list-definition.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import { useReport } from '#screens/report/use-report.ts';
import { AdjustDialog } from './payroll/adjust-dialog.tsx';
import { JobControl, PeriodControl } from './payroll/controls.tsx';
import { PayBehind } from './payroll/pay-behind.tsx';
import { PeriodButtons } from './payroll/period-buttons.tsx';
import { PeriodHead } from './payroll/period-head.tsx';
import { useShownPeriod } from './payroll/periods.ts';

const { calculated, confirmed, locked } = WageRecordStatus;

const unlock: Action<WageReportRow, typeof unlockWageRecords> = {
  ...{ operation: unlockWageRecords, label: msg('解锁'), on: 'rows', danger: true },
  ...{ ask: ['reason'], asked: RecordIdsReasonBodyFields },
  when: ({ status }) => status === locked,
  body: (rows, { reason = '' }) => ({ ids: rows.map(({ wageRecordId }) => wageRecordId), reason }),
};

/** The payroll of a period, a row a person; what each figure comes from stands behind it. */
export const wageReport = defineReport({
  operation: getWageReport,
  title: msg('工资报表'),
  fields: WageReportRowFields,
  liveTopic: 'wage',
  rowId: ({ wageRecordId }) => wageRecordId,
  parameters: [
    { kind: 'own', param: 'periodNo', label: msg('工资期'), Control: PeriodControl },
    { kind: 'department', param: 'deptId', label: msg('部门') },
    { kind: 'own', param: 'jobId', label: msg('岗位'), Control: JobControl },
    { kind: 'enum', param: 'payType', label: msg('计薪方式'), enumName: 'PayType' },
    { kind: 'enum', param: 'status', label: msg('状态'), enumName: 'WageStatus' },
    { kind: 'switch', param: 'onlyAnomaly', label: msg('仅异常') },
    { kind: 'switch', param: 'onlyTopUp', label: msg('仅补足') },
  ],
  behind: {
    label: msg('明细'),
    inRow: true,
    // biome-ignore format: the figures of a wage are one line.
    of: ['payableAmount', 'pieceNum', 'pieceAmount', 'groupAmount', 'bedAmount', 'hourlyAmount', 'baseAmount', 'otPremium', 'subsidyAmount', 'bonusAmount', 'adjustAmount', 'deductAmount', 'topUpAmount'],
    title: ({ employeeNo, employeeName, deptName }) =>
      [employeeNo, employeeName, deptName].join(' '),
    Panel: PayBehind,
  },
  actions: {
    slip: {
      label: msg('工资条'),
      to: ({ periodId, employeeNo }) =>
        href('/mes/basic/wagesRecords', undefined, { periodId, employeeNo }),
    },
    adjust: {
      operation: createWageAdjust,
      label: msg('调整'),
      when: ({ status }) => status === calculated || status === confirmed,
      open: AdjustDialog,
    },
    unlock,
  },
});

export default function WageReport() {
  const { can } = useWorkbench();
  const shown = useReport(wageReport);
  const period = useShownPeriod(shown.asked.periodNo);
  return (
    <ReportScreen
      shown={shown}
      mayExport={can('EXPORT^wageReport')}
      toolbar={
        <PeriodButtons
          period={period}
          onPeriod={(periodNo) => shown.ask({ ...shown.asked, periodNo })}
        />
      }
      above={period && <PeriodHead key={period.id} period={period} shown={shown} />}
    />
  );
}
