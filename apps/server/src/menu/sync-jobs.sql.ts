import { type Engine, sql } from '../database/engine.ts';
import { templateRights } from './job-rights.sql.ts';

const MARKER = 'rights of jobs';

/**
 * Gives the jobs of the companies that are there what this version adds to the templates: a page that was
 * built since, a right a job got. What the templates gave before stays as each company has it now, taken
 * away or not. Jobs of a company's own are left alone. The menu has to be in step before.
 */
export const syncJobs = (engine: Engine): Promise<void> =>
  engine.system(async (tx) => {
    const step = await tx.one<{ given: string; isChanged: boolean }>(sql`
      select given, given is distinct from (select value from platform.marker where name = ${MARKER}) as is_changed
      from (
        select coalesce(jsonb_agg(job || ' ' || entry order by job, entry), '[]')::text as given from ${templateRights} r
      ) templates`);
    if (!step?.isChanged) return;
    await tx.run(sql`
      insert into amc.job_menu (company_id, job_id, menu_id)
      select j.company_id, j.id, r.menu_id
      from ${templateRights} r join amc.job j on j.code = r.job and j.del_flag = '0'
      where not coalesce(
        (select value::jsonb from platform.marker where name = ${MARKER}) ? (r.job || ' ' || r.entry), false)
      on conflict (company_id, job_id, menu_id) do nothing`);
    await tx.run(sql`
      insert into platform.marker (name, value) values (${MARKER}, ${step.given})
      on conflict (name) do update set value = excluded.value`);
  });
