import { perPly } from '@garment-mes/domain/cutting-bed';
import { decimal, floor } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';
import {
  type BedRollRow,
  type BedRow,
  markUsedCloths,
  spreadableRolls,
  takeLengths,
} from '../../beds/public.ts';

/** Takes what a bed used off its rolls; a roll that no longer has it refuses the bed (H7). */
export async function consumeRolls(
  tx: Tx,
  actor: Actor,
  bed: BedRow,
  rolls: readonly BedRollRow[],
): Promise<void> {
  const done = await takeLengths(tx, actor, rolls);
  for (const roll of [...rolls].sort(byRoll)) {
    if (done.has(roll.fabricRollId)) continue;
    const [left] = await spreadableRolls(tx, actor, [roll.fabricRollId]);
    const remain = decimal(left?.remainLen ?? 0);
    throw new DomainError('roll-overspread', {
      rollNo: roll.rollNo,
      issued: remain.toFixed(2),
      plies: roll.plies,
      max: floor(remain.div(perPly(bed.markerLen, bed.endLossLen))),
    });
  }
  await markUsedCloths(tx, actor, bed.id);
}

const byRoll = (a: BedRollRow, b: BedRollRow): number =>
  Number(BigInt(a.fabricRollId) - BigInt(b.fabricRollId) > 0n) || -1;
