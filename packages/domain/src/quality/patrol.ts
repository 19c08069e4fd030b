import { type Decimal, decimal, sum } from '../decimal.ts';

/** What a patrol found at a station. */
export const PatrolLight = { green: 1, yellow: 2, red: 3 } as const;
export type PatrolLight = (typeof PatrolLight)[keyof typeof PatrolLight];

/** What became of a station whose light was red: nothing to look at again, to be looked at, turned green, still red. */
export const Recheck = { none: 0, due: 1, green: 2, red: 3 } as const;
export type Recheck = (typeof Recheck)[keyof typeof Recheck];

/** Garments of a station that a patrol looks at unless it says otherwise. */
export const PATROL_SAMPLE = 7;

/** Garments of a station that a patrol looks at, at most. */
export const MOST_PATROL_SAMPLE = 50;

const POINTS: Readonly<Record<PatrolLight, number>> = { 1: 100, 2: 60, 3: 0 };
const YELLOW_DEFECTS = 1;

/** The light of a station: one fault is yellow, more or a critical one red. @see docs/formulas.md#patrol */
export function patrolLight(defectNum: number, hasCritical: boolean): PatrolLight {
  if (hasCritical || defectNum > YELLOW_DEFECTS) return PatrolLight.red;
  return defectNum === YELLOW_DEFECTS ? PatrolLight.yellow : PatrolLight.green;
}

/**
 * Score of a round, 0–100: the mean of its stations, 100 for green, 60 for yellow, nothing for red.
 *
 * @returns `undefined` for a round without a station
 * @see docs/formulas.md#patrol
 */
export const patrolScore = (lights: readonly PatrolLight[]): Decimal | undefined =>
  lights.length === 0
    ? undefined
    : sum(lights.map((light) => decimal(POINTS[light])))
        .div(lights.length)
        .toDecimalPlaces(1);

/** Whether a station is to be looked at again. */
export const recheckAfter = (light: PatrolLight): Recheck =>
  light === PatrolLight.red ? Recheck.due : Recheck.none;

/** Whether looking at a station again may have this outcome: what is still red is looked at once more. */
export const canRecheck = (from: Recheck, to: Recheck): boolean =>
  (from === Recheck.due || from === Recheck.red) && (to === Recheck.green || to === Recheck.red);

/**
 * The round of a line that is due: the shift is cut into as many equal parts as there are rounds.
 *
 * @param share part of the shift that is over, 0–1
 * @see docs/formulas.md#patrol
 */
export const patrolRoundDue = (share: number, rounds: number): number =>
  Math.min(rounds, Math.floor(share * rounds) + 1);
