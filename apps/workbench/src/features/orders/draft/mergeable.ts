import {
  OrderBomLineFields,
  OrderColorMatchingFields,
  OrderMeasurePointFields,
  OrderPartFields,
  OrderProcessFields,
  OrderQualifyingFields,
  OrderShipmentFields,
  OrderWorkshopFields,
} from '@garment-mes/sdk/labels';
import type { MergeableParts } from '#kit/merge/merge-parts.ts';
import type { OrderDraft } from './order-draft.ts';
import { ORDER_PART_NAMES } from './part-names.ts';

/** The grids of an order as they are merged and as a merge is told. */
export const MERGEABLE: MergeableParts<OrderDraft> = {
  bom: {
    title: ORDER_PART_NAMES.bom,
    labels: OrderBomLineFields,
    fields: [
      ...(['materialId', 'fabricPart', 'partName', 'colorId', 'isMain'] as const),
      ...(['usageNum', 'unitCode', 'lossPct', 'supplierName', 'remark'] as const),
    ],
    name: ({ materialName, partName, colorName }) =>
      [materialName, partName, colorName].filter(Boolean).join(' '),
  },
  parts: {
    title: ORDER_PART_NAMES.parts,
    labels: OrderPartFields,
    fields: [
      ...(['partCode', 'partName', 'fabricPart', 'piecesPerGarment'] as const),
      ...(['knifeMoldId', 'isFused', 'isPrinted', 'areaCm2'] as const),
    ],
    name: ({ partName }) => partName,
  },
  processes: {
    title: ORDER_PART_NAMES.processes,
    labels: OrderProcessFields,
    fields: [
      ...(['processId', 'seqNo', 'section', 'processName', 'partCode', 'machineTypeId'] as const),
      ...(['sam', 'price', 'grade', 'isCheckpoint', 'isOutput', 'isTicket'] as const),
      ...(['payScope', 'outGroupId', 'isEnabled'] as const),
    ],
    name: ({ processName }) => processName,
  },
  colours: {
    title: ORDER_PART_NAMES.colours,
    labels: OrderColorMatchingFields,
    fields: ['partName', 'materialId', 'colours'],
    name: ({ partName, materialName }) => `${partName} ${materialName}`,
    // Its lines get new ids when they are saved.
    keys: ['partName', 'materialId'],
  },
  standard: {
    title: ORDER_PART_NAMES.standard,
    labels: OrderQualifyingFields,
    fields: ['aqlMajor', 'aqlMinor', 'inspectionLevel', 'gates'],
    name: () => '',
  },
  points: {
    title: ORDER_PART_NAMES.points,
    labels: OrderMeasurePointFields,
    fields: ['pointName', 'method', 'tolUp', 'tolDown', 'values'],
    name: ({ pointName }) => pointName,
  },
  workshops: {
    title: ORDER_PART_NAMES.workshops,
    labels: OrderWorkshopFields,
    fields: ['deptId', 'section', 'num', 'planStartDate', 'planEndDate'],
    name: ({ deptName }) => deptName,
  },
  shipments: {
    title: ORDER_PART_NAMES.shipments,
    labels: OrderShipmentFields,
    fields: ['shipmentNo', 'shipmentDate', 'destination', 'mode', 'lines'],
    name: ({ shipmentNo }) => shipmentNo,
  },
};
