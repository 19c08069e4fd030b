import { perPly, spreadLen } from '@garment-mes/domain/cutting-bed';
import { decimal, decimalText, floor } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import type { BedLines, BedRow } from '../../beds/public.ts';

/** A roll that was just scanned onto a bed, with the garment colour it lies for. */
export interface AddedRoll {
  readonly rollNo: string;
  readonly colorName: string;
  readonly colorId: string;
  readonly shade: string | null;
  readonly plies: number;
}

/**
 * Blocks are spread one after another: a roll of another one only on purpose, and none beyond its plies.
 *
 * @throws {DomainError} `roll-other-block`, `block-full` or `plies-out-of-range`
 */
export function requireBlock(
  { colors, rolls }: Pick<BedLines, 'colors' | 'rolls'>,
  roll: AddedRoll,
  onPurpose: boolean,
): void {
  const laid = (of: string) =>
    rolls.reduce((total, { colorId, plies }) => total + (colorId === of ? plies : 0), 0);
  const due = (of: string) =>
    colors.reduce((total, { colorId, plies }) => total + (colorId === of ? plies : 0), 0);
  const current = colors.find(({ colorId }) => laid(colorId) < due(colorId));
  if (!onPurpose && current && current.colorId !== roll.colorId) {
    const block = `${current.colorName}${current.shade ? `${current.shade}段` : ''}`;
    const { rollNo, colorName: color } = roll;
    throw new DomainError('roll-other-block', { rollNo, color, block });
  }
  const left = due(roll.colorId) - laid(roll.colorId);
  if (roll.plies <= left) return;
  const color = colors.find(({ colorId }) => colorId === roll.colorId)?.colorName ?? '';
  if (left <= 0) throw new DomainError('block-full', { color, plies: due(roll.colorId) });
  throw new DomainError('plies-out-of-range', { max: left });
}

/** @throws {DomainError} `roll-plies-short` when the metres do not reach for the plies */
export function requireReach(
  bed: BedRow,
  rollNo: string,
  { plies, issuedLen }: { readonly plies: number; readonly issuedLen: string },
): void {
  const plyLen = perPly(bed.markerLen, bed.endLossLen);
  const need = spreadLen(plies, plyLen);
  if (need.lte(issuedLen)) return;
  const short = decimalText(need.minus(issuedLen), 2);
  const max = floor(decimal(issuedLen).div(plyLen));
  throw new DomainError('roll-plies-short', { rollNo, plies, max, short });
}
