interface Cell {
  readonly colorId: string;
  readonly sizeId: string;
  readonly num: number;
}

/** Cells of one colour. */
export const ofColor = <Known extends Cell>(
  cells: readonly Known[],
  { colorId }: Pick<Cell, 'colorId'>,
): Known[] => cells.filter((cell) => cell.colorId === colorId);

/** Pieces of sizes and what they come to: `600 = S 200 + M 400`; none of nothing. */
export function piecesText(
  cells: readonly Cell[],
  sizes: readonly { readonly sizeId: string; readonly sizeName: string }[],
): string | null {
  const numOf = (own: readonly Cell[]) => own.reduce((sum, { num }) => sum + num, 0);
  const total = numOf(cells);
  if (total === 0) return null;
  const bySize = sizes.flatMap(({ sizeId, sizeName }) => {
    const num = numOf(cells.filter((cell) => cell.sizeId === sizeId));
    return num === 0 ? [] : [`${sizeName} ${num}`];
  });
  return bySize.length === 0 ? String(total) : `${total} = ${bySize.join(' + ')}`;
}
