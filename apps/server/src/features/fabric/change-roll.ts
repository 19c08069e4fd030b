import { RollStatus } from '@garment-mes/domain/cutting-bed';
import { requireRoll } from '@garment-mes/domain/fabric';
import { DomainError } from '@garment-mes/domain/refusals';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { countRolls, lockClothOf, type RollRow, rollKind, warehouseExists } from './cloth.sql.ts';
import { measured, writeRoll } from './measure-roll.ts';
import { requireFitsOrder } from './reserve-roll.ts';

/** Corrects one roll: what was measured, where it lies, whom it is kept for. */
export async function changeRoll(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'updateFabricRoll'>,
): Promise<void> {
  await lockClothOf(tx, actor, body.id);
  const roll = await claimRecord<RollRow>(tx, actor, rollKind, body);
  const { id, rollNo, clothId, status } = roll;
  const isOtherShade = body.shade !== undefined && roll.shade !== null && body.shade !== roll.shade;
  if (isOtherShade && !body.reason?.trim()) {
    throw new DomainError('reason-required', {
      action: { zh: '改色号段', en: 'change the shade' },
    });
  }
  const changes: Sql[] = await measured(tx, actor, roll, body);
  if (body.dyeLot !== undefined) changes.push(sql`dye_lot = ${body.dyeLot}`);
  if (body.locationCode !== undefined) changes.push(sql`location_code = ${body.locationCode}`);
  if (body.warehouseId) {
    if (!(await warehouseExists(tx, actor, body.warehouseId))) {
      throw new DomainError('record-missing', { what: '仓库' });
    }
    changes.push(sql`warehouse_id = ${body.warehouseId}`);
  }
  const reserved = await reservation(tx, actor, roll, body.orderId);
  if (status === RollStatus.returned) requireRoll({ rollNo, status }, [], CHANGE);
  await writeRoll(tx, actor, id, [...changes, ...(reserved?.changes ?? [])]);
  await countRolls(tx, actor, clothId);
  const to = reserved?.status ?? status;
  const why = body.reason ? { reason: body.reason } : {};
  const action = reserved?.action ?? 'update';
  const kept = reserved && { diff: { orderId: body.orderId ?? roll.orderId } };
  const what = { bizType: 'fabricRoll', bizId: id, action };
  await services.audit(tx, { ...what, from: status, to, ...why, ...kept });
  await services.publish(tx, { topic: 'cloth', keys: [clothId] }, { topic: 'tympan', keys: [id] });
}

const CHANGE = { zh: '修改', en: 'change it' };
const RESERVE = { zh: '预留', en: 'reserve it' };

/** 0 → 1 for an order whose fabric it is, 1 → 0 when the order lets it go. */
async function reservation(
  tx: Tx,
  actor: Actor,
  roll: RollRow,
  orderId: string | null | undefined,
) {
  if (orderId === undefined || orderId === roll.orderId) return undefined;
  requireRoll(roll, [RollStatus.inStock, RollStatus.reserved, RollStatus.remnant], RESERVE);
  if (orderId) await requireFitsOrder(tx, actor, orderId, [roll]);
  const isRemnant = roll.status === RollStatus.remnant;
  const plain = orderId ? RollStatus.reserved : RollStatus.inStock;
  const status = isRemnant ? RollStatus.remnant : plain;
  const changes = [sql`order_id = ${orderId}`, sql`status = ${status}::int`];
  return { status, changes, action: orderId ? 'reserve' : 'unreserve' };
}
