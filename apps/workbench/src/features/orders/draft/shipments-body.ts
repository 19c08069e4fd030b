import type { ShipmentRow } from './order-draft.ts';
import { sentShipment } from './sent-lines.ts';

/** Shipments as the service takes them: without what it keeps of them itself. */
export const shipmentsBody = (shipments: readonly ShipmentRow[]) =>
  shipments.map((shipment) => ({
    ...sentShipment(shipment),
    lines: shipment.lines
      .filter(({ num }) => num > 0)
      .map(({ colorId, sizeId, num }) => ({ colorId, sizeId, num })),
  }));
