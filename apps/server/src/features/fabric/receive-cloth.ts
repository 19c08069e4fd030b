import { RollStatus } from '@garment-mes/domain/cutting-bed';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import { insertRows } from '../../database/insert-rows.sql.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { clockText } from '../../records/clock-text.ts';
import { checkTypedRolls, rollNoOf, type TypedRoll } from './check-rolls-typed.ts';
import { countRolls, materialFacts, warehouseExists } from './cloth.sql.ts';
import { requireFitsOrder } from './reserve-roll.ts';

const HOUR_MS = 3_600_000;

/** Books a delivery of rolls: the head and every roll, or nothing. @returns id of the receipt */
export async function receiveCloth(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'createCloth'>,
): Promise<string> {
  const material = await materialFacts(tx, actor, body.materialId);
  if (!material) throw new DomainError('record-missing', { what: '面料' });
  await requireHead(tx, actor, body);
  await checkTypedRolls(tx, actor, body.rolls, null);
  const { materialId, orderId = null, warehouseId } = body;
  if (orderId) {
    const rolls = body.rolls.map((roll) => ({ ...roll, materialId }));
    await requireFitsOrder(tx, actor, orderId, rolls);
  }
  const relaxDate =
    body.relaxDate ??
    clockText(new Date(actor.now.getTime() + material.relaxHours * HOUR_MS), actor.scope.timeZone);
  const [first] = body.rolls;
  const made = await tx.one<{ id: string }>(sql`
    insert into mes2.cloth (company_id, c_no, material_id, color_id, supplier_name, order_id, receive_date,
      relax_date, warehouse_id, remark, create_by, create_date)
    values (${actor.companyId}, ${body.cNo.trim()}, ${materialId}, ${first?.colorId ?? null},
      ${body.supplierName ?? material.supplierName}, ${orderId}, ${body.receiveDate}, ${relaxDate},
      ${warehouseId}, ${body.remark ?? null}, ${actor.user.id}, ${actor.now})
    on conflict (company_id, c_no) where del_flag = '0' do nothing
    returning id`);
  if (!made) throw new DomainError('cloth-no-taken', {});
  const head = { clothId: made.id, materialId, orderId, warehouseId };
  await insertRows(
    tx,
    'mes2.fabric_roll',
    body.rolls.map((roll) => newRoll(actor, head, roll)),
  );
  await countRolls(tx, actor, made.id);
  await services.audit(tx, { bizType: 'cloth', bizId: made.id, action: 'create', to: 0 });
  await services.publish(tx, { topic: 'cloth', keys: [made.id] });
  return made.id;
}

export interface RollHead {
  readonly clothId: string;
  readonly materialId: string;
  readonly orderId: string | null;
  readonly warehouseId: string;
}

/** A roll as it comes off the truck: its length is what the label says until somebody measures. */
export const newRoll = (actor: Actor, head: RollHead, roll: TypedRoll) => ({
  companyId: actor.companyId,
  ...head,
  rollNo: rollNoOf(roll),
  colorId: roll.colorId,
  dyeLot: roll.dyeLot ?? null,
  labelLen: roll.labelLen,
  actualLen: roll.labelLen,
  remainLen: roll.labelLen,
  labelWeight: roll.labelWeight ?? null,
  widthCm: roll.widthCm ?? null,
  locationCode: roll.locationCode ?? null,
  status: head.orderId ? RollStatus.reserved : RollStatus.inStock,
  createBy: actor.user.id,
  createDate: actor.now,
});

/** @throws {DomainError} `receive-date-future` or `record-missing` */
export async function requireHead(
  tx: Tx,
  actor: Actor,
  { receiveDate, warehouseId }: { readonly receiveDate: string; readonly warehouseId: string },
): Promise<void> {
  const today = clockText(actor.now, actor.scope.timeZone).slice(0, 10);
  if (receiveDate > today) throw new DomainError('receive-date-future', {});
  if (!(await warehouseExists(tx, actor, warehouseId))) {
    throw new DomainError('record-missing', { what: '仓库' });
  }
}
