import { createCompanyUser, type EmployeeRow, listEmployees } from '@garment-mes/sdk/amc';
import {
  DepartmentManagerFields,
  DepartmentUserFields,
  EffectivePermissionFields,
  EmployeeRowFields,
  FormerCoefficientFields,
} from '@garment-mes/sdk/labels';
import { Alert, Avatar } from '@garment-mes/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOperation } from '#app/api.tsx';
import { msg, useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { BusinessLog } from '#screens/detail/business-log.tsx';
import { DetailScreen, type DetailTab, Facts } from '#screens/detail/detail-screen.tsx';
import { RowButtons } from '#screens/detail/row-buttons.tsx';
import { FieldValue } from '#screens/fields/field-value.tsx';
import { defineList } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import { RecordPanel } from '#screens/record/record-form.tsx';
import { fileRecord } from './file/file-record.ts';
import { Past, TypedPast } from './file/past.tsx';
import { fileOf, type Person, personFields, personOf } from './file/person.ts';
import { Absences, Days, Scans, Wages } from './file/production.tsx';

const WAGES = 'FIELD^wage.amount';
const PEOPLE = '/mes/employee/employeeShow';
/** The pages whose lists are shown of the one person. */
const ABSENCES = ['/mes/calendar/employeeAbsenceSet'];
const SCANS = [
  '/mes/packaging/workReport',
  '/mes/report/wageWatchReport',
  '/mes/basic/wagesRecords',
];

/** What a person is looked at for, by the end of the address. */
const LIGHTS = { 1: 'look', 2: 'change', 3: 'work' } as const;
type Light = (typeof LIGHTS)[keyof typeof LIGHTS];

const to = (type: keyof typeof LIGHTS) => ({
  to: ({ id }: EmployeeRow) =>
    href('/mes/employee/empDetail/{id}/{type}', { id, type: String(type) }),
});
const lights = defineList({
  ...{ operation: listEmployees, fields: EmployeeRowFields, label: 'employeeName' },
  actions: {
    look: { label: msg('查看资料'), ...to(1) },
    work: { label: msg('生产档案'), ...to(3) },
    change: { label: msg('编辑'), operation: createCompanyUser, primary: true, ...to(2) },
  },
});

/** One person: the file as it is read or typed, and what he did on the floor. */
export default function PersonScreen({ id, type }: { readonly id: string; readonly type: string }) {
  const t = useText();
  const { can, userId, menus } = useWorkbench();
  const answer = useOperation(...fileOf(id));
  const { data } = answer;
  const person = useMemo(() => data && personOf(data), [data]);
  const mayChange = can(createCompanyUser.permissionKey);
  const asked: Light = LIGHTS[Number(type) as keyof typeof LIGHTS] ?? 'look';
  const light = asked === 'change' && !mayChange ? 'look' : asked;
  const isDenied = asked !== light;
  const readPerson = async () => {
    const { data: now } = await answer.refetch();
    return now && personOf(now);
  };
  const seesPage = (pages: readonly string[]) => menus.some(({ url }) => pages.includes(url ?? ''));
  const tabs = {
    look: lookTabs(person, seesPage([PEOPLE])),
    change: changeTabs(readPerson, can(WAGES)),
    work: workTabs(userId, seesPage),
  }[light];
  return (
    <>
      {isDenied && <Alert tone="warn">{t('没有权限：编辑员工')}</Alert>}
      <DetailScreen<Person>
        key={light}
        query={{ ...answer, data: person } as UseQueryResult<Person, Error>}
        fields={personFields}
        number={({ employeeNo, employeeName }) => `${employeeNo} ${employeeName}`}
        summary={(one) => <Summary person={one} />}
        facts={['deptName', 'jobNames', 'payType', 'hireDate', 'workYears', 'skillGrade']}
        actions={(one) => (
          <RowButtons
            list={{ ...lights, actions: lights.actions.filter(({ name }) => name !== light) }}
            row={one as EmployeeRow}
          />
        )}
        tabs={tabs}
        list={href(PEOPLE)}
      />
    </>
  );
}

function Summary({ person }: { readonly person: Person }) {
  const { employeeName, avatar, status, leaveDate } = person;
  return (
    <>
      <Avatar aria-hidden name={employeeName} src={avatar ?? undefined} size={32} />
      <FieldValue name="status" field={EmployeeRowFields.status} value={status} />
      {leaveDate !== null && <span>{leaveDate}</span>}
    </>
  );
}

const BASICS = [
  ...(['employeeNo', 'employeeName', 'gender', 'birthDate', 'nativePlace', 'phone'] as const),
  ...(['emergencyContact', 'idCardLast4', 'bankCardLast4', 'badgeNo', 'hireDate'] as const),
  ...(['inTrainingUntil', 'leaveDate', 'outUser', 'remark'] as const),
];

const lookTabs = (person: Person | undefined, seesLog: boolean): readonly DetailTab<Person>[] => [
  {
    id: 'basics',
    label: msg('基本资料'),
    content: (one) => <Facts fields={personFields} names={BASICS} record={one} />,
  },
  { id: 'posts', label: msg('任职'), content: (one) => <Posts person={one} /> },
  // Pay that somebody may not see is not in the record at all.
  ...(person && 'payCoefficient' in person
    ? [{ id: 'pay', label: msg('薪资'), content: (one: Person) => <Pay person={one} /> }]
    : []),
  { id: 'past', label: msg('教育工作'), content: (one) => <Past {...one} /> },
  { id: 'account', label: msg('账号权限'), content: (one) => <Account person={one} /> },
  ...(seesLog
    ? [
        {
          id: 'log',
          label: msg('日志'),
          content: ({ id, employeeName }: Person) => (
            <BusinessLog
              {...{ kind: 'employee', id }}
              parts={{ head: { name: employeeName, fields: personFields } }}
            />
          ),
        },
      ]
    : []),
];

const changeTabs = (
  readPerson: () => Promise<Person | undefined>,
  seesPay: boolean,
): readonly DetailTab<Person>[] => [
  {
    id: 'basics',
    label: msg('基本资料'),
    content: (person) => {
      const record = fileRecord(person, seesPay);
      return (
        <RecordPanel
          record={record}
          row={person as EmployeeRow}
          readAgain={async () => {
            const now = await readPerson();
            return now && { values: record.valuesOf(now as EmployeeRow), version: now.version };
          }}
        />
      );
    },
  },
  {
    id: 'past',
    label: msg('教育工作'),
    content: (person) => <TypedPast person={person} readPerson={readPerson} />,
  },
];

function workTabs(
  userId: string,
  seesPage: (pages: readonly string[]) => boolean,
): readonly DetailTab<Person>[] {
  const given = (person: Person) => ({
    ...{ employeeId: person.id, isOwn: person.userId === userId },
  });
  return [
    { id: 'days', label: msg('每日产量'), content: (person) => <Days {...given(person)} /> },
    { id: 'wages', label: msg('工资'), content: (person) => <Wages {...given(person)} /> },
    ...(seesPage(ABSENCES)
      ? [
          {
            ...{ id: 'absences', label: msg('缺勤记录') },
            content: (person: Person) => <Absences {...given(person)} />,
          },
        ]
      : []),
    ...(seesPage(SCANS)
      ? [
          {
            ...{ id: 'scans', label: msg('报工') },
            content: (person: Person) => <Scans {...given(person)} />,
          },
        ]
      : []),
  ];
}

/** Departments of the person over time, and who heads them. */
function Posts({ person }: { readonly person: Person }) {
  const t = useText();
  const { departments, managers } = person;
  return (
    <>
      <h2>{t('任职')}</h2>
      <RecordTable
        label={t('任职')}
        fields={DepartmentUserFields}
        columns={['deptName', 'isMain', 'fromDate', 'toDate']}
        rows={departments}
      />
      <h2>{t('负责人')}</h2>
      <RecordTable
        label={t('负责人')}
        fields={DepartmentManagerFields}
        columns={['employeeNo', 'employeeName', 'deptName', 'manageGroup']}
        rows={managers}
      />
    </>
  );
}

function Pay({ person }: { readonly person: Person }) {
  const t = useText();
  const { formerCoefficients } = person;
  return (
    <>
      <Facts
        fields={personFields}
        names={[
          ...(['payType', 'payCoefficient', 'coefficientFrom', 'formerCoefficient'] as const),
          ...(['baseWage', 'hourlyRate', 'inTrainingUntil', 'bankCardLast4'] as const),
        ]}
        record={person}
      />
      {formerCoefficients !== undefined && formerCoefficients.length > 0 && (
        <RecordTable
          label={t('以往系数')}
          fields={FormerCoefficientFields}
          columns={['coefficient', 'toDate']}
          rows={formerCoefficients}
        />
      )}
    </>
  );
}

function Account({ person }: { readonly person: Person }) {
  const t = useText();
  return (
    <>
      <Facts
        fields={personFields}
        names={['username', 'hasAccount', 'realNameAuth', 'lastSignInDate']}
        record={person}
      />
      <RecordTable
        label={t('账号权限')}
        fields={EffectivePermissionFields}
        columns={['name', 'key', 'origin', 'jobName']}
        rows={person.permissions.map((row) => ({ ...row, id: row.menuId }))}
      />
    </>
  );
}
