import { DomainError } from '../domain-error.ts';

/** Acceptance quality limits in use, percent nonconforming. */
export const AQL = ['1.0', '1.5', '2.5', '4.0'] as const;
export type Aql = (typeof AQL)[number];

export type InspectionSeverity = 'normal' | 'tightened';

/** Accepted up to `ac` findings, refused from `re` on. */
export interface AcceptanceNumbers {
  readonly ac: number;
  readonly re: number;
}

export interface SingleSample extends AcceptanceNumbers {
  readonly sampleNum: number;
}

export interface SamplingPlan {
  readonly codeLetter: string;
  readonly sampleNum: number;
  /** The sample is the whole lot. */
  readonly isFull: boolean;
  readonly critical: AcceptanceNumbers;
  readonly major: AcceptanceNumbers;
  readonly minor: AcceptanceNumbers;
}

const LETTERS = 'ABCDEFGHJKLMNPQ';
const SAMPLES = [2, 3, 5, 8, 13, 20, 32, 50, 80, 125, 200, 315, 500, 800, 1250];
// Largest lot of each letter, general level II; the last has no end.
const LOTS = [8, 15, 25, 50, 90, 150, 280, 500, 1200, 3200, 10_000, 35_000, 150_000, 500_000];

// Down the letters every limit climbs the same ladder of acceptance numbers, each from a letter of
// its own. `up` takes the plan above, `down` the next below. Normal jumps from Ac 0 over two letters.
type Rung = number | 'up' | 'down';
const LADDER: Readonly<Record<InspectionSeverity, readonly Rung[]>> = {
  normal: [0, 'up', 'down', 1, 2, 3, 5, 7, 10, 14, 21],
  tightened: [0, 'down', 'down', 1, 2, 3, 5, 8, 12, 18],
};
const FIRST: Readonly<Record<InspectionSeverity, Readonly<Record<Aql, string>>>> = {
  normal: { '1.0': 'E', '1.5': 'D', '2.5': 'C', '4.0': 'B' },
  tightened: { '1.0': 'F', '1.5': 'E', '2.5': 'D', '4.0': 'C' },
};

/**
 * Code letter of a lot at general inspection level II.
 *
 * @throws {DomainError} `invalid-quantity` for a lot without garments
 * @see docs/formulas.md#sampling-plan
 */
export function codeLetter(lotNum: number): string {
  if (!Number.isInteger(lotNum) || lotNum < 1) {
    throw new DomainError('invalid-quantity', { quantity: lotNum });
  }
  const row = LOTS.findIndex((largest) => lotNum <= largest);
  return LETTERS.charAt(row === -1 ? LETTERS.length - 1 : row);
}

/**
 * Sample and acceptance numbers of one limit, the arrows of ISO 2859-1 (GB/T 2828.1) followed.
 *
 * @see docs/formulas.md#sampling-plan
 */
export function singleSample(
  letter: string,
  aql: Aql,
  severity: InspectionSeverity = 'normal',
): SingleSample {
  const ladder = LADDER[severity];
  const first = LETTERS.indexOf(FIRST[severity][aql]);
  const last = first + ladder.length - 1;
  let row = Math.min(Math.max(LETTERS.indexOf(letter), first), last);
  while (typeof ladder[row - first] === 'string') row += ladder[row - first] === 'up' ? -1 : 1;
  const ac = Number(ladder[row - first]);
  return { sampleNum: SAMPLES[row] ?? 0, ac, re: ac + 1 };
}

/**
 * The plan of a final inspection. Where major and minor ask for different samples the larger serves
 * both, each with its own numbers; one critical fault refuses the lot; a sample as large as the lot
 * means that every garment is checked.
 *
 * @throws {DomainError} `invalid-quantity` for a lot without garments
 * @see docs/formulas.md#sampling-plan
 */
export function samplingPlan(
  lotNum: number,
  aqlMajor: Aql,
  aqlMinor: Aql,
  severity: InspectionSeverity = 'normal',
): SamplingPlan {
  const letter = codeLetter(lotNum);
  const major = singleSample(letter, aqlMajor, severity);
  const minor = singleSample(letter, aqlMinor, severity);
  const asked = Math.max(major.sampleNum, minor.sampleNum);
  return {
    codeLetter: letter,
    sampleNum: Math.min(asked, lotNum),
    isFull: asked >= lotNum,
    critical: { ac: 0, re: 1 },
    major: { ac: major.ac, re: major.re },
    minor: { ac: minor.ac, re: minor.re },
  };
}

export interface Findings {
  readonly critical: number;
  readonly major: number;
  readonly minor: number;
}

/**
 * Whether the findings of a full sample accept the lot.
 *
 * @see docs/formulas.md#sampling-plan
 */
export const isLotAccepted = (plan: SamplingPlan, found: Findings): boolean =>
  found.critical <= plan.critical.ac &&
  found.major <= plan.major.ac &&
  found.minor <= plan.minor.ac;
