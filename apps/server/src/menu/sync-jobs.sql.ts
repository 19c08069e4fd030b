import { type Engine, sql } from '../database/engine.ts';
import { templateJobs, templateRights } from './job-rights.sql.ts';

const MARKER = 'rights of jobs';

/** What the templates of the last start gave: codes of jobs, and a job with an entry of the menu. */
const before = sql`coalesce(
  (select value::jsonb from platform.marker where name = ${MARKER}), '[]'::jsonb)`;

/**
 * Gives the companies that are there what this version adds to the templates of jobs: a job, a page that was
 * built since, a right a job got. What the templates gave before stays as each company has it now, taken
 * away or not. Jobs of a company's own are left alone. The menu has to be in step before.
 */
export const syncJobs = (engine: Engine): Promise<void> =>
  engine.system(async (tx) => {
    const step = await tx.one<{ given: string; isChanged: boolean }>(sql`
      select given, given::jsonb is distinct from ${before} as is_changed
      from (
        select jsonb_agg(one order by one)::text as given from (
          select code as one from ${templateJobs} t
          union all select job || ' ' || entry from ${templateRights} r) each
      ) templates`);
    if (!step?.isChanged) return;
    await tx.run(sql`
      insert into amc.job (company_id, code, name, job_type, data_scope, sort)
      select c.company_id, t.code, t.name, t."jobType", t."dataScope", t.sort
      from (select distinct company_id from amc.job) c cross join ${templateJobs} t
      where not ${before} ? t.code
        and not exists (select 1 from amc.job j where j.company_id = c.company_id and j.code = t.code)`);
    await tx.run(sql`
      insert into amc.job_menu (company_id, job_id, menu_id)
      select j.company_id, j.id, r.menu_id
      from ${templateRights} r join amc.job j on j.code = r.job and j.del_flag = '0'
      where not ${before} ? (r.job || ' ' || r.entry)
      on conflict (company_id, job_id, menu_id) do nothing`);
    await tx.run(sql`
      insert into platform.marker (name, value) values (${MARKER}, ${step.given})
      on conflict (name) do update set value = excluded.value`);
  });
