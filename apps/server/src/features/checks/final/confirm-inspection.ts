import { checkRecordMoves, moved } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../../database/engine.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { type Claim, claimRecord } from '../../../records/claim-record.sql.ts';
import { lockOrder } from '../../orders/public.ts';
import { lotBasis, requireLot } from '../../sampling/public.ts';
import {
  CheckKind,
  type CheckRecord,
  type CheckResult,
  checkKind,
  reachedCheck,
} from '../check-record.sql.ts';
import { requireNoConcession, requireUnconfirmed } from './judge-final.ts';
import { requireFinal } from './require-final.ts';

/**
 * 1 → 4: the quality manager confirms the computed result of a lot; it stays as it is from then on. Locks the order and
 * then the record: of two lots of a shipment the second is accepted only with what the first one leaves.
 */
export async function confirmInspection(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Claim,
): Promise<void> {
  const seen = await reachedCheck(tx, actor, claim.id);
  requireFinal(seen);
  await lockOrder(tx, actor, seen.orderId);
  const record = await claimRecord<CheckRecord>(tx, actor, checkKind, claim);
  requireUnconfirmed(record);
  await requireNoConcession(tx, actor, record);
  await closeLot(services, tx, actor, record, 'confirm', record.result);
}

/** Closes a lot with a result; its order is locked. */
export async function closeLot(
  services: Services,
  tx: Tx,
  actor: Actor,
  record: CheckRecord,
  move: 'confirm' | 'concede',
  result: CheckResult,
  reason: string | null = null,
): Promise<void> {
  const { id, checkNo: no, status: from, orderId, shipmentId, lotNum } = record;
  const { companyId, user, now } = actor;
  const status = moved(checkRecordMoves, move, { no, status: from });
  if (result !== REFUSED)
    requireLot(await lotBasis(tx, companyId, { orderId, shipmentId }), lotNum ?? 0);
  await tx.run(sql`
    update mes2.qc_check_record set status = ${status}::int, result = ${result}::int, confirm_by = ${user.id},
      confirm_date = ${now}, concession_reason = coalesce(${reason}, concession_reason)
    where company_id = ${companyId} and id = ${id}`);
  await markOrder(tx, actor, orderId);
  await services.audit(tx, {
    ...{ bizType: 'checkRecord', bizId: id, action: move, from, to: status },
    ...(reason !== null && { reason }),
  });
  await services.publish(tx, { topic: 'qc', keys: [id] }, { topic: 'order', keys: [orderId] });
}

const REFUSED = 2;

/** An order is marked while a refused lot of it was not accepted in a later round. */
const markOrder = (tx: Tx, { companyId }: Actor, orderId: string): Promise<number> =>
  tx.run(sql`
    update mes2.production_order o set final_failed = (exists (
      select 1 from mes2.qc_check_record q
      where q.company_id = o.company_id and q.order_id = o.id and q.check_type = ${CheckKind.final}::int
        and q.status = 4 and q.result = ${REFUSED}::int and q.del_flag = '0' and not exists (
          with recursive later as (
            select n.id, n.status, n.result from mes2.qc_check_record n
            where n.company_id = q.company_id and n.parent_id = q.id and n.del_flag = '0'
            union all
            select n.id, n.status, n.result from later l
            join mes2.qc_check_record n on n.company_id = q.company_id and n.parent_id = l.id and n.del_flag = '0')
          select 1 from later where status = 4 and result <> ${REFUSED}::int)))::int
    where o.company_id = ${companyId} and o.id = ${orderId}`);
