import { decimal } from '../decimal.ts';

/** An exact number in digits; zeros in front make it a code, and a code is a text. */
const FIGURE = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * Whether two texts say the same: letter by letter, or as one exact number with other places, `0.9` as `0.9000`.
 * Ids of records are compared to their last digit, which a floating-point number would lose.
 */
export const isSameFigure = (one: string, other: string): boolean =>
  one === other || (FIGURE.test(one) && FIGURE.test(other) && decimal(one).eq(decimal(other)));
