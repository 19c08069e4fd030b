import { type Decimal, type DecimalInput, decimal, percentOf, sum } from '../decimal.ts';
import { DomainError } from '../domain-error.ts';
import { groupBy } from '../group-by.ts';
import { pointsPer100SquareYards, ROLL_POINT_LIMIT } from './four-point.ts';

/** Most points a linear metre counts, whatever lies on it. */
const METRE_LIMIT = 4;
const INCH_CM = '2.54';
const YARD_M = '0.9144';

export interface DefectPoint {
  /** Metres from the head of the roll. */
  readonly metre: DecimalInput;
  readonly points: number;
}

/**
 * Points of a roll by the four-point system: a defect has 1 to 4 by its size, a metre never more than 4.
 *
 * @throws {DomainError} `out-of-range` for a defect of other points
 */
export function rollPoints(defects: readonly DefectPoint[]): number {
  for (const { points } of defects) {
    if (points < 1 || points > METRE_LIMIT) {
      throw new DomainError('out-of-range', { field: '疵点分', min: 1, max: METRE_LIMIT });
    }
  }
  const metres = groupBy(defects, ({ metre }) => decimal(metre).floor().toFixed(0));
  return [...metres.values()].reduce(
    (total, onMetre) =>
      total +
      Math.min(
        METRE_LIMIT,
        onMetre.reduce((points, defect) => points + defect.points, 0),
      ),
    0,
  );
}

/** Most points a roll of so many metres can have: every begun metre counts four at most. */
export const mostPoints = (len: DecimalInput): number =>
  Number(decimal(len).ceil().times(METRE_LIMIT).toFixed(0));

export interface InspectedRoll {
  readonly points: number;
  readonly widthCm: DecimalInput;
  readonly actualLen: DecimalInput;
}

/** Points per 100 yd² of one roll or of several together: points and areas are summed first. */
export function pointsOf(rolls: readonly InspectedRoll[]): Decimal | undefined {
  const points = rolls.reduce((total, roll) => total + roll.points, 0);
  const area = sum(
    rolls.map(({ widthCm, actualLen }) =>
      decimal(widthCm).div(INCH_CM).times(decimal(actualLen).div(YARD_M)),
    ),
  );
  return pointsPer100SquareYards(points, area, 1);
}

/** A roll above the limit is held back; the limit itself passes. */
export const isOverRollLimit = (roll: InspectedRoll): boolean =>
  pointsOf([roll])?.gt(ROLL_POINT_LIMIT) ?? false;

/** Difference of what was issued and received, in percent of the issued metres. */
export const feedingDifferencePct = (
  issued: DecimalInput,
  received: DecimalInput,
): Decimal | undefined => percentOf(decimal(issued).minus(decimal(received)), issued);

/** Percent of a slip that may be missing silently; exactly that much may. */
export const FEEDING_TOLERANCE_PCT = '0.5';

export const isLargeFeedingDifference = (issued: DecimalInput, received: DecimalInput): boolean =>
  feedingDifferencePct(issued, received)?.abs().gt(FEEDING_TOLERANCE_PCT) ?? false;
