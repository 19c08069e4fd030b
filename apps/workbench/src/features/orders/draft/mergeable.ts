import { comparedFields, fieldNames } from '@garment-mes/domain/fields';
import {
  garmentPart,
  measurePoint,
  orderBomLine,
  orderCell,
  orderColor,
  orderProcess,
  orderShipment,
  orderStandard,
  orderWorkshop,
} from '@garment-mes/domain/orders';
import {
  OrderBomLineFields,
  OrderColorFields,
  OrderColorMatchingFields,
  OrderColorSizeFields,
  OrderMeasurePointFields,
  OrderPartFields,
  OrderProcessFields,
  OrderQualifyingFields,
  OrderShipmentFields,
  OrderSizeFields,
  OrderWorkshopFields,
} from '@garment-mes/sdk/labels';
import { bySize } from '#screens/merge/by-size.ts';
import type { MergeableParts } from '#screens/merge/merge-parts.ts';
import type { OrderDraft, ShipmentRow } from './order-draft.ts';
import { ORDER_PART_NAMES } from './part-names.ts';

/** The grids of an order in the order they are saved, as they are merged and as a merge is shown. */
export const MERGEABLE: MergeableParts<OrderDraft> = {
  colors: {
    title: ORDER_PART_NAMES.colors,
    labels: OrderColorFields,
    fields: comparedFields(orderColor),
    name: ({ colorName }) => colorName,
  },
  sizes: {
    title: ORDER_PART_NAMES.sizes,
    labels: OrderSizeFields,
    fields: [],
    name: ({ sizeName }) => sizeName,
  },
  cells: {
    title: ORDER_PART_NAMES.cells,
    labels: OrderColorSizeFields,
    fields: comparedFields(orderCell),
    name: ({ colorName, sizeName }) => `${colorName}/${sizeName}`,
  },
  bom: {
    title: ORDER_PART_NAMES.bom,
    labels: OrderBomLineFields,
    fields: fieldNames(orderBomLine),
    spread: { sizeUsages: bySize('sizeUsages', 'usageNum') },
    name: ({ materialName, partName, colorName }) =>
      [materialName, partName, colorName].filter(Boolean).join(' '),
  },
  parts: {
    title: ORDER_PART_NAMES.parts,
    labels: OrderPartFields,
    fields: fieldNames(garmentPart),
    name: ({ partName }) => partName,
  },
  processes: {
    title: ORDER_PART_NAMES.processes,
    labels: OrderProcessFields,
    fields: fieldNames(orderProcess),
    name: ({ processName }) => processName,
  },
  colours: {
    title: ORDER_PART_NAMES.colours,
    labels: OrderColorMatchingFields,
    fields: ['partName', 'materialId', 'colours'],
    spread: { colours: { read: ({ colours }) => colours, write: (_, colours) => colours } },
    name: ({ partName, materialName }) => `${partName} ${materialName}`,
    // Its lines get new ids when they are saved.
    keys: ['partName', 'materialId'],
  },
  standard: {
    title: ORDER_PART_NAMES.standard,
    labels: OrderQualifyingFields,
    fields: fieldNames(orderStandard).filter((name) => name !== 'points'),
    name: () => '',
  },
  points: {
    title: ORDER_PART_NAMES.points,
    labels: OrderMeasurePointFields,
    fields: fieldNames(measurePoint),
    spread: { values: bySize('values', 'value') },
    name: ({ pointName }) => pointName,
  },
  workshops: {
    title: ORDER_PART_NAMES.workshops,
    labels: OrderWorkshopFields,
    fields: fieldNames(orderWorkshop),
    name: ({ deptName }) => deptName,
  },
  shipments: {
    title: ORDER_PART_NAMES.shipments,
    labels: OrderShipmentFields,
    fields: fieldNames(orderShipment),
    spread: { lines: { read: piecesOf, write: linesOf } },
    name: ({ shipmentNo }) => shipmentNo,
  },
};

/** A line without pieces is no line. */
function piecesOf({ lines }: ShipmentRow): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    lines
      .filter(({ num }) => num > 0)
      .map(({ colorId, sizeId, num }) => [`${colorId}/${sizeId}`, num]),
  );
}

function linesOf(
  { lines }: ShipmentRow,
  pieces: Readonly<Record<string, unknown>>,
): ShipmentRow['lines'] {
  return Object.entries(pieces).map(([key, num]) => {
    const [colorId = '', sizeId = ''] = key.split('/');
    const known = lines.find((line) => line.colorId === colorId && line.sizeId === sizeId);
    const { id = '', shippedNum = 0 } = known ?? {};
    return { id, colorId, sizeId, num: Number(num), shippedNum };
  });
}
