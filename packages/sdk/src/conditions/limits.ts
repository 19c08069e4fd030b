import { SQL_LENGTH } from '../generated/limits.ts';

/** Most that a condition text may contain; beyond it nobody typed it by hand. */
export const LIMITS = {
  /** Characters of the whole text: the number of the documents. */
  length: SQL_LENGTH,
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
