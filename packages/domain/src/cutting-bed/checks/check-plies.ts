import { type DecimalInput, decimal, isDecimal } from '../../decimal.ts';
import { type Issue, issue } from '../../refusals/issue.ts';
import type { ColorPlies, SizeRatio } from '../bed-draft.ts';
import { blockName } from '../block-name.ts';

const MOST_GARMENTS_OF_A_SIZE = 20;

/** Ratios are multiples of 0.5 up to 20, and at least one size is cut. */
export function checkRatios(sizes: readonly SizeRatio[]): Issue[] {
  const wrong = sizes.flatMap(({ ratio }, index) => {
    const field = `sizes.${index}.ratio`;
    if (!isDecimal(ratio)) return [];
    const value = decimal(ratio);
    if (value.isNegative() || value.gt(MOST_GARMENTS_OF_A_SIZE)) {
      return [issue(field, 'ratio-out-of-range', {})];
    }
    return value.times(2).isInteger() ? [] : [issue(field, 'ratio-step', {})];
  });
  const anyCut = sizes.some(({ ratio }) => isDecimal(ratio) && decimal(ratio).gt(0));
  return anyCut ? wrong : [...wrong, issue('sizes', 'ratio-missing', {})];
}

/**
 * Every colour has whole plies, the bed stays under its limit, and a half ratio meets even plies in
 * every colour block (every shade block on a shade-level bed).
 *
 * @param max lowest of the limits of table, die and fabric; `undefined` when none is set
 */
export function checkPlies(
  colors: readonly ColorPlies[],
  sizes: readonly SizeRatio[],
  max: number | undefined,
): Issue[] {
  if (colors.length === 0) return [issue('colors', 'bed-without-colors', {})];
  let laid = 0;
  return colors
    .flatMap(({ plies }, index) => {
      const field = `colors.${index}.plies`;
      const whole = Number.isInteger(plies) && plies >= 1;
      if (whole) laid += plies;
      if (!whole) return [issue(field, 'plies-not-whole', {})];
      return max !== undefined && laid > max ? [issue(field, 'plies-out-of-range', { max })] : [];
    })
    .concat(oddPlies(colors, sizes));
}

function oddPlies(colors: readonly ColorPlies[], sizes: readonly SizeRatio[]): Issue[] {
  const half = sizes.find(({ ratio }) => isHalf(ratio));
  if (!half) return [];
  return colors.flatMap((color, index) =>
    color.plies % 2 === 1
      ? [
          issue(`colors.${index}.plies`, 'plies-odd', {
            size: half.sizeName ?? half.sizeId,
            ratio: decimal(half.ratio).toString(),
            block: blockName(color),
            plies: color.plies,
          }),
        ]
      : [],
  );
}

const isHalf = (ratio: DecimalInput): boolean =>
  isDecimal(ratio) && decimal(ratio).mod(1).eq('0.5');
