export const Severity = { critical: 1, major: 2, minor: 3 } as const;
export type Severity = (typeof Severity)[keyof typeof Severity];

export const Disposition = { rework: 1, second: 2, scrap: 3, accept: 4 } as const;
export type Disposition = (typeof Disposition)[keyof typeof Disposition];

/** Whether a defect of that severity may be offered with that disposition: a critical one is never mended. */
export const mayBeginWith = (severity: number, disposition: number): boolean =>
  severity !== Severity.critical ||
  disposition === Disposition.second ||
  disposition === Disposition.scrap;
