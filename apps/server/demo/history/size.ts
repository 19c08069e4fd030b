/** How much history a scale gives a company. */
export interface HistorySize {
  /** Lines that worked. */
  readonly lines: number;
  /** Working days back. */
  readonly days: number;
}

const STEPS: readonly (readonly [
  scale: number,
  cx: number,
  jc: number,
  hj: number,
  days: number,
])[] = [
  [0, 1, 1, 1, 2],
  [1, 1, 2, 4, 10],
  [3, 1, 2, 4, 30],
  [10, 2, 5, 13, 35],
  [30, 3, 7, 25, 60],
  [100, 3, 8, 41, 190],
];

const COLUMN: Readonly<Record<string, 1 | 2 | 3>> = { CX: 1, JC: 2, HJ: 3 };

/**
 * Lines and days of one company: about seventy line-days for each step of the scale. Between two
 * steps both grow evenly; scale 0 is two days of one line, which is what most tests work on.
 *
 * @throws {RangeError} for a scale that is not from 0 to 100
 */
export function historySize(companyCode: string, scale: number): HistorySize {
  const column = COLUMN[companyCode];
  if (column === undefined || !(scale >= 0 && scale <= 100))
    throw new RangeError(`no history of scale ${scale} for ${companyCode}`);
  const above = STEPS.findIndex(([step]) => step >= scale);
  const upper = STEPS[above] ?? STEPS[0];
  const lower = STEPS[Math.max(0, above - 1)] ?? upper;
  if (!upper || !lower) throw new RangeError('there are no steps');
  const share = upper[0] === lower[0] ? 1 : (scale - lower[0]) / (upper[0] - lower[0]);
  const between = (at: 1 | 2 | 3 | 4) => Math.round(lower[at] + (upper[at] - lower[at]) * share);
  return { lines: between(column), days: between(4) };
}
