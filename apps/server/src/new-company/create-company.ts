import { type BegunFacts, type CompanyFacts, requireCompany } from '@garment-mes/domain/people';
import { DomainError } from '@garment-mes/domain/refusals';
import { type Engine, sql, type Tx } from '../database/engine.ts';
import { insertRows } from '../database/insert-rows.sql.ts';
import { createJobs } from '../menu/create-jobs.sql.ts';
import type { Language } from '../operations.ts';
import { md5Of, newFirstPassword } from '../sign-in/first-password.ts';
import { hashPassword } from '../sign-in/password.ts';
import { keepLineProfile, type PlannedDepartment } from './line-profile.sql.ts';
import { departmentTree } from './lists/places.ts';
import { type Naming, nameIn } from './name-in.ts';
import { writeBasics } from './write-basics.ts';
import { writeTimes } from './write-times.ts';

/** A company and what its first administrator signs in with. */
export interface BegunCompany {
  readonly companyId: string;
  readonly username: string;
}

/** What the first administrator signs in with. */
export interface FirstPassword {
  /** What the sign-in page sends of it. */
  readonly md5: string;
  /** Somebody else knows it: it is changed at the first sign-in. */
  readonly isFirst: boolean;
}

const TIME_ZONE = 'Asia/Shanghai';

/**
 * Begins a company whose first administrator gets a password that is shown once.
 * @throws {DomainError} as `beginCompany` does
 */
export async function createCompany(
  engine: Engine,
  given: CompanyFacts,
  language: Language,
): Promise<BegunCompany & { readonly password: string }> {
  const password = newFirstPassword();
  const first = { md5: md5Of(password), isFirst: true };
  return { ...(await beginCompany(engine, requireCompany(given), language, first)), password };
}

/**
 * Begins a company: its first administrator, departments, jobs with their rights, a shift, the calendar of this year and
 * the next, and the lists that every factory needs, named in one language. All of it or nothing. The menu has to be in
 * step before.
 *
 * @param also is done first, in the same transaction
 * @throws {DomainError} `already-used` for a code, a name, a phone or a sign-in name that is taken
 */
export async function beginCompany(
  engine: Engine,
  facts: BegunFacts,
  language: Language,
  { md5, isFirst }: FirstPassword,
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<BegunCompany> {
  const hash = await hashPassword(md5);
  const naming = nameIn(language);
  return engine.system(
    async (tx) => {
      await also(tx);
      const companyId = await insertCompany(tx, facts);
      const userId = await insertAccount(tx, { ...facts, hash, isFirst, language });
      const departments = await insertDepartments(tx, companyId, facts.name, naming);
      const jobs = await createJobs(tx, companyId);
      if (language === 'en') await renameJobs(tx, companyId, naming);
      await insertAdmin(tx, { companyId, userId, facts, deptId: departments.get('GM'), jobs });
      await tx.run(sql`
        insert into amc.company_application (company_id, application_id)
        select ${companyId}, id from amc.application on conflict do nothing`);
      await writeTimes(tx, companyId, naming);
      await openPlannedDepartments(tx, companyId);
      await writeBasics(tx, companyId, naming, jobs);
      return { companyId, username: facts.username };
    },
    { timeZone: TIME_ZONE },
  );
}

/** What lines are planned and beds are opened by. */
async function openPlannedDepartments(tx: Tx, companyId: string): Promise<void> {
  const departments = await tx.all<PlannedDepartment>(sql`
    select id, dept_type, factory_id from amc.department where company_id = ${companyId}`);
  for (const department of departments) await keepLineProfile(tx, companyId, department);
}

async function insertCompany(tx: Tx, facts: CompanyFacts): Promise<string> {
  const made = await tx.one<{ id: string }>(sql`
    insert into amc.company (code, name, short_name, contact_name, contact_phone)
    values (${facts.code}, ${facts.name}, ${facts.name.slice(0, 32)}, ${facts.admin}, ${facts.phone})
    on conflict do nothing returning id`);
  if (made) return made.id;
  const taken = await tx.one(sql`select 1 from amc.company where code = ${facts.code}`);
  throw new DomainError('already-used', {
    field: taken
      ? { zh: '公司代码', en: 'The company code' }
      : { zh: '公司名称', en: 'The company name' },
  });
}

interface NewAccount extends BegunFacts {
  readonly hash: string;
  readonly isFirst: boolean;
  readonly language: Language;
}

async function insertAccount(tx: Tx, account: NewAccount): Promise<string> {
  const made = await tx.one<{ id: string }>(sql`
    insert into amc.app_user (username, name, mobile, password_hash, is_first_password, lang)
    values (${account.username}, ${account.admin}, ${account.phone}, ${account.hash}, ${account.isFirst}, ${account.language})
    on conflict do nothing returning id`);
  if (!made)
    throw new DomainError('already-used', {
      field:
        account.username === account.phone
          ? { zh: '手机', en: 'The phone' }
          : { zh: '登录名或手机', en: 'The user name or the phone' },
    });
  return made.id;
}

async function insertDepartments(
  tx: Tx,
  companyId: string,
  name: string,
  { word }: Naming,
): Promise<Map<string, string>> {
  const ids = new Map<string, { id: string; path: string }>();
  for (const [above, code, zh, deptType] of departmentTree({ name, tables: 1, lines: 1 })) {
    const parent = above === undefined ? undefined : ids.get(above);
    const made = await tx.one<{ id: string; path: string }>(sql`
      with next as (select next_id() as id)
      insert into amc.department (company_id, id, parent_id, code, name, dept_type, sort, path)
      select ${companyId}, next.id, ${parent?.id ?? null}, ${code}, ${above === undefined ? zh.slice(0, 64) : word(zh)},
        ${deptType}, ${ids.size}, ${parent?.path ?? '/'} || next.id || '/' from next
      returning id, path`);
    if (made) ids.set(code, made);
  }
  return new Map([...ids].map(([code, { id }]) => [code, id]));
}

async function renameJobs(tx: Tx, companyId: string, { word }: Naming): Promise<void> {
  const jobs = await tx.all<{ id: string; name: string }>(
    sql`select id, name from amc.job where company_id = ${companyId}`,
  );
  for (const { id, name } of jobs)
    await tx.run(sql`
      update amc.job set name = ${word(name)} where company_id = ${companyId} and id = ${id}`);
}

interface Admin {
  readonly companyId: string;
  readonly userId: string;
  readonly facts: BegunFacts;
  readonly deptId: string | undefined;
  readonly jobs: ReadonlyMap<string, string>;
}

async function insertAdmin(
  tx: Tx,
  { companyId, userId, facts, deptId, jobs }: Admin,
): Promise<void> {
  const member = await tx.one<{ id: string; today: string }>(sql`
    insert into amc.company_member
      (company_id, user_id, employee_no, employee_name, phone, is_default, dept_id, pay_type, hire_date)
    values (${companyId}, ${userId}, '0001', ${facts.admin}, ${facts.phone}, '0', ${deptId}, 3, app_now()::date)
    returning id, hire_date as today`);
  if (!member) throw new Error('no member was written');
  await insertRows(tx, 'amc.dept_user', [
    { companyId, employeeId: member.id, deptId, isMain: 1, fromDate: member.today },
  ]);
  await insertRows(tx, 'amc.user_job', [
    { companyId, employeeId: member.id, jobId: jobs.get('admin') },
  ]);
}
