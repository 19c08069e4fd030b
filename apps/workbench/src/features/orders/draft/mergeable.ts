import type { Fields } from '@garment-mes/sdk/labels';
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
import type { OrderDraft, OrderPartName } from './order-draft.ts';

type RowOf<Name extends OrderPartName> = OrderDraft[Name][number];

/** How the lines of a grid are recognised, named and compared. */
interface Mergeable<Row> {
  readonly labels: Fields;
  /** Fields a person types; what the service works out is not compared. */
  readonly fields: readonly (keyof Row & string)[];
  /** What a person recognises a line by. */
  readonly name: (row: Row) => string;
}

/** The grids of an order as they are merged and as a merge is told. */
export const MERGEABLE: { readonly [Name in OrderPartName]: Mergeable<RowOf<Name>> } = {
  bom: {
    labels: OrderBomLineFields,
    fields: [
      ...(['materialId', 'fabricPart', 'partName', 'colorId', 'isMain'] as const),
      ...(['usageNum', 'unitCode', 'lossPct', 'supplierName', 'remark'] as const),
    ],
    name: ({ materialName, partName, colorName }) =>
      [materialName, partName, colorName].filter(Boolean).join(' '),
  },
  parts: {
    labels: OrderPartFields,
    fields: [
      ...(['partCode', 'partName', 'fabricPart', 'piecesPerGarment'] as const),
      ...(['knifeMoldId', 'isFused', 'isPrinted', 'areaCm2'] as const),
    ],
    name: ({ partName }) => partName,
  },
  processes: {
    labels: OrderProcessFields,
    fields: [
      ...(['processId', 'seqNo', 'section', 'processName', 'partCode', 'machineTypeId'] as const),
      ...(['sam', 'price', 'grade', 'isCheckpoint', 'isOutput', 'isTicket'] as const),
      ...(['payScope', 'outGroupId', 'isEnabled'] as const),
    ],
    name: ({ processName }) => processName,
  },
  colours: {
    labels: OrderColorMatchingFields,
    fields: ['partName', 'materialId', 'colours'],
    name: ({ partName, materialName }) => `${partName} ${materialName}`,
  },
  standard: {
    labels: OrderQualifyingFields,
    fields: ['aqlMajor', 'aqlMinor', 'inspectionLevel', 'gates'],
    name: () => '',
  },
  points: {
    labels: OrderMeasurePointFields,
    fields: ['pointName', 'method', 'tolUp', 'tolDown', 'values'],
    name: ({ pointName }) => pointName,
  },
  workshops: {
    labels: OrderWorkshopFields,
    fields: ['deptId', 'section', 'num', 'planStartDate', 'planEndDate'],
    name: ({ deptName }) => deptName,
  },
  shipments: {
    labels: OrderShipmentFields,
    fields: ['shipmentNo', 'shipmentDate', 'destination', 'mode', 'lines'],
    name: ({ shipmentNo }) => shipmentNo,
  },
};
