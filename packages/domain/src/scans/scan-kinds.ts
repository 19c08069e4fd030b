export const ScanType = { normal: 1, rework: 2, reversal: 3, manual: 4, import: 5 } as const;
export type ScanType = (typeof ScanType)[keyof typeof ScanType];

export const ScanChannel = {
  app: 1,
  handheld: 2,
  slotCard: 3,
  hanger: 4,
  desk: 5,
  import: 6,
} as const;
export type ScanChannel = (typeof ScanChannel)[keyof typeof ScanChannel];

export const ScanStatus = { valid: 0, reversed: 1 } as const;
export type ScanStatus = (typeof ScanStatus)[keyof typeof ScanStatus];

/** Who answers for a fault. */
export const Blame = {
  sewing: 1,
  cutting: 2,
  material: 3,
  finishing: 4,
  print: 5,
  design: 6,
} as const;
export type Blame = (typeof Blame)[keyof typeof Blame];
