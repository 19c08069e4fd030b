import { sql, type Tx } from '../database/engine.ts';
import { jobTemplates } from './jobs.ts';
import { pages } from './pages.ts';

/**
 * Gives a new company its jobs with their rights. The menu has to be in step before.
 * @returns id of each job by its code
 */
export async function createJobs(tx: Tx, companyId: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [at, { code, name, jobType, dataScope, groups, keys }] of jobTemplates.entries()) {
    const job = await tx.one<{ id: string }>(sql`
      insert into amc.job (company_id, code, name, job_type, data_scope, sort)
      values (${companyId}, ${code}, ${name}, ${jobType}::int, ${dataScope}::int, ${at}::int)
      returning id`);
    if (!job) throw new Error('no job was written');
    ids.set(code, job.id);
    const single = pages.flatMap(({ url, jobs = [] }) => (jobs.includes(code) ? [url] : []));
    await tx.run(sql`
      insert into amc.job_menu (company_id, job_id, menu_id)
      select ${companyId}, ${job.id}, m.id
      from amc.menu m left join amc.menu g on g.id = m.parent_id
      where (m.menu_type = 1 and g.code = any(${groups}::text[])) or m.code = any(${[...keys, ...single]}::text[])`);
  }
  return ids;
}
