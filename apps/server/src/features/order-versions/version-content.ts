import { type ComparedRow, compareRows, cutLimit, type RowChange } from '@garment-mes/domain';
import type { Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../actor.ts';
import * as detail from '../orders/order-detail.sql.ts';
import { requireOrder } from '../orders/order-record.ts';
import { floorSettings, today } from '../settings.ts';

/** What of an order a version may change, as it stands. */
export type Values = NonNullable<DataOf<'getOrderVersionDraft'>['changes']>;

export async function orderValues(tx: Tx, actor: Actor, orderId: string): Promise<Values> {
  const { cutTolUpPct, deliveryDate } = await requireOrder(tx, actor, orderId);
  const cells = await detail.orderCells(tx, actor, orderId);
  const day = today(actor, await floorSettings(tx, actor));
  return {
    colors: await detail.orderColors(tx, actor, orderId),
    sizes: await detail.orderSizes(tx, actor, orderId),
    colorSizes: cells.map((cell) => ({ ...cell, limitNum: cutLimit(cell.num, cutTolUpPct) })),
    shipments: await detail.orderShipments(tx, actor, orderId),
    cutTolUpPct,
    deliveryDate,
    bom: await detail.orderBom(tx, actor, orderId),
    processes: await detail.orderProcesses(tx, actor, orderId, day),
    qualifying: (await detail.orderQualifying(tx, actor, orderId)) ?? null,
  };
}

/** The same without rates, for people who do not see them. */
export const shownValues = ({ can }: Actor, values: Values): Values =>
  can('FIELD^orderProcess.price')
    ? values
    : { ...values, processes: values.processes.map(({ price: _price, ...line }) => line) };

const AREAS: Readonly<Record<string, (values: Values) => ComparedRow[]>> = {
  数量: ({ colorSizes, colors, sizes }) =>
    colorSizes.map(({ colorId, sizeId, num }) => {
      const color = colors.find((each) => each.colorId === colorId)?.colorName ?? '';
      const size = sizes.find((each) => each.sizeId === sizeId)?.sizeName ?? '';
      return { key: `${colorId}/${sizeId}`, label: `${color}/${size}`, fields: { 数量: num } };
    }),
  走货: ({ shipments }) =>
    shipments.map((shipment) => ({
      key: shipment.shipmentNo,
      label: shipment.shipmentNo,
      fields: {
        走货日期: shipment.shipmentDate,
        数量: shipment.lines.reduce((sum, { num }) => sum + num, 0),
      },
    })),
  BOM: ({ bom, sizes }) =>
    bom.map((line) => ({
      key: `${line.materialId}/${line.partName ?? ''}/${line.colorId ?? ''}`,
      label: `${line.materialName} ${line.partName ?? ''}`.trim(),
      fields: {
        单件用量: line.usageNum,
        单位: line.unitCode,
        '损耗%': line.lossPct,
        // Versions of earlier days were kept without usages by size.
        ...Object.fromEntries(
          sizes.map(({ sizeId, sizeName }) => [
            `单件用量 ${sizeName}`,
            line.sizeUsages?.find((own) => own.sizeId === sizeId)?.usageNum ?? null,
          ]),
        ),
      },
    })),
  工序: ({ processes }) =>
    processes.map((line) => ({
      key: line.processId ?? line.processName,
      label: line.processName,
      fields: {
        序号: line.seqNo,
        '标准工时(分)': line.sam,
        工价: line.price,
        关键工序: line.isCheckpoint,
        产出点: line.isOutput,
        启用: line.isEnabled,
      },
    })),
  其他: ({ cutTolUpPct, deliveryDate, qualifying }) => [
    {
      key: 'head',
      label: '订单',
      fields: {
        '裁剪上差%': cutTolUpPct,
        交期: deliveryDate,
        主疵AQL: qualifying?.aqlMajor,
        次疵AQL: qualifying?.aqlMinor,
        检验水平: qualifying?.inspectionLevel,
      },
    },
  ],
};

export interface ValueChange extends RowChange {
  readonly area: string;
}

export const valueChanges = (before: Values, after: Values): ValueChange[] =>
  Object.entries(AREAS).flatMap(([area, rowsOf]) =>
    compareRows(rowsOf(before), rowsOf(after)).map((change) => ({ area, ...change })),
  );

export const totalOf = ({ colorSizes }: Values): number =>
  colorSizes.reduce((sum, { num }) => sum + num, 0);

/** A change in a few words: `数量 +18（2格）；工序 1处`. */
export function changeText(before: Values, after: Values): string {
  const counts = new Map<string, number>();
  for (const { area } of valueChanges(before, after)) counts.set(area, (counts.get(area) ?? 0) + 1);
  const diff = totalOf(after) - totalOf(before);
  return [...counts]
    .map(([area, count]) =>
      area === '数量' ? `数量 ${diff < 0 ? '' : '+'}${diff}（${count}格）` : `${area} ${count}处`,
    )
    .join('；');
}
