import { CreateOrderBodyFields } from '@garment-mes/sdk/labels';
import type { CreateOrderBody, Order, UpdateOrderBody } from '@garment-mes/sdk/mes2';
import { validateCreateOrder } from '@garment-mes/sdk/validators';
import { t } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { faultText } from '#screens/form/fault-text.ts';

/** A new order while it is typed; numbers are texts. */
export interface OrderEntry {
  readonly values: Readonly<Record<string, string>>;
  /** Colours and sizes in their order. */
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  /** Pieces by `colour/size`. */
  readonly cells: Readonly<Record<string, string>>;
  /** Addresses of files that belong to it. */
  readonly attachments: readonly string[];
}

const DRAFT = 0;
/** Fields the service takes as numbers. */
const NUMBERS: ReadonlySet<string> = new Set(['orderType', 'priority', 'packMethod']);
/** Taken over from a copied order: everything that is not its number, its days or its progress. */
const COPIED = [
  'orderType',
  'customerId',
  'styleId',
  'season',
  'washingId',
  'packMethod',
  'priority',
  'cutTolUpPct',
  'cutTolDownPct',
  'shipTolUpPct',
  'shipTolDownPct',
  'unitPrice',
  'cmPrice',
  'currencyCode',
  'factoryId',
  'technicianId',
  'remark',
] as const;

/** What else of an order is typed again when it is put right. */
const OWN = [
  'orderNo',
  'saleNo',
  'customerPo',
  'orderDate',
  'materialDate',
  'planCutDate',
  'planSewDate',
  'deliveryDate',
  'merchandiserId',
  'imageUrl',
] as const;

export const cellKey = (colorId: string, sizeId: string): string => `${colorId}/${sizeId}`;

/** Nothing typed yet. @param today day of the company */
export const blankEntry = (today: string): OrderEntry => ({
  values: { orderType: '1', priority: '0', orderDate: today },
  colors: [],
  sizes: [],
  cells: {},
  attachments: [],
});

/** A copy of an order: its content under a number and dates of its own. */
export const copiedEntry = (order: Order, today: string): OrderEntry => ({
  ...contentOf(order, COPIED),
  values: { orderDate: today, sourceOrderId: order.id, ...contentOf(order, COPIED).values },
});

/** An order as it stands, to be put right. */
export const editedEntry = (order: Order): OrderEntry => ({
  ...contentOf(order, [...COPIED, ...OWN]),
  attachments: order.attachments,
});

function contentOf(
  order: Order,
  names: readonly ((typeof COPIED)[number] | (typeof OWN)[number])[],
): OrderEntry {
  const values: Record<string, string> = {};
  for (const name of names) {
    const value = order[name];
    if (value !== null && value !== undefined) values[name] = String(value);
  }
  return {
    values,
    attachments: [],
    colors: order.colors.map(({ colorId }) => colorId),
    sizes: order.sizes.map(({ sizeId }) => sizeId),
    cells: Object.fromEntries(
      order.colorSizes.map(({ colorId, sizeId, num }) => [cellKey(colorId, sizeId), String(num)]),
    ),
  };
}

/** Empty controls are absent values; cells without pieces are not sent. */
export function orderBody({
  values,
  colors,
  sizes,
  cells,
  attachments,
}: OrderEntry): CreateOrderBody {
  const head = Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value.trim() !== '')
      .map(([name, value]) => [name, NUMBERS.has(name) ? Number(value) : value.trim()]),
  );
  return {
    ...head,
    attachments: [...attachments],
    colors: colors.map((colorId) => ({ colorId })),
    sizes: sizes.map((sizeId) => ({ sizeId })),
    colorSizes: colors.flatMap((colorId) =>
      sizes.flatMap((sizeId) => {
        const num = Number(cells[cellKey(colorId, sizeId)] || '0');
        return num > 0 ? [{ colorId, sizeId, num }] : [];
      }),
    ),
  } as unknown as CreateOrderBody;
}

/** The whole order as it is put right; the pieces of a confirmed one are changed by a version. */
export function updateBody(entry: OrderEntry, order: Order): UpdateOrderBody {
  const { colors, sizes, colorSizes, ...head } = orderBody(entry);
  const claim = { id: order.id, version: order.version };
  if (order.status !== DRAFT) return { ...head, ...claim };
  return {
    ...head,
    ...claim,
    sizes,
    colors: colors?.map((color) => {
      const own = order.colors.find(({ colorId }) => colorId === color.colorId);
      return own ? { ...color, customerColor: own.customerColor, isMain: own.isMain } : color;
    }),
    colorSizes: colorSizes?.map((cell) => {
      const own = order.colorSizes.find(
        ({ colorId, sizeId }) => colorId === cell.colorId && sizeId === cell.sizeId,
      );
      return own ? { ...cell, sku: own.sku, barcode69: own.barcode69 } : cell;
    }),
  } as UpdateOrderBody;
}

/** First sentence by field: what the document refuses, and dates that run backwards. */
export function entryFaults(entry: OrderEntry): ReadonlyMap<string, string> {
  const faults = new Map<string, string>();
  const add = (field: string, text: string) => {
    if (!faults.has(field)) faults.set(field, text);
  };
  for (const fault of validateCreateOrder(orderBody(entry))) {
    const field = fault.path.split('/')[1] ?? '';
    add(field, faultText(fault, fieldLabel(CreateOrderBodyFields, field)));
  }
  const [cell] = badCells(entry, (colorId, sizeId) => `${colorId}/${sizeId}`).values();
  if (cell !== undefined) add('colorSizes', cell);
  const { materialDate = '', deliveryDate = '', planCutDate = '', planSewDate = '' } = entry.values;
  if (materialDate !== '' && deliveryDate !== '' && deliveryDate < materialDate)
    add('deliveryDate', t('交期不能早于物料日期'));
  if (planCutDate !== '' && planSewDate !== '' && planSewDate < planCutDate)
    add('planSewDate', t('计划上线不能早于计划裁剪'));
  return faults;
}

const WHOLE = /^\d{0,9}$/;

/** Whether a text is a number of pieces; nothing typed is none. */
export const isWhole = (text: string): boolean => WHOLE.test(text);

/** The part of an order that is typed as a matrix. */
export type MatrixEntry = Pick<OrderEntry, 'colors' | 'sizes' | 'cells'>;

/** What is wrong with cells whose text is no whole number, by `colour/size`. @param nameOf both in words */
export const badCells = (
  { cells, colors, sizes }: MatrixEntry,
  nameOf: (colorId: string, sizeId: string) => string,
): ReadonlyMap<string, string> =>
  new Map(
    colors.flatMap((colorId) =>
      sizes.flatMap((sizeId) => {
        const key = cellKey(colorId, sizeId);
        const text = cells[key] ?? '';
        return isWhole(text)
          ? []
          : [
              [
                key,
                t('{cell}：“{text}”不是整数', { cell: nameOf(colorId, sizeId), text }),
              ] as const,
            ];
      }),
    ),
  );

/** All pieces typed so far. */
export const entryTotal = ({ cells, colors, sizes }: MatrixEntry): number =>
  colors.reduce(
    (sum, colorId) =>
      sum + sizes.reduce((row, sizeId) => row + (Number(cells[cellKey(colorId, sizeId)]) || 0), 0),
    0,
  );
