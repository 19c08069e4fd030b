import {
  OrderBomLineFields,
  OrderColorFields,
  OrderColorMatchingFields,
  OrderColorSizeFields,
  OrderFabricFields,
  OrderFields,
  OrderMeasurePointFields,
  OrderPartFields,
  OrderProcessFields,
  OrderQualifyingFields,
  OrderShipmentFields,
  OrderShipmentLineFields,
  OrderWorkshopFields,
} from '@garment-mes/sdk/labels';
import { msg } from '#app/i18n.ts';
import type { LogParts } from '#screens/detail/business-log.tsx';
import { ORDER_PART_NAMES } from './draft/part-names.ts';

/** What the log of an order says its changes with. */
export const ORDER_LOG_PARTS: LogParts = {
  head: { name: msg('订单'), fields: OrderFields },
  colorSizes: {
    name: msg('颜色尺码'),
    fields: { ...OrderColorFields, ...OrderColorSizeFields },
  },
  bom: { name: ORDER_PART_NAMES.bom, fields: OrderBomLineFields },
  parts: { name: ORDER_PART_NAMES.parts, fields: OrderPartFields },
  processes: { name: ORDER_PART_NAMES.processes, fields: OrderProcessFields },
  colorMatchings: { name: ORDER_PART_NAMES.colours, fields: OrderColorMatchingFields },
  fabrics: { name: msg('布卷'), fields: OrderFabricFields },
  qualifying: { name: ORDER_PART_NAMES.standard, fields: OrderQualifyingFields },
  points: { name: ORDER_PART_NAMES.points, fields: OrderMeasurePointFields },
  workshops: { name: ORDER_PART_NAMES.workshops, fields: OrderWorkshopFields },
  shipments: {
    name: ORDER_PART_NAMES.shipments,
    fields: { ...OrderShipmentLineFields, ...OrderShipmentFields },
  },
};
