import { type ComparedRow, compareRows, type RowChange } from '@garment-mes/domain/compare';
import {
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
  plannedShipments(base, of).map(({ shipmentNo, shipmentDate, lines }) => ({
    key: shipmentNo,
    label: shipmentNo,
    fields: {
      [fieldLabel(OrderShipmentFields, 'shipmentDate')]: shipmentDate,
      ...shippedFields(lines),
    },
  }));

const bomRows = (base: ChangeBase, { bom }: ChangeDraft): ComparedRow[] =>
  bom.map((line) => ({
    key: bomKey(line),
    label: [line.materialName, line.partName, line.colorName].filter(Boolean).join(' '),
    fields: {
      [fieldLabel(OrderBomLineFields, 'usageNum')]: line.usageNum,
      [fieldLabel(OrderBomLineFields, 'unitCode')]: line.unitCode,
      [fieldLabel(OrderBomLineFields, 'lossPct')]: line.lossPct,
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
    fields: {
      [fieldLabel(OrderProcessFields, 'seqNo')]: line.seqNo,
      [fieldLabel(OrderProcessFields, 'sam')]: line.sam,
      [fieldLabel(OrderProcessFields, 'isCheckpoint')]: line.isCheckpoint,
      [fieldLabel(OrderProcessFields, 'isOutput')]: line.isOutput,
      [fieldLabel(OrderProcessFields, 'isEnabled')]: line.isEnabled,
    },
  }));

const qualityRows = (base: ChangeBase, { standard, points }: ChangeDraft): ComparedRow[] => [
  {
    key: 'standard',
    label: '',
    fields: Object.fromEntries(
      (['aqlMajor', 'aqlMinor', 'inspectionLevel', 'gates'] as const).map((name) => [
        fieldLabel(OrderQualifyingFields, name),
        name === 'gates'
          ? fieldText(name, fieldOf(OrderQualifyingFields, name), standard[name])
          : standard[name],
      ]),
    ),
  },
  ...points.map(({ id, pointName, tolUp, tolDown, values }) => ({
    key: id,
    label: pointName,
    fields: {
      [fieldLabel(OrderMeasurePointFields, 'tolUp')]: tolUp,
      [fieldLabel(OrderMeasurePointFields, 'tolDown')]: tolDown,
      ...Object.fromEntries(
        base.sizes.map(({ sizeId, sizeName }) => [
          sizeName,
          values.find((one) => one.sizeId === sizeId)?.value ?? null,
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
