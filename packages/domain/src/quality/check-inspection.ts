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
