import { type Sql, sql } from '../../database/engine.ts';

/** 1 runs, 2 everything succeeded, 3 some failed, 4 nothing succeeded. */
const state = sql`case when l.end_date is null then 1 when l.fail_num = 0 then 2 when l.ok_num > 0 then 3 else 4 end`;

/** Wages of a period that is neither locked nor paid; every other job is run again on its own page. */
const isRepeatable = sql`(l.job_code = 'wage' and l.end_date is not null and l.fail_num > 0 and exists (
  select 1 from mes2.wage_period p
  where p.company_id = l.company_id and p.id = (l.payload ->> 'periodId')::bigint and p.status in (0, 1)
    and p.del_flag = '0'))`;

export const batchLogColumns = {
  id: sql`l.id`,
  workDate: sql`l.work_date`,
  jobCode: sql`l.job_code`,
  startDate: sql`l.start_date`,
  endDate: sql`l.end_date`,
  costSec: sql`extract(epoch from l.end_date - l.start_date)::int`,
  total: sql`l.total`,
  okNum: sql`l.ok_num`,
  failNum: sql`l.fail_num`,
  firstError: sql`(select i.text from mes2.batch_day_log_item i
    where i.company_id = l.company_id and i.log_id = l.id and not i.is_ok and i.text is not null
    order by i.seq_no limit 1)`,
  byEmployeeName: sql`m.employee_name`,
  jobState: state,
  isRepeatable,
};

export const batchLogRows = (companyId: string, failed: boolean | undefined): Sql => sql`
  from mes2.batch_day_log l
  left join amc.company_member m on m.company_id = l.company_id and m.id = l.by_employee_id
  where l.company_id = ${companyId} and l.del_flag = '0' ${failed ? sql`and l.fail_num > 0` : sql``}`;

export const batchItemColumns = {
  id: sql`i.id`,
  seqNo: sql`i.seq_no`,
  label: sql`coalesce(s.label, i.label)`,
  isOk: sql`i.is_ok`,
  text: sql`i.text`,
  recordId: sql`i.record_id`,
};

export const batchItemRows = (companyId: string, logId: string): Sql => sql`
  from mes2.batch_day_log_item i
  join mes2.batch_day_log l on l.company_id = i.company_id and l.id = i.log_id
  left join lateral (
    select concat_ws(' ', o.order_no, d.name) as label from mes2.schedule b
    join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
    left join amc.department d on d.company_id = b.company_id and d.id = b.line_dept_id
    where b.company_id = i.company_id and b.id = i.record_id
      and l.job_code in ('scheduleStart', 'scheduleStop')) s on true
  where i.company_id = ${companyId} and i.log_id = ${logId}`;
