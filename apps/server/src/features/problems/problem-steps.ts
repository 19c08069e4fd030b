import { decimal, decimalText } from '@garment-mes/domain/decimal';
import { type Bilingual, DomainError } from '@garment-mes/domain/refusals';
import { moved, problemMoves } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import { message } from '../../messages/message-texts.ts';
import { problemName } from '../../messages/problem-name.sql.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { type Claim, claimRecord } from '../../records/claim-record.sql.ts';
import { keepMessages, leads, markResponder } from './problem-people.sql.ts';
import { type ProblemRecord, problemKind } from './problem-record.ts';
import { shiftMinutes } from './shift-minutes.ts';

type Move = keyof typeof problemMoves.moves;

/** 0 → 1: somebody is on the way. */
export async function respondToProblem(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Claim,
): Promise<void> {
  const { problem, to } = await claimed(tx, actor, claim, 'respond');
  const [minutes = 0] = await shiftMinutes(tx, actor, [problem]);
  await tx.run(sql`
    update mes2.problem_log set status = ${to}, responder_id = ${actor.employee?.id ?? null},
      respond_date = greatest(report_date, ${actor.now}::timestamptz),
      respond_shift_min = ${decimalText(minutes, 4)}
    where company_id = ${actor.companyId} and id = ${problem.id}`);
  await markResponder(tx, actor, problem.id);
  await recordStep(services, tx, problem, 'respond', to);
}

/** 1 → 2: what it was and what was done. The line stood for as long as it lasted in the shift, or less. */
export async function resolveProblem(
  services: Services,
  tx: Tx,
  actor: Actor,
  { cause, action, stopMin, images, ...claim }: BodyOf<'resolveProblemLog'>,
): Promise<void> {
  const { problem, to } = await claimed(tx, actor, claim, 'resolve');
  const [minutes = 0] = await shiftMinutes(tx, actor, [problem]);
  const lasted = Math.floor(minutes);
  if (stopMin !== null && stopMin !== undefined && decimal(stopMin).greaterThan(lasted))
    throw new DomainError('stop-over-duration', { minutes: lasted });
  const shown = images ?? problem.images ?? [];
  await tx.run(sql`
    update mes2.problem_log set status = ${to}, cause = ${cause.trim()}, action = ${action.trim()},
      stop_min = ${decimalText(stopMin ?? lasted, 4)}, images = ${JSON.stringify(shown)}::jsonb,
      resolve_date = greatest(respond_date, ${actor.now}::timestamptz),
      resolve_shift_min = ${decimalText(minutes, 4)}
    where company_id = ${actor.companyId} and id = ${problem.id}`);
  await recordStep(services, tx, problem, 'resolve', to);
}

/** 2 → 3 by who reported it or leads the line; what is not solved stays as it is and calls the responder. */
export async function closeProblem(
  services: Services,
  tx: Tx,
  actor: Actor,
  { isSolved, reason, ...claim }: BodyOf<'closeProblemLog'>,
): Promise<void> {
  const { problem, to } = await claimed(tx, actor, claim, 'close');
  const isOwn = problem.reportBy !== null && problem.reportBy === (actor.employee?.id ?? null);
  if (!isOwn && !(await leads(tx, actor, problem.deptId)))
    throw new DomainError('problem-close-own', {});
  if (!isSolved) return callAgain(services, tx, actor, problem, reason ?? null);
  await tx.run(sql`
    update mes2.problem_log set status = ${to}, close_date = greatest(resolve_date, ${actor.now}::timestamptz)
    where company_id = ${actor.companyId} and id = ${problem.id}`);
  await recordStep(services, tx, problem, 'close', to);
}

/** 0 → 9: it was none. */
export async function cancelProblem(
  services: Services,
  tx: Tx,
  actor: Actor,
  { reason, ...claim }: BodyOf<'cancelProblemLog'>,
): Promise<void> {
  const { problem, to } = await claimed(tx, actor, claim, 'cancel');
  await tx.run(sql`
    update mes2.problem_log set status = ${to} where company_id = ${actor.companyId} and id = ${problem.id}`);
  await recordStep(services, tx, problem, 'cancel', to, reason);
}

async function claimed(tx: Tx, actor: Actor, claim: Claim, move: Move) {
  const problem = await claimRecord<ProblemRecord>(tx, actor, problemKind, claim);
  const no = problem.logNo ?? (await namesOf(tx, actor, problem.id));
  return { problem, to: moved(problemMoves, move, { no, status: problem.status }) };
}

/** What a problem without a number is called, in both languages. */
async function namesOf(tx: Tx, { companyId }: Actor, id: string): Promise<Bilingual> {
  const names = await tx.one<Bilingual>(sql`
    select ${problemName(sql`l`, 'zh-CN')} as zh, ${problemName(sql`l`, 'en')} as en
    from mes2.problem_log l where l.company_id = ${companyId} and l.id = ${id}`);
  if (!names) throw new Error(`problem ${id} was claimed and is not there`);
  return names;
}

async function callAgain(
  services: Services,
  tx: Tx,
  actor: Actor,
  problem: ProblemRecord,
  reason: string | null,
): Promise<void> {
  const responder = await tx.one<{ userId: string | null }>(sql`
    select user_id from amc.company_member where company_id = ${actor.companyId} and id = ${problem.responderId}`);
  if (responder?.userId) {
    const name = problem.messages?.name ?? problem.problemName ?? '';
    await keepMessages(tx, actor, problem.id, 0, [responder.userId]);
    await services.notify(tx, {
      userIds: [responder.userId],
      title: message('problemNotSolved', {
        logNo: problem.logNo,
        problem: name,
        reason,
      }),
      objName: problem.logNo ?? name,
      address: `/mes/problem/problemLogList?logNo=${problem.logNo ?? ''}`,
      messageType: 'Notice,Message',
      bizType: 'problem',
      bizId: problem.id,
      level: 2,
    });
  }
  await recordStep(services, tx, problem, 'notSolved', problem.status, reason);
}

async function recordStep(
  { audit, publish }: Services,
  tx: Tx,
  { id, status }: ProblemRecord,
  action: string,
  to: number,
  reason?: string | null,
): Promise<void> {
  const why = reason ? { reason } : {};
  await audit(tx, { bizType: 'problem', bizId: id, action, from: status, to, ...why });
  await publish(tx, { topic: 'problem', keys: [id] });
  await publish(tx, { topic: 'board', keys: ['reduceBed'] });
}
