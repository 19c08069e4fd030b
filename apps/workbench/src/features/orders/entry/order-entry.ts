import { fieldNames } from '@garment-mes/domain/fields';
import { HOUSE_CURRENCY, type OrderHeadField, orderHead } from '@garment-mes/domain/orders';
import { CreateOrderBodyFields } from '@garment-mes/sdk/labels';
import type { CreateOrderBody, Order, UpdateOrderBody } from '@garment-mes/sdk/mes2';
import { validateCreateOrder } from '@garment-mes/sdk/validators';
import { t } from '#app/i18n.ts';
import { cellKey, isWhole, piecesOf } from '#garment/matrix/piece-matrix.tsx';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
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

/** Fields of the head as the document has them; every one of them is described in `orderHead`, and none besides. */
export type HeadName = Exclude<keyof CreateOrderBody, 'colors' | 'sizes' | 'colorSizes'>;
export const headFields: Readonly<Record<HeadName, OrderHeadField>> = orderHead;
/** In the order in which they are typed. */
export const headNames: readonly HeadName[] = fieldNames(orderHead);

/** Typed as one value; files are a list of their own. */
export type TypedName = Exclude<HeadName, 'attachments'>;
const typedNames = headNames.filter((name) => name !== 'attachments');
const copiedNames = typedNames.filter((name) => headFields[name].copied);

/** Nothing typed yet but what the server would fill in. @param today day of the company */
export const blankEntry = (today: string): OrderEntry => ({
  values: { orderType: '1', priority: '0', orderDate: today, currencyCode: HOUSE_CURRENCY },
  colors: [],
  sizes: [],
  cells: {},
  attachments: [],
});

/** A copy of an order: its content under a number and dates of its own. */
export const copiedEntry = (order: Order, today: string): OrderEntry => ({
  ...contentOf(order, copiedNames),
  values: { orderDate: today, sourceOrderId: order.id, ...contentOf(order, copiedNames).values },
});

/** An order as it is, to be corrected. */
export const editedEntry = (order: Order): OrderEntry => ({
  ...contentOf(order, typedNames),
  attachments: order.attachments,
});

function contentOf(order: Order, names: readonly TypedName[]): OrderEntry {
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

/** What the service takes for a text of the page: numbers where the document has numbers. */
const sentValue = (name: TypedName, text: string): string | number => {
  const { kind } = fieldOf(CreateOrderBodyFields, name);
  return kind === 'enum' || kind === 'integer' ? Number(text) : text.trim();
};

/** Empty controls are absent values; cells without pieces are not sent. */
export function orderBody({
  values,
  colors,
  sizes,
  cells,
  attachments,
}: OrderEntry): CreateOrderBody {
  const head = Object.fromEntries(
    typedNames.flatMap((name) => {
      const text = values[name] ?? '';
      return text.trim() === '' ? [] : [[name, sentValue(name, text)]];
    }),
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

/**
 * The whole corrected order, cleared fields too; the pieces of a confirmed one are changed by a version. What the
 * customer calls a colour and the codes of a cell are not typed here: left out, they stay.
 */
export function updateBody(entry: OrderEntry, order: Order): UpdateOrderBody {
  const { colors, sizes, colorSizes, ...filled } = orderBody(entry);
  const cleared = typedNames.filter((name) => order[name] != null && !(name in filled));
  const head = { ...filled, ...Object.fromEntries(cleared.map((name) => [name, null])) };
  const claim = { id: order.id, version: order.version };
  return order.status === DRAFT
    ? { ...head, ...claim, colors, sizes, colorSizes }
    : { ...head, ...claim };
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
      sum + sizes.reduce((row, sizeId) => row + piecesOf(cells[cellKey(colorId, sizeId)]), 0),
    0,
  );
