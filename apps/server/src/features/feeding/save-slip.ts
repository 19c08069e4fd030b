import { RollStatus } from '@garment-mes/domain/cutting-bed';
import { decimal, decimalText, sum } from '@garment-mes/domain/decimal';
import { requireRoll } from '@garment-mes/domain/fabric';
import { OrderStatus, orderStatusName } from '@garment-mes/domain/orders';
import { DomainError } from '@garment-mes/domain/refusals';
import { FeedingStatus, feedingMoves } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { nextDocumentNo } from '../../records/document-number.sql.ts';
import { requireFitsOrder } from '../fabric/public.ts';
import { floorSettings, today } from '../settings/public.ts';
import {
  bedOfOrder,
  fedOrder,
  lockLines,
  plannedLengths,
  type SlipRow,
  slipKind,
  writeLines,
} from './feeding.sql.ts';

type Draft = BodyOf<'createFeedingSlip'>;
const NUMBERS = { table: 'mes2.feeding_slip', column: 'feeding_no', letters: 'TL' };
const RUNNING: readonly OrderStatus[] = [OrderStatus.confirmed, OrderStatus.producing];
const FEED = { zh: '投料', en: 'feed fabric' };
/** Rolls that may be requested; one that another slip has out is refused when this one is issued. */
const ASKABLE = [RollStatus.inStock, RollStatus.reserved, RollStatus.issued, RollStatus.remnant];

/** Makes a draft. @returns its id */
export async function draftSlip(
  services: Services,
  tx: Tx,
  actor: Actor,
  draft: Draft,
): Promise<string> {
  const planLen = await checkDraft(tx, actor, draft);
  const day = today(actor, await floorSettings(tx, actor));
  const feedingNo = await nextDocumentNo(tx, actor, NUMBERS, day);
  const made = await tx.one<{ id: string }>(sql`
    insert into mes2.feeding_slip (company_id, feeding_no, order_id, cutting_bed_id, fabric_part, plan_len, remark,
      create_by, create_date)
    values (${actor.companyId}, ${feedingNo}, ${draft.orderId}, ${draft.reduceBedId ?? null}, ${draft.fabricPart},
      ${planLen}, ${draft.remark ?? null}, ${actor.user.id}, ${actor.now})
    returning id`);
  if (!made) throw new Error('an insert returned no row');
  await place(tx, actor, made.id, draft);
  await services.audit(tx, { bizType: 'feedingSlip', bizId: made.id, action: 'create', to: 0 });
  await services.publish(tx, { topic: 'feedingSingle', keys: [made.id] });
  return made.id;
}

/** Replaces what a draft asks for. */
export async function redraftSlip(
  services: Services,
  tx: Tx,
  actor: Actor,
  draft: BodyOf<'updateFeedingSlip'>,
): Promise<void> {
  const { id, feedingNo: no, status } = await claimRecord<SlipRow>(tx, actor, slipKind, draft);
  if (status !== FeedingStatus.draft) {
    const { what, names } = feedingMoves;
    const action = { zh: '修改', en: 'change it' };
    throw new DomainError('wrong-state', { what, no, state: names[status], action });
  }
  const planLen = await checkDraft(tx, actor, draft);
  await tx.run(sql`
    update mes2.feeding_slip set order_id = ${draft.orderId}, cutting_bed_id = ${draft.reduceBedId ?? null},
      fabric_part = ${draft.fabricPart}, plan_len = ${planLen}, remark = ${draft.remark ?? null}
    where company_id = ${actor.companyId} and id = ${id}`);
  await place(tx, actor, id, draft);
  await services.audit(tx, { bizType: 'feedingSlip', bizId: id, action: 'update', from: 0, to: 0 });
  await services.publish(tx, { topic: 'feedingSingle', keys: [id] });
}

/** @returns metres the lay is planned to take */
async function checkDraft(tx: Tx, actor: Actor, draft: Draft): Promise<string> {
  await requireRunning(tx, actor, draft.orderId);
  const bedId = draft.reduceBedId ?? null;
  if (bedId && !(await bedOfOrder(tx, actor, bedId, draft.orderId))) {
    throw new DomainError('record-missing', { what: '床次' });
  }
  if (draft.lines.length === 0) throw new DomainError('feeding-without-rolls', {});
  const rolls = draft.lines.map(({ tympanId }) => tympanId);
  if (new Set(rolls).size < rolls.length) throw new DomainError('invalid-value', { field: '布卷' });
  const planned = await plannedLengths(tx, actor, draft.orderId, bedId, draft.fabricPart);
  return decimalText(sum(planned.map(({ len }) => len)), 3);
}

/** @throws {DomainError} `order-suspended` or `order-state` */
export async function requireRunning(tx: Tx, actor: Actor, orderId: string): Promise<void> {
  const order = await fedOrder(tx, actor, orderId);
  if (!order) throw new DomainError('record-missing', { what: '订单' });
  const { orderNo, status } = order;
  if (RUNNING.includes(status)) return;
  if (status === OrderStatus.suspended) {
    throw new DomainError('order-suspended', { orderNo, action: FEED });
  }
  throw new DomainError('order-state', { orderNo, status: orderStatusName[status], action: FEED });
}

/** Writes the rolls and their lengths; every roll is the order's fabric and has the length asked of it. */
async function place(tx: Tx, actor: Actor, slipId: string, draft: Draft): Promise<void> {
  if (draft.lines.some(({ len }) => decimal(len).lte(0)))
    throw new DomainError('feeding-length', {});
  const found = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from mes2.fabric_roll
    where company_id = ${actor.companyId} and id = any(${draft.lines.map(({ tympanId }) => tympanId)}::bigint[])
      and del_flag = '0'`);
  if (found?.count !== draft.lines.length)
    throw new DomainError('record-missing', { what: '布卷' });
  await writeLines(tx, actor, slipId, draft.lines);
  const lines = await lockLines(tx, actor, slipId);
  for (const line of lines) {
    requireRoll(line, ASKABLE, FEED);
    requireHolds(line);
  }
  await requireFitsOrder(tx, actor, draft.orderId, lines);
}

/** @throws {DomainError} `feeding-over-remain` */
export function requireHolds({
  rollNo,
  remainLen,
  len,
}: {
  readonly rollNo: string;
  readonly remainLen: string;
  readonly len: string;
}): void {
  if (decimal(len).lte(decimal(remainLen))) return;
  throw new DomainError('feeding-over-remain', { rollNo, max: decimal(remainLen).toString() });
}
