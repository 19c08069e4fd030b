import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../../database/engine.ts';
import { liveRows, onOff } from '../../../resources/expressions.ts';
import { resource } from '../../../resources/resource.ts';
import { requireReference } from '../../../resources/uses/references.sql.ts';

const JOB = { table: 'amc.job', what: { zh: '岗位', en: 'Job' } };

/** Who approves a kind of business, step by step. One flow of a kind is in use at a time. */
export const workflow = resource({
  operations: {
    list: 'listWorkflows',
    create: 'createWorkflow',
    update: 'updateWorkflow',
    remove: 'deleteWorkflow',
    changeStatus: 'changeWorkflowStatus',
  },
  what: { zh: '审批流', en: 'Approval flow' },
  table: 'ccm.workflow',
  label: 'name',
  topic: 'dict',
  keys: [{ index: 'workflow_enabled_key', refusal: ['flow-enabled', {}] }],
  columns: {
    id: sql`r.id`,
    bizType: sql`r.biz_type`,
    name: sql`r.name`,
    isEnabled: sql`r.is_enabled`,
    status: onOff,
    nodes: sql`(
      select jsonb_agg(jsonb_build_object('jobId', null, 'managerOf', null, 'userId', null) || n
        order by (n ->> 'nodeNo')::int)
      from jsonb_array_elements(r.nodes) n)`,
    version: sql`r.version`,
  },
  rows: (companyId) => sql`from ccm.workflow r where ${liveRows(companyId)}`,
  order: sql`r.biz_type, r.name`,
  check: async ({ tx, call, body: { nodes } }) => {
    if (nodes.length === 0) throw new DomainError('flow-without-nodes', {});
    for (const { nodeNo, jobId, managerOf, userId } of nodes) {
      const named = [jobId, managerOf, userId].filter((one) => one !== undefined && one !== null);
      if (named.length !== 1)
        throw new DomainError('required', {
          field: { zh: `第${nodeNo}步审批人`, en: `the approver of step ${nodeNo}` },
        });
      if (jobId) await requireReference(tx, JOB, call.companyId, jobId);
      if (userId) await requireMember(tx, call.companyId, userId);
    }
  },
});

async function requireMember(
  tx: Parameters<typeof requireReference>[0],
  companyId: string,
  userId: string,
): Promise<void> {
  const what = { zh: '审批人', en: 'Approver' };
  await requireReference(
    tx,
    { table: 'amc.company_member', by: 'userId', what },
    companyId,
    userId,
  );
}
