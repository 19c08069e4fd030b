import { decimal, decimalText, sum } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

/** Where a movement of stock belongs. */
export interface StockMove {
  readonly warehouseId: string;
  readonly materialId: string;
  readonly materialName: string;
  readonly colorId: string | null;
  readonly lotNo?: string | null | undefined;
  readonly num: string;
  readonly billNo: string;
  readonly orderId: string;
  readonly lineId: string | null;
}

interface Lot {
  readonly id: string;
  readonly lotNo: string;
  readonly free: string;
}

/**
 * Takes a quantity off the lots of a store, the oldest first unless one is named. The lots are locked, so
 * that of two who together take more than there is the second is refused (H14).
 *
 * @throws {DomainError} `material-stock-short`
 */
export async function takeStock(tx: Tx, actor: Actor, move: StockMove): Promise<void> {
  const { companyId } = actor;
  const lots = await tx.all<Lot>(sql`
    select id, lot_no, num - locked_num as free from mes2.material_stock
    where company_id = ${companyId} and warehouse_id = ${move.warehouseId} and material_id = ${move.materialId}
      and color_id is not distinct from ${move.colorId}::bigint
      ${move.lotNo ? sql`and lot_no = ${move.lotNo}` : sql``}
    order by create_date, id for update`);
  const have = sum(lots.map(({ free }) => free));
  if (have.lt(decimal(move.num))) {
    throw new DomainError('material-stock-short', {
      material: move.materialName,
      have: have.toString(),
      want: decimal(move.num).toString(),
    });
  }
  let open = decimal(move.num);
  for (const { id, lotNo, free } of lots) {
    if (open.lte(0)) break;
    const taken = decimal(free).lt(open) ? decimal(free) : open;
    if (taken.lte(0)) continue;
    open = open.minus(taken);
    const left = await tx.one<{ num: string }>(sql`
      update mes2.material_stock set num = num - ${decimalText(taken, 3)}::numeric, version = version + 1,
        update_date = ${actor.now}
      where company_id = ${companyId} and id = ${id} and num - locked_num >= ${decimalText(taken, 3)}::numeric
      returning num`);
    if (!left) {
      throw new DomainError('material-stock-short', {
        material: move.materialName,
        have: free,
        want: move.num,
      });
    }
    await journal(tx, actor, { ...move, lotNo, num: decimalText(taken.neg(), 3) }, left.num);
  }
}

/** Puts a quantity into a lot of a store. */
export async function putStock(tx: Tx, actor: Actor, move: StockMove): Promise<void> {
  const lotNo = move.lotNo ?? '';
  const now = await tx.one<{ num: string }>(sql`
    insert into mes2.material_stock as s (company_id, warehouse_id, material_id, color_id, lot_no, num, create_date)
    values (${actor.companyId}, ${move.warehouseId}, ${move.materialId}, ${move.colorId}, ${lotNo}, ${move.num},
      ${actor.now})
    on conflict (company_id, warehouse_id, material_id, coalesce(color_id, 0), lot_no)
      do update set num = s.num + excluded.num, version = s.version + 1, update_date = ${actor.now}
    returning num`);
  await journal(tx, actor, { ...move, lotNo }, now?.num ?? move.num);
}

const journal = (
  tx: Tx,
  { companyId, user, now }: Actor,
  { warehouseId, materialId, colorId, lotNo, num, billNo, orderId, lineId }: StockMove,
  balance: string,
): Promise<number> =>
  tx.run(sql`
    insert into mes2.material_ledger (company_id, warehouse_id, material_id, color_id, lot_no, num, balance_num, bill_no,
      order_id, requisition_line_id, create_by, create_date)
    values (${companyId}, ${warehouseId}, ${materialId}, ${colorId}, ${lotNo ?? ''}, ${num}, ${balance}, ${billNo},
      ${orderId}, ${lineId}, ${user.id}, ${now})`);

/** @throws {DomainError} `record-missing` */
export async function requireStore(tx: Tx, { companyId }: Actor, id: string): Promise<void> {
  const store = await tx.one<{ id: string }>(sql`
    select id from ccm.warehouse where company_id = ${companyId} and id = ${id} and del_flag = '0'`);
  if (!store) throw new DomainError('record-missing', { what: '仓库' });
}
