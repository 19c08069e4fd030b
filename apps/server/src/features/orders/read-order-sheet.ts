import type { Sheet } from '../../records/import-sheet.ts';
import type { ImportLibrary, KnownName } from './import-library.sql.ts';
import type { MatrixCell } from './write-matrix.sql.ts';

/** An order as a sheet describes it. */
export interface OrderDraft {
  /** Number of its first row. */
  readonly row: number;
  readonly orderNo: string;
  /** Columns of the head. */
  readonly head: { readonly orderDate: string | null } & Readonly<Record<string, unknown>>;
  readonly colors: readonly KnownName[];
  readonly sizes: readonly KnownName[];
  readonly cells: readonly MatrixCell[];
}

const ORDER_TYPES = new Map([
  ['大货', 1],
  ['样板', 2],
  ['翻单', 3],
  ['来料加工', 4],
]);
const PRIORITIES = new Map([
  ['普通', 0],
  ['加急', 1],
  ['VIP', 2],
]);
const HEADINGS: ReadonlySet<string> = new Set(
  (
    '订单号 客户 款号 订单类型 优先级 销售单号 客户PO 季节 下单日期 物料日期 计划裁剪 计划上线 交期 单价 加工费 币种 备注 ' +
    '裁剪上差% 裁剪下差% 走货上差% 走货下差% 颜色 客户颜色 尺码 数量 合计'
  ).split(' '),
);
/** What every row of one order has to agree on where it says it. */
const SHARED = ['客户', '款号', '交期'];

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
  const customer = customerName && first.find('客户', customerName, library.customers);
  const styleNo = first.required('款号');
  const style = styleNo && first.find('款号', styleNo, library.styles);
  first.required('交期');
  const deliveryDate = first.date('交期');
  const materialDate = first.date('物料日期') ?? null;
  if (deliveryDate && materialDate && deliveryDate < materialDate)
    first.refuse('交期', 'dates-reversed', { to: '交期', from: '物料日期' });
  refuseDifferences(first, sheets);
  if (!customer || !style) return undefined;

  const matrix = readMatrix(sheets, library, library.sizes.get(style.sizeGroupId) ?? new Map());
  const percent = (field: string, usual: string) => first.number(field) ?? usual;
  return {
    row: first.row,
    orderNo,
    head: {
      orderNo,
      orderType: first.known('订单类型', ORDER_TYPES) ?? 1,
      customerId: customer.id,
      customerName: customer.name,
      shadeControl: customer.shadeControl,
      styleId: style.id,
      styleNo: style.styleNo,
      styleName: style.styleName,
      priority: first.known('优先级', PRIORITIES) ?? (customer.isVip === 1 ? 2 : 0),
      saleNo: first.text('销售单号') ?? null,
      customerPo: first.text('客户PO') ?? null,
      season: first.text('季节') ?? null,
      orderDate: first.date('下单日期') ?? null,
      materialDate,
      planCutDate: first.date('计划裁剪') ?? null,
      planSewDate: first.date('计划上线') ?? null,
      deliveryDate,
      cutTolUpPct: percent('裁剪上差%', customer.cutTolUpPct),
      cutTolDownPct: percent('裁剪下差%', customer.cutTolDownPct),
      shipTolUpPct: percent('走货上差%', customer.shipTolUpPct),
      shipTolDownPct: percent('走货下差%', customer.shipTolDownPct),
      unitPrice: seesPrices ? (first.number('单价') ?? null) : null,
      cmPrice: seesPrices ? (first.number('加工费') ?? null) : null,
      currencyCode: first.text('币种') ?? 'CNY',
      remark: first.text('备注') ?? null,
    },
    ...matrix,
  };
}

function refuseDifferences(first: Sheet, sheets: readonly Sheet[]): void {
  for (const sheet of sheets)
    for (const field of SHARED) {
      const value = sheet.text(field);
      if (value !== undefined && value !== first.text(field))
        sheet.refuse(field, 'import-differs', { field, row: first.row });
    }
}

/** Colour by colour with sizes side by side, or colour and size row by row; both may stand in one sheet. */
function readMatrix(
  sheets: readonly Sheet[],
  { colors: palette }: ImportLibrary,
  sizeGroup: ReadonlyMap<string, KnownName>,
): Pick<OrderDraft, 'colors' | 'sizes' | 'cells'> {
  const colors = new Map<string, KnownName>();
  const sizes = new Map<string, KnownName>();
  const cells = new Map<string, MatrixCell>();
  for (const sheet of sheets) {
    const name = sheet.required('颜色');
    const color = name && sheet.find('颜色', name, palette);
    if (!color) continue;
    colors.set(color.id, color);
    const size = sheet.text('尺码');
    const typed: readonly (readonly [string, string])[] =
      size === undefined ? sheet.others(HEADINGS) : [[size, sheet.text('数量') ?? '']];
    for (const [sizeName, value] of typed) {
      if (value === '') continue;
      const known = sheet.find('尺码', sizeName, sizeGroup);
      const num = sheet.whole(sizeName, value);
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
