import {
  DomainError,
  type DomainError as Refusal,
  refusalText,
} from '@garment-mes/domain/refusals';
import { accessChanged } from '../../access/access-changed.ts';
import { type Engine, sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf, OperationId } from '../../generated/operations.ts';
import type { Call } from '../../operations.ts';
import { logSecurity } from '../../sign-in/security-log.sql.ts';
import { type Asked, requirePassword } from '../../sign-in/tries/require-password.ts';

const DAYS = 15;
const PHRASES: readonly string[] = ['确认注销', 'delete my account'];

type User = DataOf<'getUserInfo'>;
type Caller = Pick<Call<OperationId>, 'user' | 'client' | 'now' | 'language' | 'scope'>;

/** What stands against deleting an account, in every company it belongs to. */
export async function blocksOf(tx: Tx, userId: string): Promise<Refusal[]> {
  const alone = await tx.all<{ company: string }>(sql`
    with admins as (
      select distinct m.company_id, m.user_id from amc.company_member m
      join amc.user_job u on u.company_id = m.company_id and u.employee_id = m.id
      join amc.job j on j.company_id = u.company_id and j.id = u.job_id and j.job_type = 9 and j.del_flag = '0'
      where m.status = 0 and m.user_id is not null and m.del_flag = '0')
    select c.name as company from admins a join amc.company c on c.id = a.company_id
    where a.user_id = ${userId}
      and not exists (select 1 from admins o where o.company_id = a.company_id and o.user_id <> a.user_id)
      and exists (
        select 1 from amc.company_member m
        where m.company_id = a.company_id and m.user_id <> a.user_id and m.status = 0 and m.del_flag = '0')
    order by c.name`);
  const unpaid = await tx.all<{ company: string }>(sql`
    select distinct c.name as company
    from amc.company_member m
    join mes2.wage_record w on w.company_id = m.company_id and w.employee_id = m.id and w.status = 2 and w.del_flag = '0'
    join amc.company c on c.id = m.company_id
    where m.user_id = ${userId} order by c.name`);
  return [
    ...alone.map((params) => new DomainError('only-admin', params)),
    ...unpaid.map((params) => new DomainError('wages-unpaid', params)),
  ];
}

export const deletionCheck = (
  engine: Engine,
  { user, language, scope: { timeZone } }: Caller,
): Promise<DataOf<'getUserDeleteCheck'>> =>
  engine.system(
    async (tx) => {
      const blocks = await blocksOf(tx, user.id);
      const account = await userOf(tx, user.id);
      return {
        isOk: blocks.length === 0,
        blocks: blocks.map((block) => ({ code: block.code, text: refusalText(block, language) })),
        deletionDate: account.deletionDate,
      };
    },
    { timeZone },
  );

/**
 * Starts the fifteen days after which an account is made nameless. It is asked for with the password.
 * @throws {DomainError} `only-admin`, `wages-unpaid`, `wrong-credentials`
 */
export async function requestDeletion(
  engine: Engine,
  { user, client, now, scope: { timeZone } }: Caller,
  { phrase, passwordMd5 }: BodyOf<'requestUserDeletion'>,
): Promise<User> {
  if (!PHRASES.includes(phrase.trim()))
    throw new DomainError('invalid-value', { field: { zh: '确认文字', en: 'The typed phrase' } });
  if (!passwordMd5)
    throw new DomainError('required', { field: { zh: '密码', en: 'the password' } });
  const account = await engine.system((tx) =>
    tx.one<Asked & { username: string }>(sql`
      select id, username, password_hash from amc.app_user where id = ${user.id}`),
  );
  await requirePassword(engine, account?.username ?? '', account, passwordMd5, client);
  return engine.system(
    async (tx) => {
      await tx.run(sql`select 1 from amc.app_user where id = ${user.id} for update`);
      const [block] = await blocksOf(tx, user.id);
      if (block) throw block;
      await tx.run(sql`
        update amc.app_user set del_flag = '2', version = version + 1, update_date = ${now},
          deletion_date = ${now}::timestamptz + make_interval(days => ${DAYS}::int)
        where id = ${user.id} and del_flag = '0'`);
      await logSecurity(tx, user.id, 'deleteRequest', client);
      await accessChanged(tx);
      return userOf(tx, user.id);
    },
    { timeZone },
  );
}

/** @throws {DomainError} `wrong-state` where nothing is to be taken back, or the days are over */
export const cancelDeletion = (
  engine: Engine,
  { user, client, now, scope: { timeZone } }: Caller,
): Promise<User> =>
  engine.system(
    async (tx) => {
      const kept = await tx.run(sql`
        update amc.app_user set del_flag = '0', deletion_date = null, version = version + 1, update_date = ${now}
        where id = ${user.id} and del_flag = '2' and deletion_date > ${now}`);
      if (kept === 0)
        throw new DomainError('wrong-state', {
          what: { zh: '账号', en: 'The account' },
          no: '',
          state: { zh: '未申请注销', en: 'not being deleted' },
          action: { zh: '撤销', en: 'take it back' },
        });
      await logSecurity(tx, user.id, 'deleteCancel', client);
      await accessChanged(tx);
      return userOf(tx, user.id);
    },
    { timeZone },
  );

/** The account as its owner sees it. */
export async function userOf(tx: Tx, id: string): Promise<User> {
  const found = await tx.one<User>(sql`
    select id, username, name, avatar, mobile, email, real_name_auth, del_flag, deletion_date, lang,
      is_first_password
    from amc.app_user where id = ${id}`);
  if (!found) throw new DomainError('record-missing', { what: { zh: '用户', en: 'User' } });
  return found;
}
