import {
  BundleProcessStatus,
  BundleStatus,
  bundleLabel,
  bundleProcessStatusName,
  bundleStatusName,
  requireBundleFree,
} from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import { statusAt } from '@garment-mes/domain/scans';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { nextDocumentNo } from '../../records/document-number.sql.ts';
import { requireReadyToLeave } from '../bundles/public.ts';
import { moveBundle } from '../scans/public.ts';
import { floorSettings, today } from '../settings/public.ts';
import { type DeliveredBundle, lockBundles } from './delivery.sql.ts';
import * as rows from './subcontract.sql.ts';

type OutDelivery = DataOf<'sendSubcontractDelivery'>;
const NUMBERS = { table: 'mes2.subcontract_delivery', column: 'delivery_no', letters: 'WF' };
const SEND = { zh: '外发', en: 'send it out' };
const SENDABLE: readonly BundleStatus[] = [
  BundleStatus.generated,
  BundleStatus.printed,
  BundleStatus.delivered,
  BundleStatus.inProcess,
];

/** Sends bundles to a subcontract group: the operations it does take no reports until they come back (0 → 4). */
export async function sendSubcontract(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'sendSubcontractDelivery'>,
): Promise<OutDelivery> {
  const known = await claimRequest<OutDelivery>(tx, actor, body.requestId, body);
  if (known) return known;
  const section = await requireGroup(tx, actor, body);
  if (body.lines.length === 0) throw new DomainError('required', { field: '扎号' });
  const bundles = await lockBundles(
    tx,
    actor,
    body.lines.map(({ bundleId }) => bundleId),
  );
  if (bundles.length < body.lines.length) throw new DomainError('record-missing', { what: '扎号' });
  for (const bundle of bundles) await sendBundle(tx, actor, bundle, body);
  const day = today(actor, await floorSettings(tx, actor));
  const deliveryNo = await nextDocumentNo(tx, actor, NUMBERS, day);
  const num = body.lines.reduce((total, { sendNum }) => total + sendNum, 0);
  const made = await tx.one<{ id: string }>(sql`
    insert into mes2.subcontract_delivery (company_id, delivery_no, out_group_id, order_id, section, order_process_ids,
      bundle_num_total, num, due_date, remark, status, send_by, send_date, create_by, create_date)
    values (${actor.companyId}, ${deliveryNo}, ${body.outGroupId}, ${body.orderId}, ${section}::int,
      ${body.orderProcessIds}::bigint[], ${bundles.length}, ${num}, ${body.dueDate ?? null}, ${body.remark ?? null}, 1,
      ${actor.user.id}, ${actor.now}, ${actor.user.id}, ${actor.now})
    returning id`);
  if (!made) throw new Error('an insert returned no row');
  for (const { bundleId, sendNum } of body.lines) {
    await tx.run(sql`
      insert into mes2.subcontract_delivery_line (company_id, delivery_id, bundle_id, send_num)
      values (${actor.companyId}, ${made.id}, ${bundleId}, ${sendNum})`);
  }
  await recordMove(services, tx, made.id, 'send', bundles);
  const answer = await requireOut(tx, actor, made.id);
  await keepAnswer(tx, actor, body.requestId, answer);
  return answer;
}

/** @returns the one section of the operations, which the group does */
async function requireGroup(
  tx: Tx,
  actor: Actor,
  { outGroupId, orderId, orderProcessIds }: BodyOf<'sendSubcontractDelivery'>,
): Promise<number> {
  const group = await rows.outGroup(tx, actor, outGroupId);
  if (!group) throw new DomainError('record-missing', { what: '外发组' });
  const processes = await rows.sectionsOf(tx, actor, orderId, orderProcessIds);
  if (processes.length === 0 || processes.length < new Set(orderProcessIds).size) {
    throw new DomainError('record-missing', { what: '工序' });
  }
  const sections = new Set(processes.map(({ section }) => section));
  const [section = 0] = sections;
  if (sections.size > 1 || !group.processSections.map(Number).includes(section)) {
    throw new DomainError('group-section', { group: group.name });
  }
  return section;
}

async function sendBundle(
  tx: Tx,
  actor: Actor,
  bundle: DeliveredBundle,
  { orderId, orderProcessIds, lines }: BodyOf<'sendSubcontractDelivery'>,
): Promise<void> {
  const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  if (bundle.orderId !== orderId) throw new DomainError('bundle-of-other-order', { bundleNo });
  requireBundleFree({ ...bundle, bundleNo });
  if (!SENDABLE.includes(bundle.status)) {
    const status = bundleStatusName[bundle.status];
    throw new DomainError('bundle-state', { bundleNo, status, action: SEND });
  }
  await requireReadyToLeave(tx, actor, bundle.id, bundleNo);
  const sendNum = lines.find(({ bundleId }) => bundleId === bundle.id)?.sendNum ?? 0;
  if (sendNum < 1 || sendNum > bundle.num) {
    throw new DomainError('delivery-num', { bundleNo, max: bundle.num });
  }
  const processes = await rows.lockProcesses(tx, actor, bundle.id, orderProcessIds);
  if (processes.length === 0) throw new DomainError('process-unresolved', { bundleNo });
  for (const { id, processName, doneNum, status } of processes) {
    if (doneNum > 0 || status !== BundleProcessStatus.waiting) {
      const name = bundleProcessStatusName[status];
      throw new DomainError('process-not-waiting', {
        bundleNo,
        process: processName,
        status: name,
      });
    }
    await rows.setProcess(tx, actor, id, BundleProcessStatus.outsourced, 0);
  }
}

/** Counts what comes back (4 → 2); what is short stays to be done in the house. */
export async function receiveSubcontract(
  services: Services,
  tx: Tx,
  actor: Actor,
  { requestId, lines: counted, ...claim }: BodyOf<'receiveSubcontractDelivery'>,
): Promise<OutDelivery> {
  const known = await claimRequest<OutDelivery>(tx, actor, requestId, { claim: claim.id, counted });
  if (known) return known;
  const delivery = await claimRecord<rows.OutDeliveryRow>(tx, actor, rows.outDeliveryKind, claim);
  requireOpen(delivery);
  const { id, orderProcessIds } = delivery;
  const bundles = await lockBundles(
    tx,
    actor,
    counted.map(({ bundleId }) => bundleId),
  );
  for (const bundle of bundles) {
    const count = counted.find(({ bundleId }) => bundleId === bundle.id);
    if (count) await receiveBundle(tx, actor, id, orderProcessIds, bundle, count);
  }
  await tx.run(sql`
    update mes2.subcontract_delivery d set
      return_num = x.returned,
      status = case when x.waiting > 0 then 1 when x.short > 0 then 3 else 2 end,
      receive_by = ${actor.user.id}, receive_date = ${actor.now}
    from (
      select coalesce(sum(receive_num), 0)::int as returned, count(*) filter (where receive_num is null) as waiting,
        count(*) filter (where receive_num < send_num) as short
      from mes2.subcontract_delivery_line where company_id = ${actor.companyId} and delivery_id = ${id}) x
    where d.company_id = ${actor.companyId} and d.id = ${id}`);
  await recordMove(services, tx, id, 'receive', bundles);
  const answer = await requireOut(tx, actor, id);
  await keepAnswer(tx, actor, requestId, answer);
  return answer;
}

/** @throws {DomainError} `wrong-state` */
function requireOpen({ deliveryNo, status }: rows.OutDeliveryRow): void {
  if (status === 1) return;
  throw new DomainError('wrong-state', {
    what: rows.outDeliveryKind.what,
    no: deliveryNo,
    state: status === 2 ? { zh: '已收回', en: 'received' } : { zh: '有差异', en: 'in difference' },
    action: { zh: '收回', en: 'receive it' },
  });
}

async function receiveBundle(
  tx: Tx,
  actor: Actor,
  deliveryId: string,
  orderProcessIds: readonly string[],
  bundle: DeliveredBundle,
  { receiveNum, diffReason }: BodyOf<'receiveSubcontractDelivery'>['lines'][number],
): Promise<void> {
  const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  const line = await tx.one<{ id: string; sendNum: number }>(sql`
    select id, send_num from mes2.subcontract_delivery_line
    where company_id = ${actor.companyId} and delivery_id = ${deliveryId} and bundle_id = ${bundle.id}
      and receive_num is null`);
  if (!line) throw new DomainError('record-missing', { what: '扎号' });
  if (receiveNum > line.sendNum)
    throw new DomainError('delivery-num', { bundleNo, max: line.sendNum });
  if (receiveNum < line.sendNum && !diffReason) {
    throw new DomainError('delivery-diff-reason', { bundleNo });
  }
  let lastSeq = 0;
  for (const { id, seqNo, num } of await rows.lockProcesses(
    tx,
    actor,
    bundle.id,
    orderProcessIds,
  )) {
    const done = Math.min(receiveNum, num);
    await rows.setProcess(tx, actor, id, statusAt(done, num), done);
    lastSeq = seqNo;
  }
  await moveBundle(tx, actor, bundle.id, lastSeq);
  await tx.run(sql`
    update mes2.subcontract_delivery_line set receive_num = ${receiveNum}::int, diff_reason = ${diffReason ?? null},
      receive_date = ${actor.now}, version = version + 1
    where company_id = ${actor.companyId} and id = ${line.id}`);
}

async function recordMove(
  { audit, publish }: Services,
  tx: Tx,
  id: string,
  action: string,
  bundles: readonly DeliveredBundle[],
): Promise<void> {
  await audit(tx, { bizType: 'subcontractDelivery', bizId: id, action });
  await publish(tx, { topic: 'delivery', keys: [id] });
  await publish(tx, { topic: 'bundle', keys: bundles.map((bundle) => bundle.id) });
}

async function requireOut(tx: Tx, actor: Actor, id: string): Promise<OutDelivery> {
  const delivery = await rows.outDelivery(tx, actor, id);
  if (!delivery) throw new DomainError('record-missing', { what: '外发单' });
  return delivery;
}
