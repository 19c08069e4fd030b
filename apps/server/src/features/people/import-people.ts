import { DomainError, refusalText } from '@garment-mes/domain';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Call, Services } from '../../operations.ts';
import { Sheet, type SheetError } from '../../records/import-sheet.ts';
import { createPerson } from './create-person.ts';

type Values = BodyOf<'createCompanyUser'>;

const PAY_TYPES = new Map<string, Values['payType']>([
  ['计件', 1],
  ['计时', 2],
  ['月薪', 3],
  ['集体计件', 4],
  ['混合', 5],
]);
const GENDERS = new Map<string, 1 | 2>([
  ['男', 1],
  ['女', 2],
]);
const OUT = new Map<string, 0 | 1>([
  ['是', 1],
  ['否', 0],
]);

interface Known {
  readonly departments: ReadonlyMap<string, string>;
  readonly jobs: ReadonlyMap<string, string>;
}

/** Adds the people of a sheet. What is wrong with a row is told and changes nothing; the others are added. */
export async function importPeople(
  services: Services,
  call: Call<'importCompanyUsers'>,
): Promise<{ okNum: number; errors: SheetError[] }> {
  const { engine } = services;
  const known = await engine.tenant(call.scope, (tx) => knownNames(tx, call.companyId), {
    readOnly: true,
  });
  const errors: SheetError[] = [];
  let okNum = 0;
  for (const row of call.body.rows) {
    const sheet = new Sheet(row, call.language);
    const values = personOf(sheet, known);
    if (values === undefined) {
      errors.push(...sheet.errors);
      continue;
    }
    try {
      await engine.tenant(call.scope, (tx) => createPerson(services, tx, call, values));
      okNum += 1;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      errors.push({ row: row.row, field: '工号', text: refusalText(error, call.language) });
    }
  }
  return { okNum, errors };
}

async function knownNames(tx: Tx, companyId: string): Promise<Known> {
  const departments = await tx.all<{ name: string; id: string }>(sql`
    select name, id from amc.department where company_id = ${companyId} and del_flag = '0'
    union all
    select code, id from amc.department where company_id = ${companyId} and del_flag = '0'`);
  const jobs = await tx.all<{ name: string; id: string }>(sql`
    select name, id from amc.job where company_id = ${companyId} and del_flag = '0'`);
  return {
    departments: new Map(departments.map(({ name, id }) => [name, id])),
    jobs: new Map(jobs.map(({ name, id }) => [name, id])),
  };
}

function personOf(sheet: Sheet, { departments, jobs }: Known): Values | undefined {
  const employeeNo = sheet.required('工号');
  const employeeName = sheet.required('姓名');
  sheet.required('部门');
  sheet.required('岗位');
  sheet.required('入职日期');
  const deptId = sheet.known('部门', departments);
  const jobIds = (sheet.text('岗位') ?? '')
    .split(/[、,，;；]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => sheet.find('岗位', name, jobs));
  const hireDate = sheet.date('入职日期');
  const payType = sheet.known('计薪方式', PAY_TYPES);
  const outUser = sheet.known('外部人员', OUT);
  const gender = sheet.known('性别', GENDERS);
  const payCoefficient = sheet.number('系数');
  if (sheet.errors.length > 0 || !employeeNo || !employeeName || !deptId || !hireDate)
    return undefined;
  return {
    employeeNo,
    employeeName,
    deptId,
    jobIds: jobIds.flatMap((id) => id ?? []),
    hireDate,
    payType: payType ?? 1,
    outUser: outUser ?? 0,
    payCoefficient: payCoefficient ?? '1',
    phone: sheet.text('手机') ?? null,
    badgeNo: sheet.text('工卡号') ?? null,
    gender: gender ?? null,
    remark: sheet.text('备注') ?? null,
  };
}
