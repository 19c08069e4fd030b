import { createHash } from 'node:crypto';
import { type Engine, sql, type Tx } from '../database/engine.ts';
import { createJobs } from '../menu/create-jobs.sql.ts';
import { hashPassword } from '../sign-in/password.ts';

export const PASSWORD = 'Garment#2026';
export const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Two companies that know nothing of each other, and a few people. */
export const PEOPLE = {
  acme: ['acme.admin', 'acme.leader', 'acme.worker'],
  rival: ['rival.admin'],
} as const;

const JOBS: Readonly<Record<string, string>> = {
  admin: 'admin',
  leader: 'cuttingLeader',
  worker: 'operator',
};

/** `acme` and `rival` with their people; `both` belongs to the two of them. */
export async function createPeople(engine: Engine): Promise<void> {
  const hash = await hashPassword(md5(PASSWORD));
  await engine.system(async (tx) => {
    const ids = new Map<string, string>();
    for (const [company, usernames] of Object.entries(PEOPLE)) {
      const companyId = await insertCompany(tx, company);
      ids.set(company, companyId);
      const jobs = await createJobs(tx, companyId);
      for (const [at, username] of usernames.entries()) {
        const userId = await insertUser(tx, username, hash);
        const job = jobs.get(JOBS[username.split('.')[1] ?? ''] ?? '');
        await insertMember(tx, {
          companyId,
          userId,
          no: `${at + 1}`,
          name: username,
          job,
          isDefault: '0',
        });
      }
    }
    const both = await insertUser(tx, 'both', hash);
    for (const [company, companyId] of ids)
      await insertMember(tx, {
        companyId,
        userId: both,
        no: '99',
        name: 'both',
        job: undefined,
        isDefault: company === 'acme' ? '0' : '1',
      });
  });
}

async function insertCompany(tx: Tx, name: string): Promise<string> {
  const row = await tx.one<{ id: string }>(sql`
    insert into amc.company (code, name, short_name)
    values (${name.slice(0, 2).toUpperCase()}, ${name}, ${name}) returning id`);
  return row?.id ?? '';
}

async function insertUser(tx: Tx, username: string, hash: string): Promise<string> {
  const row = await tx.one<{ id: string }>(sql`
    insert into amc.app_user (username, name, password_hash)
    values (${username}, ${username}, ${hash}) returning id`);
  return row?.id ?? '';
}

interface Member {
  readonly companyId: string;
  readonly userId: string;
  readonly no: string;
  readonly name: string;
  readonly job: string | undefined;
  readonly isDefault: '0' | '1';
}

async function insertMember(
  tx: Tx,
  { companyId, userId, no, name, job, isDefault }: Member,
): Promise<void> {
  const row = await tx.one<{ id: string }>(sql`
    insert into amc.company_member (company_id, user_id, employee_no, employee_name, is_default)
    values (${companyId}, ${userId}, ${no}, ${name}, ${isDefault}) returning id`);
  if (job !== undefined)
    await tx.run(sql`
      insert into amc.user_job (company_id, employee_id, job_id) values (${companyId}, ${row?.id}, ${job})`);
}
