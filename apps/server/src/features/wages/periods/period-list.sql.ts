import { type Sql, sql } from '../../../database/engine.ts';

/** The calculation of a period `p` that was begun last. */
const lastJob = sql`(
  select l.id from mes2.batch_day_log l
  where l.company_id = p.company_id and l.job_code = 'wage' and l.payload ->> 'periodId' = p.id::text
    and l.del_flag = '0'
  order by l.start_date desc, l.id desc limit 1)`;

/** Of a period `p` that is paid, what its last payment says. */
const lastPayment = (shown: Sql): Sql => sql`case when p.status = 3 then (
  select ${shown} from mes2.wage_record r left join amc.app_user v on v.id = r.pay_by
  where r.company_id = p.company_id and r.period_id = p.id and r.pay_date is not null
  order by r.pay_date desc, r.id desc limit 1) end`;

export const periodColumns = {
  id: sql`p.id`,
  periodNo: sql`p.period_no`,
  fromDate: sql`p.from_date`,
  toDate: sql`p.to_date`,
  status: sql`p.status`,
  lockByName: sql`u.name`,
  lockDate: sql`p.lock_date`,
  openByName: sql`(select c.name from amc.app_user c where c.id = p.create_by)`,
  openDate: sql`p.create_date`,
  payByName: lastPayment(sql`v.name`),
  payDate: lastPayment(sql`r.pay_date`),
  jobId: lastJob,
  version: sql`p.version`,
};

export const periodRows = (companyId: string): Sql => sql`
  from mes2.wage_period p left join amc.app_user u on u.id = p.lock_by
  where p.company_id = ${companyId} and p.del_flag = '0'`;

export const NEWEST_FIRST = sql`p.from_date desc`;
