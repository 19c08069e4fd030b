import { FabricPart } from '../cutting-bed/bed-kinds.ts';

/** A line of a style's bill, as far as it says for which garments it is. */
export interface StyleBillLine {
  /** Which cloth of the garment it is; `null` for trims. */
  readonly fabricPart: number | null;
  /** Colours of the garment it is for; none are all of them. */
  readonly colorIds: readonly string[];
}

/** The line in the bill of an order. */
export type CopiedBillLine<Line extends StyleBillLine> = Omit<Line, 'colorIds'> & {
  /** Colour of the garment it is for, `null` when it is for all. */
  readonly colorId: string | null;
  readonly isMain: 0 | 1;
};

/**
 * The bill of a style as an order in some colours copies it: a line that names colours becomes one for each of
 * them that the order is made in, and none where it is made in none of them. The main fabric of a colour is the
 * first shell fabric that is for it.
 *
 * @param colorIds colours of the order in their order; an order without any yet takes the lines for all
 */
export function billOfStyle<Line extends StyleBillLine>(
  bill: readonly Line[],
  colorIds: readonly string[],
): CopiedBillLine<Line>[] {
  const withMain = new Set<string | null>();
  return bill.flatMap(({ colorIds: named, ...line }) => {
    const own = named.length === 0 ? [null] : colorIds.filter((id) => named.includes(id));
    return own.map((colorId) => {
      const worn = colorId === null && colorIds.length > 0 ? colorIds : [colorId];
      const isMain = line.fabricPart === FabricPart.shell && worn.some((id) => !withMain.has(id));
      if (isMain) for (const id of worn) withMain.add(id);
      return { ...line, colorId, isMain: isMain ? (1 as const) : (0 as const) };
    });
  });
}
