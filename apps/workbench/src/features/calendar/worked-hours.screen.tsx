import {
  CreateWorkedHoursBodyFields,
  UpdateWorkedHoursBodyFields,
  WorkedHoursRowFields,
} from '@garment-mes/sdk/labels';
import {
  confirmWorkedHours,
  createWorkedHours,
  deleteWorkedHours,
  listWorkedHours,
  updateWorkedHours,
  type WorkedHoursRow,
} from '@garment-mes/sdk/mes2';
import { validateCreateWorkedHours } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import { DepartmentField } from '#garment/department-field.tsx';
import type { FormValues } from '#screens/form/form-definition.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { ReasonField } from './hours/reasons.tsx';
import { StoppedDialog } from './hours/stopped-dialog.tsx';

const isOpen = ({ confirmState }: WorkedHoursRow) => confirmState === 0;
const hasTimes = ({ startDate, endDate }: FormValues) => Boolean(startDate && endDate);

const hours = defineRecord({
  list: listWorkedHours,
  create: createWorkedHours,
  update: updateWorkedHours,
  remove: deleteWorkedHours,
  when: { edit: isOpen, remove: isOpen },
  label: ({ employeeName, deptName, workDate }) => `${employeeName ?? deptName} ${workDate}`,
  fields: WorkedHoursRowFields,
  quickFilters: [
    'workDate',
    { param: 'deptId', label: msg('部门'), reference: 'departments' },
    ...(['kind', 'reasonName', 'confirmState'] as const),
  ],
  body: { ...CreateWorkedHoursBodyFields, employeeId: UpdateWorkedHoursBodyFields.employeeId },
  validate: validateCreateWorkedHours,
  check: (values) => [
    ...(Number(values.kind) === 2 && !values.reasonCode
      ? [{ field: 'reasonCode' as const, text: t('请选择非作业原因') }]
      : []),
    ...(hasTimes(values) && String(values.endDate) <= String(values.startDate)
      ? [{ field: 'endDate' as const, text: t('结束时间须晚于开始时间') }]
      : []),
    ...(!hasTimes(values) && !values.minutes
      ? [{ field: 'minutes' as const, text: t('请填写分钟，或开始和结束') }]
      : []),
  ],
  initial: { kind: 2 },
  form: [
    'workDate',
    { field: 'deptId', Control: DepartmentField },
    { field: 'employeeIds', onNew: true, wide: true, hint: msg('空着为全线在岗人员，每人一行') },
    { field: 'employeeId', when: (_, row) => (row?.employeeId ?? null) !== null },
    { field: 'kind', segments: true, wide: true },
    { field: 'reasonCode', Control: ReasonField },
    'startDate',
    { field: 'endDate', hint: msg('与开始同填时自动算分钟，扣除休息') },
    { field: 'minutes', when: (values) => !hasTimes(values) },
    { field: 'orderId', hint: msg('样板、返工时建议填') },
    { field: 'remark', wide: true },
  ],
  actions: {
    fromProblems: {
      ...{ operation: createWorkedHours, label: msg('从停线问题带入'), on: 'list' },
      open: StoppedDialog,
    },
    confirm: {
      ...{ operation: confirmWorkedHours, label: msg('确认'), on: 'rows', primary: true },
      when: (row, userId) => isOpen(row) && row.createBy !== userId,
      body: (rows) => ({ ids: rows.map(({ id }) => id), isConfirmed: true }),
    },
    takeBack: {
      ...{ operation: confirmWorkedHours, label: msg('反确认'), on: 'rows' },
      when: (row) => !isOpen(row),
      confirm: ({ length }) => t('反确认 {count} 条工时？', { count: length }),
      body: (rows) => ({ ids: rows.map(({ id }) => id), isConfirmed: false }),
    },
  },
});

/** Minutes that were attended and not sewn, or sewn without a ticket: noted by leaders, confirmed by managers. */
export default function WorkedHours() {
  return <RecordScreen record={hours} />;
}
