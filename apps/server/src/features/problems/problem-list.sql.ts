import type { Language } from '@garment-mes/domain/refusals';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { problemName } from '../../messages/problem-name.sql.ts';

/** The departments that somebody leads: those put under him, and all below them. */
const ledBy = (employeeId: string | null): Sql => sql`exists (
  select 1 from amc.dept_manager m
  join amc.department up on up.company_id = m.company_id and up.id = m.dept_id
  where m.company_id = l.company_id and m.employee_id = ${employeeId}::bigint and m.del_flag = '0'
    and (up.id = d.id or d.path like up.path || '%'))`;

/** @param employeeId who asks, `null` where the account has no person in the company */
export const problemColumns = (language: Language, employeeId: string | null) => ({
  id: sql`l.id`,
  logNo: sql`coalesce(l.log_no, '')`,
  level: sql`l.level`,
  status: sql`l.status`,
  lineDeptName: sql`d.name`,
  stationNo: sql`l.station_no`,
  problemTypeName: sql`coalesce(t.name, '')`,
  problemName: problemName(sql`l`, language),
  orderNo: sql`coalesce(o.order_no, '')`,
  machineNo: sql`coalesce(k.machine_no, '')`,
  reportByName: sql`coalesce(r.employee_name, '')`,
  reportDate: sql`l.report_date`,
  respondMin: sql`round(l.respond_shift_min, 1)`,
  resolveMin: sql`round(l.resolve_shift_min, 1)`,
  stopMin: sql`l.stop_min`,
  peopleNum: sql`coalesce(l.people_num, 0)`,
  lostMin: sql`(l.stop_min * l.people_num)`,
  responderName: sql`a.employee_name`,
  cause: sql`l.cause`,
  images: sql`coalesce(l.images, '[]'::jsonb)`,
  lineDeptId: sql`l.dept_id`,
  problemSetId: sql`l.problem_set_id`,
  orderId: sql`l.order_id`,
  machineId: sql`l.machine_id`,
  reportBy: sql`l.report_by`,
  isOwn: sql`coalesce(l.report_by = ${employeeId}::bigint, false)`,
  mayClose: sql`(coalesce(l.report_by = ${employeeId}::bigint, false) or ${ledBy(employeeId)})`,
  action: sql`l.action`,
  respondDate: sql`l.respond_date`,
  resolveDate: sql`l.resolve_date`,
  closeDate: sql`l.close_date`,
  responseLimitMin: sql`l.response_min`,
  resolveLimitMin: sql`l.resolve_min`,
  version: sql`l.version`,
});

export interface ProblemSearch {
  readonly id?: string | undefined;
  readonly lineDeptId?: string | undefined;
  readonly problemTypeId?: string | undefined;
  /** Only these: those that are not responded to, or not solved, within their minutes. */
  readonly ids?: readonly string[] | undefined;
  /** Not closed and not cancelled. */
  readonly unsettled?: boolean | undefined;
}

export const problemRows = (
  companyId: string,
  { id, ids, lineDeptId, problemTypeId, unsettled }: ProblemSearch,
): Sql => sql`
  from mes2.problem_log l
  join amc.department d on d.company_id = l.company_id and d.id = l.dept_id
  left join mes2.line_problem_set s on s.company_id = l.company_id and s.id = l.problem_set_id
  left join mes2.problem_type t on t.company_id = s.company_id and t.id = s.problem_type_id
  left join mes2.production_order o on o.company_id = l.company_id and o.id = l.order_id
  left join ccm.machine k on k.company_id = l.company_id and k.id = l.machine_id
  left join amc.company_member r on r.company_id = l.company_id and r.id = l.report_by
  left join amc.company_member a on a.company_id = l.company_id and a.id = l.responder_id
  where l.company_id = ${companyId} and l.del_flag = '0'
  ${id ? sql`and l.id = ${id}` : sql``}
  ${lineDeptId ? sql`and l.dept_id = ${lineDeptId}` : sql``}
  ${problemTypeId ? sql`and s.problem_type_id = ${problemTypeId}` : sql``}
  ${unsettled ? sql`and l.status in (0, 1, 2)` : sql``}
  ${ids ? sql`and l.id = any(${ids}::bigint[])` : sql``}`;

/** @param matching `from … where …` of the problems that were searched for */
export const problemCounts = async (
  tx: Tx,
  matching: Sql,
): Promise<DataOf<'countProblemLogs'>> => ({
  counts: await tx.all<DataOf<'countProblemLogs'>['counts'][number]>(sql`
    select q.status, count(*)::int as problem_num from (select l.status ${matching}) q group by 1 order by 1`),
});

/** Who was notified of a problem, in the order of the steps. */
export const messagesOf = (tx: Tx, companyId: string, id: string, language: Language) =>
  tx.all<DataOf<'getProblemLog'>['messages'][number]>(sql`
    select g.id, coalesce(l.log_no, '') as log_no, d.name as line_dept_name, ${problemName(sql`l`, language)} as problem_name,
      g.step,
      u.name as user_name, j.name as job_name, g.channel, g.send_date,
      case when g.read_date is null then 0 else 1 end as readed, g.read_date,
      round((extract(epoch from g.read_date - g.send_date) / 60)::numeric, 1) as read_min, g.is_responder, l.status,
      l.id as problem_log_id, g.user_id
    from mes2.problem_message g
    join mes2.problem_log l on l.company_id = g.company_id and l.id = g.problem_log_id
    join amc.department d on d.company_id = l.company_id and d.id = l.dept_id
    join amc.app_user u on u.id = g.user_id
    left join amc.job j on j.company_id = g.company_id and j.id = g.job_id
    where g.company_id = ${companyId} and g.problem_log_id = ${id} and g.del_flag = '0'
    order by g.step, g.send_date, g.id`);
