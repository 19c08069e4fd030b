/** What a condition text may hold at most; beyond it nobody typed it by hand. */
export const LIMITS = {
  /** Characters of the whole text. */
  length: 4096,
  /** Comparisons of all kinds. */
  terms: 32,
  /** Brackets inside brackets. */
  depth: 4,
  /** Characters of one value. */
  value: 200,
  /** Values of one `in`. */
  members: 500,
  /** `like` with a wildcard in front: each of them reads every row. */
  scans: 2,
} as const;
