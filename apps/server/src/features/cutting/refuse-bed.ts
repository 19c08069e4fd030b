import {
  DomainError,
  type Issue,
  type Language,
  refusalText,
  refuseFirst,
} from '@garment-mes/domain/refusals';

export const isOverCut = ({ code }: Issue): boolean => code === 'over-cut';

/**
 * Turns the first finding about a bed into a refusal; one about the limit names every colour and size above it, in the
 * order of the order's colours and sizes.
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
