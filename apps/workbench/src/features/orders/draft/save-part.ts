import type { Client } from '@garment-mes/sdk';
import {
  replaceOrderBom,
  replaceOrderColorMatching,
  replaceOrderParts,
  replaceOrderProcesses,
  replaceOrderWorkshops,
  saveOrderQualifying,
  saveOrderShipment,
} from '@garment-mes/sdk/mes2';
import { type OrderDraft, type OrderPartName, standardOf } from './order-draft.ts';
import { savePieces } from './save-pieces.ts';
import { sentBomLine, sentPart, sentProcess, sentWorkshop } from './sent-lines.ts';
import { shipmentsBody } from './shipments-body.ts';
import { standardBody } from './standard-body.ts';

interface Saved {
  readonly version: number;
}

/** Grids that are saved by one call. */
export const savedWith = (part: OrderPartName, draft: OrderDraft): readonly OrderPartName[] => {
  switch (part) {
    case 'colors':
    case 'sizes':
    case 'cells':
      return [
        'colors',
        'sizes',
        'cells',
        ...(draft.shipments.length > 0 ? ['shipments' as const] : []),
      ];
    case 'standard':
    case 'points':
      return ['standard', 'points'];
    default:
      return [part];
  }
};

/**
 * Saves one grid of an order on a version.
 * @returns the version after it
 */
export function savePart(
  client: Client,
  part: OrderPartName,
  draft: OrderDraft,
  orderId: string,
  version: number,
): Promise<Saved> {
  const base = { orderId, version };
  switch (part) {
    case 'colors':
    case 'sizes':
    case 'cells':
      return savePieces(client, draft, orderId, version);
    case 'bom':
      return replaceOrderBom(client, {
        body: {
          ...base,
          rows: draft.bom.map((row) => sentBomLine(row)),
        },
      });
    case 'parts':
      return replaceOrderParts(client, {
        body: {
          ...base,
          rows: draft.parts.map((row) => sentPart(row)),
        },
      });
    case 'processes':
      return replaceOrderProcesses(client, {
        body: {
          ...base,
          // Without the right to see the rate the service keeps the stored one.
          rows: draft.processes.map((row) => sentProcess(row)),
        },
      });
    case 'colours':
      return replaceOrderColorMatching(client, {
        body: {
          ...base,
          rows: draft.colours.flatMap(({ partName, materialId, colours }) =>
            Object.entries(colours).map(([garmentColorId, materialColorId]) => ({
              garmentColorId,
              partName,
              materialId,
              materialColorId,
            })),
          ),
        },
      });
    case 'standard':
    case 'points':
      return saveOrderQualifying(client, {
        body: { ...base, ...standardBody(draft.standard[0] ?? standardOf(null), draft.points) },
      });
    case 'workshops':
      return replaceOrderWorkshops(client, {
        body: {
          ...base,
          rows: draft.workshops.map((row) => sentWorkshop(row)),
        },
      });
    case 'shipments':
      return saveOrderShipment(client, {
        body: { ...base, shipments: shipmentsBody(draft.shipments) },
      });
  }
}
