import { type ComparedRow, compareRows, type RowChange } from '@garment-mes/domain/compare';
import { comparedFields } from '@garment-mes/domain/fields';
import {
  measurePoint,
  orderBomLine,
  orderProcess,
  orderShipment,
  orderStandard,
} from '@garment-mes/domain/orders';
import {
  type Fields,
  OrderBomLineFields,
  OrderFields,
  OrderMeasurePointFields,
  OrderProcessFields,
  OrderQualifyingFields,
  OrderShipmentFields,
} from '@garment-mes/sdk/labels';
import type { OrderShipment } from '@garment-mes/sdk/mes2';
import { t } from '#app/i18n.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
import { pointsOf, standardOf } from '../draft/order-draft.ts';
import { type ChangeBase, type ChangeDraft, numOf, plannedShipments } from './change-draft.ts';
import { bomKey, type ChangeSpot, processKey } from './change-spot.ts';

export interface ChangeLine extends RowChange {
  readonly area: string;
  /** Its place on the page; `undefined` for a line that is removed. */
  readonly spot: ChangeSpot | undefined;
}

type Place = ChangeSpot['place'];
type Area = readonly [place: Place, name: string, rowsOf: (of: ChangeDraft) => ComparedRow[]];
type ColorName = (id: string) => string;

/** Fields of a line as they are compared, under the words of the page; figures stay exact. */
const compared = <Name extends string>(
  labels: Fields,
  line: Readonly<Partial<Record<Name, unknown>>>,
  names: readonly Name[],
): ComparedRow['fields'] =>
  Object.fromEntries(
    names.map((name) => {
      const field = fieldOf(labels, name);
      const value = line[name] ?? null;
      const isPlain = value === null || typeof value === 'string' || field.kind === 'integer';
      return [
        fieldLabel(labels, name),
        isPlain ? (value as string) : fieldText(name, field, value),
      ];
    }),
  );

/** What a draft changes, line by line, with the labels of the page. */
export function changeLines(
  base: ChangeBase,
  draft: ChangeDraft,
  colorName: ColorName,
): readonly ChangeLine[] {
  const before = unchanged(base, draft);
  const shippedFields = shippedFieldsOf(base, [draft, before], colorName);
  const areas: readonly Area[] = [
    ['pieces', t('数量'), (of) => pieceRows(base, of, colorName)],
    ['shipments', t('走货'), (of) => shipmentRows(base, of, shippedFields)],
    ['bom', 'BOM', (of) => bomRows(base, of)],
    ['processes', t('工序'), processRows],
    ['quality', t('质量标准'), (of) => qualityRows(base, of)],
    ['head', t('其他'), headRows],
  ];
  return areas.flatMap(([place, area, rowsOf]) => {
    const after = rowsOf(draft);
    return compareRows(rowsOf(before), after).map((change) => {
      const key = after.find(({ label }) => label === change.label)?.key;
      return { area, spot: key === undefined ? undefined : { place, key }, ...change };
    });
  });
}

/** The draft as it would be if nothing were typed. */
const unchanged = (base: ChangeBase, draft: ChangeDraft): ChangeDraft => ({
  ...draft,
  colors: base.colors.map(({ colorId }) => colorId),
  cells: Object.fromEntries(
    base.colorSizes.map(({ colorId, sizeId, num }) => [`${colorId}/${sizeId}`, String(num)]),
  ),
  cutTolUpPct: base.cutTolUpPct,
  deliveryDate: base.deliveryDate,
  shipments: base.shipments,
  followsPieces: false,
  bom: base.bom,
  processes: base.processes,
  standard: standardOf(base.qualifying),
  points: pointsOf(base.qualifying),
});

const pieceRows = (base: ChangeBase, of: ChangeDraft, colorName: ColorName): ComparedRow[] =>
  of.colors.flatMap((colorId) =>
    base.sizes.map(({ sizeId, sizeName }) => ({
      key: `${colorId}/${sizeId}`,
      label: `${colorName(colorId)}/${sizeName}`,
      fields: { '': numOf(of, colorId, sizeId) },
    })),
  );

type ShippedFields = (lines: OrderShipment['lines']) => ComparedRow['fields'];

/** What a shipment carries, in the cells of the draft and of the order. */
function shippedFieldsOf(
  base: ChangeBase,
  [draft, before]: readonly [draft: ChangeDraft, before: ChangeDraft],
  colorName: ColorName,
): ShippedFields {
  const shipped = [...new Set([...draft.colors, ...before.colors])].flatMap((colorId) =>
    base.sizes.map(({ sizeId, sizeName }) => ({ colorId, sizeId, sizeName })),
  );
  // What only follows the pieces is shown by its sum: its cells stand under the pieces already.
  return (lines) =>
    draft.followsPieces
      ? { [t('数量')]: lines.reduce((sum, { num }) => sum + num, 0) }
      : Object.fromEntries(
          shipped.map(({ colorId, sizeId, sizeName }) => {
            const line = lines.find((each) => each.colorId === colorId && each.sizeId === sizeId);
            return [`${colorName(colorId)}/${sizeName}`, line?.num || null];
          }),
        );
}

const shipmentRows = (
  base: ChangeBase,
  of: ChangeDraft,
  shippedFields: ShippedFields,
): ComparedRow[] =>
  plannedShipments(base, of).map((shipment) => ({
    key: shipment.shipmentNo,
    label: shipment.shipmentNo,
    fields: {
      ...compared(OrderShipmentFields, shipment, comparedFields(orderShipment)),
      ...shippedFields(shipment.lines),
    },
  }));

const bomRows = (base: ChangeBase, { bom }: ChangeDraft): ComparedRow[] =>
  bom.map((line) => ({
    key: bomKey(line),
    label: [line.materialName, line.partName, line.colorName].filter(Boolean).join(' '),
    summary: `${line.usageNum} ${line.unitCode}`,
    fields: {
      ...compared(OrderBomLineFields, line, comparedFields(orderBomLine)),
      ...Object.fromEntries(
        base.sizes.map(({ sizeId, sizeName }) => [
          `${fieldLabel(OrderBomLineFields, 'usageNum')} ${sizeName}`,
          line.sizeUsages.find((own) => own.sizeId === sizeId)?.usageNum ?? null,
        ]),
      ),
    },
  }));

const processRows = ({ processes }: ChangeDraft): ComparedRow[] =>
  processes.map((line) => ({
    key: processKey(line),
    label: line.processName,
    summary: `${line.seqNo} · ${line.sam}`,
    fields: compared(OrderProcessFields, line, comparedFields(orderProcess)),
  }));

const qualityRows = (base: ChangeBase, { standard, points }: ChangeDraft): ComparedRow[] => [
  {
    key: 'standard',
    label: '',
    fields: {
      ...compared(OrderQualifyingFields, standard, comparedFields(orderStandard)),
      ...compared(OrderQualifyingFields, standard, ['gates']),
    },
  },
  ...points.map((point) => ({
    key: point.id,
    label: point.pointName,
    fields: {
      ...compared(OrderMeasurePointFields, point, comparedFields(measurePoint)),
      ...Object.fromEntries(
        base.sizes.map(({ sizeId, sizeName }) => [
          sizeName,
          point.values.find((one) => one.sizeId === sizeId)?.value ?? null,
        ]),
      ),
    },
  })),
];

const headRows = ({ cutTolUpPct, deliveryDate }: ChangeDraft): ComparedRow[] => [
  {
    key: 'head',
    label: '',
    fields: {
      [fieldLabel(OrderFields, 'cutTolUpPct')]: cutTolUpPct,
      [fieldLabel(OrderFields, 'deliveryDate')]: deliveryDate,
    },
  },
];
