import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

/** Colours, sizes and pieces of an order as they were entered; the order of the lists is kept. */
export interface Matrix {
  readonly colors: readonly {
    readonly colorId: string;
    readonly customerColor?: string | null | undefined;
    readonly isMain?: number | null | undefined;
  }[];
  readonly sizes: readonly { readonly sizeId: string }[];
  readonly cells: readonly MatrixCell[];
}

export interface MatrixCell {
  readonly colorId: string;
  readonly sizeId: string;
  readonly num: number;
  readonly sku?: string | null | undefined;
  readonly barcode69?: string | null | undefined;
}

export const matrixSum = ({ cells }: Pick<Matrix, 'cells'>): number =>
  cells.reduce((sum, { num }) => sum + num, 0);

/**
 * Replaces the matrix of an order: cells, colours and sizes that are kept stay the same rows, so that what
 * was cut of them and what hangs on them stays.
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
  const { colors, sizes } = matrix;
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
    insert into mes2.order_color (company_id, order_id, color_id, color_name, seq_no, customer_color, is_main)
    select ${companyId}, ${orderId}, c.id, c.name, x.at, x."customerColor", coalesce(x."isMain", 0)
    from jsonb_to_recordset(${JSON.stringify(colors.map((row, at) => ({ ...row, at: at + 1 })))}::jsonb)
      as x ("colorId" bigint, "customerColor" text, "isMain" int, at int)
    join ccm.color c on c.company_id = ${companyId} and c.id = x."colorId" and c.del_flag = '0'
    on conflict (company_id, order_id, color_id) do update set seq_no = excluded.seq_no,
      customer_color = excluded.customer_color, is_main = excluded.is_main`);
  if (colored < colors.length) throw new DomainError('record-missing', { what: '颜色' });
  const sized = await tx.run(sql`
    insert into mes2.order_size (company_id, order_id, size_id, size_name, seq_no)
    select ${companyId}, ${orderId}, z.id, z.name, x.at
    from unnest(${sizeIds}::bigint[]) with ordinality as x (id, at)
    join ccm.size z on z.company_id = ${companyId} and z.id = x.id and z.del_flag = '0'
    on conflict (company_id, order_id, size_id) do update set seq_no = excluded.seq_no`);
  if (sized < sizes.length) throw new DomainError('record-missing', { what: '尺码' });
  await tx.run(sql`
    insert into mes2.order_color_size (company_id, order_id, color_id, size_id, num, sku, barcode69)
    select ${companyId}, ${orderId}, c.id, z.id, coalesce(x.num, 0), x.sku, x.barcode69
    from unnest(${colorIds}::bigint[]) as c (id) cross join unnest(${sizeIds}::bigint[]) as z (id)
    left join jsonb_to_recordset(${JSON.stringify(matrix.cells)}::jsonb)
      as x ("colorId" bigint, "sizeId" bigint, num int, sku text, barcode69 text)
      on x."colorId" = c.id and x."sizeId" = z.id
    on conflict (company_id, order_id, color_id, size_id) do update set num = excluded.num,
      sku = excluded.sku, barcode69 = excluded.barcode69`);
}

function requireShape({ colors, sizes, cells }: Matrix): void {
  const colorIds = new Set(colors.map(({ colorId }) => colorId));
  const sizeIds = new Set(sizes.map(({ sizeId }) => sizeId));
  if (colorIds.size < colors.length)
    throw new DomainError('row-twice', { field: '颜色', value: '' });
  if (sizeIds.size < sizes.length) throw new DomainError('row-twice', { field: '尺码', value: '' });
  const keys = new Set(cells.map(({ colorId, sizeId }) => `${colorId}/${sizeId}`));
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

export interface StoredCell extends MatrixCell {
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
