import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../../database/engine.ts';
import type { Services } from '../../../operations.ts';
import type { BilledRoll, SpreadableRoll } from '../../beds/public.ts';

const SHADE = { zh: '色号段', en: 'Shade' };

/** A roll that a bed takes for another shade than its inspection did. */
export interface RebandedRoll {
  readonly id: string;
  readonly status: number;
  readonly from: string;
  readonly shade: string;
  readonly reason: string;
}

/**
 * Rolls whose bill names another shade than their inspection; a roll nobody banded is none of them.
 *
 * @throws {DomainError} `reason-required` when one comes without a reason
 */
export function rebanded(
  rolls: readonly BilledRoll[],
  known: ReadonlyMap<string, SpreadableRoll>,
): RebandedRoll[] {
  return rolls.flatMap(({ tympanId, shade, shadeReason }) => {
    const roll = known.get(tympanId);
    if (!roll?.shade || !shade || shade === roll.shade) return [];
    const reason = shadeReason?.trim();
    if (!reason)
      throw new DomainError('reason-required', {
        action: { zh: '改色号段', en: 'change the shade' },
      });
    return [{ id: roll.id, status: roll.status, from: roll.shade, shade, reason }];
  });
}

/** The rolls themselves get the shade, so that the store and the next bed know it. */
export async function rebandRolls(
  { audit }: Services,
  tx: Tx,
  rolls: readonly RebandedRoll[],
): Promise<void> {
  for (const { id, status, from, shade, reason } of rolls) {
    await tx.run(sql`
      update mes2.fabric_roll set shade = ${shade}, version = version + 1, update_date = app_now() where id = ${id}`);
    await audit(tx, {
      bizType: 'fabricRoll',
      bizId: id,
      action: 'update',
      from: status,
      to: status,
      reason,
      diff: [{ field: 'shade', title: SHADE, fromText: from, toText: shade }],
    });
  }
}
