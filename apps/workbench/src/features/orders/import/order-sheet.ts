import { type FieldsWith, fieldsWith } from '@garment-mes/domain/fields';
import { orderHead } from '@garment-mes/domain/orders';
import {
  CreateOrderBodyFields,
  type Field,
  type FieldKind,
  OrderColorInputFields,
  OrderRowFields,
} from '@garment-mes/sdk/labels';
import { type Labelled, labelOf, msg, t } from '#app/i18n.ts';
import { bareWord } from '#screens/sheet/cell-text.ts';
import type { SheetHead as Head } from '#screens/sheet/checked-sheet.ts';

/** Rows a sheet of orders may have. */
export const IMPORT_ROWS = 10_000;

type HeadKind = Head['kind'];

/** A heading of a sheet of orders; its Chinese word goes over the wire in every language. */
export interface SheetHead extends Head {
  /** A heading of no template: the pieces of that size. */
  readonly isSize?: boolean;
}

const head = (field: Labelled, kind: HeadKind = 'text'): SheetHead => ({
  name: field.zh,
  label: () => labelOf(field),
  kind,
});
const own = (name: string, kind: HeadKind = 'text'): SheetHead => ({
  name,
  label: () => t(name),
  kind,
});

const body = CreateOrderBodyFields;
export const ORDER_NO = body.orderNo.zh;
export const CUSTOMER = body.customerId.zh;
export const STYLE_NO = OrderRowFields.styleNo.zh;
export const DELIVERY = body.deliveryDate.zh;
export const COLOR = msg('颜色');
export const SIZE = msg('尺码');
export const QUANTITY = msg('数量');
export const TOTAL = msg('合计');

type Imported = FieldsWith<typeof orderHead, 'imported', true>;

const KINDS: Partial<Record<FieldKind, HeadKind>> = { date: 'date', decimal: 'number' };

/** A column of the template; the style goes by its number. */
const headOfField = (name: Imported): SheetHead => {
  const field: Field = body[name];
  return head(name === 'styleId' ? OrderRowFields.styleNo : field, KINDS[field.kind]);
};

const IMPORTED = fieldsWith(orderHead, 'imported', true);

/** What an order is known by, in the order of the template. */
const ORDER_HEADS: readonly SheetHead[] = IMPORTED.map(headOfField);

/** A colour, and what the customer calls it. */
const COLOR_HEADS = [own(COLOR), head(OrderColorInputFields.customerColor)];
const SIZE_HEADS = [own(SIZE), own(QUANTITY, 'whole')];

const KNOWN = [...ORDER_HEADS, ...COLOR_HEADS, ...SIZE_HEADS, own(TOTAL)];

const PRICES: ReadonlySet<string> = new Set(
  fieldsWith(orderHead, 'money', true).map((name) => body[name].zh),
);

/** What a heading of a file stands for, in either language; a size when no template has it. */
export function headOf(text: string): SheetHead {
  const wanted = bareWord(text);
  const known = KNOWN.find(({ name, label }) =>
    [bareWord(name), bareWord(label())].includes(wanted),
  );
  return known ?? { name: text, label: () => text, kind: 'whole', isSize: true };
}

/** The ways a sheet of orders may be laid out. */
export type SheetLayout = 'colors' | 'sizes';

/**
 * Headings of the template.
 * @param layout `colors`: a row for each colour, `sizeNames` side by side; `sizes`: a row for each size
 */
export function templateHeads(
  layout: SheetLayout,
  sizeNames: readonly string[],
  seesPrices: boolean,
): readonly string[] {
  const order = ORDER_HEADS.filter(({ name }) => seesPrices || !PRICES.has(name));
  const heads = [...order, ...COLOR_HEADS, ...(layout === 'sizes' ? SIZE_HEADS : [])];
  return [...heads.map(({ label }) => label()), ...(layout === 'colors' ? sizeNames : [])];
}
