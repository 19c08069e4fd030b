import { isSameFigure } from '@garment-mes/domain/compare';
import { isBankCard, isMobile, readIdentity, yearsBetween } from '@garment-mes/domain/people';
import { type EmployeeRow, listEmployees, updateCompanyUser } from '@garment-mes/sdk/amc';
import { EmployeeRowFields, UpdateCompanyUserBodyFields } from '@garment-mes/sdk/labels';
import { validateUpdateCompanyUser } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { FormIssue, FormValues } from '#screens/form/form-definition.ts';
import { defineRecord, type RecordOf } from '#screens/record/record-definition.ts';
import { IdentityField } from './identity-field.tsx';
import type { Person } from './person.ts';

const NEEDED = ['employeeName', 'employeeNo', 'payType', 'outUser'] as const;
const PAY = ['payCoefficient', 'baseWage', 'hourlyRate'] as const;
const YOUNGEST = 16;
const COEFFICIENT = { min: 0.5, max: 2 };

type Field = keyof typeof UpdateCompanyUserBodyFields;

const needed = (names: readonly Field[]) =>
  Object.fromEntries(
    names.map((name) => [name, { ...UpdateCompanyUserBodyFields[name], required: true }]),
  );

const plain = (value: unknown): string => String(value ?? '').replaceAll(/\s/g, '');

/** What a document cannot say of a file. */
function issuesOf(values: FormValues, seesPay: boolean): readonly FormIssue<Field>[] {
  const { phone, idCard, bankCard, birthDate, hireDate, inTrainingUntil } = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, plain(value)]),
  );
  const factor = plain(values['payCoefficient']);
  const found: readonly (readonly [Field, unknown, string])[] = [
    ...[...NEEDED, ...(seesPay ? (['payCoefficient'] as const) : [])].map(
      (name) =>
        [
          name,
          plain(values[name]) === '',
          t('{field}必填', { field: fieldLabel(UpdateCompanyUserBodyFields, name) }),
        ] as const,
    ),
    ['phone', phone && !isMobile(phone), t('手机号格式不正确')],
    ['idCard', idCard && !readIdentity(idCard.toUpperCase()), t('身份证号格式不正确')],
    ['bankCard', bankCard && !isBankCard(bankCard), t('银行卡号格式不正确')],
    [
      'birthDate',
      birthDate && hireDate && yearsBetween(birthDate, hireDate) < YOUNGEST,
      t('年满{years}周岁方可录用', { years: YOUNGEST }),
    ],
    [
      'inTrainingUntil',
      inTrainingUntil && hireDate && inTrainingUntil <= hireDate,
      t('学徒期须晚于入职日期'),
    ],
    [
      'payCoefficient',
      factor && (Number(factor) < COEFFICIENT.min || Number(factor) > COEFFICIENT.max),
      t('系数须在{min}与{max}之间', COEFFICIENT),
    ],
  ];
  return found.flatMap(([field, isWrong, text]) => (isWrong ? [{ field, text }] : []));
}

const recordOf = (seesPay: boolean) =>
  defineRecord({
    list: listEmployees,
    update: updateCompanyUser,
    label: 'employeeName',
    fields: EmployeeRowFields,
    body: {
      ...UpdateCompanyUserBodyFields,
      ...needed([...NEEDED, ...(seesPay ? (['payCoefficient'] as const) : [])]),
    },
    validate: (values) =>
      validateUpdateCompanyUser(values).filter(({ path }) => !['/id', '/version'].includes(path)),
    check: (values, row) => [
      ...issuesOf(values, seesPay),
      ...(row && seesPay && values['payCoefficient'] && row.payCoefficient !== undefined
        ? changedPay(String(values['payCoefficient']), row.payCoefficient)
        : []),
    ],
    form: [
      ...(['employeeName', 'employeeNo', 'badgeNo', 'gender', 'birthDate', 'nativePlace'] as const),
      ...(['phone', 'emergencyContact'] as const),
      {
        ...{ field: 'idCard', keeps: true, Control: IdentityField },
        chosen: ({ birthDate, gender }: { birthDate: string; gender: number }) => ({
          birthDate,
          gender,
        }),
      },
      { field: 'bankCard', keeps: true, hint: msg('空着保留原卡号') },
      ...(['hireDate', 'inTrainingUntil', 'outUser', 'payType'] as const),
      ...(seesPay ? PAY : []),
      { field: 'remark', wide: true },
    ],
  });

const changedPay = (typed: string, stored: string): readonly FormIssue<Field>[] =>
  isSameFigure(typed, stored)
    ? []
    : [{ field: 'payCoefficient', text: t('明天起生效，已报工的按原系数'), isAllowed: true }];

const [withPay, withoutPay] = [recordOf(true), recordOf(false)];

/** The file of a person as it is typed; a new number is asked about, because the badge has the old one. */
export function fileRecord(person: Person, seesPay: boolean): RecordOf<EmployeeRow> {
  const record = seesPay ? withPay : withoutPay;
  if (record.form === undefined) return record;
  const ask = (values: FormValues) =>
    plain(values['employeeNo']) === person.employeeNo
      ? undefined
      : { values, text: t('工号改为 {no}？工牌需重印', { no: plain(values['employeeNo']) }) };
  return { ...record, form: { ...record.form, ask } };
}
