import { decimal, decimalText } from '@garment-mes/domain/decimal';
import {
  countedRolls,
  judgedStatus,
  mostPoints,
  pointsOf,
  rollPoints,
} from '@garment-mes/domain/fabric';
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
import { isMeasuredAnew, measured, writeRoll } from './measure-roll.ts';

type Inspection = BodyOf<'inspectCloth'>;

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
    if (isSaid(roll, input)) await inspectRoll(tx, actor, roll, input);
  }
  await countRolls(tx, actor, id);
  const decision = body.inspectResult ?? undefined;
  if (decision === InspectResult.pending) throw new DomainError('invalid-value', { field: '判定' });
  const points = pointsOf(countedRolls(await lockRollsOf(tx, actor, id)));
  await setCloth(tx, actor, id, {
    status: decision === undefined ? status : next,
    points: points === undefined ? null : decimalText(points, 2),
    ...(decision === undefined ? {} : { inspectResult: decision }),
  });
  // What is found later is under the verdict that stands.
  const verdict = decision ?? cloth.inspectResult;
  if (verdict !== InspectResult.pending) await sortRolls(tx, actor, id, verdict);
  const action = decision === undefined ? 'measure' : 'inspect';
  const why = body.remark ? { reason: body.remark } : {};
  const to = decision === undefined ? status : next;
  await services.audit(tx, { bizType: 'cloth', bizId: id, action, from: status, to, ...why });
  await services.publish(
    tx,
    { topic: 'cloth', keys: [id] },
    { topic: 'tympan', keys: [...rolls.keys()] },
  );
}

/** A roll of which nothing new is said was not inspected by that. */
const isSaid = (roll: RollRow, input: Inspection['rolls'][number]): boolean =>
  Boolean(input.defects) ||
  (input.points !== undefined && input.points !== roll.points) ||
  isMeasuredAnew(roll, input);

async function inspectRoll(
  tx: Tx,
  actor: Actor,
  roll: RollRow,
  input: Inspection['rolls'][number],
): Promise<void> {
  const { id, rollNo } = roll;
  const changes = await measured(tx, actor, roll, input);
  const { defects, points } = input;
  const len = input.actualLen ?? roll.actualLen;
  if (!defects && points !== undefined && points !== roll.points) {
    if (points !== null) requirePoints(rollNo, points, len);
    changes.push(sql`points = ${points}::int`);
    await forgetDefects(tx, actor, id);
  }
  if (defects) {
    const beyond = defects.find(({ metre }) => decimal(metre).gt(decimal(len)));
    if (beyond) throw new DomainError('defect-beyond-roll', { rollNo, metre: beyond.metre, len });
    changes.push(sql`points = ${rollPoints(defects)}`);
    await forgetDefects(tx, actor, id);
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

/** Faults told one by one give way to others, and to a total that is another than theirs. */
const forgetDefects = (tx: Tx, { companyId }: Actor, rollId: string): Promise<number> =>
  tx.run(sql`
    delete from mes2.fabric_defect_point where company_id = ${companyId} and fabric_roll_id = ${rollId}`);

/** @throws {DomainError} `roll-points` for more than four a metre */
function requirePoints(rollNo: string, points: number, len: string): void {
  const max = mostPoints(len);
  if (points > max) throw new DomainError('roll-points', { rollNo, max });
}

/** A verdict says of every roll in the store whether it may be used. */
async function sortRolls(
  tx: Tx,
  actor: Actor,
  clothId: string,
  decision: InspectResult,
): Promise<void> {
  for (const roll of await lockRollsOf(tx, actor, clothId)) {
    const status = judgedStatus(roll, decision);
    if (status === roll.status) continue;
    await writeRoll(tx, actor, roll.id, [sql`status = ${status}::int`, sql`version = version + 1`]);
  }
}
