import { sql } from '../database/engine.ts';
import { jobTemplates } from './jobs.ts';
import { pages } from './pages.ts';

const templates = jobTemplates.map(({ code, name, jobType, dataScope, groups, keys }, sort) => ({
  ...{ code, name, jobType, dataScope, sort, groups },
  entries: [...keys, ...pages.flatMap(({ url, jobs = [] }) => (jobs.includes(code) ? [url] : []))],
}));

/** The templates of the jobs in their order: `code`, `name`, `jobType`, `dataScope`, `sort`. */
export const templateJobs = sql`(
  select * from jsonb_to_recordset(${JSON.stringify(templates)}::jsonb)
    as t (code text, name text, "jobType" int, "dataScope" int, sort int))`;

/** What the templates of the jobs name and the menu has: `job` and `entry` by code, and the entry's id. */
export const templateRights = sql`(
  select t.code as job, m.code as entry, m.id as menu_id
  from jsonb_to_recordset(${JSON.stringify(templates)}::jsonb) as t (code text, groups jsonb, entries jsonb)
  join (
    select e.id, e.code, case when e.menu_type = 1 then g.code end as page_group
    from amc.menu e left join amc.menu g on g.id = e.parent_id
  ) m on t.entries ? m.code or t.groups ? m.page_group)`;
