import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';

/** Kinds of business that a company may let somebody approve. */
export type WorkflowType = BodyOf<'createWorkflow'>['bizType'];

interface NodeRow {
  readonly nodeNo: number;
  readonly jobId?: string | null;
  readonly managerOf?: string | null;
  readonly userId?: string | null;
  readonly isAll: boolean;
}

/** A step of a flow with the accounts that decide it; the person who asks is never among them. */
export interface FlowStep {
  readonly nodeNo: number;
  readonly isAll: boolean;
  readonly userIds: readonly string[];
  /** Whether the person who asks is an approver here. */
  readonly isOwn: boolean;
}

export interface Flow {
  readonly name: string;
  readonly steps: readonly FlowStep[];
}

/** The flow in use for a kind of business, for the person who asks; `undefined` where there is none. */
export async function flowFor(
  tx: Tx,
  { companyId }: Pick<Actor, 'companyId'>,
  bizType: WorkflowType,
  applicantId: string,
): Promise<Flow | undefined> {
  const row = await tx.one<{ name: string; nodes: readonly NodeRow[] }>(sql`
    select name, nodes from ccm.workflow
    where company_id = ${companyId} and biz_type = ${bizType} and is_enabled = 1 and del_flag = '0'`);
  if (!row) return undefined;
  const steps: FlowStep[] = [];
  for (const node of [...row.nodes].sort((a, b) => a.nodeNo - b.nodeNo)) {
    const all = await approversOf(tx, companyId, node, applicantId);
    const { nodeNo, isAll } = node;
    const userIds = all.filter((id) => id !== applicantId);
    steps.push({ nodeNo, isAll, userIds, isOwn: all.includes(applicantId) });
  }
  return { name: row.name, steps };
}

/** A head is that of a department by its code, or with `applicant` the nearest one above who asks. */
async function approversOf(
  tx: Tx,
  companyId: string,
  { jobId, managerOf, userId }: NodeRow,
  applicantId: string,
): Promise<string[]> {
  const rows = await tx.all<{ userId: string }>(sql`
    select distinct e.user_id from amc.company_member e
    join amc.app_user u on u.id = e.user_id and u.del_flag = '0'
    where e.company_id = ${companyId} and e.status = 0 and e.del_flag = '0'
      and (e.user_id = ${userId ?? null}::bigint
        or exists (select 1 from amc.user_job j
          where j.company_id = e.company_id and j.employee_id = e.id and j.job_id = ${jobId ?? null}::bigint
            and j.del_flag = '0')
        or exists (select 1 from amc.dept_manager m
          where m.company_id = e.company_id and m.employee_id = e.id and m.del_flag = '0'
            and m.dept_id = (${headedDept(companyId, managerOf ?? null, applicantId)})))
    order by e.user_id`);
  return rows.map((row) => row.userId);
}

const headedDept = (companyId: string, managerOf: string | null, applicantId: string) => sql`
  select d.id from amc.department d
  left join amc.company_member a on a.company_id = d.company_id and a.user_id = ${applicantId} and a.del_flag = '0'
  left join amc.department own on own.company_id = d.company_id and own.id = a.dept_id
  where d.company_id = ${companyId} and d.del_flag = '0'
    and case when ${managerOf}::text = 'applicant' then
        (d.id = own.id or own.path like d.path || '%')
        and exists (select 1 from amc.dept_manager h where h.company_id = d.company_id and h.dept_id = d.id
          and h.employee_id <> a.id and h.del_flag = '0')
      else d.code = ${managerOf}::text end
  order by length(d.path) desc limit 1`;
