import { RollStatus } from '../cutting-bed/bed-kinds.ts';
import type { DecimalInput } from '../decimal.ts';
import { InspectResult } from '../states/materials/cloth-moves.ts';
import { LOT_POINT_LIMIT } from './four-point.ts';
import { type InspectedRoll, isOverRollLimit, pointsOf } from './roll-defects.ts';

/** A roll of a receipt as its verdict needs it. */
export interface JudgedRoll {
  readonly status: RollStatus;
  readonly orderId: string | null;
  /** `null` until it is inspected. */
  readonly points: number | null;
  /** Centimetres; `null` until somebody measures. */
  readonly widthCm: DecimalInput | null;
  /** Metres. */
  readonly actualLen: DecimalInput;
}

/** Rolls that lie in the store: a verdict says what becomes of them, the others stay as they are. */
const FREE: readonly RollStatus[] = [
  RollStatus.inStock,
  RollStatus.reserved,
  RollStatus.quarantined,
];

/** Rolls whose points are known; a roll without a width cannot be put on an area. */
export const countedRolls = (
  rolls: readonly Pick<JudgedRoll, 'points' | 'widthCm' | 'actualLen'>[],
): InspectedRoll[] =>
  rolls.flatMap(({ points, widthCm, actualLen }) =>
    points === null || widthCm === null ? [] : [{ points, widthCm, actualLen }],
  );

/**
 * What becomes of a roll by the verdict on its receipt: rolls above the limit wait for a word of their own, a
 * concession takes all of them, a rejection none.
 *
 * @see docs/formulas.md#four-point
 */
export function judgedStatus(roll: JudgedRoll, verdict: InspectResult): RollStatus {
  if (!FREE.includes(roll.status)) return roll.status;
  const [known] = countedRolls([roll]);
  const isOver = known !== undefined && isOverRollLimit(known);
  const isHeld = verdict === InspectResult.rejected || (verdict === InspectResult.passed && isOver);
  if (isHeld) return RollStatus.quarantined;
  return roll.orderId === null ? RollStatus.inStock : RollStatus.reserved;
}

/**
 * The verdict that the average of a receipt speaks for; `undefined` while no roll was inspected. A concession is never
 * proposed: somebody answers for it.
 *
 * @see docs/formulas.md#four-point
 */
export function proposedResult(
  rolls: readonly Pick<JudgedRoll, 'points' | 'widthCm' | 'actualLen'>[],
): InspectResult | undefined {
  const average = pointsOf(countedRolls(rolls));
  if (average === undefined) return undefined;
  return average.gt(LOT_POINT_LIMIT) ? InspectResult.rejected : InspectResult.passed;
}
