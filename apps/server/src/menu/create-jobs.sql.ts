import { sql, type Tx } from '../database/engine.ts';
import { templateRights } from './job-rights.sql.ts';
import { jobTemplates } from './jobs.ts';

/**
 * Gives a new company its jobs with their rights. The menu has to be in step before.
 * @returns id of each job by its code
 */
export async function createJobs(tx: Tx, companyId: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [at, { code, name, jobType, dataScope }] of jobTemplates.entries()) {
    const job = await tx.one<{ id: string }>(sql`
      insert into amc.job (company_id, code, name, job_type, data_scope, sort)
      values (${companyId}, ${code}, ${name}, ${jobType}::int, ${dataScope}::int, ${at}::int)
      returning id`);
    if (!job) throw new Error('no job was written');
    ids.set(code, job.id);
  }
  await tx.run(sql`
    insert into amc.job_menu (company_id, job_id, menu_id)
    select j.company_id, j.id, r.menu_id
    from ${templateRights} r join amc.job j on j.company_id = ${companyId} and j.code = r.job`);
  return ids;
}
