import type { OrderedPieces } from '@garment-mes/domain/orders';
import type {
  Order,
  OrderBomLine,
  OrderProcess,
  OrderShipment,
  OrderVersionChanges,
  OrderVersionValues,
} from '@garment-mes/sdk/mes2';
import { piecesOf as piecesIn } from '#garment/matrix/piece-matrix.tsx';
import { type PointRow, pointsOf, type StandardRow, standardOf } from '../draft/order-draft.ts';
import { sentCell, sentChangedBomLine, sentColor, sentProcess } from '../draft/sent-lines.ts';
import { shipmentsBody } from '../draft/shipments-body.ts';
import { standardBody } from '../draft/standard-body.ts';
import type { MatrixEntry } from '../entry/order-entry.ts';
import { followShipments } from './follow-shipments.ts';

/** A change of an order while it is typed; numbers are texts. */
export interface ChangeDraft {
  readonly reason: string;
  /** Colours in their order. */
  readonly colors: readonly string[];
  /** Pieces by `colour/size`. */
  readonly cells: Readonly<Record<string, string>>;
  readonly cutTolUpPct: string;
  readonly deliveryDate: string;
  readonly shipments: readonly OrderShipment[];
  /** Whether what the pieces change by goes to the last shipment that is open. */
  readonly followsPieces: boolean;
  readonly bom: readonly OrderBomLine[];
  readonly processes: readonly OrderProcess[];
  readonly standard: StandardRow;
  readonly points: readonly PointRow[];
}

/** What a change starts from: the order as it stands. */
export type ChangeBase = Pick<
  Order,
  | 'id'
  | 'version'
  | 'colors'
  | 'sizes'
  | 'colorSizes'
  | 'shipments'
  | 'cutTolUpPct'
  | 'deliveryDate'
  | 'bom'
  | 'processes'
  | 'qualifying'
>;

export const cellKey = (colorId: string, sizeId: string): string => `${colorId}/${sizeId}`;

/** What is typed on: an order, or what an open draft would make of it. */
export const draftOf = (
  values: Omit<ChangeBase, 'id' | 'version'> | OrderVersionValues,
  reason: string,
  followsPieces: boolean,
): ChangeDraft => ({
  reason,
  colors: values.colors.map(({ colorId }) => colorId),
  cells: Object.fromEntries(
    values.colorSizes.map(({ colorId, sizeId, num }) => [cellKey(colorId, sizeId), String(num)]),
  ),
  cutTolUpPct: values.cutTolUpPct,
  deliveryDate: values.deliveryDate,
  shipments: values.shipments,
  followsPieces,
  bom: values.bom,
  processes: values.processes,
  standard: standardOf(values.qualifying),
  points: pointsOf(values.qualifying),
});

/** The pieces of a change as a matrix types them. */
export const matrixOf = (
  { sizes }: Pick<ChangeBase, 'sizes'>,
  { colors, cells }: Pick<ChangeDraft, 'colors' | 'cells'>,
): MatrixEntry => ({ colors, cells, sizes: sizes.map(({ sizeId }) => sizeId) });

/** Pieces of a cell; an empty one has none, and neither has one whose text is no number. */
export const numOf = ({ cells }: ChangeDraft, colorId: string, sizeId: string): number =>
  piecesIn(cells[cellKey(colorId, sizeId)]);

/** Pieces of every cell of the colours that stay. */
export const piecesOf = ({
  colors,
  cells,
}: Pick<ChangeDraft, 'colors' | 'cells'>): OrderedPieces[] =>
  Object.entries(cells).flatMap(([key, num]) => {
    const [colorId = '', sizeId = ''] = key.split('/');
    return colors.includes(colorId) ? [{ colorId, sizeId, num: piecesIn(num) }] : [];
  });

/** Shipments as they are sent: with the pieces following, or as they were. */
export const plannedShipments = (base: ChangeBase, draft: ChangeDraft): readonly OrderShipment[] =>
  draft.followsPieces
    ? followShipments(
        draft.shipments,
        draft.colors.flatMap((colorId) =>
          base.sizes.map(({ sizeId }) => ({ colorId, sizeId, num: numOf(draft, colorId, sizeId) })),
        ),
      )
    : draft.shipments;

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

// Rates are no part of a change: they have a page and an approval of their own.
const processInput = (line: OrderProcess) => {
  const { price: _, ...sent } = sentProcess(line);
  return sent;
};

/** Only the parts that are not as the order has them. */
export function changesOf(base: ChangeBase, draft: ChangeDraft): OrderVersionChanges {
  const colorIds = base.colors.map(({ colorId }) => colorId);
  const cells = draft.colors.flatMap((colorId) =>
    base.sizes.flatMap(({ sizeId }) => {
      const own = base.colorSizes.find(
        (cell) => cell.colorId === colorId && cell.sizeId === sizeId,
      );
      const num = numOf(draft, colorId, sizeId);
      if (num === (own?.num ?? 0)) return [];
      const { sku = null, barcode69 = null } = own ?? {};
      return sentCell({ colorId, sizeId, num, sku, barcode69 });
    }),
  );
  const shipments = shipmentsBody(plannedShipments(base, draft));
  const bom = draft.bom.map((line) => sentChangedBomLine(line));
  const processes = draft.processes.map(processInput);
  const standard = standardBody(draft.standard, draft.points);
  const before = standardBody(standardOf(base.qualifying), pointsOf(base.qualifying));
  return {
    ...(same(colorIds, draft.colors)
      ? {}
      : {
          colors: draft.colors.map((colorId) => {
            const own = base.colors.find((color) => color.colorId === colorId);
            return sentColor(own ?? { colorId, customerColor: null, isMain: 0 });
          }),
        }),
    ...(cells.length === 0 ? {} : { colorSizes: cells }),
    ...(same(shipments, shipmentsBody(base.shipments)) ? {} : { shipments }),
    ...(Number(draft.cutTolUpPct) === Number(base.cutTolUpPct)
      ? {}
      : { cutTolUpPct: draft.cutTolUpPct }),
    ...(draft.deliveryDate === base.deliveryDate ? {} : { deliveryDate: draft.deliveryDate }),
    ...(same(
      bom,
      base.bom.map((line) => sentChangedBomLine(line)),
    )
      ? {}
      : { bom }),
    ...(same(processes, base.processes.map(processInput)) ? {} : { processes }),
    ...(same(standard, before)
      ? {}
      : { qualifying: { orderId: base.id, version: base.version, ...standard } }),
  };
}
