import { type Issue, issue } from '../refusals/issue.ts';

/** Where the garments of a colour and size went. */
export interface AccountedCell {
  readonly colorName: string;
  readonly sizeName: string;
  readonly cutNum: number;
  readonly shipped: number;
  readonly stock: number;
  readonly seconds: number;
  /** Lost in sewing and finishing. */
  readonly scrapped: number;
  /** Lost at the cutting table. */
  readonly scrappedAtCutting: number;
}

export const accountedFor = (cell: AccountedCell): number =>
  cell.shipped + cell.stock + cell.seconds + cell.scrapped + cell.scrappedAtCutting;

/**
 * I42: every garment cut is shipped, in stock, a second or scrapped, by colour and size.
 *
 * @see docs/formulas.md#order-balance
 */
export const checkOrderBalance = (cells: readonly AccountedCell[]): Issue[] =>
  cells.flatMap((cell) => {
    const accounted = accountedFor(cell);
    const { colorName: color, sizeName: size, cutNum: cut } = cell;
    return accounted === cut
      ? []
      : [
          issue(`matrix.${color}.${size}`, 'order-unbalanced', {
            color,
            size,
            cut,
            accounted,
            diff: cut - accounted,
          }),
        ];
  });
