import { sql } from '../../database/engine.ts';
import type { WorkflowType } from '../../features/approvals/flow.sql.ts';
import type { TestServer } from '../test-server.ts';

/**
 * Who decides a step: everybody in a job by its code, one person by user name, or the head of a department
 * by its code or `applicant`.
 */
export type TestStep =
  | { readonly job: string; readonly isAll?: boolean }
  | { readonly user: string }
  | { readonly managerOf: string };

/** Puts a flow of a company in use; without steps the one that is there goes out of use. */
export async function setFlow(
  server: TestServer,
  companyId: string,
  bizType: WorkflowType,
  steps: readonly TestStep[],
): Promise<void> {
  await server.query(
    sql`update ccm.workflow set is_enabled = 0 where company_id = ${companyId} and biz_type = ${bizType}`,
  );
  if (steps.length === 0) return;
  const nodes: object[] = [];
  for (const [at, step] of steps.entries()) {
    if ('managerOf' in step) {
      nodes.push({ nodeNo: at + 1, isAll: false, managerOf: step.managerOf });
      continue;
    }
    const found =
      'job' in step
        ? sql`select id from amc.job where company_id = ${companyId} and code = ${step.job}`
        : sql`select id from amc.app_user where username = ${step.user}`;
    const [row] = await server.query<{ id: string }>(found);
    nodes.push({
      nodeNo: at + 1,
      isAll: 'job' in step && step.isAll === true,
      ...('job' in step ? { jobId: row?.id } : { userId: row?.id }),
    });
  }
  await server.query(sql`
    insert into ccm.workflow (company_id, biz_type, name, nodes)
    values (${companyId}, ${bizType}, ${bizType}, ${JSON.stringify(nodes)}::jsonb)`);
}

interface TaskRow {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly result: number;
  readonly link: string | null;
  readonly applicantName: string;
}

/** Approvals that wait for a person. */
export const waitingFor = async (server: TestServer, who: string): Promise<TaskRow[]> =>
  (await server.call(who, 'GET', '/amc/workflowTask/list', { result: 0 })).body.data.list;

/** Answers the only approval that waits for a person. */
export async function answerOne(
  server: TestServer,
  who: string,
  result: 1 | 2,
  opinion?: string,
): Promise<{ readonly status: number; readonly data: unknown }> {
  const [task, ...more] = await waitingFor(server, who);
  if (!task || more.length > 0)
    throw new Error(`${who} has ${more.length + (task ? 1 : 0)} approvals`);
  const { id, version } = task;
  const said = opinion === undefined ? {} : { opinion };
  return (await server.call(who, 'PUT', '/amc/workflowTask', { id, version, result, ...said }))
    .body;
}
