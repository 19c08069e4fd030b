import {
  checkFaults,
  type InspectionCounts,
  type InspectionFault,
} from '@garment-mes/domain/quality';

interface JudgedCheck {
  readonly counts: Omit<InspectionCounts, 'defectNum'>;
  readonly faults: readonly InspectionFault[];
  /** Faults of a critical item. */
  readonly criticalNum: number;
  readonly pictures: number;
}

/** What keeps a check from being submitted, by the rules that the service has too (I28, I29): scrap and critical faults are shown. */
export function checkIssues({ counts, faults, criticalNum, pictures }: JudgedCheck) {
  const issues = checkFaults(counts, faults);
  const isSerious = counts.scrapNum > 0 || criticalNum > 0;
  const photo = { code: 'check-photo-missing', params: {} } as const;
  return isSerious && pictures === 0 ? [...issues, photo] : issues;
}
