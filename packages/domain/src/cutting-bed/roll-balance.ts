import { type Decimal, type DecimalInput, decimal, quantity, sum } from '../decimal.ts';
import type { RollUse } from './bed-draft.ts';

/** Metres a roll may be off and still count as balanced, the limit included. */
export const ROLL_TOLERANCE_M = '0.01';

/** Metres written in a cell; an empty cell is none. @throws {DomainError} `invalid-quantity` */
export const lengthOf = (cell: DecimalInput | null | undefined): Decimal =>
  quantity(cell === null || cell === undefined || cell === '' ? 0 : cell);

/** Metres of fabric in one ply: the marker and the allowance of both ends. */
export const perPly = (markerLen: DecimalInput, endLossLen: DecimalInput): Decimal =>
  quantity(markerLen).plus(quantity(endLossLen));

/** Metres that the plies of a roll take. */
export const spreadLen = (plies: number, plyLen: DecimalInput): Decimal =>
  quantity(plies).times(quantity(plyLen));

/** Metres accounted for: spread, spliced, cut out, left over and handed back. */
export const accountedLen = (roll: RollUse, plyLen: DecimalInput): Decimal =>
  sum([
    spreadLen(roll.plies, plyLen),
    lengthOf(roll.spliceLen),
    lengthOf(roll.defectLen),
    lengthOf(roll.remnantLen),
    lengthOf(roll.returnLen),
  ]);

/**
 * Metres issued that nobody accounted for; negative when more was written down than issued.
 *
 * @see docs/formulas.md#roll-balance
 */
export const rollDifference = (roll: RollUse, plyLen: DecimalInput): Decimal =>
  decimal(roll.issuedLen).minus(accountedLen(roll, plyLen));

/** Whether so many metres may be missing or too many: a centimetre, the centimetre included. */
export const isWithinTolerance = (difference: DecimalInput): boolean =>
  decimal(difference).abs().lte(ROLL_TOLERANCE_M);

/** Balanced within a centimetre, the centimetre included. */
export const isRollBalanced = (roll: RollUse, plyLen: DecimalInput): boolean =>
  isWithinTolerance(rollDifference(roll, plyLen));

/**
 * Metres left on a roll after a bed posted its use. Returned fabric stays on the roll, and a
 * tolerated centimetre goes into the remainder, so the roll's own balance stays exact.
 */
export const remainAfter = (
  actualLen: DecimalInput,
  used: {
    usedLen: DecimalInput;
    spliceLen: DecimalInput;
    defectLen: DecimalInput;
    remnantLen: DecimalInput;
  },
): Decimal =>
  decimal(actualLen)
    .minus(decimal(used.usedLen))
    .minus(decimal(used.spliceLen))
    .minus(decimal(used.defectLen))
    .minus(decimal(used.remnantLen));
