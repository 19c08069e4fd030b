import { type Decimal, decimal, decimalText, sum } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import type { BodyOf } from '../../../generated/operations.ts';
import type { LeftRoll } from './remnant-slip.sql.ts';

export const RemnantKind = { usable: 1, endBit: 2, returned: 3, defect: 4 } as const;
export type RemnantKind = (typeof RemnantKind)[keyof typeof RemnantKind];

type Line = BodyOf<'saveRemnantSlip'>['lines'][number];
type Left = Pick<LeftRoll, 'remnantLen' | 'returnLen' | 'defectLen'>;
const TOLERANCE_M = '0.01';
const STORED: readonly RemnantKind[] = [RemnantKind.usable, RemnantKind.returned];

/** Metres of a roll that a slip has to account for. */
export const leftOf = ({ remnantLen, returnLen, defectLen }: Left): Decimal =>
  sum([remnantLen, returnLen, defectLen]);

/**
 * What a line of a slip must obey while it is still a draft.
 *
 * @throws {DomainError} `record-missing`, `remnant-length`, `remnant-short` or `remnant-place`
 */
export function checkRemnantLines(rolls: readonly LeftRoll[], lines: readonly Line[]): void {
  for (const { tympanId, kind, len, toWarehouseId } of lines) {
    const roll = rolls.find((each) => each.tympanId === tympanId);
    if (!roll) throw new DomainError('record-missing', { what: '布卷' });
    if (decimal(len).lte(0)) throw new DomainError('remnant-length', {});
    if (kind === RemnantKind.usable && decimal(len).lt(1)) {
      throw new DomainError('remnant-short', { len: decimalText(len, 2) });
    }
    if (STORED.includes(kind) && !toWarehouseId) {
      throw new DomainError('remnant-place', { rollNo: roll.rollNo });
    }
  }
}

/**
 * End bits of what is bought by the kilogram are weighed before they leave the cutting room.
 *
 * @throws {DomainError} `remnant-weight`
 */
export function requireWeighed(
  rolls: readonly Pick<LeftRoll, 'tympanId' | 'rollNo' | 'byWeight'>[],
  lines: readonly Pick<Line, 'tympanId' | 'kind' | 'weight'>[],
): void {
  for (const { tympanId, kind, weight } of lines) {
    const roll = rolls.find((each) => each.tympanId === tympanId);
    if (kind === RemnantKind.endBit && roll?.byWeight && !weight)
      throw new DomainError('remnant-weight', { rollNo: roll.rollNo });
  }
}

/**
 * I7: the lines of each roll add up to what the bed left of it, within a centimetre.
 *
 * @throws {DomainError} `remnant-sum`
 */
export function requireAccounted(
  rolls: readonly LeftRoll[],
  lines: readonly Pick<Line, 'tympanId' | 'len'>[],
): void {
  for (const roll of rolls) {
    const bed = leftOf(roll);
    const written = sum(
      lines.filter(({ tympanId }) => tympanId === roll.tympanId).map(({ len }) => len),
    );
    const diff = written.minus(bed);
    if (diff.abs().lte(TOLERANCE_M)) continue;
    throw new DomainError('remnant-sum', {
      rollNo: roll.rollNo,
      sum: decimalText(written, 2),
      bed: decimalText(bed, 2),
      diff: decimalText(diff, 2),
    });
  }
}
