import { type FieldsWith, fieldsWith } from '@garment-mes/domain/fields';
import { employeeFile } from '@garment-mes/domain/people';
import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import { CreateCompanyUserBodyFields, type Field } from '@garment-mes/sdk/labels';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Call, Services } from '../../operations.ts';
import { Sheet, type SheetError } from '../../records/sheets/import-sheet.ts';
import { sheetCell } from '../../records/sheets/sheet-cell.ts';
import { createPerson } from './create-person.ts';

type Values = BodyOf<'createCompanyUser'>;

const OUT = new Map<string, 0 | 1>([
  ['是', 1],
  ['否', 0],
]);

interface Known {
  readonly departments: ReadonlyMap<string, string>;
  readonly jobs: ReadonlyMap<string, string>;
}

/** Adds the people of a sheet. What is wrong with a row is reported and changes nothing; the others are added. */
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
    departments: unambiguous(departments),
    jobs: new Map(jobs.map(({ name, id }) => [name, id])),
  };
}

/** Ids by word; a word of two departments names neither. */
function unambiguous(
  departments: readonly { readonly name: string; readonly id: string }[],
): ReadonlyMap<string, string> {
  const ids = Map.groupBy(departments, ({ name }) => name);
  return new Map(
    [...ids].flatMap(([name, found]) => {
      const [id, ...others] = new Set(found.map((one) => one.id));
      return id !== undefined && others.length === 0 ? [[name, id] as const] : [];
    }),
  );
}

type Imported = FieldsWith<typeof employeeFile, 'imported', true>;

/** What a sheet does not have to say. */
const USUAL: { readonly [Name in Imported]?: Values[Name] } = {
  ...{ payType: 1, outUser: 0, payCoefficient: '1' },
};

function personOf(sheet: Sheet, { departments, jobs }: Known): Values | undefined {
  const own: { readonly [Name in Imported]?: (title: string) => unknown } = {
    deptId: (title) => sheet.known(title, departments),
    jobIds: (title) =>
      (sheet.text(title) ?? '')
        .split(/[、,，;；]/)
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .flatMap((name) => sheet.find(title, name, jobs) ?? []),
    outUser: (title) => sheet.known(title, OUT),
  };
  const typed = fieldsWith(employeeFile, 'imported', true).map((name) => {
    const field: Field = CreateCompanyUserBodyFields[name];
    if (field.required && !(name in USUAL)) sheet.required(field.zh);
    const value = own[name] ? own[name](field.zh) : sheetCell(sheet, field);
    return [name, value ?? USUAL[name] ?? null] as const;
  });
  return sheet.errors.length > 0 ? undefined : (Object.fromEntries(typed) as unknown as Values);
}
