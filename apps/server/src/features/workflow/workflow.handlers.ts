import { DomainError, type Language } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { RowOf } from '../../generated/operations.ts';
import { type MatterCode, type Message, message } from '../../messages/message-texts.ts';
import type { Call, Feature, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { given, userName } from '../../resources/expressions.ts';
import { type AskedMatter, passOn, REFUSED, taskTitle } from '../approvals/public.ts';
import { type Decision, decisions } from './decisions.ts';

type Task = RowOf<'listWorkflowTasks'>;

const TASK = {
  table: 'ccm.workflow_task',
  no: sql`null::text`,
  what: { zh: '审批', en: 'Approval' },
} as const;

const columnsIn = (language: Language) => ({
  id: sql`t.id`,
  bizType: sql`t.biz_type`,
  title: taskTitle(language),
  applicantName: userName(sql`t.applicant_id`),
  assigneeName: userName(sql`t.assignee_id`),
  createDate: sql`t.create_date`,
  result: sql`t.result`,
  opinion: sql`t.opinion`,
  doneDate: sql`t.done_date`,
  link: sql`t.link`,
  bizId: sql`t.biz_id`,
  nodeNo: sql`t.node_no`,
  version: sql`t.version`,
});

type StoredTask = Omit<AskedMatter, 'matter'> & {
  readonly matter: Message<MatterCode> | null;
  readonly title: string | null;
  readonly result: number;
  readonly nodeNo: number;
  readonly request: Decision['request'];
};

/**
 * Approvals that wait for a person, and what the person decided. A decision is taken once, and does with its
 * record in the same transaction what the record's own screen would.
 */
export const workflow: Feature<'listWorkflowTasks' | 'answerWorkflowTask'> = (services) => ({
  listWorkflowTasks: ({ query, user, can, companyId, scope, language }) =>
    services.engine.tenant(
      scope,
      (tx) =>
        services.list.page(tx, {
          operation: 'listWorkflowTasks',
          last: true,
          from: sql`
            from ccm.workflow_task t
            where t.company_id = ${companyId} and t.del_flag = '0'
              and ${query?.asked ? sql`t.applicant_id` : sql`t.assignee_id`} = ${user.id}
              ${given(query?.result, (value) => sql`t.result = ${value}::int`)}`,
          columns: columnsIn(language),
          query,
          can,
          defaultOrder: sql`t.result, t.create_date desc`,
        }),
      { readOnly: true },
    ),

  answerWorkflowTask: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { body, companyId, user, now } = call;
      const opinion = body.opinion?.trim() ?? '';
      if (body.result === 0)
        throw new DomainError('invalid-value', { field: { zh: '结果', en: 'The result' } });
      if (body.result === REFUSED && opinion === '')
        throw new DomainError('required', { field: { zh: '意见', en: 'your opinion' } });
      // Somebody else's approval is as good as none.
      await taskOf(services, tx, call, body.id);
      await lockMatter(tx, call, body.id);
      const task = await claimRecord<StoredTask>(tx, call, TASK, body);
      const { result, applicantId, bizType, bizId } = task;
      if (result !== 0)
        throw new DomainError('wrong-state', {
          what: TASK.what,
          no: '',
          state: { zh: '已处理', en: 'decided' },
          action: { zh: '重复审批', en: 'decide again' },
        });
      if (applicantId === user.id)
        throw new DomainError('own-work', {
          what: { zh: '申请', en: 'request' },
          action: { zh: '审批', en: 'approve' },
        });
      await tx.run(sql`
        update ccm.workflow_task set result = ${body.result}::int, opinion = ${opinion || null}, done_date = ${now}
        where company_id = ${companyId} and id = ${body.id}`);
      await services.audit(tx, {
        bizType,
        bizId,
        action: body.result === REFUSED ? 'workflowRefuse' : 'workflowAgree',
        ...(opinion && { reason: opinion }),
      });
      await services.publish(tx, { topic: 'todo', keys: [body.id] });
      const agreed = body.result !== REFUSED;
      const matter = task.matter ?? task.title ?? '';
      const outcome = await passOn(services, tx, call, { ...task, matter }, agreed);
      if (outcome) {
        const { request } = task;
        await decisions[bizType]?.(services, tx, call, { bizId, agreed, opinion, request });
        await services.notify(tx, {
          userIds: [applicantId],
          title: message(outcome === 'refused' ? 'approvalRefused' : 'approvalAgreed', { matter }),
          ...(task.link && { address: task.link }),
          ...(opinion && { content: opinion }),
          messageType: 'Notice,Message',
          bizType,
          bizId,
        });
      }
      return taskOf(services, tx, call, body.id);
    }),
});

/** Answers to one matter come one after another: each sees who has agreed before, and the last one knows it is. */
const lockMatter = (tx: Tx, { companyId }: Actor, taskId: string): Promise<number> =>
  tx.run(sql`
    select 1 from ccm.workflow_task t
    join ccm.workflow_task own on own.company_id = t.company_id and own.biz_type = t.biz_type and own.biz_id = t.biz_id
    where own.company_id = ${companyId} and own.id = ${taskId} and t.del_flag = '0'
    order by t.id for update of t`);

async function taskOf(
  { list }: Services,
  tx: Tx,
  { companyId, user, can, language }: Call<'answerWorkflowTask'>,
  id: string,
): Promise<Task> {
  const page = await list.page(tx, {
    operation: 'listWorkflowTasks',
    from: sql`
      from ccm.workflow_task t
      where t.company_id = ${companyId} and t.assignee_id = ${user.id} and t.id = ${id} and t.del_flag = '0'`,
    columns: columnsIn(language),
    query: {},
    can,
  });
  const [task] = page.list;
  if (!task) throw new DomainError('record-missing', { what: TASK.what });
  return task;
}
