import { BundleStatus, bundleLabel } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import { deliveryMoves, moved } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { closeBedWhenDone } from '../cutting/public.ts';
import { floorSettings, today } from '../settings/public.ts';
import { countsBlindly } from './blind-delivery.sql.ts';
import * as rows from './delivery.sql.ts';

type Receipt = BodyOf<'receiveCutPieceDelivery'>;

/** 1 → 2, or 3 where a count differs: matching bundles are free to sew, the others wait on hold. */
export async function receiveDelivery(
  services: Services,
  tx: Tx,
  actor: Actor,
  { requestId, lines: counted, ...claim }: Receipt,
): Promise<void> {
  if (await claimRequest(tx, actor, requestId, { receive: claim.id, counted })) return;
  const delivery = await claimRecord<rows.DeliveryRow>(tx, actor, rows.deliveryKind, claim);
  const { id, deliveryNo: no, status } = delivery;
  moved(deliveryMoves, 'receive', { no, status });
  if (delivery.sendBy === actor.user.id) throw new DomainError('sender-receives', {});
  const lines = await rows.linesOf(tx, actor, id);
  requireKnown(lines, counted);
  const bundles = await rows.lockBundles(
    tx,
    actor,
    lines.map(({ bundleId }) => bundleId),
  );
  const workDate = today(actor, await floorSettings(tx, actor));
  const isBlind = await countsBlindly(services, tx);
  let differs = false;
  for (const bundle of bundles) {
    const line = lines.find(({ bundleId }) => bundleId === bundle.id);
    if (!line) continue;
    const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
    const count = counted.find(({ bundleId }) => bundleId === bundle.id);
    if (!count) throw new DomainError('delivery-count-missing', { bundleNo });
    const { receiveNum } = count;
    const matches = receiveNum === line.sendNum;
    const reason = matches ? null : (count.diffReason ?? null);
    // Asked of somebody who counts blindly, the reason would say that the count is wrong: it is given with the settlement.
    if (!matches && reason === null && !isBlind)
      throw new DomainError('delivery-diff-reason', { bundleNo });
    await tx.run(sql`
      update mes2.cut_piece_delivery_line set receive_num = ${receiveNum}::int, diff_reason = ${reason},
        is_open = ${!matches}, version = version + 1
      where company_id = ${actor.companyId} and id = ${line.id}`);
    await takeOver(tx, actor, bundle, delivery, matches);
    if (matches) await rows.appendDelivered(tx, actor, bundle.id, receiveNum, workDate);
    else differs = true;
  }
  const next = moved(deliveryMoves, differs ? 'dispute' : 'receive', { no, status });
  await tx.run(sql`
    update mes2.cut_piece_delivery set status = ${next}::int, receive_by = ${actor.user.id}, receive_date = ${actor.now}
    where company_id = ${actor.companyId} and id = ${id}`);
  await closeBeds(services, tx, actor, bundles);
  await services.audit(tx, {
    bizType: 'delivery',
    bizId: id,
    action: 'receive',
    from: status,
    to: next,
  });
  await services.publish(tx, { topic: 'delivery', keys: [id] });
  await services.publish(tx, { topic: 'bundle', keys: bundles.map((bundle) => bundle.id) });
  await services.publish(tx, { topic: 'order', keys: [delivery.orderId] });
  await keepAnswer(tx, actor, requestId, { id });
}

/** @throws {DomainError} where a count is of a bundle of another delivery, or two are of one bundle */
function requireKnown(lines: readonly rows.DeliveryLine[], counted: Receipt['lines']): void {
  const known = new Set(lines.map(({ bundleId }) => bundleId));
  if (counted.some(({ bundleId }) => !known.has(bundleId)))
    throw new DomainError('record-missing', { what: '扎号' });
  if (new Set(counted.map(({ bundleId }) => bundleId)).size < counted.length)
    throw new DomainError('invalid-value', { field: '扎号' });
}

const DIFFERENCE = '发料差异';

/** The bundle belongs to the line now; one with a difference is on hold until both sides agree. */
async function takeOver(
  tx: Tx,
  actor: Actor,
  { id, status, holdFrom, holdReason }: rows.DeliveredBundle,
  { lineDeptId }: rows.DeliveryRow,
  matches: boolean,
): Promise<void> {
  const isHeld = status === BundleStatus.hold;
  const at = matches && !isHeld ? BundleStatus.delivered : BundleStatus.hold;
  const from = at === BundleStatus.hold ? BundleStatus.delivered : holdFrom;
  const reason = isHeld ? holdReason : matches ? null : DIFFERENCE;
  await tx.run(sql`
    update mes2.bundle set status = ${at}::int, hold_from = ${from}::int, hold_reason = ${reason},
      line_dept_id = ${lineDeptId}, version = version + 1, update_by = ${actor.user.id}, update_date = ${actor.now}
    where company_id = ${actor.companyId} and id = ${id} and status < 8`);
}

/** Beds of which this was the last bundle to go out are closed. */
export async function closeBeds(
  services: Services,
  tx: Tx,
  actor: Actor,
  bundles: readonly { readonly cuttingBedId: string }[],
): Promise<void> {
  for (const bedId of new Set(bundles.map(({ cuttingBedId }) => cuttingBedId))) {
    await closeBedWhenDone(services, tx, actor, bedId);
  }
}
