import { type Decimal, type DecimalInput, HUNDRED, quantity, sum } from '../decimal.ts';

/** Pieces ordered of one colour and size. */
export interface OrderedPieces {
  readonly colorId: string;
  readonly sizeId: string;
  readonly num: number;
}

/** A line of the bill of materials of an order, as far as its need goes. */
export interface NeedLine {
  /** What one garment takes, in the unit of the line. */
  readonly usageNum: DecimalInput;
  /** 0–100; nothing is lost without one. */
  readonly lossPct: DecimalInput | null;
  /** Garment colour the line is for, `null` when it is for all. */
  readonly colorId: string | null;
  /** Sizes that take another amount. */
  readonly sizeUsages: readonly { readonly sizeId: string; readonly usageNum: DecimalInput }[];
}

/**
 * What a line of the bill needs for the pieces of an order, in the unit of the line.
 *
 *     Σ pieces of its colours × usage of their size × (1 + loss ÷ 100)
 *
 * The loss is in it: who is issued the need is issued no more than planned.
 *
 * @see docs/formulas.md#material-need
 */
export function materialNeed(line: NeedLine, pieces: readonly OrderedPieces[]): Decimal {
  const { usageNum, lossPct, colorId, sizeUsages } = line;
  const own = new Map(sizeUsages.map((usage) => [usage.sizeId, usage.usageNum]));
  const used = pieces
    .filter((each) => colorId === null || each.colorId === colorId)
    .map(({ sizeId, num }) => quantity(own.get(sizeId) ?? usageNum).times(num));
  return sum(used)
    .times(quantity(lossPct ?? 0).plus(HUNDRED))
    .div(HUNDRED);
}
