import {
  type EmployeeRow,
  listEmployees,
  saveEducation,
  saveWorkExperience,
} from '@garment-mes/sdk/amc';
import {
  EducationFields,
  EmployeeRowFields,
  SaveEducationBodyFields,
  SaveWorkExperienceBodyFields,
  WorkExperienceFields,
} from '@garment-mes/sdk/labels';
import { validateSaveEducation, validateSaveWorkExperience } from '@garment-mes/sdk/validators';
import { useMemo } from 'react';
import { t, useText } from '#app/i18n.ts';
import type { FormIssue, FormValues } from '#screens/form/form-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordPanel } from '#screens/record/record-form.tsx';
import type { Person } from './person.ts';

const SCHOOLS = ['school', 'degree', 'major', 'startDate', 'endDate'] as const;
const EMPLOYERS = ['company', 'jobTitle', 'startDate', 'endDate', 'leaveReason'] as const;

const isTyped = ({ path }: { readonly path: string }) => !['/id', '/version'].includes(path);

/** No school and no employer ends before it began. */
const check = ({ rows }: FormValues): readonly FormIssue<'rows'>[] =>
  (
    rows as readonly { readonly startDate?: string | null; readonly endDate?: string | null }[]
  ).flatMap(({ startDate, endDate }, at) =>
    startDate && endDate && endDate < startDate
      ? [{ field: `rows.${at}.endDate` as const, text: t('结束不能早于开始') }]
      : [],
  );

const schools = defineRecord({
  list: listEmployees,
  update: saveEducation,
  label: ({ employeeName }) => `${employeeName} ${t('教育经历')}`,
  fields: EmployeeRowFields,
  body: SaveEducationBodyFields,
  validate: (values) => validateSaveEducation(values).filter(isTyped),
  check,
  form: [{ field: 'rows', rows: SCHOOLS }],
});

const employers = defineRecord({
  list: listEmployees,
  update: saveWorkExperience,
  label: ({ employeeName }) => `${employeeName} ${t('工作经历')}`,
  fields: EmployeeRowFields,
  body: SaveWorkExperienceBodyFields,
  validate: (values) => validateSaveWorkExperience(values).filter(isTyped),
  check,
  form: [{ field: 'rows', rows: EMPLOYERS }],
});

interface PastProps {
  readonly person: Person;
  /** Reads the person again for a merge. */
  readonly readPerson: () => Promise<Person | undefined>;
}

/** Schools and employers as they are typed: each list is saved by itself. */
export function TypedPast({ person, readPerson }: PastProps) {
  const rows = useMemo(
    () => ({
      schools: { ...person, rows: person.educations } as EmployeeRow,
      employers: { ...person, rows: person.works } as EmployeeRow,
    }),
    [person],
  );
  const again = (record: typeof schools, name: 'educations' | 'works') => async () => {
    const now = await readPerson();
    if (now === undefined) return undefined;
    const values = record.valuesOf({ ...now, rows: now[name] } as EmployeeRow);
    return { values, version: now.version };
  };
  return (
    <>
      <RecordPanel record={schools} row={rows.schools} readAgain={again(schools, 'educations')} />
      <RecordPanel record={employers} row={rows.employers} readAgain={again(employers, 'works')} />
    </>
  );
}

/** Schools and employers as they are read. */
export function Past({ educations, works }: Person) {
  const t = useText();
  return (
    <>
      <h2>{t('教育经历')}</h2>
      <RecordTable
        label={t('教育经历')}
        fields={EducationFields}
        columns={SCHOOLS}
        rows={educations}
      />
      <h2>{t('工作经历')}</h2>
      <RecordTable
        label={t('工作经历')}
        fields={WorkExperienceFields}
        columns={EMPLOYERS}
        rows={works}
      />
    </>
  );
}
