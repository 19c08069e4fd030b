import { type Sql, sql } from '../../database/engine.ts';
import type { QueryOf } from '../../generated/operations.ts';
import { given, liveRows, userName } from '../../resources/expressions.ts';

type Query = Partial<Exclude<QueryOf<'listSiteArchives'>, undefined>>;

const items = sql`
  from mes2.site_archive_item i where i.company_id = r.company_id and i.archive_id = r.id
    and i.del_flag = '0'`;
const tasks = sql`
  from mes2.site_task t where t.company_id = r.company_id and t.archive_id = r.id and t.del_flag = '0'`;

export const archiveColumns = {
  id: sql`r.id`,
  archiveNo: sql`r.archive_no`,
  title: sql`r.title`,
  customerName: sql`coalesce(k.short_name, k.name)`,
  fileLevelName: sql`l.name`,
  itemCount: sql`(select count(*)::int ${items})`,
  criticalCount: sql`(select count(*)::int ${items} and i.critical = 1)`,
  versionNo: sql`r.version_no`,
  status: sql`r.status`,
  publishDate: sql`r.publish_date`,
  updateByName: userName(sql`r.update_by`),
  updateDate: sql`r.update_date`,
  totalScore: sql`(select coalesce(sum(i.score), 0)::int ${items})`,
  taskCount: sql`(select count(*)::int ${tasks})`,
  lastScore: sql`(select coalesce(round(avg(t.score), 1), 0) ${tasks} and t.score is not null)`,
  kind: sql`r.kind`,
  fileLevelId: sql`r.file_level_id`,
  customerId: sql`r.customer_id`,
  version: sql`r.version`,
};

export const archiveRows = (
  companyId: string,
  { kind, customerId, fileLevelId, status }: Query,
): Sql => sql`
  from mes2.site_archive r
  left join ccm.customer k on k.company_id = r.company_id and k.id = r.customer_id
  left join mes2.file_level l on l.company_id = r.company_id and l.id = r.file_level_id
  where ${liveRows(companyId)} and r.file_level_id is not null
  ${given(kind, (value) => sql`r.kind = ${value}`)}
  ${given(customerId, (id) => sql`r.customer_id = ${id}`)}
  ${given(fileLevelId, (id) => sql`r.file_level_id = ${id}`)}
  ${given(status, (value) => sql`r.status = ${value}`)}`;
