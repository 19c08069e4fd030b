import { decimal } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { clothMoves } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import { insertRows } from '../../database/insert-rows.sql.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { checkTypedRolls, rollNoOf, type TypedRoll } from './check-rolls-typed.ts';
import { type ClothRow, clothKind, countRolls, lockRollsOf, type RollRow } from './cloth.sql.ts';
import { newRoll, requireHead } from './receive-cloth.ts';
import { requireFitsOrder } from './reserve-roll.ts';

const GONE: readonly number[] = [3, 9];

/** Corrects the head of a receipt and the rolls that nobody inspected or used yet. */
export async function changeCloth(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'updateCloth'>,
): Promise<void> {
  const cloth = await claimRecord<ClothRow>(tx, actor, clothKind, body);
  const { id, cNo, status, materialId } = cloth;
  if (GONE.includes(status)) {
    const { what, names } = clothMoves;
    const action = { zh: '修改', en: 'change it' };
    throw new DomainError('wrong-state', { what, no: cNo, state: names[status], action });
  }
  await requireHead(tx, actor, body);
  const held = await lockRollsOf(tx, actor, id);
  const own = held.filter(({ status: at }) => at !== 5);
  await checkTypedRolls(tx, actor, body.rolls, id);
  const orderId = body.orderId ?? null;
  if (orderId) {
    const rolls = body.rolls.map((roll) => ({ ...roll, materialId }));
    await requireFitsOrder(tx, actor, orderId, rolls);
  }
  const known = new Map(own.map((roll) => [roll.id, roll]));
  const kept = new Set<string>();
  const fresh: TypedRoll[] = [];
  for (const typed of body.rolls) {
    const roll = typed.id ? known.get(typed.id) : undefined;
    if (typed.id && !roll) throw new DomainError('record-missing', { what: '布卷' });
    if (!roll) fresh.push(typed);
    else {
      kept.add(roll.id);
      if (isChanged(roll, typed)) await rewrite(tx, actor, roll, typed);
    }
  }
  for (const roll of own.filter((each) => !kept.has(each.id))) await remove(tx, actor, roll);
  const head = { clothId: id, materialId, orderId, warehouseId: body.warehouseId };
  await insertRows(
    tx,
    'mes2.fabric_roll',
    fresh.map((roll) => newRoll(actor, head, roll)),
  );
  await tx.run(sql`
    update mes2.cloth set supplier_name = ${body.supplierName ?? null}, order_id = ${orderId},
      receive_date = ${body.receiveDate}, relax_date = coalesce(${body.relaxDate ?? null}, relax_date),
      warehouse_id = ${body.warehouseId}, remark = ${body.remark ?? null}
    where company_id = ${actor.companyId} and id = ${id}`);
  await countRolls(tx, actor, id);
  await services.audit(tx, {
    bizType: 'cloth',
    bizId: id,
    action: 'update',
    from: status,
    to: status,
  });
  await services.publish(tx, { topic: 'cloth', keys: [id] });
}

const isSameFigure = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : decimal(one).eq(decimal(other));

const isChanged = (roll: RollRow, typed: TypedRoll): boolean =>
  roll.rollNo !== rollNoOf(typed) ||
  roll.colorId !== typed.colorId ||
  roll.dyeLot !== (typed.dyeLot ?? null) ||
  !isSameFigure(roll.labelLen, typed.labelLen) ||
  !isSameFigure(roll.labelWeight, typed.labelWeight ?? null) ||
  !isSameFigure(roll.widthCm, typed.widthCm ?? null) ||
  roll.locationCode !== (typed.locationCode ?? null);

const UNTOUCHED: readonly number[] = [0, 1];

/** @throws {DomainError} `roll-inspected` */
function requireUntouched({ rollNo, inspected, status, usedLen }: RollRow): void {
  if (!inspected && UNTOUCHED.includes(status) && decimal(usedLen).isZero()) return;
  throw new DomainError('roll-inspected', { rollNo });
}

async function rewrite(tx: Tx, actor: Actor, roll: RollRow, typed: TypedRoll): Promise<void> {
  requireUntouched(roll);
  await tx.run(sql`
    update mes2.fabric_roll set roll_no = ${rollNoOf(typed)}, color_id = ${typed.colorId},
      dye_lot = ${typed.dyeLot ?? null}, label_len = ${typed.labelLen}, actual_len = ${typed.labelLen},
      remain_len = ${typed.labelLen}, label_weight = ${typed.labelWeight ?? null},
      width_cm = ${typed.widthCm ?? null}, location_code = ${typed.locationCode ?? null},
      version = version + 1, update_by = ${actor.user.id}, update_date = ${actor.now}
    where company_id = ${actor.companyId} and id = ${roll.id}`);
}

async function remove(tx: Tx, actor: Actor, roll: RollRow): Promise<void> {
  requireUntouched(roll);
  await tx.run(sql`
    update mes2.fabric_roll set del_flag = '2', version = version + 1, update_by = ${actor.user.id},
      update_date = ${actor.now}
    where company_id = ${actor.companyId} and id = ${roll.id}`);
}
