import {
  AttendanceRowFields,
  CreateAttendanceBodyFields,
  TakeRosterBodyFields,
} from '@garment-mes/sdk/labels';
import {
  type AttendanceRow,
  createAttendance,
  deleteAttendance,
  listAttendance,
  type RosterCounts,
  takeRoster,
  updateAttendance,
} from '@garment-mes/sdk/mes2';
import { validateCreateAttendance } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import type { FormValues } from '#screens/form/form-definition.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';

const BY_TIMES = 1;
const BY_SHIFT = 3;
const isEntered = ({ basis }: AttendanceRow) => basis !== null;
const hasTimes = ({ basis }: FormValues) => Number(basis) !== BY_SHIFT;
const hasMinutes = ({ basis }: FormValues) => ![BY_TIMES, BY_SHIFT].includes(Number(basis));

const attendance = defineRecord({
  list: listAttendance,
  create: createAttendance,
  update: updateAttendance,
  remove: deleteAttendance,
  when: { edit: isEntered, remove: isEntered },
  label: ({ employeeName, workDate }) => `${employeeName} ${workDate}`,
  fields: AttendanceRowFields,
  quickFilters: [
    'workDate',
    { param: 'deptId', label: msg('部门'), reference: 'departments' },
    { param: 'employeeId', label: msg('员工'), reference: 'listEmployees' },
    ...(['shiftName', 'state'] as const),
    { param: 'missing', label: msg('近两周无考勤') },
  ],
  begins: {
    label: msg('登记'),
    when: (row) => !isEntered(row),
    values: ({ employeeId, workDate }) => ({ employeeId, workDate }),
  },
  body: CreateAttendanceBodyFields,
  validate: validateCreateAttendance,
  check: (values) =>
    hasTimes(values) && Boolean(values.onTime) !== Boolean(values.offTime)
      ? [
          {
            field: values.onTime ? ('offTime' as const) : ('onTime' as const),
            text: t('请填写上班和下班时间'),
          },
        ]
      : [],
  form: [
    { field: 'employeeId', onNew: true },
    { field: 'workDate', onNew: true },
    {
      field: 'basis',
      segments: true,
      wide: true,
      hint: msg('空着时：填了分钟为手填，否则按上下班'),
    },
    { field: 'shiftId', hint: msg('空着为日历的班次；休息日上班须选') },
    { field: 'onTime', when: hasTimes, hint: msg('如 08:00') },
    { field: 'offTime', when: hasTimes, hint: msg('早于上班为次日') },
    { field: 'normalMin', when: hasMinutes },
    { field: 'otMin', when: hasMinutes, hint: msg('休息日和法定假日全部为加班') },
    { field: 'despiteAbsence', onNew: true, hint: msg('当日已批准缺勤而确有出勤') },
    { field: 'remark', wide: true },
  ],
  actions: {
    roster: {
      ...{ operation: takeRoster, label: msg('按班次登记'), on: 'list' },
      ...{ ask: ['workDate', 'deptIds'], asked: TakeRosterBodyFields },
      begin: (_, today) => ({ workDate: today }),
      body: (_, { workDate = '', deptIds = null }) => ({ workDate, deptIds }),
      ok: (counts: RosterCounts) =>
        t(
          '已登记 {ok} 人；已有考勤 {had}，已批准缺勤 {absent}，无班次 {rest}，工资已锁定 {locked}',
          {
            ...{ ok: counts.okNum, had: counts.hadNum, absent: counts.absentNum },
            ...{ rest: counts.restNum, locked: counts.lockedNum },
          },
        ),
    },
  },
});

/** Who was at work, and how long: what hours, wages and the legal floor rest on. */
export default function Attendance() {
  return <RecordScreen record={attendance} />;
}
