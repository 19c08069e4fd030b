import { RollStatus } from '@garment-mes/domain/cutting-bed';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { rewriteRows } from '../../records/rewrite-rows.sql.ts';
import { requireFitsOrder } from '../fabric/public.ts';
import {
  changesSince,
  claimOrder,
  orderBefore,
  recordOrder,
  requireOpen,
} from '../orders/public.ts';

interface Roll {
  readonly id: string;
  readonly rollNo: string;
  readonly materialId: string;
  readonly colorId: string;
  readonly status: RollStatus;
  readonly orderId: string | null;
  readonly otherOrderNo: string | null;
}

const STATES: Readonly<Record<RollStatus, { zh: string; en: string }>> = {
  0: { zh: '在库', en: 'in stock' },
  1: { zh: '已预留', en: 'reserved' },
  2: { zh: '已发', en: 'issued' },
  3: { zh: '铺布中', en: 'on a bed' },
  4: { zh: '已用完', en: 'used up' },
  5: { zh: '为余布', en: 'a remnant' },
  8: { zh: '待处理', en: 'in quarantine' },
  9: { zh: '已退', en: 'returned' },
};

/**
 * Saves the fabrics of an order and the rolls that are kept for it; rolls left out are free again. The
 * rolls are locked one by one by their ids, so of two orders that want one roll one gets it.
 *
 * @returns the version of the order after the save
 */
export async function saveFabrics(
  services: Services,
  tx: Tx,
  actor: Actor,
  { orderId, version, rows }: BodyOf<'saveOrderFabrics'>,
): Promise<number> {
  const order = await claimOrder(tx, actor, { id: orderId, version });
  requireOpen(order, '布卷');
  const fabrics = rows.map(({ materialId, colorId, fabricPart }) =>
    [materialId, colorId, fabricPart].join('/'),
  );
  const twice = fabrics.find((key, at) => fabrics.indexOf(key) < at);
  if (twice !== undefined) throw new DomainError('row-twice', { field: '面料', value: twice });
  const wanted = rows.flatMap(({ tympanIds, ...row }) =>
    tympanIds.map((rollId) => ({ rollId, ...row })),
  );
  const rolls = await lockRolls(
    tx,
    actor,
    orderId,
    wanted.map(({ rollId }) => rollId),
  );
  for (const { rollId, materialId, colorId } of wanted) {
    const roll = rolls.get(rollId);
    if (!roll || roll.materialId !== materialId || roll.colorId !== colorId)
      throw new DomainError('record-missing', { what: '布卷' });
    refuseTaken(roll, orderId);
  }
  const fresh = [...rolls.values()].filter(({ orderId: holder }) => holder !== orderId);
  await requireFitsOrder(tx, actor, orderId, fresh);
  const ids = [...new Set(wanted.map(({ rollId }) => rollId))];
  const before = await orderBefore(tx, actor, orderId, ['fabrics']);
  const freed = await tx.all<{ id: string }>(sql`
    update mes2.fabric_roll set status = 0, order_id = null, version = version + 1
    where company_id = ${actor.companyId} and order_id = ${orderId} and status = 1 and id <> all(${ids}::bigint[])
    returning id`);
  await tx.run(sql`
    update mes2.fabric_roll set status = 1, order_id = ${orderId}, version = version + 1
    where company_id = ${actor.companyId} and id = any(${ids}::bigint[]) and status = 0`);
  await rewriteRows(
    tx,
    actor,
    {
      ...{ table: 'mes2.order_fabric', parent: 'order_id' },
      key: ['materialId', 'colorId', 'fabricPart'],
    },
    orderId,
    rows.map(({ materialId, colorId, fabricPart, planLen }) => ({
      ...{ materialId, colorId, fabricPart, planLen },
    })),
  );
  const diff = await changesSince(tx, actor, orderId, before);
  await recordOrder(services, tx, orderId, { action: 'saveFabrics', diff });
  // The life of a roll names the order that kept it.
  const ofRoll = (bizId: string) => ({ bizType: 'fabricRoll', bizId, diff: { orderId } });
  for (const { id } of fresh)
    await services.audit(tx, { ...ofRoll(id), action: 'reserve', from: 0, to: 1 });
  for (const { id } of freed)
    await services.audit(tx, { ...ofRoll(id), action: 'unreserve', from: 1, to: 0 });
  const keys = [...ids, ...freed.map(({ id }) => id)];
  if (keys.length > 0) await services.publish(tx, { topic: 'tympan', keys });
  return order.version;
}

/** A roll that the order has already is kept as it is, also when it has been issued meanwhile. */
function refuseTaken(
  { rollNo, status, orderId: holder, otherOrderNo }: Roll,
  orderId: string,
): void {
  if (holder === orderId) return;
  if (otherOrderNo !== null)
    throw new DomainError('roll-of-other-order', { rollNo, orderNo: otherOrderNo });
  if (status !== RollStatus.inStock)
    throw new DomainError('roll-not-free', { rollNo, state: STATES[status] });
}

async function lockRolls(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  ids: readonly string[],
): Promise<Map<string, Roll>> {
  const rolls = await tx.all<Roll>(sql`
    select r.id, r.roll_no, r.material_id, r.color_id, r.status, r.order_id,
      (select o.order_no from mes2.production_order o
        where o.company_id = r.company_id and o.id = r.order_id and o.id <> ${orderId}) as other_order_no
    from mes2.fabric_roll r
    where r.company_id = ${companyId} and r.id = any(${ids}::bigint[]) and r.del_flag = '0'
    order by r.id for update of r`);
  return new Map(rolls.map((roll) => [roll.id, roll]));
}
