import { type Sql, sql } from '../../../database/engine.ts';

export const periodColumns = {
  id: sql`p.id`,
  periodNo: sql`p.period_no`,
  fromDate: sql`p.from_date`,
  toDate: sql`p.to_date`,
  status: sql`p.status`,
  lockByName: sql`u.name`,
  lockDate: sql`p.lock_date`,
  version: sql`p.version`,
};

export const periodRows = (companyId: string): Sql => sql`
  from mes2.wage_period p left join amc.app_user u on u.id = p.lock_by
  where p.company_id = ${companyId} and p.del_flag = '0'`;

export const NEWEST_FIRST = sql`p.from_date desc`;
