import { RollStatus } from '@garment-mes/domain/cutting-bed';
import { decimal, decimalText } from '@garment-mes/domain/decimal';
import { isOverRollLimit, pointsOf, rollPoints } from '@garment-mes/domain/fabric';
import { DomainError } from '@garment-mes/domain/refusals';
import { clothMoves, InspectResult, moved } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import { insertRows } from '../../database/insert-rows.sql.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import {
  type ClothRow,
  clothKind,
  countRolls,
  lockRollsOf,
  type RollRow,
  setCloth,
} from './cloth.sql.ts';
import { measured, writeRoll } from './measure-roll.ts';

type Inspection = BodyOf<'inspectCloth'>;
const FREE: readonly RollStatus[] = [
  RollStatus.inStock,
  RollStatus.reserved,
  RollStatus.quarantined,
];

/** Writes down what the inspector found roll by roll and, with a decision, judges the receipt. */
export async function inspectCloth(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: Inspection,
): Promise<void> {
  const cloth = await claimRecord<ClothRow>(tx, actor, clothKind, body);
  const { id, cNo, status } = cloth;
  const next = moved(clothMoves, 'judge', { no: cNo, status });
  const rolls = new Map((await lockRollsOf(tx, actor, id)).map((roll) => [roll.id, roll]));
  for (const input of body.rolls) {
    const roll = rolls.get(input.tympanId);
    if (!roll) throw new DomainError('record-missing', { what: '布卷' });
    await inspectRoll(tx, actor, roll, input);
  }
  await countRolls(tx, actor, id);
  const decision = body.inspectResult ?? undefined;
  if (decision === InspectResult.pending) throw new DomainError('invalid-value', { field: '判定' });
  const points = pointsOf(counted(await lockRollsOf(tx, actor, id)));
  await setCloth(tx, actor, id, {
    status: decision === undefined ? status : next,
    points: points === undefined ? null : decimalText(points, 2),
    ...(decision === undefined ? {} : { inspectResult: decision }),
  });
  if (decision !== undefined) await sortRolls(tx, actor, id, decision);
  const action = decision === undefined ? 'measure' : 'inspect';
  const why = body.remark ? { reason: body.remark } : {};
  const to = decision === undefined ? status : next;
  await services.audit(tx, { bizType: 'cloth', bizId: id, action, from: status, to, ...why });
  await services.publish(tx, { topic: 'cloth', keys: [id] });
}

async function inspectRoll(
  tx: Tx,
  actor: Actor,
  roll: RollRow,
  input: Inspection['rolls'][number],
): Promise<void> {
  const { id, rollNo } = roll;
  const changes = await measured(tx, actor, roll, input);
  const { defects } = input;
  if (defects) {
    const len = input.actualLen ?? roll.actualLen;
    const beyond = defects.find(({ metre }) => decimal(metre).gt(decimal(len)));
    if (beyond) throw new DomainError('defect-beyond-roll', { rollNo, metre: beyond.metre, len });
    changes.push(sql`points = ${rollPoints(defects)}`);
    await tx.run(sql`
      delete from mes2.fabric_defect_point where company_id = ${actor.companyId} and fabric_roll_id = ${id}`);
    await insertRows(
      tx,
      'mes2.fabric_defect_point',
      defects.map(({ metre, points, defectName = null, imageUrl = null }) => ({
        companyId: actor.companyId,
        fabricRollId: id,
        metre,
        points,
        defectName,
        imageUrl,
        createBy: actor.user.id,
        createDate: actor.now,
      })),
    );
  }
  await writeRoll(tx, actor, id, [...changes, sql`inspected = true`, sql`version = version + 1`]);
}

/** Rolls whose points are known; a roll without a width cannot be put on an area. */
const counted = (rolls: readonly RollRow[]) =>
  rolls.flatMap(({ points, widthCm, actualLen }) =>
    points === null || widthCm === null ? [] : [{ points, widthCm, actualLen }],
  );

/** Rolls above the limit wait for a word of their own; a concession takes the receipt as it is. */
async function sortRolls(
  tx: Tx,
  actor: Actor,
  clothId: string,
  decision: InspectResult,
): Promise<void> {
  const free = (await lockRollsOf(tx, actor, clothId)).filter(({ status }) =>
    FREE.includes(status),
  );
  for (const roll of free) {
    const [known] = counted([roll]);
    const isOver = known !== undefined && isOverRollLimit(known);
    const heldBack =
      decision === InspectResult.rejected || (decision === InspectResult.passed && isOver);
    const usable = roll.orderId ? RollStatus.reserved : RollStatus.inStock;
    const status = heldBack ? RollStatus.quarantined : usable;
    if (status !== roll.status) await writeRoll(tx, actor, roll.id, [sql`status = ${status}::int`]);
  }
}
