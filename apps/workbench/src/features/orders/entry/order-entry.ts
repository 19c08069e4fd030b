import { CreateOrderBodyFields } from '@garment-mes/sdk/labels';
import type { CreateOrderBody, Order } from '@garment-mes/sdk/mes2';
import { validateCreateOrder } from '@garment-mes/sdk/validators';
import { faultText } from '#kit/fault-text.ts';
import { t } from '#kit/i18n.ts';
import { fieldLabel } from '#kit/labels.ts';

/** A new order while it is typed; numbers are texts. */
export interface OrderEntry {
  readonly values: Readonly<Record<string, string>>;
  /** Colours and sizes in their order. */
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  /** Pieces by `colour/size`. */
  readonly cells: Readonly<Record<string, string>>;
}

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

export const cellKey = (colorId: string, sizeId: string): string => `${colorId}/${sizeId}`;

/** Nothing typed yet. @param today day of the company */
export const blankEntry = (today: string): OrderEntry => ({
  values: { orderType: '1', priority: '0', orderDate: today },
  colors: [],
  sizes: [],
  cells: {},
});

/** A copy of an order: its content under a number and dates of its own. */
export function copiedEntry(order: Order, today: string): OrderEntry {
  const values: Record<string, string> = { orderDate: today, sourceOrderId: order.id };
  for (const name of COPIED) {
    const value = order[name];
    if (value !== null && value !== undefined) values[name] = String(value);
  }
  return {
    values,
    colors: order.colors.map(({ colorId }) => colorId),
    sizes: order.sizes.map(({ sizeId }) => sizeId),
    cells: Object.fromEntries(
      order.colorSizes.map(({ colorId, sizeId, num }) => [cellKey(colorId, sizeId), String(num)]),
    ),
  };
}

/** Empty controls are absent values; cells without pieces are not sent. */
export function orderBody({ values, colors, sizes, cells }: OrderEntry): CreateOrderBody {
  const head = Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value.trim() !== '')
      .map(([name, value]) => [name, NUMBERS.has(name) ? Number(value) : value.trim()]),
  );
  return {
    ...head,
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
  const { materialDate = '', deliveryDate = '', planCutDate = '', planSewDate = '' } = entry.values;
  if (materialDate !== '' && deliveryDate !== '' && deliveryDate < materialDate)
    add('deliveryDate', t('交期不能早于物料日期'));
  if (planCutDate !== '' && planSewDate !== '' && planSewDate < planCutDate)
    add('planSewDate', t('计划上线不能早于计划裁剪'));
  return faults;
}

/** All pieces typed so far. */
export const entryTotal = ({ cells, colors, sizes }: OrderEntry): number =>
  colors.reduce(
    (sum, colorId) =>
      sum + sizes.reduce((row, sizeId) => row + (Number(cells[cellKey(colorId, sizeId)]) || 0), 0),
    0,
  );
