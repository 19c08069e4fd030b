import { checkStock } from '@garment-mes/domain/goods';
import { refuseFirst } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import type { BillRow, Cell } from './bill.sql.ts';

/** A movement of stock: which bill moves it, of which order, in which store. */
interface Move {
  readonly bill: Pick<BillRow, 'id' | 'orderId'>;
  readonly warehouseId: string;
  readonly workDate: string;
}

/** Puts pieces into a store, with their line in the ledger. */
export async function putGoods(
  tx: Tx,
  actor: Actor,
  move: Move,
  cells: readonly Cell[],
): Promise<void> {
  const { companyId, now } = actor;
  for (const cell of cells) {
    const { colorId, sizeId, grade, num } = cell;
    const after = await tx.one<{ num: number }>(sql`
      insert into mes2.finished_stock as s (company_id, warehouse_id, order_id, color_id, size_id, grade, num, create_date)
      values (${companyId}, ${move.warehouseId}, ${move.bill.orderId}, ${colorId}, ${sizeId}, ${grade}, ${num}, ${now})
      on conflict (company_id, warehouse_id, order_id, color_id, size_id, grade)
        do update set num = s.num + excluded.num, version = s.version + 1, update_date = ${now}
      returning num`);
    await enter(tx, actor, move, cell, num, after?.num ?? num);
  }
}

/**
 * Takes pieces out of a store, with their line in the ledger: those that were promised to the bill, or free ones.
 *
 * @throws {DomainError} `goods-short`, or `reversal-short` for free ones
 */
export async function takeGoods(
  tx: Tx,
  actor: Actor,
  move: Move,
  cells: readonly Cell[],
  from: 'promised' | 'free',
): Promise<void> {
  const { companyId, now } = actor;
  const promised = from === 'promised';
  for (const cell of cells) {
    const { num } = cell;
    const after = await tx.one<{ num: number }>(sql`
      update mes2.finished_stock s set num = num - ${num}::int, version = version + 1, update_date = ${now},
        locked_num = locked_num - case when ${promised}::boolean then ${num}::int else 0 end
      where ${stockOf(companyId, move, cell)}
        and case when ${promised}::boolean then least(num, locked_num) else num - locked_num end >= ${num}::int
      returning num`);
    if (!after)
      await refuseShort(tx, actor, move, cell, promised ? 'goods-short' : 'reversal-short');
    await enter(tx, actor, move, cell, -num, after?.num ?? 0);
  }
}

/** Promises pieces of a store to a bill, so that no other bill takes them. @throws {DomainError} `goods-short` */
export async function promiseGoods(
  tx: Tx,
  actor: Actor,
  bill: Pick<BillRow, 'orderId' | 'warehouseId'>,
  cells: readonly Cell[],
): Promise<void> {
  for (const cell of cells) {
    const held = await tx.run(sql`
      update mes2.finished_stock s set locked_num = locked_num + ${cell.num}::int, version = version + 1
      where ${stockOf(actor.companyId, { bill, warehouseId: bill.warehouseId }, cell)}
        and num - locked_num >= ${cell.num}::int`);
    if (held === 0)
      await refuseShort(tx, actor, { bill, warehouseId: bill.warehouseId }, cell, 'goods-short');
  }
}

/** What was promised to a bill is free again. */
export async function freeGoods(
  tx: Tx,
  { companyId }: Actor,
  bill: Pick<BillRow, 'orderId' | 'warehouseId'>,
  cells: readonly Cell[],
): Promise<void> {
  for (const cell of cells)
    await tx.run(sql`
      update mes2.finished_stock s set locked_num = locked_num - ${cell.num}::int, version = version + 1
      where ${stockOf(companyId, { bill, warehouseId: bill.warehouseId }, cell)}`);
}

interface Place {
  readonly bill: Pick<BillRow, 'orderId'>;
  readonly warehouseId: string;
}

const stockOf = (companyId: string, { bill, warehouseId }: Place, cell: Cell) => sql`
  s.company_id = ${companyId} and s.warehouse_id = ${warehouseId} and s.order_id = ${bill.orderId}
    and s.color_id = ${cell.colorId} and s.size_id = ${cell.sizeId} and s.grade = ${cell.grade}`;

async function refuseShort(
  tx: Tx,
  { companyId }: Actor,
  place: Place,
  cell: Cell,
  code: 'goods-short' | 'reversal-short',
): Promise<void> {
  const found = await tx.one<{ color: string; size: string; free: number }>(sql`
    select c.name as color, z.name as size,
      coalesce((select s.num - s.locked_num from mes2.finished_stock s
        where ${stockOf(companyId, place, cell)}), 0)::int as free
    from ccm.color c join ccm.size z on z.company_id = c.company_id and z.id = ${cell.sizeId}
    where c.company_id = ${companyId} and c.id = ${cell.colorId}`);
  const { color = '', size = '', free = 0 } = found ?? {};
  refuseFirst(checkStock([{ ...cell, color, size, free: Math.min(free, cell.num - 1) }], code));
}

const enter = (
  tx: Tx,
  { companyId, user, now }: Actor,
  { bill, warehouseId, workDate }: Move,
  { colorId, sizeId, grade }: Cell,
  num: number,
  balance: number,
): Promise<number> =>
  tx.run(sql`
    insert into mes2.finished_ledger (company_id, work_date, warehouse_id, order_id, color_id, size_id, grade, bill_id,
      num, balance_num, create_by, create_date)
    values (${companyId}, ${workDate}, ${warehouseId}, ${bill.orderId}, ${colorId}, ${sizeId}, ${grade}, ${bill.id},
      ${num}, ${balance}, ${user.id}, ${now})`);

/** Pieces that came in or were shipped, as facts for the order's counters (H8). */
export async function appendGoods(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  stage: 'in' | 'out',
  workDate: string,
  cells: readonly Cell[],
): Promise<void> {
  for (const { colorId, sizeId, num } of cells)
    await tx.run(sql`
      insert into mes2.progress_delta (company_id, order_id, color_id, size_id, stage, num, work_date)
      values (${companyId}, ${orderId}, ${colorId}, ${sizeId}, ${stage}, ${num}, ${workDate})`);
}

/** What left of a shipment, or came back by a reversal, and how far the shipment is. */
export async function countShipped(
  tx: Tx,
  { companyId }: Actor,
  shipmentId: string,
  cells: readonly Cell[],
  sign: 1 | -1,
): Promise<void> {
  for (const { colorId, sizeId, num } of cells)
    await tx.run(sql`
      insert into mes2.order_shipment_line as l (company_id, shipment_id, color_id, size_id, num, shipped_num)
      values (${companyId}, ${shipmentId}, ${colorId}, ${sizeId}, 0, greatest(0, ${sign * num}::int))
      on conflict (company_id, shipment_id, color_id, size_id)
        do update set shipped_num = greatest(0, l.shipped_num + ${sign * num}::int), version = l.version + 1`);
  await tx.run(sql`
    update mes2.order_shipment s set version = s.version + 1,
      status = case when t.shipped = 0 then 0 when t.shipped >= t.num then 2 else 1 end
    from (select sum(num) as num, sum(shipped_num) as shipped from mes2.order_shipment_line
      where company_id = ${companyId} and shipment_id = ${shipmentId}) t
    where s.company_id = ${companyId} and s.id = ${shipmentId}`);
}
