import { decimal, decimalText } from '@garment-mes/domain/decimal';
import { measuredRemain, requireMeasurable } from '@garment-mes/domain/fabric';
import { DomainError } from '@garment-mes/domain/refusals';
import { join, type Sql, sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { type RollRow, rollWhereabouts } from './cloth.sql.ts';

/** Measured values of a roll; what is left out stays as it is, `null` clears it. A length cannot be cleared. */
export interface Measured {
  readonly actualLen?: string | null | undefined;
  readonly actualWeight?: string | null | undefined;
  readonly widthCm?: string | null | undefined;
  readonly gsm?: string | null | undefined;
  readonly shrinkWarpPct?: string | null | undefined;
  readonly shrinkWeftPct?: string | null | undefined;
  readonly shade?: string | null | undefined;
}

const FIGURES = [
  'actualLen',
  'actualWeight',
  'widthCm',
  'gsm',
  'shrinkWarpPct',
  'shrinkWeftPct',
] as const;
/** Centimetres that a width can have. */
const WIDTHS_CM = { min: 50, max: 400 };

const isSame = (stored: string | null, said: string | null): boolean =>
  stored === null || said === null ? stored === said : decimal(stored).eq(decimal(said));

/** Whether a measurement says something else than is known. */
export const isMeasuredAnew = (roll: RollRow, values: Measured): boolean =>
  FIGURES.some((name) => {
    const said = values[name];
    if (name === 'actualLen' && said === null) return false;
    return said !== undefined && !isSame(roll[name], said);
  }) ||
  (values.shade !== undefined && values.shade !== roll.shade);

/**
 * What a measurement writes. The length moves the remainder with it (I7).
 *
 * @throws {DomainError} `roll-state`, `roll-below-used` or `out-of-range`
 */
export async function measured(
  tx: Tx,
  actor: Actor,
  roll: RollRow,
  values: Measured,
): Promise<Sql[]> {
  const { actualLen, actualWeight, widthCm, gsm, shrinkWarpPct, shrinkWeftPct, shade } = values;
  const changes: Sql[] = [];
  const set = (column: Sql, value: string | null | undefined) => {
    if (value !== undefined) changes.push(sql`${column} = ${value}`);
  };
  if (widthCm && (decimal(widthCm).lt(WIDTHS_CM.min) || decimal(widthCm).gt(WIDTHS_CM.max)))
    throw new DomainError('out-of-range', { field: '门幅(cm)', ...WIDTHS_CM });
  if (actualLen !== null && actualLen !== undefined) {
    const { bedLen = '0', slipLen = '0' } = (await rollWhereabouts(tx, actor, roll.id)) ?? {};
    const boundLen = Number(bedLen) > 0 ? bedLen : slipLen;
    const remain = measuredRemain({ ...roll, boundLen }, actualLen);
    set(sql`actual_len`, actualLen);
    set(sql`remain_len`, decimalText(remain, 3));
  }
  set(sql`actual_weight`, actualWeight);
  set(sql`width_cm`, widthCm);
  set(sql`gsm`, gsm);
  set(sql`shrink_warp_pct`, shrinkWarpPct);
  set(sql`shrink_weft_pct`, shrinkWeftPct);
  set(sql`shade`, shade);
  if (changes.length > 0) requireMeasurable(roll);
  return changes;
}

export const writeRoll = (
  tx: Tx,
  { companyId, user, now }: Actor,
  id: string,
  changes: readonly Sql[],
): Promise<number> =>
  tx.run(sql`
    update mes2.fabric_roll
    set ${join([...changes, sql`update_by = ${user.id}`, sql`update_date = ${now}`])}
    where company_id = ${companyId} and id = ${id}`);
