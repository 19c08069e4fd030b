import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import { accessChanged } from '../../../access/access-changed.ts';
import { sql, type Tx } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import type { Call, Services } from '../../../operations.ts';
import { md5Of, newFirstPassword } from '../../../sign-in/first-password.ts';
import { hashPassword } from '../../../sign-in/password.ts';

type Outcome = DataOf<'registerAccounts'>[number];

const MOST_IDS = 100;
interface Person {
  readonly id: string;
  readonly employeeName: string;
  readonly phone: string | null;
  readonly userId: string | null;
  readonly outUser: number;
}

/**
 * Makes a sign-in account for each person, named by the phone number. The first password is shown once, in the
 * answer, to hand over; the platform keeps its hash.
 */
export async function registerAccounts(
  services: Services,
  call: Call<'registerAccounts'>,
): Promise<Outcome[]> {
  const { body, companyId, scope, language } = call;
  if (body.ids.length > MOST_IDS) throw new DomainError('too-many-ids', { max: MOST_IDS });
  const people = await services.engine.tenant(
    scope,
    (tx) =>
      tx.all<Person>(sql`
        select id, employee_name, phone, user_id, out_user from amc.company_member
        where company_id = ${companyId} and id = any(${body.ids}::bigint[]) and status = 0 and del_flag = '0'`),
    { readOnly: true },
  );
  const outcomes: Outcome[] = [];
  for (const id of new Set(body.ids)) {
    const person = people.find((one) => one.id === id);
    const answer = { id, employeeName: person?.employeeName ?? '', username: null };
    try {
      outcomes.push({ ...answer, ...(await register(services, call, person)), isOk: true });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      outcomes.push({ ...answer, isOk: false, text: refusalText(error, language) });
    }
  }
  return outcomes;
}

async function register(
  { engine, audit, publish }: Services,
  { body, scope, companyId, language }: Call<'registerAccounts'>,
  person: Person | undefined,
): Promise<{ username: string; text: string }> {
  if (!person) throw new DomainError('record-foreign', { what: { zh: '员工', en: 'Employee' } });
  if (person.userId !== null)
    throw new DomainError('already-used', { field: { zh: '账号', en: 'An account' } });
  if (person.outUser !== body.outUser)
    throw new DomainError('invalid-value', { field: { zh: '外部人员', en: 'External' } });
  const { phone } = person;
  if (!phone) throw new DomainError('required', { field: { zh: '手机', en: 'The phone' } });
  const password = newFirstPassword();
  const hash = await hashPassword(md5Of(password));
  const userId = await engine.system(async (tx: Tx) => {
    const made = await tx.one<{ id: string }>(sql`
      insert into amc.app_user (username, name, mobile, password_hash, is_first_password)
      values (${phone.toLowerCase()}, ${person.employeeName}, ${phone}, ${hash}, true)
      on conflict do nothing returning id`);
    if (!made) throw new DomainError('account-exists', { phone });
    const bound = await tx.run(sql`
      update amc.company_member set user_id = ${made.id}, is_default = '0', version = version + 1,
        update_by = ${scope.userId}, update_date = app_now()
      where company_id = ${companyId} and id = ${person.id} and user_id is null and status = 0`);
    if (bound === 0)
      throw new DomainError('record-foreign', { what: { zh: '员工', en: 'Employee' } });
    await accessChanged(tx);
    return made.id;
  });
  await engine.tenant(scope, async (tx) => {
    await audit(tx, { bizType: 'employee', bizId: person.id, action: 'account', diff: { userId } });
    await publish(tx, { topic: 'employee', keys: [person.id] });
  });
  const text = language === 'en' ? `First password: ${password}` : `初始密码：${password}`;
  return { username: phone.toLowerCase(), text };
}
