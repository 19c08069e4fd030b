import { type Issue, issue } from '../refusals/issue.ts';

/** Everything of a shipment has left. */
export const SHIPMENT_LEFT = 2;

interface PlannedLine {
  readonly colorId: string;
  readonly sizeId: string;
  readonly num: number;
}

/** A shipment as it is stored, with what has left of it. */
export interface StoredShipment {
  readonly id: string;
  readonly shipmentNo: string;
  /** 0 planned, 1 partly left, 2 left. */
  readonly status: number;
  readonly lines: readonly (PlannedLine & { readonly shippedNum: number })[];
}

/** A shipment as it would be saved; one without lines takes nothing. */
export interface PlannedShipment {
  readonly id: string;
  readonly lines: readonly PlannedLine[];
}

/**
 * What keeps shipments from being saved: pieces that have left stay on the shipment, colour and size they left
 * with, and nothing moves any more in a shipment that has left whole.
 *
 * @param nameOf what a colour and a size are called
 */
export const checkShipments = (
  stored: readonly StoredShipment[],
  next: readonly PlannedShipment[],
  nameOf: (line: PlannedLine) => { readonly color: string; readonly size: string },
): Issue[] =>
  stored.flatMap(({ id, shipmentNo, status, lines }) => {
    const kept = next.find((shipment) => shipment.id === id);
    const field = `shipments.${id}`;
    if (kept === undefined) {
      const num = lines.reduce((sum, { shippedNum }) => sum + shippedNum, 0);
      return num > 0 ? [issue(field, 'shipment-shipped', { shipmentNo, num })] : [];
    }
    const below = lines.flatMap((line) => {
      const { colorId, sizeId, shippedNum: shipped } = line;
      const num = numOf(kept.lines, line);
      return num < shipped
        ? [
            issue(`${field}.${colorId}.${sizeId}`, 'shipment-below-shipped', {
              ...{ shipmentNo, num, shipped },
              ...nameOf(line),
            }),
          ]
        : [];
    });
    const moved =
      lines.some((line) => numOf(kept.lines, line) !== line.num) ||
      kept.lines.some((line) => numOf(lines, line) !== line.num);
    return below.length === 0 && status === SHIPMENT_LEFT && moved
      ? [issue(field, 'shipment-left', { shipmentNo })]
      : below;
  });

const numOf = (lines: readonly PlannedLine[], { colorId, sizeId }: PlannedLine): number =>
  lines.find((line) => line.colorId === colorId && line.sizeId === sizeId)?.num ?? 0;
