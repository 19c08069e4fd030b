import { planBundles } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import type { DataOf, QueryOf } from '../../generated/operations.ts';

type Preview = DataOf<'previewBundleSplitRule'>;

const MOST_PLIES = 500;
/** Garments of a trial: enough for the largest lay, few enough to be drawn. */
const MOST_GARMENTS = 20_000;

/**
 * The bundles that a rule would make of one colour block.
 *
 * @throws {DomainError} `out-of-range`, `invalid-value`, or what the rule itself refuses
 */
export function previewRule(query: QueryOf<'previewBundleSplitRule'>): Preview {
  const { mode, maxNum = 0, mergeTailPct, numbering = 1, plies, rollEnds, ratio } = query;
  if (plies < 1 || plies > MOST_PLIES)
    throw new DomainError('out-of-range', {
      field: { zh: '层数', en: 'Plies' },
      min: 1,
      max: MOST_PLIES,
    });
  const sizes = ratiosOf(ratio).map((each, at) => ({ sizeId: String(at), ratio: each }));
  if (sizes.reduce((total, size) => total + Number(size.ratio), 0) * plies > MOST_GARMENTS)
    throw new DomainError('number-too-large', {
      field: { zh: '试算件数', en: 'The garments of a trial' },
      limit: MOST_GARMENTS,
    });
  const bundles = planBundles({
    colors: [{ colorId: 'preview', plies, rollPlies: pliesOfRolls(rollEnds, plies) }],
    sizes,
    rule: {
      mode,
      maxNum,
      ...(mergeTailPct !== undefined && { mergeTailPct: Number(mergeTailPct) }),
    },
    numbering,
    firstNo: 1,
  });
  return {
    bundles: bundles.map(({ bundleNo, position, plyFrom, plyTo, num }) => ({
      bundleNo,
      position,
      plyFrom,
      plyTo,
      num,
    })),
    bundleNum: bundles.length,
  };
}

/** Plies of each roll, from the ply numbers at which rolls end: `50,70`. */
function pliesOfRolls(ends: string | undefined, plies: number): number[] {
  const numbers = listOf(ends).map(Number);
  const isRising = numbers.every(
    (end, at) => Number.isInteger(end) && end > (numbers[at - 1] ?? 0) && end < plies,
  );
  if (!isRising)
    throw new DomainError('invalid-value', {
      field: { zh: '布卷末层', en: 'Last plies of rolls' },
    });
  return [...numbers, plies].map((end, at) => end - (numbers[at - 1] ?? 0));
}

/** Ratios of the sizes, `1,2,0.5`; one size of ratio 1 when nothing is said. */
function ratiosOf(text: string | undefined): string[] {
  const ratios = listOf(text);
  if (ratios.some((ratio) => !/^\d{1,2}(\.[05])?$/.test(ratio) || Number(ratio) > 20))
    throw new DomainError('ratio-step', {});
  return ratios.length > 0 ? ratios : ['1'];
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
