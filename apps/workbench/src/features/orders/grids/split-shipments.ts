import { shareOut } from '@garment-mes/domain/decimal';
import type { Order, OrderShipment } from '@garment-mes/sdk/mes2';

type Cell = Pick<Order['colorSizes'][number], 'colorId' | 'sizeId' | 'num'>;

/** Nothing of it has left yet. */
const PLANNED = 0;

/** Pieces of each colour and size that no shipment takes yet; below nothing where shipments take too many. */
export const unassigned = (
  cells: readonly Cell[],
  shipments: readonly Pick<OrderShipment, 'lines'>[],
): ReadonlyMap<string, number> =>
  new Map(
    cells.map(({ colorId, sizeId, num }) => [
      `${colorId}/${sizeId}`,
      shipments.reduce((left, { lines }) => left - numIn(lines, colorId, sizeId), num),
    ]),
  );

const numIn = (lines: OrderShipment['lines'], colorId: string, sizeId: string): number =>
  lines.find((line) => line.colorId === colorId && line.sizeId === sizeId)?.num ?? 0;

/**
 * Divides every colour and size among the shipments that have not left, by weights and to the piece (largest
 * remainder). What has left already keeps what it took.
 *
 * @param weights one for each open shipment, in their order
 */
export function splitShipments(
  cells: readonly Cell[],
  shipments: readonly OrderShipment[],
  weights: readonly string[],
): readonly OrderShipment[] {
  const open = shipments.filter(({ status }) => status === PLANNED);
  const gone = shipments.filter(({ status }) => status !== PLANNED);
  const left = unassigned(cells, gone);
  const shares = cells.map(({ colorId, sizeId }) => ({
    colorId,
    sizeId,
    nums: shareOut(Math.max(0, left.get(`${colorId}/${sizeId}`) ?? 0), weights, 0),
  }));
  return shipments.map((shipment) => {
    const at = open.indexOf(shipment);
    if (at < 0) return shipment;
    return {
      ...shipment,
      lines: shares.map(({ colorId, sizeId, nums }) => {
        const known = shipment.lines.find(
          (line) => line.colorId === colorId && line.sizeId === sizeId,
        );
        const num = nums[at]?.toNumber() ?? 0;
        return { id: known?.id ?? '', colorId, sizeId, num, shippedNum: known?.shippedNum ?? 0 };
      }),
    };
  });
}
