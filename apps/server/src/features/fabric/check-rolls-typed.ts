import { typedRollIssues } from '@garment-mes/domain/fabric';
import { refuseFirst } from '@garment-mes/domain/refusals';
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
 * @throws {DomainError} `cloth-without-rolls`, `required`, `roll-no-taken`, `roll-no-twice`, `roll-label-length` or
 *   `roll-width-range`
 */
export async function checkTypedRolls(
  tx: Tx,
  actor: Actor,
  rolls: readonly TypedRoll[],
  clothId: string | null,
): Promise<void> {
  await lockRollNos(tx, actor);
  const taken = await takenRollNos(tx, actor, rolls.map(rollNoOf), clothId);
  refuseFirst(typedRollIssues(rolls, new Set(taken.map(({ rollNo }) => rollNo))));
}
