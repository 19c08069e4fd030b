import { comparedFields, fieldNames, shownFields } from '@garment-mes/domain/fields';
import {
  garmentPart,
  measurePoint,
  orderBomLine,
  orderCell,
  orderColor,
  orderColorMatching,
  orderFabric,
  orderHead,
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
import type { DataOf } from '../../generated/operations.ts';
import { fileName } from '../../records/file-name.ts';
import { type Area, bySize, type Line, titled, words } from '../../records/record-changes.ts';
import { ofColor, piecesText } from './pieces-text.ts';

type Order = DataOf<'getOrder'>;
/** Cells as they are read, without what is worked out of them. */
type Cells = { readonly colorSizes: readonly Omit<Order['colorSizes'][number], 'limitNum'>[] };
type Qualifying = { readonly qualifying: Order['qualifying'] | null | undefined };

/** The parts of an order that a comparison covers; what was not read is not compared. */
export type OrderContent = Partial<Omit<Order, 'colorSizes' | 'qualifying'> & Cells & Qualifying>;

/** Addresses of files say nothing to a person but the name at their end. */
const filesOf = ({ attachments, imageUrl }: OrderContent) => ({
  attachments: attachments?.map(fileName).join('、'),
  imageUrl: imageUrl && fileName(imageUrl),
});

const NO_TITLE = { zh: '', en: '' };

const HEAD: Area<OrderContent> = {
  area: 'head',
  title: { zh: '订单', en: 'Order' },
  lines: (order) => [
    {
      ...{ key: 'head', label: '', summary: '' },
      fields: [
        ...titled(
          OrderFields,
          { ...order, ...filesOf(order) },
          shownFields(orderHead, fieldNames(orderHead)),
        ),
      ],
    },
  ],
};

/** One line a colour: what it comes to, and its sizes. */
const PIECES: Area<OrderContent> = {
  area: 'colorSizes',
  title: OrderFields.colorSizes,
  lines: ({ colors = [], sizes = [], colorSizes = [] }) =>
    colors.map((color) => {
      const num = piecesText(ofColor(colorSizes, color), sizes);
      return {
        ...{ key: color.colorId, label: color.colorName, summary: num ?? '' },
        fields: [
          ...titled(OrderColorSizeFields, { num }, ['num']),
          ...titled(OrderColorFields, color, comparedFields(orderColor)),
        ],
      };
    }),
};

/** Pieces are shown a line a colour. */
const CODE_NAMES = comparedFields(orderCell).filter((name) => name !== 'num');

const CODES: Area<OrderContent> = {
  area: 'colorSizes',
  title: OrderFields.colorSizes,
  lines: ({ colors = [], sizes = [], colorSizes = [] }) =>
    colorSizes.flatMap((cell) => {
      if (!cell.sku && !cell.barcode69) return [];
      const color = colors.find(({ colorId }) => colorId === cell.colorId)?.colorName;
      const size = sizes.find(({ sizeId }) => sizeId === cell.sizeId)?.sizeName;
      return [
        {
          ...{ key: `${cell.colorId}/${cell.sizeId}`, label: `${color ?? ''}/${size ?? ''}` },
          summary: words(cell.sku, cell.barcode69),
          fields: titled(OrderColorSizeFields, cell, CODE_NAMES),
        },
      ];
    }),
};

export const SHIPMENT_AREA: Area<OrderContent> = {
  area: 'shipments',
  title: OrderFields.shipments,
  lines: ({ shipments = [], colors = [], sizes = [] }) =>
    shipments.map((shipment) => ({
      key: shipment.shipmentNo,
      label: shipment.shipmentNo,
      summary: words(shipment.shipmentDate, piecesText(shipment.lines, [])),
      fields: [
        ...titled(OrderShipmentFields, shipment, [...comparedFields(orderShipment), 'status']),
        ...colors.map((color) => {
          const { zh, en } = OrderShipmentLineFields.num;
          const title = { zh: words(zh, color.colorName), en: words(en, color.colorName) };
          const num = piecesText(ofColor(shipment.lines, color), sizes);
          return [`color ${color.colorId}`, num, title] as const;
        }),
      ],
    })),
};

export const BOM_AREA: Area<OrderContent> = {
  area: 'bom',
  title: OrderFields.bom,
  lines: ({ bom = [], sizes = [] }) =>
    bom.map((line) => ({
      key: `${line.materialId}/${line.partName ?? ''}/${line.colorId ?? ''}`,
      label: words(line.materialName, line.partName, line.colorName),
      summary: `${line.usageNum} ${line.unitCode}`,
      fields: [
        ...titled(OrderBomLineFields, line, comparedFields(orderBomLine)),
        ...bySize(
          sizes,
          OrderBomLineFields.usageNum,
          // Versions of earlier days were kept without usages by size.
          (line.sizeUsages ?? []).map(({ sizeId, usageNum }) => [sizeId, usageNum]),
        ),
      ],
    })),
};

const PARTS: Area<OrderContent> = {
  area: 'parts',
  title: OrderFields.parts,
  lines: ({ parts = [] }) =>
    parts.map((part) => ({
      key: `${part.partCode}/${part.fabricPart}`,
      label: part.partName,
      summary: `× ${part.piecesPerGarment}`,
      fields: titled(OrderPartFields, part, comparedFields(garmentPart)),
    })),
};

export const PROCESS_AREA: Area<OrderContent> = {
  area: 'processes',
  title: OrderFields.processes,
  lines: ({ processes = [] }) =>
    processes.map((line) => ({
      key: line.processId ?? line.processName,
      label: line.processName,
      summary: `${line.seqNo} · ${line.sam}`,
      fields: titled(OrderProcessFields, line, comparedFields(orderProcess)),
    })),
};

const MATCHINGS: Area<OrderContent> = {
  area: 'colorMatchings',
  title: OrderFields.colorMatchings,
  lines: ({ colorMatchings = [] }) =>
    colorMatchings.map((each) => ({
      key: `${each.garmentColorId}/${each.partName}`,
      label: `${each.garmentColorName}/${each.partName}`,
      summary: words(each.materialName, each.materialColorName),
      fields: titled(OrderColorMatchingFields, each, comparedFields(orderColorMatching)),
    })),
};

const FABRICS: Area<OrderContent> = {
  area: 'fabrics',
  title: OrderFields.fabrics,
  lines: ({ fabrics = [] }) =>
    fabrics.map((each) => ({
      key: `${each.materialId}/${each.colorId}/${each.fabricPart}`,
      label: words(each.materialName, each.colorName),
      summary: each.planLen ?? '',
      fields: titled(OrderFabricFields, each, comparedFields(orderFabric)),
    })),
};

const WORKSHOPS: Area<OrderContent> = {
  area: 'workshops',
  title: OrderFields.workshops,
  lines: ({ workshops = [] }) =>
    workshops.map((each) => ({
      key: `${each.deptId}/${each.section}`,
      label: each.deptName,
      summary: words(each.planStartDate, each.planEndDate),
      fields: titled(OrderWorkshopFields, each, comparedFields(orderWorkshop)),
    })),
};

export const QUALIFYING_AREA: Area<OrderContent> = {
  area: 'qualifying',
  title: OrderFields.qualifying,
  lines: ({ qualifying }) => [
    {
      ...{ key: 'standard', label: '', summary: '' },
      fields: [
        ...titled(OrderQualifyingFields, qualifying ?? {}, comparedFields(orderStandard)),
        ['gates', qualifying?.gates.join('、'), OrderQualifyingFields.gates],
      ],
    },
  ],
};

export const POINT_AREA: Area<OrderContent> = {
  area: 'points',
  title: OrderQualifyingFields.points,
  lines: ({ qualifying, sizes = [] }) =>
    (qualifying?.points ?? []).map(
      (point): Line => ({
        key: point.pointName,
        label: point.pointName,
        summary: point.values.map(({ value }) => value).join(' / '),
        fields: [
          ...titled(OrderMeasurePointFields, point, comparedFields(measurePoint)),
          ...bySize(
            sizes,
            NO_TITLE,
            point.values.map(({ sizeId, value }) => [sizeId, value]),
          ),
        ],
      }),
    ),
};

/** Everything a person can change of an order, in the order of its tabs. */
export const ORDER_AREAS: readonly Area<OrderContent>[] = [
  ...[HEAD, PIECES, CODES, BOM_AREA, PARTS, PROCESS_AREA, MATCHINGS, FABRICS],
  ...[QUALIFYING_AREA, POINT_AREA, WORKSHOPS, SHIPMENT_AREA],
];
