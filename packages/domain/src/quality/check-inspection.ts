import { type Issue, issue } from '../refusals/issue.ts';

export interface InspectionCounts {
  readonly checkNum: number;
  readonly passNum: number;
  readonly reworkNum: number;
  readonly secondNum: number;
  readonly scrapNum: number;
  /** Faults found; a garment may have several. */
  readonly defectNum: number;
}

/** Garments with a fault. */
export const defectiveNum = ({ reworkNum, secondNum, scrapNum }: InspectionCounts): number =>
  reworkNum + secondNum + scrapNum;

/** I28 and I29: the results add up to what was checked, and every faulty garment has a fault. */
export function checkInspection(counts: InspectionCounts): Issue[] {
  const { checkNum, passNum, reworkNum, secondNum, scrapNum, defectNum } = counts;
  const defective = defectiveNum(counts);
  return [
    ...(passNum + defective === checkNum
      ? []
      : [
          issue('checkNum', 'check-sum', {
            pass: passNum,
            rework: reworkNum,
            second: secondNum,
            scrap: scrapNum,
            checked: checkNum,
          }),
        ]),
    ...(defectNum < defective
      ? [issue('bads', 'defects-below-pieces', { defects: defectNum, defective })]
      : []),
  ];
}

export interface InspectionFault {
  readonly num: number;
  /** Which garment of the bundle; `null` where faults are only counted. */
  readonly pieceNo: number | null;
}

/** I28 and I29 of counts and the faults below them: each faulty garment has at least one. */
export function checkFaults(
  counts: Omit<InspectionCounts, 'defectNum'>,
  faults: readonly InspectionFault[],
): Issue[] {
  const defectNum = faults.reduce((sum, { num }) => sum + num, 0);
  const issues = checkInspection({ ...counts, defectNum });
  const defective = defectiveNum({ ...counts, defectNum });
  const named = new Set(faults.flatMap(({ pieceNo }) => pieceNo ?? []));
  const unnamed = faults.reduce((sum, { num, pieceNo }) => sum + (pieceNo === null ? num : 0), 0);
  const withoutItem = issue('bads', 'defect-without-item', {});
  if (defectNum === 0 && defective > 0)
    return [...issues.filter(({ code }) => code === 'check-sum'), withoutItem];
  const isCovered = defectNum < defective || named.size + unnamed >= defective;
  return isCovered ? issues : [...issues, withoutItem];
}
