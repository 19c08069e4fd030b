import { type ComparedRow, compareRows, type RowChange } from '@garment-mes/domain';
import {
  OrderBomLineFields,
  OrderFields,
  OrderProcessFields,
  OrderShipmentFields,
} from '@garment-mes/sdk/labels';
import { t } from '#kit/i18n.ts';
import { fieldLabel } from '#kit/labels.ts';
import { type ChangeBase, type ChangeDraft, numOf, plannedShipments } from './change-draft.ts';

export interface ChangeLine extends RowChange {
  readonly area: string;
}

/** What a draft changes, line by line, in the words of the page. */
export function changeLines(
  base: ChangeBase,
  draft: ChangeDraft,
  colorName: (id: string) => string,
): readonly ChangeLine[] {
  const before: ChangeDraft = {
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
  };
  const areas: Readonly<Record<string, (of: ChangeDraft) => ComparedRow[]>> = {
    [t('数量')]: (of) =>
      of.colors.flatMap((colorId) =>
        base.sizes.map(({ sizeId, sizeName }) => ({
          key: `${colorId}/${sizeId}`,
          label: `${colorName(colorId)}/${sizeName}`,
          fields: { '': numOf(of, colorId, sizeId) },
        })),
      ),
    [t('走货')]: (of) =>
      plannedShipments(base, of).map(({ shipmentNo, shipmentDate, lines }) => ({
        key: shipmentNo,
        label: shipmentNo,
        fields: {
          [fieldLabel(OrderShipmentFields, 'shipmentDate')]: shipmentDate,
          [t('数量')]: lines.reduce((sum, { num }) => sum + num, 0),
        },
      })),
    BOM: ({ bom }) =>
      bom.map((line) => ({
        key: `${line.materialId}/${line.partName ?? ''}/${line.colorId ?? ''}`,
        label: [line.materialName, line.partName, line.colorName].filter(Boolean).join(' '),
        fields: {
          [fieldLabel(OrderBomLineFields, 'usageNum')]: line.usageNum,
          [fieldLabel(OrderBomLineFields, 'unitCode')]: line.unitCode,
          [fieldLabel(OrderBomLineFields, 'lossPct')]: line.lossPct,
        },
      })),
    [t('工序')]: ({ processes }) =>
      processes.map((line) => ({
        key: line.processId ?? line.id,
        label: line.processName,
        fields: {
          [fieldLabel(OrderProcessFields, 'seqNo')]: line.seqNo,
          [fieldLabel(OrderProcessFields, 'sam')]: line.sam,
          [fieldLabel(OrderProcessFields, 'isCheckpoint')]: line.isCheckpoint,
          [fieldLabel(OrderProcessFields, 'isOutput')]: line.isOutput,
          [fieldLabel(OrderProcessFields, 'isEnabled')]: line.isEnabled,
        },
      })),
    [t('其他')]: ({ cutTolUpPct, deliveryDate }) => [
      {
        key: 'head',
        label: '',
        fields: {
          [fieldLabel(OrderFields, 'cutTolUpPct')]: cutTolUpPct,
          [fieldLabel(OrderFields, 'deliveryDate')]: deliveryDate,
        },
      },
    ],
  };
  return Object.entries(areas).flatMap(([area, rowsOf]) =>
    compareRows(rowsOf(before), rowsOf(draft)).map((change) => ({ area, ...change })),
  );
}
