import { formatFixed } from '@garment-mes/domain/formats';
import { addDays } from '@garment-mes/domain/time';
import { WorkTimeReportRowFields } from '@garment-mes/sdk/labels';
import { getWorkTimeReport, type WorkTimeReportRow } from '@garment-mes/sdk/mes2';
import { msg, useText } from '#app/i18n.ts';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import styles from '../cutting/report.module.css';

/** A line for each person and day, from the stamps of the clock to the minutes that were earned. */
export const workTimeReport = defineReport({
  operation: getWorkTimeReport,
  title: msg('工时报表'),
  empty: msg('所选日期没有出勤'),
  fields: WorkTimeReportRowFields,
  // biome-ignore format: the columns of a table are one line.
  columns: ['workDate', 'employeeNo', 'employeeName', 'deptName', 'shiftName', 'onDate', 'offDate', { field: 'attendMin', Cell: Attended }, 'normalMin', 'otMin', 'productiveMin', 'nonWorkMin', 'productivePct', 'lentInMin', 'lentOutMin', 'absenceType', 'earnedMin', 'effPct', 'lateMin'],
  rowId: ({ employeeId, workDate }) => `${employeeId}/${workDate}`,
  // Attendance of a day is there when it is over.
  begin: (today) => {
    const day = addDays(today, -1);
    return { workDateFrom: `${day.slice(0, 7)}-01`, workDateTo: day };
  },
  parameters: [
    common.workDays,
    { kind: 'department', param: 'deptId', label: msg('部门') },
    common.employee,
    { kind: 'record', param: 'shiftId', label: msg('班次'), reference: 'listShifts' },
    { kind: 'switch', param: 'lacksPunch', label: msg('缺卡') },
    { kind: 'switch', param: 'low', label: msg('人效<50%') },
  ],
});

export default function WorkTimeReport() {
  return <ReportScreen report={workTimeReport} />;
}

/** Minutes at work; none where one of the two stamps is missing. */
function Attended({ row: { attendMin, lacksPunch } }: { readonly row: WorkTimeReportRow }) {
  const t = useText();
  return lacksPunch ? <span className={styles.bad}>{t('缺卡')}</span> : formatFixed(attendMin, 2);
}
