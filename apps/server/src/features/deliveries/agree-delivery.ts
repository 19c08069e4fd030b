import { afterScrap, BundleStatus, bundleLabel } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import { DeliveryStatus, deliveryMoves, moved } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import {
  appendScrap,
  checkedProcesses,
  LossSource,
  requireAccountsOpen,
  setProcessNum,
} from '../cutting/public.ts';
import { floorSettings, today } from '../settings/public.ts';
import { SEND_KEY } from './blind-delivery.sql.ts';
import * as rows from './delivery.sql.ts';
import { closeBeds } from './receive-delivery.ts';

interface Opinion {
  readonly lineId: string;
  readonly isSender: boolean;
  readonly num: number;
  readonly byUserId: string;
}

/** One side counts a differing bundle; when both counts agree, the delivery is settled. */
export async function agreeOnDelivery(
  services: Services,
  tx: Tx,
  actor: Actor,
  { lines: said, opinion, ...claim }: BodyOf<'agreeCutPieceDelivery'>,
): Promise<void> {
  const delivery = await claimRecord<rows.DeliveryRow>(tx, actor, rows.deliveryKind, claim);
  const { id, deliveryNo: no, status } = delivery;
  const next = moved(deliveryMoves, 'agree', { no, status });
  const open = (await rows.linesOf(tx, actor, id)).filter(({ isOpen }) => isOpen);
  const isSender = sideOf(actor, delivery);
  for (const { lineId, num, reason } of said) {
    const line = open.find((each) => each.id === lineId);
    if (!line) throw new DomainError('record-missing', { what: '发料单' });
    if (num > line.sendNum)
      throw new DomainError('out-of-range', { field: '件数', min: 0, max: line.sendNum });
    await tx.run(sql`
      insert into mes2.cut_piece_delivery_opinion as o (company_id, line_id, is_sender, num, reason, by_user_id)
      values (${actor.companyId}, ${lineId}, ${isSender}, ${num}::int, ${reason}, ${actor.user.id})
      on conflict (company_id, line_id, is_sender) do update set num = excluded.num, reason = excluded.reason,
        by_user_id = excluded.by_user_id, version = o.version + 1, update_date = ${actor.now}`);
  }
  await tx.run(sql`
    update mes2.cut_piece_delivery set opinion = coalesce(${opinion ?? null}, opinion),
      agree_send_by = case when ${isSender}::boolean then ${actor.user.id}::bigint else agree_send_by end,
      agree_receive_by = case when ${isSender}::boolean then agree_receive_by else ${actor.user.id}::bigint end
    where company_id = ${actor.companyId} and id = ${id}`);
  const settled = await agreedNums(tx, actor, open);
  const isSettled = settled.size === open.length;
  if (isSettled) await settle(services, tx, actor, delivery, open, settled);
  const to = isSettled ? next : DeliveryStatus.difference;
  const why = opinion ? { reason: opinion } : {};
  await services.audit(tx, {
    bizType: 'delivery',
    bizId: id,
    action: 'agree',
    from: status,
    to,
    ...why,
  });
  await services.publish(tx, { topic: 'delivery', keys: [id] });
}

/** @returns whether the person speaks for the store */
function sideOf(actor: Actor, { sendBy, receiveBy }: rows.DeliveryRow): boolean {
  if (actor.user.id === sendBy) return true;
  if (actor.user.id === receiveBy) return false;
  return actor.can(SEND_KEY);
}

/** Counts on which both sides, two different people, agree. */
async function agreedNums(
  tx: Tx,
  { companyId }: Actor,
  open: readonly rows.DeliveryLine[],
): Promise<Map<string, number>> {
  const opinions = await tx.all<Opinion>(sql`
    select line_id, is_sender, num, by_user_id from mes2.cut_piece_delivery_opinion
    where company_id = ${companyId} and line_id = any(${open.map(({ id }) => id)}::bigint[])`);
  const agreed = new Map<string, number>();
  for (const { id } of open) {
    const ours = opinions.filter(({ lineId }) => lineId === id);
    const sender = ours.find(({ isSender }) => isSender);
    const receiver = ours.find(({ isSender }) => !isSender);
    if (!sender || !receiver || sender.num !== receiver.num) continue;
    if (sender.byUserId !== receiver.byUserId) agreed.set(id, sender.num);
  }
  return agreed;
}

async function settle(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id }: rows.DeliveryRow,
  open: readonly rows.DeliveryLine[],
  settled: ReadonlyMap<string, number>,
): Promise<void> {
  const workDate = today(actor, await floorSettings(tx, actor));
  const bundles = await rows.lockBundles(
    tx,
    actor,
    open.map(({ bundleId }) => bundleId),
  );
  for (const bundle of bundles) {
    const line = open.find(({ bundleId }) => bundleId === bundle.id);
    const num = line ? settled.get(line.id) : undefined;
    if (!line || num === undefined) continue;
    await settleBundle(tx, actor, bundle, line.sendNum - num, workDate);
    await rows.appendDelivered(tx, actor, bundle.id, num, workDate);
    await tx.run(sql`
      update mes2.cut_piece_delivery_line set receive_num = ${num}::int, is_open = false, version = version + 1
      where company_id = ${actor.companyId} and id = ${line.id}`);
  }
  await tx.run(sql`
    update mes2.cut_piece_delivery set status = ${DeliveryStatus.received}::int
    where company_id = ${actor.companyId} and id = ${id}`);
  await closeBeds(services, tx, actor, bundles);
  await services.publish(tx, { topic: 'bundle', keys: bundles.map((bundle) => bundle.id) });
}

/** Garments that are not found are scrapped; the bundle is released to its line. */
async function settleBundle(
  tx: Tx,
  actor: Actor,
  bundle: rows.DeliveredBundle,
  lost: number,
  workDate: string,
): Promise<void> {
  const { id, num } = bundle;
  if (lost > num) {
    const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
    throw new DomainError('delivery-num', { bundleNo, max: num });
  }
  if (lost > 0) {
    await requireAccountsOpen(tx, actor, bundle.orderId);
    for (const process of await checkedProcesses(tx, actor, id)) {
      await setProcessNum(tx, actor, afterScrap(process, lost));
    }
    await appendScrap(tx, actor, bundle, { num: lost, workDate, source: LossSource.delivery });
  }
  const released = lost === num ? BundleStatus.void : BundleStatus.delivered;
  await tx.run(sql`
    update mes2.bundle set num = num - ${lost}::int, scrap_num = scrap_num + ${lost}::int,
      status = case when status = 7 then ${released}::int else status end,
      hold_from = case when status = 7 then null else hold_from end,
      hold_reason = case when status = 7 then null else hold_reason end, version = version + 1,
      update_by = ${actor.user.id}, update_date = ${actor.now}
    where company_id = ${actor.companyId} and id = ${id}`);
  await tx.run(sql`
    update mes2.cutting_bed_color_size set scrap_num = scrap_num + ${lost}::int
    where company_id = ${actor.companyId} and cutting_bed_id = ${bundle.cuttingBedId}
      and color_id = ${bundle.colorId} and size_id = ${bundle.sizeId}`);
}
