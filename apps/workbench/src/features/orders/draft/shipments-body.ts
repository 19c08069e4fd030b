import { orNull, storedId } from '#screens/form/sent-values.ts';
import type { ShipmentRow } from './order-draft.ts';

/** Shipments as the service takes them: without what it keeps of them itself. */
export const shipmentsBody = (shipments: readonly ShipmentRow[]) =>
  shipments.map(({ status: _, lines, ...shipment }) => ({
    ...shipment,
    id: storedId(shipment.id),
    destination: orNull(shipment.destination),
    lines: lines
      .filter(({ num }) => num > 0)
      .map(({ colorId, sizeId, num }) => ({ colorId, sizeId, num })),
  }));
