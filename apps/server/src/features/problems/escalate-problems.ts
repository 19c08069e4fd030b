import { dueSteps, type ProblemLimits } from '@garment-mes/domain/flow';
import { sql, type Tx } from '../../database/engine.ts';
import { type CompanyMoment, eachCompany } from '../../jobs/each-company.ts';
import { message } from '../../messages/message-texts.ts';
import { type StoredProblemName, storedProblemName } from '../../messages/problem-name.sql.ts';
import type { Services } from '../../operations.ts';
import { keepMessages, peopleToCall } from './problem-people.sql.ts';
import { shiftMinutes } from './shift-minutes.ts';

/** Code of the job that is notified where a problem has no steps of its own. */
const MANAGER = 'workshopManager';

interface OpenRow extends ProblemLimits {
  readonly id: string;
  readonly logNo: string | null;
  readonly problemName: StoredProblemName;
  readonly deptId: string;
  readonly lineName: string;
  readonly reportDate: string;
  readonly level: 1 | 2 | 3;
  readonly status: 0 | 1;
  readonly responsibleDeptType: number;
  readonly managerJobId: string | null;
  readonly sent: readonly number[];
}

/**
 * Calls further people to problems that nobody responded to, or that nobody solved, in the time their kind
 * allows; each step calls once.
 *
 * @returns steps that called somebody now
 */
export const escalateProblems = (services: Services): Promise<number> =>
  eachCompany(
    services,
    sql`exists (select 1 from mes2.problem_log p
      where p.company_id = c.id and p.status in (0, 1) and p.del_flag = '0')`,
    (tx, moment) => escalateIn(services, tx, moment),
  );

async function escalateIn(services: Services, tx: Tx, moment: CompanyMoment): Promise<number> {
  let called = 0;
  for (const problem of await openProblems(tx, moment)) {
    const { managerJobId, sent } = problem;
    const byClock = (moment.now.getTime() - (await reportedAt(tx, problem))) / 60_000;
    const isDue = (minutes: number) =>
      dueSteps(problem, problem.status, minutes).filter(({ step }) => !sent.includes(step));
    if (isDue(byClock).length === 0) continue;
    const [lasted = 0] = await shiftMinutes(tx, moment, [problem]);
    const minutes = Math.floor(lasted);
    for (const { step, jobIds, callsHeads, callsManager } of isDue(minutes)) {
      const heads = callsHeads
        ? await peopleToCall(tx, moment, problem.deptId, problem.responsibleDeptType)
        : [];
      const jobs = callsManager && managerJobId ? [...jobIds, managerJobId] : jobIds;
      const userIds = [...new Set([...heads, ...(await holders(tx, moment, jobs))])];
      if (userIds.length === 0) continue;
      await keepMessages(tx, moment, problem.id, step, userIds);
      await notifyStep(services, tx, problem, step, minutes, userIds);
      called += 1;
    }
  }
  return called;
}

/** Problems that are open now, held; one that somebody is just answering is left for the next time. */
const openProblems = (tx: Tx, { companyId }: CompanyMoment): Promise<OpenRow[]> =>
  tx.all<OpenRow>(sql`
    select p.id, p.log_no, ${storedProblemName(sql`p`)} as problem_name, p.dept_id, d.name as line_name, p.report_date, p.level, p.status,
      p.response_min, p.resolve_min, coalesce(p.escalate_to, s.escalate_to, '[]'::jsonb) as escalate_to,
      coalesce(p.responsible_dept_type, s.responsible_dept_type, 0) as responsible_dept_type,
      (select j.id from amc.job j where j.company_id = p.company_id and j.code = ${MANAGER} and j.del_flag = '0'
        limit 1) as manager_job_id,
      array(select distinct m.step from mes2.problem_message m
        where m.company_id = p.company_id and m.problem_log_id = p.id) as sent
    from mes2.problem_log p
    join amc.department d on d.company_id = p.company_id and d.id = p.dept_id
    left join mes2.line_problem_set s on s.company_id = p.company_id and s.id = p.problem_set_id
    where p.company_id = ${companyId} and p.status in (0, 1) and p.del_flag = '0'
    order by p.id for update of p skip locked`);

const reportedAt = async (tx: Tx, { reportDate }: OpenRow): Promise<number> => {
  const row = await tx.one<{ ms: string }>(sql`
    select floor(extract(epoch from ${reportDate}::timestamptz) * 1000)::bigint as ms`);
  return Number(row?.ms ?? 0);
};

const holders = async (
  tx: Tx,
  { companyId }: CompanyMoment,
  jobIds: readonly string[],
): Promise<string[]> => {
  if (jobIds.length === 0) return [];
  const rows = await tx.all<{ userId: string }>(sql`
    select distinct e.user_id from amc.user_job j
    join amc.company_member e on e.company_id = j.company_id and e.id = j.employee_id and e.status = 0
    where j.company_id = ${companyId} and j.job_id = any(${jobIds}::bigint[]) and j.del_flag = '0'
      and e.user_id is not null order by 1`);
  return rows.map(({ userId }) => userId);
};

async function notifyStep(
  { notify, publish }: Services,
  tx: Tx,
  { id, logNo, lineName, problemName, status }: OpenRow,
  step: number,
  minutes: number,
  userIds: readonly string[],
): Promise<void> {
  await notify(tx, {
    userIds,
    title: message(status === 0 ? 'problemUnanswered' : 'problemUnresolved', {
      minutes,
      line: lineName,
      problem: problemName,
    }),
    objName: logNo ?? problemName,
    address: `/mes/problem/problemLogList?logNo=${logNo ?? ''}`,
    messageType: 'Notice,Message',
    content: message('escalationStep', { step }),
    bizType: 'problem',
    bizId: id,
    level: 3,
  });
  await publish(tx, { topic: 'problem', keys: [id] });
}
