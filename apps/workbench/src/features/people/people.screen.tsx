import { checkPerson } from '@garment-mes/domain/people';
import { refusalText } from '@garment-mes/domain/refusals';
import {
  type CreateDepartmentUserBody,
  createCompanyUser,
  createDepartmentUser,
  deleteUser,
  type EmployeeRow,
  getUser,
  importCompanyUsers,
  listEmployees,
  registerAccounts,
  releaseBinding,
  saveUserJobs,
  setFirstPassword,
  updateCompanyUser,
} from '@garment-mes/sdk/amc';
import {
  CreateCompanyUserBodyFields,
  CreateDepartmentUserBodyFields,
  EmployeeRowFields,
  ReleaseBindingBodyFields,
  SaveUserJobsBodyFields,
  UpdateCompanyUserBodyFields,
} from '@garment-mes/sdk/labels';
import { validateCreateCompanyUser } from '@garment-mes/sdk/validators';
import { currentLanguage, msg, t } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { DepartmentField } from '#garment/department-field.tsx';
import type { FormValues } from '#screens/form/form-definition.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { AccountsDialog } from './roster/accounts-dialog.tsx';
import { DepartmentTree } from './roster/department-tree.tsx';
import { FirstPasswordDialog } from './roster/first-password-dialog.tsx';
import { JobsField } from './roster/jobs-field.tsx';

const WORKS = 0 as const;
const LEFT = 3 as const;
const works = ({ status }: EmployeeRow) => status === WORKS;
const isHere = ({ status }: EmployeeRow) => status === WORKS || status === 1;
/** The page of a person: the file, its form, and what was done on the floor. */
const file = (id: string, type: '1' | '2' | '3') =>
  href('/mes/employee/empDetail/{id}/{type}', { id, type });

/** People stand in a department from a day on. */
const moved = (
  rows: readonly EmployeeRow[],
  { deptId = '', fromDate = '' }: Partial<CreateDepartmentUserBody>,
): CreateDepartmentUserBody => ({
  ...{ employeeIds: rows.map(({ id }) => id), deptId, isMain: 1, fromDate },
});

const people = defineRecord({
  list: listEmployees,
  create: createCompanyUser,
  imports: importCompanyUsers,
  remove: deleteUser,
  confirm: ([{ employeeName }]) => t('删除员工 {employeeName}？', { employeeName }),
  label: 'employeeName',
  liveTopic: 'employee',
  fields: EmployeeRowFields,
  columns: [
    ...(['avatar', 'employeeNo', 'employeeName', 'status', 'deptName', 'jobNames'] as const),
    ...(['outUser', 'payType', 'payCoefficient', 'skillGrade', 'badgeNo', 'phone'] as const),
    ...(['gender', 'hireDate', 'workYears', 'inTrainingUntil', 'leaveDate'] as const),
    ...(['hasAccount', 'realNameAuth', 'todayState', 'baseWage', 'hourlyRate'] as const),
    'remark',
  ],
  side: { param: 'deptId', label: msg('部门'), Tree: DepartmentTree },
  quickFilters: [
    'status',
    { param: 'jobId', label: msg('岗位'), reference: 'listUserJobs' },
    ...(['payType', 'hireDate'] as const),
    { param: 'inTraining', label: msg('学徒') },
  ],
  presets: [
    { label: msg('外部人员'), filter: { outUser: ['1'] } },
    { label: msg('无账号'), filter: { hasAccount: ['0'] } },
  ],
  body: CreateCompanyUserBodyFields,
  validate: validateCreateCompanyUser,
  check: checkFile,
  words: { create: msg('新增员工'), save: msg('保存') },
  initial: { payType: 1, payCoefficient: '1.000', outUser: 0 },
  form: [
    ...(['employeeNo', 'employeeName', 'phone'] as const),
    { field: 'deptId', Control: DepartmentField },
    { field: 'jobIds', Control: JobsField, wide: true },
    { field: 'payType', segments: true, wide: true },
    ...(['payCoefficient', 'hireDate', { field: 'outUser', segments: true }] as const),
  ],
  actions: {
    view: { operation: getUser, label: msg('查看'), to: ({ id }) => file(id, '1') },
    change: {
      ...{ operation: updateCompanyUser, also: createCompanyUser, label: msg('编辑') },
      to: ({ id }) => file(id, '2'),
    },
    floor: { operation: getUser, label: msg('生产档案'), to: ({ id }) => file(id, '3') },
    transfer: {
      ...{ operation: createDepartmentUser, label: msg('调动'), when: isHere },
      asked: CreateDepartmentUserBodyFields,
      ask: [{ field: 'deptId', Control: DepartmentField }, 'fromDate'],
      begin: (_rows, fromDate) => ({ fromDate }),
      body: moved,
      confirm: ([{ employeeName, deptName }]) =>
        t('{name} 从 {dept} 调到哪个部门？之前的报工仍归原部门', {
          ...{ name: employeeName, dept: deptName ?? '–' },
        }),
    },
    jobs: {
      ...{ operation: saveUserJobs, label: msg('岗位'), when: isHere },
      ...{ asked: SaveUserJobsBodyFields, ask: [{ field: 'jobIds', Control: JobsField }] },
      begin: ([{ jobIds }]) => ({ jobIds }),
      confirm: ([{ employeeName }]) => t('{employeeName} 的岗位，下次操作起生效', { employeeName }),
      body: ([{ id }], { jobIds }) => ({ employeeIds: [id], jobIds: jobIds || [] }),
    },
    account: {
      ...{ operation: registerAccounts, label: msg('开通账号'), open: AccountsDialog },
      when: ({ status, hasAccount }) => status === WORKS && hasAccount === 0,
    },
    password: {
      ...{ operation: setFirstPassword, label: msg('重设密码'), open: FirstPasswordDialog },
      when: ({ status, hasAccount }) => status === WORKS && hasAccount === 1,
    },
    leave: {
      ...{
        operation: updateCompanyUser,
        also: createCompanyUser,
        label: msg('办理离职'),
        when: works,
      },
      ...{ asked: UpdateCompanyUserBodyFields, ask: ['leaveDate', 'leaveReason'], danger: true },
      begin: (_rows, leaveDate) => ({ leaveDate }),
      confirm: ([{ employeeName }]) =>
        t('{employeeName} 离职？岗位、产线和工卡当天失效', { employeeName }),
      body: ([{ id, version }], { leaveDate, leaveReason }) => ({
        ...{ id, version, status: LEFT, leaveDate, leaveReason: leaveReason || null },
      }),
    },
    rehire: {
      ...{ operation: updateCompanyUser, also: createCompanyUser, label: msg('复职') },
      when: ({ status }) => status === LEFT,
      confirm: ([{ employeeName, deptName }]) =>
        t('{name} 从今天起回到 {dept}？岗位和工卡须重新设置', {
          ...{ name: employeeName, dept: deptName ?? '–' },
        }),
      body: ([{ id, version }]) => ({ id, version, status: WORKS }),
    },
    release: {
      ...{ operation: releaseBinding, label: msg('解除绑定'), danger: true },
      ...{ asked: ReleaseBindingBodyFields, ask: ['reason'] },
      when: (row) => isHere(row) && row.hasAccount === 1,
      confirm: ([{ employeeName }]) =>
        t('解绑后 {employeeName} 不能再进入本公司，确定？', { employeeName }),
      body: ([{ id }], { reason }) => ({ userCompanyId: id, reason: reason || null }),
    },
    accounts: {
      ...{
        operation: registerAccounts,
        label: msg('批量开通账号'),
        on: 'rows',
        open: AccountsDialog,
      },
      when: ({ status, hasAccount }) => status === WORKS && hasAccount === 0,
    },
    transfers: {
      ...{ operation: createDepartmentUser, label: msg('批量调动'), on: 'rows', each: true },
      ...{ asked: CreateDepartmentUserBodyFields, when: isHere },
      ask: [{ field: 'deptId', Control: DepartmentField }, 'fromDate'],
      begin: (_rows, fromDate) => ({ fromDate }),
      body: moved,
    },
  },
});

/** The rules of the service; what is still empty is asked for by the form itself. */
function checkFile(values: FormValues) {
  return checkPerson(values).map(({ field, ...refusal }) => ({
    field: field as keyof typeof CreateCompanyUserBodyFields,
    text: refusalText(refusal, currentLanguage()),
  }));
}

/** People and departments of the company: hired, moved, given jobs and accounts, and let go. */
export default function People() {
  return <RecordScreen record={people} />;
}
