import { DomainError } from '@garment-mes/domain/refusals';
import { canMove, checkRecordMoves, moved } from '@garment-mes/domain/states';
import type { Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { floorSettings, today } from '../settings/public.ts';
import { CheckKind, checkKind, lockFamily, reachedCheck } from './check-record.sql.ts';
import { requireCheckNum, requireSubject } from './check-subject.ts';
import { reinspectFinal } from './final/final-round.ts';
import { requireOpen } from './require-open.ts';
import { insertCheck } from './save-check.ts';

/**
 * Opens the next round over garments that were mended. Several may share the rework of one record: it is locked while
 * what is left of it is counted (I28).
 *
 * @returns id of the new record
 */
export async function reinspectCheck(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'reinspectCheckRecord'>,
): Promise<string> {
  const known = await claimRequest<{ id: string }>(tx, actor, body.requestId, body);
  if (known) return known.id;
  const seen = await reachedCheck(tx, actor, body.parentId);
  const workDate = today(actor, await floorSettings(tx, actor));
  await requireOpen(tx, actor, seen.orderId, workDate);
  const family = await lockFamily(tx, actor, body.parentId);
  const parent = family.find(({ id }) => id === body.parentId);
  if (!parent) throw new DomainError('record-missing', { what: checkKind.what });
  const id =
    parent.checkType === CheckKind.final
      ? await reinspectFinal(tx, actor, parent, body, workDate)
      : await openRound();
  await services.audit(tx, { bizType: 'checkRecord', bizId: id, action: 'reinspect', to: 0 });
  await services.publish(tx, { topic: 'qc', keys: [id, body.parentId] });
  await keepAnswer(tx, actor, body.requestId, { id });
  return id;

  async function openRound(): Promise<string> {
    if (!parent) throw new DomainError('record-missing', { what: checkKind.what });
    const { checkType, checkNo: no, status } = parent;
    if (!canMove(checkRecordMoves, 'reinspect', status))
      moved(checkRecordMoves, 'reinspect', { no, status });
    const { checkNum, inspectorId } = body;
    const subject = await requireSubject(tx, actor, checkType, { ...parent, inspectorId });
    await requireCheckNum(tx, actor, checkNum, {
      ...{ checkType, parent, bundle: subject.bundle, id: null },
    });
    const counts = { checkNum, passNum: 0, reworkNum: 0, secondNum: 0, scrapNum: 0 };
    const none = { plan: undefined, images: [], remark: null };
    return insertCheck(tx, actor, { checkType, subject, workDate, counts, parent, ...none });
  }
}
