import { sql, type Tx } from '../database/engine.ts';
import { templateJobs, templateRights } from './job-rights.sql.ts';

/**
 * Gives a new company its jobs with their rights. The menu has to be in step before.
 * @returns id of each job by its code
 */
export async function createJobs(tx: Tx, companyId: string): Promise<Map<string, string>> {
  const jobs = await tx.all<{ id: string; code: string }>(sql`
    insert into amc.job (company_id, code, name, job_type, data_scope, sort)
    select ${companyId}, code, name, "jobType", "dataScope", sort from ${templateJobs} t order by sort
    returning id, code`);
  await tx.run(sql`
    insert into amc.job_menu (company_id, job_id, menu_id)
    select j.company_id, j.id, r.menu_id
    from ${templateRights} r join amc.job j on j.company_id = ${companyId} and j.code = r.job`);
  return new Map(jobs.map(({ code, id }) => [code, id]));
}
