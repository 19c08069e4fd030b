import { DomainError } from '@garment-mes/domain/refusals';
import { addDays } from '@garment-mes/domain/time';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf, RowOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { departmentManagers, departmentUsers, employeeColumns } from '../organisation/public.ts';
import { permissionsOf, userJobs } from './jobs-of.sql.ts';
import { withoutPersonal } from './person-columns.ts';
import type { PersonalSeal } from './personal-seal.ts';
import { PERSONNEL, sightOf } from './reader.ts';

export type CompanyUser = DataOf<'getCompanyUser'>;
export type EmployeeRow = RowOf<'listEmployees'>;

export const PERSON = {
  table: 'amc.company_member',
  no: 'employee_no',
  what: { zh: '员工', en: 'Employee' },
} as const;

/** Rights that nobody needs for the columns of the own row. */
const OWN: ReadonlySet<string> = new Set(['FIELD^wage.amount', PERSONNEL]);

/** The file of a person beside the row and the lists of it; numbers of cards are sealed. */
interface Kept
  extends Omit<
    CompanyUser,
    | 'employee'
    | 'idCardLast4'
    | 'bankCardLast4'
    | 'lastSignInDate'
    | 'departments'
    | 'managers'
    | 'jobs'
    | 'educations'
    | 'works'
    | 'permissions'
    | 'coefficientFrom'
    | 'formerCoefficient'
    | 'formerCoefficients'
  > {
  readonly idCardCipher: string | null;
  readonly bankCardCipher: string | null;
}

/** The row of a person as the list shows it; the own wages and the own phone are shown to everybody. */
export async function employeeRow(
  { list }: Services,
  tx: Tx,
  { companyId, employee, can }: Actor,
  id: string,
): Promise<EmployeeRow> {
  const page = await list.page(tx, {
    operation: 'listEmployees',
    beyondReach: true,
    from: sql`
      from amc.company_member m
      left join amc.department d on d.company_id = m.company_id and d.id = m.dept_id
      left join amc.app_user u on u.id = m.user_id
      where m.company_id = ${companyId} and m.id = ${id} and m.del_flag = '0'`,
    columns: employeeColumns(companyId),
    query: {},
    can: (key) => can(key) || (OWN.has(key) && employee?.id === id),
  });
  const [row] = page.list;
  if (!row) throw new DomainError('record-foreign', { what: PERSON.what });
  return row;
}

/**
 * The file of a person as far as the reader's sight goes. Card numbers show their last four digits;
 * reading the whole number is logged.
 */
export async function personFile(
  services: Services,
  seal: PersonalSeal,
  tx: Tx,
  actor: Actor,
  id: string,
  reveal = false,
): Promise<CompanyUser> {
  const { companyId } = actor;
  const row = await employeeRow(services, tx, actor, id);
  const sight = await sightOf(tx, actor, id);
  const { idCardCipher, bankCardCipher, ...kept } = await keptOf(tx, companyId, id);
  // Whoever sees the coefficient sees since when it counts, and which there were.
  const days = row.payCoefficient === undefined ? {} : await coefficientsOf(tx, companyId, id);
  const shown = (cipher: string | null) => {
    if (cipher === null || sight === 'part') return null;
    const number = seal.open(cipher);
    return reveal ? number : number.slice(-4);
  };
  if (reveal && sight === 'whole')
    await services.audit(tx, { bizType: 'employee', bizId: id, action: 'reveal' });
  const seen = <Known extends object>(record: Known): Known =>
    sight === 'whole' ? record : withoutPersonal(record);
  return {
    employee: seen(row),
    ...seen(kept),
    idCardLast4: shown(idCardCipher),
    bankCardLast4: shown(bankCardCipher),
    lastSignInDate: null,
    ...days,
    departments: await departmentUsers(tx, companyId, sql`and u.employee_id = ${id}`),
    managers: await departmentManagers(
      tx,
      companyId,
      sql`and exists (select 1 from amc.department own
        where own.company_id = ${companyId} and own.id = ${row.deptId} and own.path like '%/' || u.dept_id || '/%')`,
    ),
    jobs: await userJobs(tx, companyId, sql`and u.employee_id = ${id}`),
    educations: sight === 'whole' ? await educationsOf(tx, companyId, id) : [],
    works: sight === 'whole' ? await worksOf(tx, companyId, id) : [],
    permissions: await permissionsOf(tx, companyId, id),
  };
}

/** When the person last signed in anywhere; the log is not a company's to read. */
export async function withLastSignIn(
  { engine }: Services,
  { scope: { timeZone } }: Actor,
  file: CompanyUser,
): Promise<CompanyUser> {
  const { userId } = file.employee;
  if (userId === null) return file;
  const found = await engine.system(
    (tx) =>
      tx.one<{ createDate: string }>(sql`
        select create_date from platform.security_log
        where user_id = ${userId} and action = 'login' order by id desc limit 1`),
    { timeZone, readOnly: true },
  );
  return { ...file, lastSignInDate: found?.createDate ?? null };
}

export const educationsOf = (tx: Tx, companyId: string, id: string) =>
  tx.all<DataOf<'saveEducation'>[number]>(sql`
    select id, school, degree, major, start_date, end_date from amc.education
    where ${partsOf(companyId, id)} order by start_date desc nulls last, id`);

export const worksOf = (tx: Tx, companyId: string, id: string) =>
  tx.all<DataOf<'saveWorkExperience'>[number]>(sql`
    select id, company, job_title, start_date, end_date, leave_reason from amc.work_experience
    where ${partsOf(companyId, id)} order by start_date desc nulls last, id`);

const partsOf = (companyId: string, id: string): Sql =>
  sql`company_id = ${companyId} and employee_id = ${id} and del_flag = '0'`;

async function coefficientsOf(tx: Tx, companyId: string, id: string) {
  const formerCoefficients = await tx.all<{ coefficient: string; toDate: string }>(sql`
    select coefficient, to_date from amc.former_coefficient
    where company_id = ${companyId} and employee_id = ${id} order by to_date desc`);
  const [last] = formerCoefficients;
  return {
    formerCoefficients,
    coefficientFrom: last ? addDays(last.toDate, 1) : null,
    formerCoefficient: last?.coefficient ?? null,
  };
}

async function keptOf(tx: Tx, companyId: string, id: string): Promise<Kept> {
  const found = await tx.one<Kept>(sql`
    select m.birth_date, m.native_place, m.id_card_cipher, m.bank_card_cipher, m.emergency_contact, m.leave_reason,
      c.name as company_name, c.logo as company_logo, m.is_default, i.name as inviter_name, u.username,
      m.version
    from amc.company_member m
    join amc.company c on c.id = m.company_id
    left join amc.app_user u on u.id = m.user_id
    left join amc.app_user i on i.id = m.invited_by
    where m.company_id = ${companyId} and m.id = ${id} and m.del_flag = '0'`);
  if (!found) throw new DomainError('record-foreign', { what: PERSON.what });
  return found;
}
