import {
  ApproveEmployeeAbsenceBodyFields,
  CreateEmployeeAbsenceBodyFields,
  EmployeeAbsenceRowFields,
  RecordReasonBodyFields,
} from '@garment-mes/sdk/labels';
import {
  approveEmployeeAbsence,
  cancelEmployeeAbsence,
  createEmployeeAbsence,
  type EmployeeAbsenceRow,
  importEmployeeAbsences,
  listEmployeeAbsences,
} from '@garment-mes/sdk/mes2';
import { validateCreateEmployeeAbsence } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';

const PERSONAL_LEAVE = 1;
/** Nobody decides about his own absence. */
const waits = ({ status, isOwn }: EmployeeAbsenceRow) => status === 0 && !isOwn;
const ids = (rows: readonly EmployeeAbsenceRow[]) => rows.map(({ id }) => id);

const absences = defineRecord({
  list: listEmployeeAbsences,
  create: createEmployeeAbsence,
  imports: importEmployeeAbsences,
  label: 'employeeName',
  liveTopic: 'employeeAbsence',
  fields: EmployeeAbsenceRowFields,
  quickFilters: [
    ...(['status', 'absenceType'] as const),
    { param: 'deptId', label: msg('部门'), reference: 'departments' },
    'fromDate',
    { param: 'mine', label: msg('待我审批') },
  ],
  body: CreateEmployeeAbsenceBodyFields,
  validate: validateCreateEmployeeAbsence,
  check: ({ fromDate, toDate, absenceType, reason }) => [
    ...(fromDate && toDate && String(toDate) < String(fromDate)
      ? [{ field: 'toDate' as const, text: t('结束不能早于开始') }]
      : []),
    ...(Number(absenceType) === PERSONAL_LEAVE && !String(reason ?? '').trim()
      ? [{ field: 'reason' as const, text: t('请输入事由') }]
      : []),
  ],
  form: [
    { field: 'employeeIds', wide: true },
    { field: 'absenceType', segments: true, wide: true },
    ...(['fromDate', 'toDate'] as const),
    { field: 'minutes', hint: msg('空着按班次计算，休息日不计；只能改少') },
    { field: 'reason', wide: true },
  ],
  actions: {
    approve: {
      ...{ operation: approveEmployeeAbsence, label: msg('批准'), when: waits },
      confirm: ([row]) =>
        t('批准 {name} {days} 天缺勤？', { name: row.employeeName, days: row.workDays }),
      body: (rows) => ({ ids: ids(rows), agree: true }),
    },
    refuse: {
      ...{ operation: approveEmployeeAbsence, label: msg('拒绝'), danger: true, when: waits },
      ask: ['opinion'],
      asked: {
        opinion: {
          ...ApproveEmployeeAbsenceBodyFields.opinion,
          required: true,
        },
      },
      confirm: ([row]) => t('拒绝 {name} 的缺勤？', { name: row.employeeName }),
      body: (rows, { opinion }) => ({ ids: ids(rows), agree: false, opinion }),
    },
    cancel: {
      ...{ operation: cancelEmployeeAbsence, label: msg('撤销'), danger: true },
      when: ({ mayCancel }) => mayCancel,
      ...{ ask: ['reason'], asked: RecordReasonBodyFields },
      confirm: ([row]) => t('撤销 {name} 的缺勤？', { name: row.employeeName }),
      body: ([{ id, version }], { reason }) => ({ id, version, reason: reason?.trim() ?? '' }),
    },
    approveAll: {
      ...{ operation: approveEmployeeAbsence, label: msg('批量批准'), on: 'rows', when: waits },
      confirm: ({ length }) => t('批准 {count} 条缺勤？', { count: length }),
      body: (rows) => ({ ids: ids(rows), agree: true }),
    },
  },
});

/** Who is away: asked for, decided by who leads the person, and withdrawn before it begins. */
export default function Absences() {
  return <RecordScreen record={absences} />;
}
