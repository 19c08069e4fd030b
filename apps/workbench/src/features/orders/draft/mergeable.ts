import type { Fields } from '@garment-mes/sdk/labels';
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
import type { OrderDraft, OrderPartName } from './order-draft.ts';

type RowOf<Name extends OrderPartName> = OrderDraft[Name][number];

type Figures = Readonly<Record<string, unknown>>;

/** A field that holds many figures: each of them is merged by itself. */
export interface Spread<Row> {
  /** Figures by the ids of what they are of, put together by `/`. */
  readonly read: (row: Row) => Figures;
  /** @param row says what else belongs to a figure */
  readonly write: (row: Row, figures: Figures) => unknown;
}

/** How the lines of a grid are recognised, named and compared. */
interface Mergeable<Row> {
  readonly labels: Fields;
  /** Fields a person types; what the service works out is not compared. */
  readonly fields: readonly (keyof Row & string)[];
  readonly spread?: Readonly<Record<string, Spread<Row>>>;
  /** What a person recognises a line by. */
  readonly name: (row: Row) => string;
}

/** The grids of an order as they are merged and as a merge is told. */
export const MERGEABLE: { readonly [Name in OrderPartName]: Mergeable<RowOf<Name>> } = {
  colors: {
    labels: OrderColorFields,
    fields: ['customerColor', 'isMain'],
    name: ({ colorName }) => colorName,
  },
  sizes: { labels: OrderSizeFields, fields: [], name: ({ sizeName }) => sizeName },
  cells: {
    labels: OrderColorSizeFields,
    fields: ['num', 'sku', 'barcode69'],
    name: ({ colorName, sizeName }) => `${colorName}/${sizeName}`,
  },
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
    spread: { colours: { read: ({ colours }) => colours, write: (_, colours) => colours } },
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
    spread: {
      values: {
        read: ({ values }) =>
          Object.fromEntries(values.map(({ sizeId, value }) => [sizeId, value])),
        write: (_, figures) =>
          Object.entries(figures).map(([sizeId, value]) => ({ sizeId, value: String(value) })),
      },
    },
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
    spread: { lines: { read: piecesOf, write: linesOf } },
    name: ({ shipmentNo }) => shipmentNo,
  },
};

/** A line without pieces is no line. */
function piecesOf({ lines }: RowOf<'shipments'>): Figures {
  return Object.fromEntries(
    lines
      .filter(({ num }) => num > 0)
      .map(({ colorId, sizeId, num }) => [`${colorId}/${sizeId}`, num]),
  );
}

function linesOf({ lines }: RowOf<'shipments'>, pieces: Figures): RowOf<'shipments'>['lines'] {
  return Object.entries(pieces).map(([key, num]) => {
    const [colorId = '', sizeId = ''] = key.split('/');
    const known = lines.find((line) => line.colorId === colorId && line.sizeId === sizeId);
    const { id = '', shippedNum = 0 } = known ?? {};
    return { id, colorId, sizeId, num: Number(num), shippedNum };
  });
}
