import {
  type Decimal,
  type DecimalInput,
  decimal,
  HUNDRED,
  percentOf,
  quantity,
  ratioOf,
  sum,
} from '../decimal.ts';
import type { RollUse } from './bed-draft.ts';
import { isReplacement } from './bed-kinds.ts';
import { lengthOf, perPly, spreadLen } from './roll-balance.ts';

export interface SpreadBed {
  readonly bedType: number;
  readonly markerLen: DecimalInput;
  readonly endLossLen: DecimalInput;
  /** Share of the marker that is pattern, in percent. */
  readonly markerEffPct?: DecimalInput | null | undefined;
  /** Garments of the bed. */
  readonly cutNum: number;
  /** Metres a garment is planned to take, from the order's bill of materials. */
  readonly planUsage?: DecimalInput | null | undefined;
  readonly rolls: readonly RollUse[];
}

/** Where the fabric of a bed went. Lengths in metres; a ratio without a divisor is `undefined`. */
export interface FabricFigures {
  readonly perPly: Decimal;
  readonly plies: number;
  readonly issuedLen: Decimal;
  readonly usedLen: Decimal;
  readonly spliceLen: Decimal;
  readonly defectLen: Decimal;
  readonly remnantLen: Decimal;
  readonly returnLen: Decimal;
  /** Consumed: issued less returned. */
  readonly netLen: Decimal;
  readonly spreadUtilPct: Decimal | undefined;
  readonly materialUtilPct: Decimal | undefined;
  readonly endLossPct: Decimal | undefined;
  readonly usagePerPiece: Decimal | undefined;
  readonly usageDiffPct: Decimal | undefined;
  /** Metres saved against the plan; negative when more was consumed. */
  readonly savedLen: Decimal | undefined;
}

/**
 * A replacement cuts panels: it has fabric, but no consumption of a garment.
 *
 * @see docs/formulas.md#spreading-utilisation
 * @see docs/formulas.md#usage-difference
 */
export function fabricFigures(bed: SpreadBed): FabricFigures {
  const { rolls, markerLen, endLossLen, markerEffPct } = bed;
  const cutNum = isReplacement(bed) ? 0 : bed.cutNum;
  const plyLen = perPly(markerLen, endLossLen);
  const plies = rolls.reduce((total, roll) => total + roll.plies, 0);
  const total = (of: (roll: RollUse) => DecimalInput | null | undefined) =>
    sum(rolls.map((roll) => lengthOf(of(roll))));

  const issuedLen = total(({ issuedLen }) => issuedLen);
  const returnLen = total(({ returnLen }) => returnLen);
  const netLen = issuedLen.minus(returnLen);
  const spreadUtilPct = percentOf(quantity(markerLen).times(plies), netLen);
  const planLen =
    isPresent(bed.planUsage) && !isReplacement(bed)
      ? quantity(bed.planUsage).times(cutNum)
      : undefined;

  return {
    perPly: plyLen,
    plies,
    issuedLen,
    usedLen: spreadLen(plies, plyLen),
    spliceLen: total(({ spliceLen }) => spliceLen),
    defectLen: total(({ defectLen }) => defectLen),
    remnantLen: total(({ remnantLen }) => remnantLen),
    returnLen,
    netLen,
    spreadUtilPct,
    materialUtilPct: isPresent(markerEffPct)
      ? spreadUtilPct?.times(quantity(markerEffPct)).div(HUNDRED)
      : undefined,
    endLossPct: percentOf(quantity(endLossLen).times(plies), netLen),
    usagePerPiece: ratioOf(netLen, cutNum),
    usageDiffPct: planLen && percentOf(netLen.minus(planLen), planLen),
    savedLen: planLen?.minus(netLen),
  };
}

/**
 * Whether a bed's consumption is too far from the plan for a leader alone. Exactly the tolerance
 * passes; the comparison multiplies instead of dividing, so no rounding decides. A replacement cuts panels, for which
 * nothing is planned a garment: it has no consumption to approve.
 *
 * @param tolerancePct 3 for 3 %
 */
export function needsUsageApproval(
  bed: {
    readonly bedType: number;
    readonly netLen: DecimalInput;
    readonly cutNum: number;
    readonly planUsage?: DecimalInput | null | undefined;
  },
  tolerancePct: DecimalInput,
): boolean {
  if (isReplacement(bed) || !isPresent(bed.planUsage)) return false;
  const planLen = quantity(bed.planUsage).times(bed.cutNum);
  if (planLen.isZero()) return false;
  const deviation = decimal(bed.netLen).minus(planLen).abs().times(HUNDRED);
  return deviation.gt(planLen.times(quantity(tolerancePct)));
}

const isPresent = (value: DecimalInput | null | undefined): value is DecimalInput =>
  value !== null && value !== undefined && value !== '';
