import type { Order } from '@garment-mes/sdk/mes2';

export type BomRow = Order['bom'][number];
export type PartRow = Order['parts'][number];
export type ProcessRow = Order['processes'][number];
export type WorkshopRow = Order['workshops'][number];
export type ShipmentRow = Order['shipments'][number];
type Qualifying = NonNullable<Order['qualifying']>;

/** A colour the order is made in; its id is that of the colour. */
export interface ColorRow {
  readonly id: string;
  readonly colorName: string;
  readonly customerColor: string | null;
  readonly isMain: Order['colors'][number]['isMain'];
}

/** A size the order is made in; its id is that of the size. */
export interface SizeRow {
  readonly id: string;
  readonly sizeName: string;
}

/** Pieces of a colour and size as they are typed, and the codes on their labels. */
export interface CellRow {
  /** `colour/size`. */
  readonly id: string;
  readonly colorName: string;
  readonly sizeName: string;
  readonly num: string;
  readonly sku: string;
  readonly barcode69: string;
}

/** A part of the garment in one material: the colour of the material by the colour of the garment. */
export interface ColourRow {
  readonly id: string;
  readonly partName: string;
  readonly materialId: string;
  readonly materialName: string;
  /** Ids of material colours by ids of garment colours; a colour without one is left out. */
  readonly colours: Readonly<Record<string, string>>;
}

/** A point of measure; its name is its identity at the service. */
export type PointRow = Qualifying['points'][number] & { readonly id: string };

/** Limits and gates of the inspection: a list of one. */
export interface StandardRow extends Pick<Qualifying, 'gates'> {
  readonly id: string;
  readonly aqlMajor: string;
  readonly aqlMinor: string;
  readonly inspectionLevel: string;
}

/** What is typed on the page of an order, grid by grid; a grid is dirty when it differs from what was saved. */
export interface OrderDraft {
  readonly colors: readonly ColorRow[];
  readonly sizes: readonly SizeRow[];
  readonly cells: readonly CellRow[];
  readonly bom: readonly BomRow[];
  readonly parts: readonly PartRow[];
  readonly processes: readonly ProcessRow[];
  readonly colours: readonly ColourRow[];
  readonly standard: readonly StandardRow[];
  readonly points: readonly PointRow[];
  readonly workshops: readonly WorkshopRow[];
  readonly shipments: readonly ShipmentRow[];
}

export type OrderPartName = keyof OrderDraft;

/** The saved order as it is typed on. */
export const draftOfOrder = (order: Order): OrderDraft => ({
  colors: order.colors.map(({ colorId, colorName, customerColor, isMain }) => ({
    ...{ id: colorId, colorName, customerColor, isMain },
  })),
  sizes: order.sizes.map(({ sizeId, sizeName }) => ({ id: sizeId, sizeName })),
  cells: cellRows(order),
  bom: order.bom,
  parts: order.parts,
  processes: order.processes,
  colours: colourRows(order.colorMatchings),
  standard: [standardOf(order.qualifying)],
  points: pointsOf(order.qualifying),
  workshops: order.workshops,
  shipments: order.shipments,
});

export const pointsOf = (of: Order['qualifying']): readonly PointRow[] =>
  (of?.points ?? []).map((point) => ({ ...point, id: point.pointName }));

export const standardOf = (of: Order['qualifying']): StandardRow => ({
  id: 'standard',
  aqlMajor: of?.aqlMajor ?? '',
  aqlMinor: of?.aqlMinor ?? '',
  inspectionLevel: of?.inspectionLevel ?? '',
  gates: of?.gates ?? [],
});

const cellRows = ({ colors, sizes, colorSizes }: Order): readonly CellRow[] =>
  colors.flatMap(({ colorId, colorName }) =>
    sizes.flatMap(({ sizeId, sizeName }) => {
      const cell = colorSizes.find((each) => each.colorId === colorId && each.sizeId === sizeId);
      if (cell === undefined) return [];
      const { num, sku, barcode69 } = cell;
      const id = `${colorId}/${sizeId}`;
      return [
        { id, colorName, sizeName, num: String(num), sku: sku ?? '', barcode69: barcode69 ?? '' },
      ];
    }),
  );

/** Lines of the service, one for each garment colour, as lines of the matrix. */
export function colourRows(lines: Order['colorMatchings']): readonly ColourRow[] {
  const rows = new Map<string, ColourRow>();
  for (const line of lines) {
    const { partName, materialId, materialName } = line;
    const id = `${partName}/${materialId}`;
    const row = rows.get(id) ?? { id, partName, materialId, materialName, colours: {} };
    const colours = { ...row.colours, [line.garmentColorId]: line.materialColorId };
    rows.set(id, { ...row, colours });
  }
  return [...rows.values()];
}
