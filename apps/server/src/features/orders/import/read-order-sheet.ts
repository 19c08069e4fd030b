import { type FieldsWith, fieldsWith } from '@garment-mes/domain/fields';
import { HOUSE_CURRENCY, type OrderHeadField, orderHead } from '@garment-mes/domain/orders';
import { CreateOrderBodyFields, OrderFields } from '@garment-mes/sdk/labels';
import type { Sheet } from '../../../records/sheets/import-sheet.ts';
import { sheetCell } from '../../../records/sheets/sheet-cell.ts';
import type { EnteredCell } from '../lines/write-matrix.sql.ts';
import type { ImportLibrary, KnownName } from './import-library.sql.ts';

/** A colour of the library, and what the customer calls it. */
type ImportedColor = KnownName & { readonly customerColor: string | null };

/** An order as a sheet describes it. */
export interface OrderDraft {
  /** Number of its first row. */
  readonly row: number;
  readonly orderNo: string;
  /** Columns of the head. */
  readonly head: Readonly<Record<string, unknown>>;
  readonly colors: readonly ImportedColor[];
  readonly sizes: readonly KnownName[];
  readonly cells: readonly EnteredCell[];
}

/** A sheet cannot say which order a make-up order mends. */
const MAKE_UP = 5;

type Imported = FieldsWith<typeof orderHead, 'imported', true>;

/** What is read cell by cell; number, customer and style are looked up by the sheet. */
const TYPED = fieldsWith(orderHead, 'imported', true).filter(
  (name) => name !== 'orderNo' && name !== 'customerId' && name !== 'styleId',
);

const isMoney = (name: Imported): boolean => {
  const field: OrderHeadField = orderHead[name];
  return field.money === true;
};

/** Columns of the template with a field of the head: the style goes by its number. */
const titleOf = (name: Imported): string =>
  (name === 'styleId' ? OrderFields.styleNo : CreateOrderBodyFields[name]).zh;

const HEADINGS: ReadonlySet<string> = new Set([
  ...fieldsWith(orderHead, 'imported', true).map(titleOf),
  ...['颜色', '客户颜色', '尺码', '数量', '合计'],
]);

/** The cell of a field of the head; a sheet makes no make-up orders. */
const cellOf = (sheet: Sheet, name: Imported): string | number | undefined =>
  sheetCell(
    sheet,
    CreateOrderBodyFields[name],
    (value) => name !== 'orderType' || value !== MAKE_UP,
  );

/** Reads the rows of one order; what is wrong is kept by the rows. @returns undefined when it cannot be */
export function readOrder(
  orderNo: string,
  sheets: readonly Sheet[],
  library: ImportLibrary,
  seesPrices: boolean,
): OrderDraft | undefined {
  const [first] = sheets;
  if (!first) return undefined;
  const customerName = first.required('客户');
  const customer = customerName ? first.find('客户', customerName, library.customers) : undefined;
  const styleNo = first.required('款号');
  const style = styleNo ? first.find('款号', styleNo, library.styles) : undefined;
  first.required(titleOf('deliveryDate'));
  const typed = new Map(
    TYPED.filter((name) => seesPrices || !isMoney(name)).map((name) => [name, cellOf(first, name)]),
  );
  const [deliveryDate, materialDate] = [typed.get('deliveryDate'), typed.get('materialDate')];
  if (deliveryDate && materialDate && deliveryDate < materialDate)
    first.refuse(titleOf('deliveryDate'), 'dates-reversed', {
      to: titleOf('deliveryDate'),
      from: titleOf('materialDate'),
    });
  refuseDifferences(sheets, typed, { customer, style }, library);
  if (!customer || !style) return undefined;

  const matrix = readMatrix(sheets, library, library.sizes.get(style.sizeGroupId) ?? new Map());
  const { cutTolUpPct, cutTolDownPct, shipTolUpPct, shipTolDownPct, isVip } = customer;
  const usual: { readonly [Name in Imported]?: string | number } = {
    ...{ cutTolUpPct, cutTolDownPct, shipTolUpPct, shipTolDownPct },
    ...{ orderType: 1, priority: isVip === 1 ? 2 : 0, currencyCode: HOUSE_CURRENCY },
  };
  const head = TYPED.map((name) => [name, typed.get(name) ?? usual[name] ?? null] as const);
  return {
    row: first.row,
    orderNo,
    head: {
      ...Object.fromEntries(head),
      orderNo,
      customerId: customer.id,
      customerName: customer.name,
      shadeControl: customer.shadeControl,
      styleId: style.id,
      styleNo: style.styleNo,
      styleName: style.styleName,
    },
    ...matrix,
  };
}

/** The rows of one order say one head: a row that says another value than the first hears both. */
function refuseDifferences(
  [first, ...others]: readonly Sheet[],
  typed: ReadonlyMap<Imported, string | number | undefined>,
  { customer, style }: { readonly customer: Found; readonly style: Found },
  { customers, styles }: ImportLibrary,
): void {
  if (!first) return;
  for (const sheet of others) {
    sheet.differs('客户', first, sheet.known('客户', customers)?.id, customer?.id);
    sheet.differs('款号', first, sheet.known('款号', styles)?.id, style?.id);
    for (const [name, value] of typed)
      sheet.differs(titleOf(name), first, cellOf(sheet, name), value);
  }
}

type Found = { readonly id: string } | undefined;

/** Colour by colour with sizes side by side, or colour and size row by row; both may stand in one sheet. */
function readMatrix(
  sheets: readonly Sheet[],
  { colors: palette }: ImportLibrary,
  sizeGroup: ReadonlyMap<string, KnownName>,
): Pick<OrderDraft, 'colors' | 'sizes' | 'cells'> {
  const colors = new Map<string, ImportedColor>();
  const sizes = new Map<string, KnownName>();
  const cells = new Map<string, EnteredCell>();
  for (const sheet of sheets) {
    const name = sheet.required('颜色');
    const color = name && sheet.find('颜色', name, palette);
    if (!color) continue;
    const said = sheet.text('客户颜色') ?? null;
    const customerColor = colors.get(color.id)?.customerColor ?? said;
    if (said !== null && said !== customerColor)
      sheet.refuse('客户颜色', 'row-twice', { field: '客户颜色', value: `${color.name} ${said}` });
    colors.set(color.id, { ...color, customerColor });
    const size = sheet.text('尺码');
    const typed: readonly (readonly [string, string])[] =
      size === undefined ? sheet.others(HEADINGS) : [[size, sheet.text('数量') ?? '']];
    for (const [sizeName, value] of typed) {
      if (value === '') continue;
      const known = sheet.find('尺码', sizeName, sizeGroup);
      const num = sheet.whole(size === undefined ? sizeName : '数量', value);
      if (!known || num === undefined) continue;
      sizes.set(known.id, known);
      const key = `${color.id}/${known.id}`;
      if (cells.has(key))
        sheet.refuse('数量', 'row-twice', {
          field: '颜色尺码',
          value: `${color.name}/${known.name}`,
        });
      cells.set(key, { colorId: color.id, sizeId: known.id, num });
    }
  }
  return {
    colors: [...colors.values()],
    sizes: [...sizes.values()].sort((a, b) => a.sort - b.sort),
    cells: [...cells.values()],
  };
}
