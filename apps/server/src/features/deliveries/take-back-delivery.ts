import { BundleStatus, bundleLabel } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import { deliveryMoves, moved } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { freeCards } from '../../records/cards/free-cards.sql.ts';
import { type Claim, claimRecord } from '../../records/claim-record.sql.ts';
import { floorSettings, today } from '../settings/public.ts';
import * as rows from './delivery.sql.ts';

type Step = Claim & { readonly reason: string };

/** 1 → 9: what nobody counted yet is back in the store. */
export async function recallDelivery(
  services: Services,
  tx: Tx,
  actor: Actor,
  { reason, ...claim }: Step,
): Promise<void> {
  const delivery = await claimRecord<rows.DeliveryRow>(tx, actor, rows.deliveryKind, claim);
  const { id, deliveryNo: no, status, batchRangeId } = delivery;
  const next = moved(deliveryMoves, 'recall', { no, status });
  const lines = await rows.linesOf(tx, actor, id);
  await rows.lockBundles(
    tx,
    actor,
    lines.map(({ bundleId }) => bundleId),
  );
  await tx.run(sql`
    update mes2.bundle set delivery_id = null, version = version + 1
    where company_id = ${actor.companyId} and delivery_id = ${id}`);
  await end(services, tx, actor, delivery, 'recall', next, reason);
  if (batchRangeId) await rows.setBatchStatus(tx, actor, batchRangeId, 0);
}

/** 2 → 4: the line gives back what nobody sewed on. */
export async function returnDelivery(
  services: Services,
  tx: Tx,
  actor: Actor,
  { reason, ...claim }: Step,
): Promise<void> {
  const delivery = await claimRecord<rows.DeliveryRow>(tx, actor, rows.deliveryKind, claim);
  const { id, deliveryNo: no, status, batchRangeId } = delivery;
  const next = moved(deliveryMoves, 'return', { no, status });
  const lines = await rows.linesOf(tx, actor, id);
  const bundles = await rows.lockBundles(
    tx,
    actor,
    lines.map(({ bundleId }) => bundleId),
  );
  const workDate = today(actor, await floorSettings(tx, actor));
  for (const bundle of bundles) {
    if (bundle.status === BundleStatus.void) continue;
    if (bundle.status !== BundleStatus.delivered) {
      const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
      throw new DomainError('delivery-bundle-scanned', { bundleNo });
    }
    const back = bundle.printCount > 0 ? BundleStatus.printed : BundleStatus.generated;
    await tx.run(sql`
      update mes2.bundle set status = ${back}::int, line_dept_id = null, delivery_id = null, version = version + 1,
        update_by = ${actor.user.id}, update_date = ${actor.now}
      where company_id = ${actor.companyId} and id = ${bundle.id}`);
    const received = lines.find(({ bundleId }) => bundleId === bundle.id)?.receiveNum ?? 0;
    await rows.appendDelivered(tx, actor, bundle.id, -received, workDate);
  }
  const ids = bundles.map((bundle) => bundle.id);
  await freeCards(tx, actor, ids, 'moved');
  await end(services, tx, actor, delivery, 'returnPieces', next, reason);
  if (batchRangeId) await rows.setBatchStatus(tx, actor, batchRangeId, 0);
  await reopenBeds(tx, actor, bundles);
}

/** A bed that was closed because all its bundles had gone out is bundled again. */
async function reopenBeds(
  tx: Tx,
  { companyId }: Actor,
  bundles: readonly rows.DeliveredBundle[],
): Promise<void> {
  const beds = [...new Set(bundles.map(({ cuttingBedId }) => cuttingBedId))];
  await tx.run(sql`
    update mes2.cutting_bed set status = 4, version = version + 1
    where company_id = ${companyId} and id = any(${beds}::bigint[]) and status = 5`);
}

async function end(
  { audit, publish }: Services,
  tx: Tx,
  { companyId }: Actor,
  { id, status: from, orderId }: rows.DeliveryRow,
  action: string,
  to: rows.DeliveryRow['status'],
  reason: string,
): Promise<void> {
  await tx.run(sql`
    update mes2.cut_piece_delivery_line set is_open = false where company_id = ${companyId} and delivery_id = ${id}`);
  await tx.run(sql`
    update mes2.cut_piece_delivery set status = ${to}::int, end_reason = ${reason}
    where company_id = ${companyId} and id = ${id}`);
  await audit(tx, { bizType: 'delivery', bizId: id, action, from, to, reason });
  await publish(tx, { topic: 'delivery', keys: [id] });
  await publish(tx, { topic: 'order', keys: [orderId] });
}
