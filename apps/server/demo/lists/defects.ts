import { type StandardDefect, standardDefects } from '../../src/new-company/lists/defects.ts';

/** Tenths of a percent of all defects found, by code. */
const SHARES: Readonly<Record<string, number>> = {
  Q01: 155,
  Q02: 110,
  Q03: 80,
  Q04: 70,
  Q05: 65,
  Q06: 55,
  Q07: 45,
  Q08: 45,
  Q09: 35,
  Q10: 25,
  Q11: 20,
  Q12: 20,
  Q13: 12,
  Q14: 22,
  Q15: 12,
  Q16: 8,
  Q17: 6,
  Q18: 8,
  Q19: 35,
  Q20: 16,
  Q21: 10,
  Q22: 7,
  Q23: 9,
  Q24: 13,
  Q25: 12,
  Q26: 7,
  Q27: 26,
  Q28: 12,
  Q29: 18,
  Q30: 16,
  Q31: 6,
  Q32: 3,
  Q33: 5,
  Q34: 6,
  Q35: 3,
  Q36: 1,
  Q37: 1,
  Q38: 1,
};

/** One entry of the defect catalogue. */
export interface Defect extends StandardDefect {
  /** Tenths of a percent of all defects found. */
  readonly share: number;
}

export const defects: readonly Defect[] = standardDefects.map((defect) => ({
  ...defect,
  share: SHARES[defect.code] ?? 0,
}));
