import type { DecimalInput } from '../../decimal.ts';
import { DomainError } from '../../domain-error.ts';
import { type Issue, issue, refuseFirst } from '../../refusals/issue.ts';
import { type Language, refusalText } from '../../refusals/refusal-text.ts';
import { cutLimit } from '../cut-limit.ts';
import type { CutNumber } from '../cut-numbers.ts';

/** A cell of the order: what was asked and what submitted beds cut already. */
export interface OrderedCell {
  readonly colorId: string;
  readonly sizeId: string;
  readonly colorName: string;
  readonly sizeName: string;
  readonly orderNum: number;
  /** Garments of submitted beds, those waiting for approval included; without this bed. */
  readonly cutNum: number;
}

/** I12: no colour and size is cut beyond the order's tolerance. */
export function checkOverCut(
  bed: readonly CutNumber[],
  cells: readonly OrderedCell[],
  tolerancePct: DecimalInput,
): Issue[] {
  return bed.flatMap(({ colorId, sizeId, cutNum }) => {
    const cell = cells.find((each) => each.colorId === colorId && each.sizeId === sizeId);
    const cut = cell?.cutNum ?? 0;
    const limit = cutLimit(cell?.orderNum ?? 0, tolerancePct);
    if (cut + cutNum <= limit) return [];
    return [
      issue(`matrix.${colorId}.${sizeId}`, 'over-cut', {
        color: cell?.colorName ?? colorId,
        size: cell?.sizeName ?? sizeId,
        cut,
        bed: cutNum,
        total: cut + cutNum,
        limit,
      }),
    ];
  });
}

export const isOverCut = ({ code }: Issue): boolean => code === 'over-cut';

/**
 * Turns the first finding about a bed into a refusal; one about the limit names every colour and size above it, in the
 * order of the bed.
 *
 * @throws {DomainError} with the code of the first finding, or `over-cut-cells`
 */
export function refuseBed(issues: readonly Issue[]): void {
  const [first] = issues;
  const over = issues.filter(isOverCut);
  if (first && isOverCut(first) && over.length > 1) {
    const texts = (language: Language) => over.map((each) => refusalText(each, language));
    throw new DomainError('over-cut-cells', {
      cells: { zh: texts('zh-CN').join('；'), en: texts('en').join('; ') },
    });
  }
  refuseFirst(issues);
}
