import { cutLimit } from '@garment-mes/domain/cutting-bed';
import type { Language } from '@garment-mes/domain/refusals';
import { OrderColorSizeFields, OrderFields } from '@garment-mes/sdk/labels';
import type { Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import {
  type Area,
  type RecordChange,
  recordChanges,
  titled,
} from '../../records/record-changes.ts';
import {
  BOM_AREA,
  orderDetail as detail,
  POINT_AREA,
  PROCESS_AREA,
  QUALIFYING_AREA,
  requireOrder,
  SHIPMENT_AREA,
} from '../orders/public.ts';
import { floorSettings, today } from '../settings/public.ts';

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

/** Cell by cell, as the numbers of a change are typed and approved. */
const PIECES: Area<Values> = {
  area: 'colorSizes',
  title: { zh: '数量', en: 'Quantities' },
  lines: ({ colorSizes, colors, sizes }) =>
    colorSizes.map(({ colorId, sizeId, num }) => {
      const color = colors.find((each) => each.colorId === colorId)?.colorName ?? '';
      const size = sizes.find((each) => each.sizeId === sizeId)?.sizeName ?? '';
      return {
        ...{ key: `${colorId}/${sizeId}`, label: `${color}/${size}`, summary: String(num) },
        fields: titled(OrderColorSizeFields, { num }, ['num']),
      };
    }),
};

const HEAD: Area<Values> = {
  area: 'head',
  title: { zh: '其他', en: 'Other' },
  lines: (values) => [
    {
      ...{ key: 'head', label: '', summary: '' },
      fields: titled(OrderFields, values, ['cutTolUpPct', 'deliveryDate']),
    },
  ],
};

const AREAS: readonly Area<Values>[] = [
  ...[PIECES, SHIPMENT_AREA, BOM_AREA, PROCESS_AREA, HEAD, QUALIFYING_AREA, POINT_AREA],
];

export const valueChanges = (before: Values, after: Values): RecordChange[] =>
  recordChanges(AREAS, before, after);

export const totalOf = ({ colorSizes }: Values): number =>
  colorSizes.reduce((sum, { num }) => sum + num, 0);

/** A change in a few words: `数量 +18（1格）；工序 1处`. */
export function changeText(before: Values, after: Values): string {
  const counts = new Map<string, number>();
  for (const { areaTitle } of valueChanges(before, after)) {
    counts.set(areaTitle.zh, (counts.get(areaTitle.zh) ?? 0) + 1);
  }
  const diff = totalOf(after) - totalOf(before);
  return [...counts]
    .map(([name, count]) =>
      name === PIECES.title.zh
        ? `${name} ${diff < 0 ? '' : '+'}${diff}（${count}格）`
        : `${name} ${count}处`,
    )
    .join('；');
}

/** What was changed, in the language of the reader; it is stored in Chinese. */
export function changeTextIn(text: string | null, language: Language): string | null {
  if (language !== 'en' || text === null) return text;
  const names = new Map(AREAS.map(({ title }) => [title.zh, title.en]));
  const said = text.split('；').map((part) => {
    const [, name = '', count, cells] = /^(.+) ([+-]?\d+)(?:处|（(\d+)格）)$/.exec(part) ?? [];
    const area = names.get(name);
    if (area === undefined) return part;
    return cells === undefined ? `${area}: ${count}` : `${area} ${count} (cells: ${cells})`;
  });
  return said.join('; ');
}
