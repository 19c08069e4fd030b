import { decimal } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { lockRollNos, takenRollNos } from './cloth.sql.ts';

export type TypedRoll = BodyOf<'createCloth'>['rolls'][number];

/** A roll number as on its label: no blanks around it. */
export const rollNoOf = ({ rollNo }: Pick<TypedRoll, 'rollNo'>): string => rollNo.trim();

/**
 * All or nothing: the first bad row of the grid refuses the receipt and is named by its number.
 *
 * @throws {DomainError} `cloth-without-rolls`, `roll-label-length`, `roll-width-range`, `roll-no-taken`
 */
export async function checkTypedRolls(
  tx: Tx,
  actor: Actor,
  rolls: readonly TypedRoll[],
  clothId: string | null,
): Promise<void> {
  if (rolls.length === 0) throw new DomainError('cloth-without-rolls', {});
  await lockRollNos(tx, actor);
  const taken = new Set(
    (await takenRollNos(tx, actor, rolls.map(rollNoOf), clothId)).map(({ rollNo }) => rollNo),
  );
  for (const [at, roll] of rolls.entries()) {
    const row = at + 1;
    const rollNo = rollNoOf(roll);
    if (rollNo === '') throw new DomainError('required', { field: '卷号' });
    if (decimal(roll.labelLen).lte(0)) throw new DomainError('roll-label-length', { row });
    if (roll.widthCm && (decimal(roll.widthCm).lt(50) || decimal(roll.widthCm).gt(400))) {
      throw new DomainError('roll-width-range', { row });
    }
    if (taken.has(rollNo)) throw new DomainError('roll-no-taken', { row, rollNo });
    taken.add(rollNo);
  }
}
