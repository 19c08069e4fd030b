import { cellKey } from '#garment/matrix/piece-matrix.tsx';
import type { CellRow, ColorRow, OrderDraft, ShipmentRow } from '../draft/order-draft.ts';
import type { MatrixEntry } from '../entry/order-entry.ts';

export type PiecesDraft = Pick<OrderDraft, 'colors' | 'sizes' | 'cells'>;

/** Pieces of a draft as the matrix types them. */
export const entryOf = ({ colors, sizes, cells }: PiecesDraft): MatrixEntry => ({
  colors: colors.map(({ id }) => id),
  sizes: sizes.map(({ id }) => id),
  cells: Object.fromEntries(cells.map(({ id, num }) => [id, num])),
});

interface Names {
  readonly color: (id: string) => string;
  readonly size: (id: string) => string;
}

/** The draft with what was typed into the matrix; what else is known of a colour or cell stays with it. */
export const piecesOf = (entry: MatrixEntry, before: PiecesDraft, names: Names): PiecesDraft => ({
  colors: entry.colors.map(
    (id): ColorRow =>
      before.colors.find((color) => color.id === id) ?? {
        id,
        colorName: names.color(id),
        customerColor: null,
        isMain: 0,
      },
  ),
  sizes: entry.sizes.map(
    (id) => before.sizes.find((size) => size.id === id) ?? { id, sizeName: names.size(id) },
  ),
  cells: entry.colors.flatMap((colorId) =>
    entry.sizes.flatMap((sizeId) => {
      const id = cellKey(colorId, sizeId);
      const own = before.cells.find((cell) => cell.id === id);
      const num = entry.cells[id] ?? '';
      if (own) return [{ ...own, num }];
      return num === '' ? [] : [blank(id, num, names)];
    }),
  ),
});

function blank(id: string, num: string, names: Names): CellRow {
  const [colorId = '', sizeId = ''] = id.split('/');
  const name = { colorName: names.color(colorId), sizeName: names.size(sizeId) };
  return { id, ...name, num, sku: '', barcode69: '' };
}

/** What the shipments have to take: the pieces as they are typed now. */
export const orderedOf = ({ colors, sizes, cells }: PiecesDraft) => ({
  colors: colors.map(({ id: colorId, colorName }) => ({ colorId, colorName })),
  sizes: sizes.map(({ id: sizeId, sizeName }) => ({ sizeId, sizeName })),
  colorSizes: cells.map(({ id, num }) => {
    const [colorId = '', sizeId = ''] = id.split('/');
    return { colorId, sizeId, num: Number(num) || 0 };
  }),
});

/** Shipments without the colours and sizes that left the order; the same list where none did. */
export function withoutLost(
  shipments: readonly ShipmentRow[],
  { colors, sizes }: Pick<PiecesDraft, 'colors' | 'sizes'>,
): readonly ShipmentRow[] {
  const stays = ({ colorId, sizeId }: ShipmentRow['lines'][number]) =>
    colors.some(({ id }) => id === colorId) && sizes.some(({ id }) => id === sizeId);
  if (shipments.every(({ lines }) => lines.every(stays))) return shipments;
  return shipments.map((shipment) => ({ ...shipment, lines: shipment.lines.filter(stays) }));
}
