import { fieldNames, type LineField } from '@garment-mes/domain/fields';
import { orderCell, orderColor } from '@garment-mes/domain/orders';
import { DomainError } from '@garment-mes/domain/refusals';
import { ident, join, type Sql, sql, type Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';
import { asLines } from '../../../records/given-columns.ts';
import { columnName } from '../../../records/write-row.sql.ts';
import type { OrderBody } from '../order-body.ts';

type Entered = Pick<OrderBody, 'colors' | 'sizes' | 'colorSizes'>;
type EnteredColor = NonNullable<Entered['colors']>[number];
type EnteredSize = NonNullable<Entered['sizes']>[number];
export type EnteredCell = NonNullable<Entered['colorSizes']>[number];

/** Colours, sizes and pieces as an order shall have them; the order of the lists is kept. */
interface Matrix {
  readonly colors: readonly EnteredColor[];
  readonly sizes: readonly EnteredSize[];
  /** Pieces that are left out stay. */
  readonly cells: readonly (Omit<EnteredCell, 'num'> & { readonly num?: number })[];
}

/** Columns of each that a body gives, out of the row as it shall be; a field of the document without one does not compile. */
const COLOR_COLUMNS: Readonly<Record<Exclude<keyof typeof orderColor, 'colorId'>, Sql>> = {
  customerColor: sql`r.customer_color`,
  isMain: sql`coalesce(r.is_main, 0)`,
};
const CELL_COLUMNS: Readonly<Record<Exclude<keyof typeof orderCell, 'colorId' | 'sizeId'>, Sql>> = {
  num: sql`coalesce(r.num, 0)`,
  sku: sql`r.sku`,
  barcode69: sql`r.barcode69`,
};
const colorNames = fieldNames(orderColor satisfies Readonly<Record<keyof EnteredColor, LineField>>);
const cellNames = fieldNames(orderCell satisfies Readonly<Record<keyof EnteredCell, LineField>>);

const namesOf = (columns: object): Sql =>
  join(Object.keys(columns).map((name) => ident(columnName(name))));
const excluded = (columns: object): Sql =>
  join(
    Object.keys(columns).map((name) => {
      const column = ident(columnName(name));
      return sql`${column} = excluded.${column}`;
    }),
  );

/**
 * What an order shall have after a body that may leave lists out: those stay.
 *
 * @param leftOut `none`: a list of cells is all of them, and brings in the colours and sizes it names; `stays`: it is
 * those that change
 */
export async function wholeMatrix(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  { colors, sizes, colorSizes }: Entered,
  leftOut: 'none' | 'stays',
): Promise<Matrix> {
  const mine = sql`where company_id = ${companyId} and order_id = ${orderId}`;
  const ownColors = await tx.all<{ colorId: string }>(
    sql`select color_id from mes2.order_color ${mine} order by seq_no`,
  );
  const ownSizes = await tx.all<{ sizeId: string }>(
    sql`select size_id from mes2.order_size ${mine} order by seq_no`,
  );
  const ownCells = await tx.all<{ colorId: string; sizeId: string }>(
    sql`select color_id, size_id from mes2.order_color_size ${mine}`,
  );
  const named = leftOut === 'none' ? (colorSizes ?? []) : [];
  const next = {
    colors:
      colors ??
      unique([...ownColors, ...named], ({ colorId }) => colorId).map(({ colorId }) => ({
        colorId,
      })),
    sizes:
      sizes ??
      unique([...ownSizes, ...named], ({ sizeId }) => sizeId).map(({ sizeId }) => ({ sizeId })),
  };
  const colorIds = new Set(next.colors.map(({ colorId }) => colorId));
  const sizeIds = new Set(next.sizes.map(({ sizeId }) => sizeId));
  const stays = colorSizes && leftOut === 'none' ? [] : ownCells;
  const typed = new Set((colorSizes ?? []).map(cellKey));
  return {
    ...next,
    cells: [
      ...stays.filter(
        (cell) =>
          !typed.has(cellKey(cell)) && colorIds.has(cell.colorId) && sizeIds.has(cell.sizeId),
      ),
      ...(colorSizes ?? []),
    ],
  };
}

const cellKey = ({ colorId, sizeId }: Pick<EnteredCell, 'colorId' | 'sizeId'>): string =>
  `${colorId}/${sizeId}`;

const unique = <Line>(lines: readonly Line[], keyOf: (line: Line) => string): Line[] =>
  [...new Map(lines.toReversed().map((line) => [keyOf(line), line])).values()].toReversed();

export const matrixSum = ({
  cells,
}: {
  readonly cells: readonly Pick<EnteredCell, 'num'>[];
}): number => cells.reduce((sum, { num }) => sum + num, 0);

/**
 * Replaces the matrix of an order: cells, colours and sizes that are kept stay the same rows, so that what
 * was cut of them and what hangs on them stays, and with it what a line does not speak of. A cell that no line
 * names has no pieces and keeps its codes.
 *
 * @throws {DomainError} `record-missing` for a colour or size that is not there, `row-twice`
 */
export async function writeMatrix(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  matrix: Matrix,
): Promise<void> {
  requireShape(matrix);
  const { colors, sizes, cells } = matrix;
  const colorIds = colors.map(({ colorId }) => colorId);
  const sizeIds = sizes.map(({ sizeId }) => sizeId);
  await tx.run(sql`
    delete from mes2.order_color_size where company_id = ${companyId} and order_id = ${orderId}
      and not (color_id = any(${colorIds}::bigint[]) and size_id = any(${sizeIds}::bigint[]))`);
  await tx.run(sql`
    delete from mes2.order_color
    where company_id = ${companyId} and order_id = ${orderId} and color_id <> all(${colorIds}::bigint[])`);
  await tx.run(sql`
    delete from mes2.order_size
    where company_id = ${companyId} and order_id = ${orderId} and size_id <> all(${sizeIds}::bigint[])`);
  const colored = await tx.run(sql`
    insert into mes2.order_color (company_id, order_id, color_id, color_name, seq_no, ${namesOf(COLOR_COLUMNS)})
    select ${companyId}, ${orderId}, c.id, c.name, x.at, ${join(Object.values(COLOR_COLUMNS))}
    from jsonb_array_elements(${asLines(colorNames, colors)}::jsonb) with ordinality as x (line, at)
    join ccm.color c
      on c.company_id = ${companyId} and c.id = (x.line ->> 'color_id')::bigint and c.del_flag = '0'
    left join mes2.order_color own
      on own.company_id = ${companyId} and own.order_id = ${orderId} and own.color_id = c.id
    cross join lateral jsonb_populate_record(own, x.line) r
    on conflict (company_id, order_id, color_id) do update
      set seq_no = excluded.seq_no, ${excluded(COLOR_COLUMNS)}`);
  if (colored < colors.length) throw new DomainError('record-missing', { what: '颜色' });
  const sized = await tx.run(sql`
    insert into mes2.order_size (company_id, order_id, size_id, size_name, seq_no)
    select ${companyId}, ${orderId}, z.id, z.name, x.at
    from unnest(${sizeIds}::bigint[]) with ordinality as x (id, at)
    join ccm.size z on z.company_id = ${companyId} and z.id = x.id and z.del_flag = '0'
    on conflict (company_id, order_id, size_id) do update set seq_no = excluded.seq_no`);
  if (sized < sizes.length) throw new DomainError('record-missing', { what: '尺码' });
  await tx.run(sql`
    insert into mes2.order_color_size (company_id, order_id, color_id, size_id, ${namesOf(CELL_COLUMNS)})
    select ${companyId}, ${orderId}, c.id, z.id, ${join(Object.values(CELL_COLUMNS))}
    from unnest(${colorIds}::bigint[]) as c (id) cross join unnest(${sizeIds}::bigint[]) as z (id)
    left join jsonb_array_elements(${asLines(cellNames, cells)}::jsonb) as x (line)
      on (x.line ->> 'color_id')::bigint = c.id and (x.line ->> 'size_id')::bigint = z.id
    left join mes2.order_color_size own
      on own.company_id = ${companyId} and own.order_id = ${orderId} and own.color_id = c.id and own.size_id = z.id
    cross join lateral jsonb_populate_record(own, coalesce(x.line, '{"num": 0}')) r
    on conflict (company_id, order_id, color_id, size_id) do update set ${excluded(CELL_COLUMNS)}`);
}

function requireShape({ colors, sizes, cells }: Matrix): void {
  const colorIds = new Set(colors.map(({ colorId }) => colorId));
  const sizeIds = new Set(sizes.map(({ sizeId }) => sizeId));
  if (colorIds.size < colors.length)
    throw new DomainError('row-twice', { field: '颜色', value: '' });
  if (sizeIds.size < sizes.length) throw new DomainError('row-twice', { field: '尺码', value: '' });
  const keys = new Set(cells.map(cellKey));
  if (keys.size < cells.length) throw new DomainError('row-twice', { field: '数量', value: '' });
  if (cells.some(({ colorId }) => !colorIds.has(colorId)))
    throw new DomainError('record-missing', { what: '颜色' });
  if (cells.some(({ sizeId }) => !sizeIds.has(sizeId)))
    throw new DomainError('record-missing', { what: '尺码' });
}

/** Ordered garments and amount of the head, from the cells as they are stored. */
export const writeOrderSums = (tx: Tx, { companyId }: Actor, orderId: string): Promise<number> =>
  tx.run(sql`
    update mes2.production_order o set order_num = t.num, amount = round(o.unit_price * t.num, 4)
    from (select coalesce(sum(num), 0)::int as num from mes2.order_color_size
      where company_id = ${companyId} and order_id = ${orderId}) t
    where o.company_id = ${companyId} and o.id = ${orderId}`);

export interface StoredCell {
  readonly colorId: string;
  readonly sizeId: string;
  readonly num: number;
  readonly sku: string | null;
  readonly barcode69: string | null;
  readonly colorName: string;
  readonly sizeName: string;
  readonly cutNum: number;
}

/** The cells of an order; `lock` locks them against a bed that is submitted meanwhile (H5). */
export const storedCells = (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  lock = false,
): Promise<StoredCell[]> =>
  tx.all(sql`
    select s.color_id, c.color_name, s.size_id, z.size_name, s.num, s.cut_num, s.sku, s.barcode69
    from mes2.order_color_size s
    join mes2.order_color c on c.company_id = s.company_id and c.order_id = s.order_id and c.color_id = s.color_id
    join mes2.order_size z on z.company_id = s.company_id and z.order_id = s.order_id and z.size_id = s.size_id
    where s.company_id = ${companyId} and s.order_id = ${orderId} order by s.id
    ${lock ? sql`for update of s` : sql``}`);
