import { DomainError } from '@garment-mes/domain/refusals';
import { checkRecordMoves, moved } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf, DataOf } from '../../../generated/operations.ts';
import { message } from '../../../messages/message-texts.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { claimAnyVersion, claimRecord } from '../../../records/claim-record.sql.ts';
import { askApproval } from '../../approvals/public.ts';
import { lockOrder, requireOrder } from '../../orders/public.ts';
import { type CheckRecord, checkKind, reachedCheck } from '../check-record.sql.ts';
import { closeLot } from './confirm-inspection.ts';
import { requireNoConcession, requireUnconfirmed } from './judge-final.ts';
import { requireFinal } from './require-final.ts';

const REFUSED = 2;
const CONCEDED = 3;
const BIZ = 'concession';

/**
 * Asks those who decide to let a refused lot go all the same; a critical fault is never let go. Until they have answered
 * nobody confirms the lot. Locks the order and then the record.
 *
 * @throws {DomainError} `concession-of-refused`, `concession-critical`, `concession-photo`, `concession-waits`, or
 * `concession-without-flow` where nobody else decides
 */
export async function requestConcession(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'requestConcession'>,
): Promise<DataOf<'requestConcession'>> {
  const { companyId, user, now } = actor;
  const reason = body.reason.trim();
  if (reason === '')
    throw new DomainError('reason-required', { action: { zh: '让步', en: 'let the lot go' } });
  const seen = await reachedCheck(tx, actor, body.id);
  requireFinal(seen);
  await lockOrder(tx, actor, seen.orderId);
  const record = await claimRecord<CheckRecord>(tx, actor, checkKind, body);
  const { id, checkNo, criticalNum, lotNum, status } = record;
  requireUnconfirmed(record);
  moved(checkRecordMoves, 'concede', { no: checkNo, status });
  if (record.result !== REFUSED) throw new DomainError('concession-of-refused', { checkNo });
  if (criticalNum > 0) throw new DomainError('concession-critical', { checkNo });
  const images = body.images ?? [];
  if (images.length === 0) throw new DomainError('concession-photo', {});
  await requireNoConcession(tx, actor, record);
  const { orderNo } = await requireOrder(tx, actor, record.orderId);
  const isAsked = await askApproval(services, tx, actor, {
    ...{ bizType: BIZ, bizId: id },
    matter: message('concession', { orderNo, checkNo, num: lotNum ?? 0, reason }),
    link: `/mes/qc/qcInspectionList?checkNo=${encodeURIComponent(checkNo)}`,
    request: { reason },
  });
  if (!isAsked) throw new DomainError('concession-without-flow', {});
  const made = await tx.one<DataOf<'requestConcession'>>(sql`
    insert into mes2.qc_concession (company_id, check_id, reason, images, workflow_task_id, create_by, create_date)
    select ${companyId}, ${id}, ${reason}, ${JSON.stringify(images)}::jsonb, min(t.id), ${user.id}, ${now}
    from ccm.workflow_task t
    where t.company_id = ${companyId} and t.biz_type = ${BIZ} and t.biz_id = ${id} and t.result = 0 and t.del_flag = '0'
    returning check_id, workflow_task_id`);
  if (!made) throw new Error('an insert returned no row');
  await services.audit(tx, { bizType: 'checkRecord', bizId: id, action: 'askConcession', reason });
  await services.publish(tx, { topic: 'qc', keys: [id] });
  return made;
}

/** What those who were asked decided: agreed, the lot may leave; refused, it waits to be confirmed as it was judged. */
export async function decideConcession(
  services: Services,
  tx: Tx,
  actor: Actor,
  decision: { readonly checkId: string; readonly agreed: boolean },
): Promise<void> {
  const { checkId, agreed } = decision;
  const seen = await reachedCheck(tx, actor, checkId);
  await lockOrder(tx, actor, seen.orderId);
  const record = await claimAnyVersion<CheckRecord>(tx, actor, checkKind, checkId);
  const asked = await tx.one<{ reason: string }>(sql`
    update mes2.qc_concession set result = ${agreed ? 1 : REFUSED}::int, decide_by = ${actor.user.id},
      decide_date = ${actor.now}, version = version + 1
    where company_id = ${actor.companyId} and check_id = ${checkId} and result = 0 and del_flag = '0'
    returning reason`);
  if (!asked)
    throw new DomainError('record-missing', { what: { zh: '让步申请', en: 'Concession' } });
  if (agreed) return closeLot(services, tx, actor, record, 'concede', CONCEDED, asked.reason);
  await services.audit(tx, { bizType: 'checkRecord', bizId: checkId, action: 'refuseConcession' });
  await services.publish(tx, { topic: 'qc', keys: [checkId] });
}
