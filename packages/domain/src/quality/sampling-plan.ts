import { DomainError } from '../domain-error.ts';

/** The preferred acceptance quality limits up to 10, faulty garments in a hundred, as the standard writes them. */
export const AQL = [
  ...(['0.065', '0.10', '0.15', '0.25', '0.40', '0.65'] as const),
  ...(['1.0', '1.5', '2.5', '4.0', '6.5', '10'] as const),
] as const;
export type Aql = (typeof AQL)[number];

/** General levels I to III and the special ones for small samples; most orders go by II. */
export const INSPECTION_LEVELS = ['S-1', 'S-2', 'S-3', 'S-4', 'I', 'II', 'III'] as const;
export type InspectionLevel = (typeof INSPECTION_LEVELS)[number];

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
  /** Letters whose numbers the classes take: the lot's own, unless an arrow or the larger sample leads elsewhere. */
  readonly letters: { readonly major: string; readonly minor: string };
}

const LETTERS = 'ABCDEFGHJKLMNPQR';
const SAMPLES = [2, 3, 5, 8, 13, 20, 32, 50, 80, 125, 200, 315, 500, 800, 1250, 2000];
// Largest lot of each row of the code letters; the last has no end.
const LOTS = [8, 15, 25, 50, 90, 150, 280, 500, 1200, 3200, 10_000, 35_000, 150_000, 500_000];
const LEVELS: Readonly<Record<InspectionLevel, string>> = {
  'S-1': 'AAAABBBBCCCCDDD',
  'S-2': 'AAABBBCCCDDDEEE',
  'S-3': 'AABBCCDDEEFFGGH',
  'S-4': 'AABCCDEEFGGHJJK',
  I: 'AABCCDEFGHJKLMN',
  II: 'ABCDEFGHJKLMNPQ',
  III: 'BCDEFGHJKLMNPQR',
};
const SMALLEST_LOT = 2;

// Down the letters every limit climbs the same ladder of acceptance numbers, each from a letter of
// its own, the stricter the later. `up` takes the plan above, `down` the next below.
type Rung = number | 'up' | 'down';
const LADDER: Readonly<Record<InspectionSeverity, readonly Rung[]>> = {
  normal: [0, 'up', 'down', 1, 2, 3, 5, 7, 10, 14, 21],
  tightened: [0, 'down', 'down', 1, 2, 3, 5, 8, 12, 18],
};
// Row of the first rung under AQL 10; that of normal inspection is above the table.
const FIRST: Readonly<Record<InspectionSeverity, number>> = { normal: -1, tightened: 0 };

/**
 * Code letter of a lot.
 *
 * @throws {DomainError} `invalid-quantity` for a lot of fewer than 2 garments
 * @see docs/formulas.md#sampling-plan
 */
export function codeLetter(lotNum: number, level: InspectionLevel = 'II'): string {
  if (!Number.isInteger(lotNum) || lotNum < SMALLEST_LOT) {
    throw new DomainError('invalid-quantity', { quantity: lotNum });
  }
  const row = LOTS.findIndex((largest) => lotNum <= largest);
  return LEVELS[level].charAt(row === -1 ? LOTS.length : row);
}

/**
 * Sample and acceptance numbers of one limit, the arrows of ISO 2859-1 (GB/T 2828.1) followed: an arrow
 * changes the sample with the numbers.
 *
 * @see docs/formulas.md#sampling-plan
 */
export function singleSample(
  letter: string,
  aql: Aql,
  severity: InspectionSeverity = 'normal',
): SingleSample {
  const ladder = LADDER[severity];
  const first = FIRST[severity] + (AQL.length - 1 - AQL.indexOf(aql));
  const last = Math.min(first + ladder.length, LETTERS.length) - 1;
  let row = Math.min(Math.max(LETTERS.indexOf(letter), first), last);
  // Above the first letter there is no plan to go up to.
  while (typeof ladder[row - first] === 'string')
    row += ladder[row - first] === 'up' && row > 0 ? -1 : 1;
  const ac = Number(ladder[row - first]);
  return { sampleNum: SAMPLES[row] ?? 0, ac, re: ac + 1 };
}

/**
 * The plan of a final inspection. Where major and minor ask for different samples the larger serves both: the other
 * class takes the numbers of that sample's letter where its own limit has a plan there, else it keeps its own. One
 * critical fault refuses the lot; a sample as large as the lot means that every garment is checked.
 *
 * @throws {DomainError} `invalid-quantity` for a lot of fewer than 2 garments
 * @see docs/formulas.md#sampling-plan
 */
export function samplingPlan(
  lotNum: number,
  aqlMajor: Aql,
  aqlMinor: Aql,
  severity: InspectionSeverity = 'normal',
  level: InspectionLevel = 'II',
): SamplingPlan {
  const letter = codeLetter(lotNum, level);
  const own = [aqlMajor, aqlMinor].map((aql) => singleSample(letter, aql, severity));
  const asked = Math.max(...own.map(({ sampleNum }) => sampleNum));
  const shared = letterOf(asked);
  const onSample = (aql: Aql): SingleSample => {
    const there = singleSample(shared, aql, severity);
    return there.sampleNum === asked ? there : singleSample(letter, aql, severity);
  };
  const numbers = ({ ac, re }: SingleSample): AcceptanceNumbers => ({ ac, re });
  const [major, minor] = [onSample(aqlMajor), onSample(aqlMinor)];
  return {
    codeLetter: letter,
    sampleNum: Math.min(asked, lotNum),
    isFull: asked >= lotNum,
    critical: { ac: 0, re: 1 },
    major: numbers(major),
    minor: numbers(minor),
    letters: { major: letterOf(major.sampleNum), minor: letterOf(minor.sampleNum) },
  };
}

const letterOf = (sampleNum: number): string => LETTERS.charAt(SAMPLES.indexOf(sampleNum));

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
export const isLotAccepted = (
  plan: Pick<SamplingPlan, 'critical' | 'major' | 'minor'>,
  found: Findings,
): boolean =>
  found.critical <= plan.critical.ac &&
  found.major <= plan.major.ac &&
  found.minor <= plan.minor.ac;
