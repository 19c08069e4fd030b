import type { Order } from '@garment-mes/sdk/mes2';

type Shipment = Order['shipments'][number];

/** All of it has left. */
const SHIPPED = 2;
const DAY_MS = 86_400_000;

/** The first shipment that has not left yet, with the pieces it still takes. */
export function nextShipment(
  shipments: readonly Shipment[],
): (Pick<Shipment, 'shipmentNo' | 'shipmentDate'> & { readonly num: number }) | undefined {
  const [next] = shipments
    .filter(({ status }) => status !== SHIPPED)
    .toSorted((one, other) => one.shipmentDate.localeCompare(other.shipmentDate));
  if (next === undefined) return undefined;
  const { shipmentNo, shipmentDate, lines } = next;
  const num = lines.reduce((sum, line) => sum + Math.max(0, line.num - line.shippedNum), 0);
  return { shipmentNo, shipmentDate, num };
}

/** Days from the company's today to a day, below nothing when it is over. @param now the company's clock */
export const daysUntil = (day: string, now: number): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Math.floor(now / DAY_MS) * DAY_MS) / DAY_MS);
