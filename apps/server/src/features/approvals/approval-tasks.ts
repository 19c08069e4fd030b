import { DomainError, type Language } from '@garment-mes/domain/refusals';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import { matterText } from '../../messages/message-text.sql.ts';
import { type MatterCode, type Message, message } from '../../messages/message-texts.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { type Flow, type FlowStep, flowFor, type WorkflowType } from './flow.sql.ts';

/** A record that somebody else has to agree to. */
export interface Matter {
  readonly bizType: WorkflowType;
  readonly bizId: string;
  /** What the approver reads: the kind, the number, and what is special about it. */
  readonly matter: Message<MatterCode>;
  /** Where the record is looked at. */
  readonly link: string;
  /** What a step needs that is taken only once it is agreed to. */
  readonly request?: unknown;
  /** Account that is not asked, besides the person who asks: who made what this is to undo. */
  readonly without?: string | undefined;
}

/** What the approval `t` is about, in the reader's language. */
export const taskTitle = (language: Language): Sql =>
  sql`coalesce(${matterText(sql`t.matter`, language)}, t.title)`;

export type Biz = Pick<Matter, 'bizType' | 'bizId'>;

export const AGREED = 1;
export const REFUSED = 2;

/**
 * Asks the approvers of a record that waits in a state of its own. Open tasks stay;
 * without a flow, or with nobody in it, its own screen decides alone.
 *
 * @returns whether somebody was asked
 */
export async function askApproval(
  services: Services,
  tx: Tx,
  actor: Actor,
  matter: Matter,
): Promise<boolean> {
  const asked = await flowFor(tx, actor, matter.bizType, actor.user.id);
  const flow = asked && leavingOut(asked, matter.without);
  const [first] = flow?.steps ?? [];
  if (!flow || !first || emptyStep(flow)) return false;
  await assign(services, tx, actor, { ...matter, applicantId: actor.user.id }, first);
  return true;
}

/** Whether there is a flow for a kind of business with somebody else in every step of it. */
export async function mayAsk(tx: Tx, actor: Actor, bizType: WorkflowType): Promise<boolean> {
  const flow = await flowFor(tx, actor, bizType, actor.user.id);
  return flow !== undefined && flow.steps.length > 0 && !emptyStep(flow);
}

/**
 * Whether a step has to wait for somebody's consent: the company has a flow for it, and it names others than
 * the person who takes the step. `matterOf` claims the record, applies the step's own rules and says
 * what it is about; what is agreed to later passes the same rules again.
 *
 * @throws {DomainError} `flow-without-approver`, `approval-waits`
 */
export async function asksFirst(
  services: Services,
  tx: Tx,
  actor: Actor,
  biz: Biz,
  matterOf: () => Promise<Omit<Matter, keyof Biz>>,
): Promise<boolean> {
  const flow = await flowFor(tx, actor, biz.bizType, actor.user.id);
  const [first] = flow?.steps ?? [];
  if (!flow || !first) return false;
  if (flow.steps.every(({ isOwn }) => isOwn)) {
    await settleApproval(services, tx, actor, biz, AGREED);
    return false;
  }
  const empty = emptyStep(flow);
  if (empty)
    throw new DomainError('flow-without-approver', { name: flow.name, nodeNo: empty.nodeNo });
  const matter = { ...biz, ...(await matterOf()) };
  const waiting = await tx.one<{ name: string; zh: string; en: string }>(sql`
    select string_agg(u.name, '、' order by u.name) as name, min(${taskTitle('zh-CN')}) as zh,
      min(${taskTitle('en')}) as en
    from ccm.workflow_task t
    join amc.app_user u on u.id = t.assignee_id
    where t.company_id = ${actor.companyId} and t.biz_type = ${biz.bizType} and t.biz_id = ${biz.bizId}
      and t.result = 0 and t.del_flag = '0' having count(*) > 0`);
  if (waiting) {
    const { name, ...title } = waiting;
    throw new DomainError('approval-waits', { title, name });
  }
  await assign(services, tx, actor, { ...matter, applicantId: actor.user.id }, first);
  await services.notify(tx, {
    userIds: [actor.user.id],
    title: message('approvalRequested', { matter: matter.matter }),
    objName: flow.name,
    address: '/work?view=asked',
    messageType: 'Notice',
    ...biz,
  });
  return true;
}

/** Closes the approval of a record that was decided on its own screen: nobody needs to answer any more. */
export async function settleApproval(
  services: Services,
  tx: Tx,
  { companyId, user, now }: Actor,
  { bizType, bizId }: Biz,
  result: typeof AGREED | typeof REFUSED,
  opinion?: string,
): Promise<void> {
  const closed = await tx.all<{ id: string }>(sql`
    update ccm.workflow_task t set version = t.version + 1, update_by = ${user.id}, update_date = ${now},
      result = case when t.assignee_id = ${user.id} then ${result}::int else 0 end,
      opinion = case when t.assignee_id = ${user.id} then ${opinion || null}::text end,
      done_date = case when t.assignee_id = ${user.id} then ${now}::timestamptz end,
      del_flag = case when t.assignee_id = ${user.id} then '0' else '1' end
    where t.company_id = ${companyId} and t.biz_type = ${bizType} and t.biz_id = ${bizId}
      and t.result = 0 and t.del_flag = '0'
    returning t.id`);
  if (closed.length > 0)
    await services.publish(tx, { topic: 'todo', keys: closed.map(({ id }) => id) });
}

export interface AskedMatter extends Omit<Matter, 'matter'> {
  readonly applicantId: string;
  /** A text where it was asked before matters were stored by their codes. */
  readonly matter: Message<MatterCode> | string;
}

/**
 * What an answer leads to. One refusal ends the flow; where all of a step have to agree the others stay
 * asked, otherwise they are released; then the next step is asked.
 *
 * @returns `undefined` while somebody else has to agree
 */
export async function passOn(
  services: Services,
  tx: Tx,
  actor: Actor,
  task: AskedMatter & { readonly nodeNo: number },
  agreed: boolean,
): Promise<'agreed' | 'refused' | undefined> {
  const settled = () => settleApproval(services, tx, actor, task, agreed ? AGREED : REFUSED);
  if (!agreed) {
    await settled();
    return 'refused';
  }
  const flow = await flowFor(tx, actor, task.bizType, task.applicantId);
  const step = flow?.steps.find(({ nodeNo }) => nodeNo === task.nodeNo);
  if (step?.isAll && (await othersAsked(tx, actor, task)) > 0) return undefined;
  await settled();
  const next = flow?.steps.find(({ nodeNo }) => nodeNo > task.nodeNo);
  if (!flow || !next) return 'agreed';
  if (next.userIds.length === 0)
    throw new DomainError('flow-without-approver', { name: flow.name, nodeNo: next.nodeNo });
  await assign(services, tx, actor, task, next);
  return undefined;
}

const leavingOut = (flow: Flow, without: string | undefined): Flow => ({
  ...flow,
  steps: flow.steps.map((step) => ({
    ...step,
    userIds: step.userIds.filter((id) => id !== without),
  })),
});

const emptyStep = ({ steps }: Flow): FlowStep | undefined =>
  steps.find(({ userIds }) => userIds.length === 0);

async function othersAsked(tx: Tx, { companyId }: Actor, { bizType, bizId }: Biz): Promise<number> {
  const found = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from ccm.workflow_task
    where company_id = ${companyId} and biz_type = ${bizType} and biz_id = ${bizId} and result = 0
      and del_flag = '0'`);
  return found?.count ?? 0;
}

async function assign(
  { publish, notify }: Services,
  tx: Tx,
  { companyId, now }: Actor,
  { bizType, bizId, matter, link, request, applicantId }: AskedMatter,
  { nodeNo, userIds }: FlowStep,
): Promise<void> {
  const asked = await tx.all<{ id: string; assigneeId: string }>(sql`
    insert into ccm.workflow_task (company_id, biz_type, biz_id, node_no, assignee_id, applicant_id, title, matter, link,
      request, create_date)
    select ${companyId}, ${bizType}, ${bizId}, ${nodeNo}::int, u.id, ${applicantId},
      ${typeof matter === 'string' ? matter : null}, ${typeof matter === 'string' ? null : JSON.stringify(matter)}::jsonb, ${link},
      ${request === undefined ? null : JSON.stringify(request)}::jsonb, ${now}
    from unnest(${userIds}::bigint[]) as u (id)
    on conflict (company_id, biz_type, biz_id, assignee_id) where result = 0 and del_flag = '0'
      do update set title = excluded.title, matter = excluded.matter, request = excluded.request
    returning id, assignee_id`);
  await notify(tx, {
    userIds: asked.map(({ assigneeId }) => assigneeId),
    title: message('approvalAsked', { matter }),
    address: '/work',
    messageType: 'Notice,Message',
    bizType,
    bizId,
    level: 2,
  });
  await publish(tx, { topic: 'todo', keys: asked.map(({ id }) => id) });
}
