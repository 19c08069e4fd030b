import { checkShipments, type StoredShipment } from '@garment-mes/domain/orders';
import { refusalText } from '@garment-mes/domain/refusals';
import { currentLanguage } from '#app/i18n.ts';
import type { ShipmentRow } from '../draft/order-draft.ts';

/** Names of the colours and sizes a shipment may take. */
export interface PieceNames {
  readonly colors: readonly { readonly colorId: string; readonly colorName: string }[];
  readonly sizes: readonly { readonly sizeId: string; readonly sizeName: string }[];
}

/** What the service would refuse of typed shipments, because pieces of the stored ones have left. */
export const shippedFaults = (
  stored: readonly StoredShipment[],
  rows: readonly ShipmentRow[],
  { colors, sizes }: PieceNames,
): readonly string[] =>
  checkShipments(stored, rows, ({ colorId, sizeId }) => ({
    color: colors.find((color) => color.colorId === colorId)?.colorName ?? '',
    size: sizes.find((size) => size.sizeId === sizeId)?.sizeName ?? '',
  })).map((found) => refusalText(found, currentLanguage()));
