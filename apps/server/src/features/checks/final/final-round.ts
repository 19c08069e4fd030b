import { DomainError } from '@garment-mes/domain/refusals';
import { CheckRecordStatus, checkRecordMoves } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { CheckKind, type CheckRecord } from '../check-record.sql.ts';
import { requireSubject } from '../check-subject.ts';
import { insertCheck } from '../save-check.ts';
import { writeFinalParts } from './final-parts.ts';
import { planFinal } from './final-plan.ts';

const REFUSED = 2;

/**
 * Opens the next round of a refused lot, which is locked: once, and after the whole lot was sorted again.
 *
 * @returns id of the new record
 * @throws {DomainError} `wrong-state`, `final-round-open` or `final-resort-first`
 */
export async function reinspectFinal(
  tx: Tx,
  actor: Actor,
  refused: CheckRecord,
  { checkNum, inspectorId }: BodyOf<'reinspectCheckRecord'>,
  workDate: string,
): Promise<string> {
  requireRefused(refused);
  await requireFirst(tx, actor, refused);
  const lotNum = refused.lotNum ?? 0;
  const checked = await sortedAgain(tx, actor, refused);
  if (checked < lotNum) throw new DomainError('final-resort-first', { checked, lot: lotNum });
  const { orderId, shipmentId } = refused;
  const lot = { orderId, shipmentId, lotNum, checkNum };
  const { plan, cells } = await planFinal(tx, actor, lot, false);
  const subject = await requireSubject(tx, actor, CheckKind.final, { ...refused, inspectorId });
  const id = await insertCheck(tx, actor, {
    ...{ checkType: CheckKind.final, subject, workDate, plan, parent: refused },
    counts: { checkNum, passNum: 0, reworkNum: 0, secondNum: 0, scrapNum: 0 },
    ...{ images: [], remark: null },
  });
  await writeFinalParts(tx, actor, id, { cells }, lot);
  return id;
}

function requireRefused({ checkNo, status, result }: CheckRecord): void {
  if (status === CheckRecordStatus.closed && result === REFUSED) return;
  const isClosed = status === CheckRecordStatus.closed;
  throw new DomainError('wrong-state', {
    what: checkRecordMoves.what,
    no: checkNo,
    state: isClosed ? { zh: '已接收', en: 'accepted' } : checkRecordMoves.names[status],
    action: { zh: '再检', en: 'inspect it again' },
  });
}

async function requireFirst(
  tx: Tx,
  { companyId }: Actor,
  { id, checkNo }: CheckRecord,
): Promise<void> {
  const next = await tx.one<{ next: string }>(sql`
    select check_no as next from mes2.qc_check_record
    where company_id = ${companyId} and parent_id = ${id} and status <> 9 and del_flag = '0'`);
  if (next) throw new DomainError('final-round-open', { checkNo, ...next });
}

/** Garments that were checked after finishing since the lot was refused. */
async function sortedAgain(
  tx: Tx,
  { companyId }: Actor,
  { id, orderId, shipmentId }: CheckRecord,
): Promise<number> {
  const found = await tx.one<{ checked: number }>(sql`
    select coalesce(sum(s.check_num), 0)::int as checked
    from mes2.qc_check_record q
    join mes2.qc_check_record s on s.company_id = q.company_id and s.order_id = ${orderId}
      and s.check_type = ${CheckKind.finishing}::int and s.round = 1 and s.status in (1, 2, 3, 4)
      and s.submit_date > q.submit_date and s.del_flag = '0'
      and (s.shipment_id is null or s.shipment_id is not distinct from ${shipmentId}::bigint)
    where q.company_id = ${companyId} and q.id = ${id}`);
  return found?.checked ?? 0;
}
