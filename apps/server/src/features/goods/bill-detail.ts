import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf, RowOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { billRows, outColumns, receiptColumns } from './bill-list.sql.ts';
import { cartonsWhere } from './carton.sql.ts';
import { outs, receipts } from './direction.ts';

type Receipt = DataOf<'getWarehouseReceipt'>;
type Out = DataOf<'getWarehouseOut'>;

/** A receipt with its lines, the cartons that they name and what it did to the stock. */
export async function receiptDetail(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<Receipt> {
  const { list } = await services.list.page(tx, {
    operation: 'listWarehouseReceipts',
    beyondReach: true,
    from: sql`${billRows(actor.companyId, receipts, {})} and h.id = ${id}`,
    columns: receiptColumns,
    query: { pageSize: 1 },
    can: actor.can,
  });
  const named = sql`k.carton_no in (select l.carton_no from mes2.warehouse_bill_line l
    where l.company_id = k.company_id and l.bill_id = ${id} and l.carton_no is not null)`;
  return {
    bill: found<RowOf<'listWarehouseReceipts'>>(list, receipts.what),
    lines: await linesShown(tx, actor, id),
    cartons: await cartonsWhere(services, tx, actor, named),
    ledger: await ledgerOf(tx, actor, id),
  };
}

/** An out with its lines, its cartons and what it did to the stock. */
export async function outDetail(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<Out> {
  const { list } = await services.list.page(tx, {
    operation: 'listWarehouseOuts',
    beyondReach: true,
    from: sql`${billRows(actor.companyId, outs, {})} and h.id = ${id}`,
    columns: outColumns,
    query: { pageSize: 1 },
    can: actor.can,
  });
  return {
    bill: found<RowOf<'listWarehouseOuts'>>(list, outs.what),
    lines: await linesShown(tx, actor, id),
    cartons: await cartonsWhere(services, tx, actor, sql`k.bill_id = ${id}`),
    ledger: await ledgerOf(tx, actor, id),
  };
}

function found<Row>(
  [row]: readonly Row[],
  what: { readonly zh: string; readonly en: string },
): Row {
  if (!row) throw new DomainError('record-missing', { what });
  return row;
}

/** Lines in the order of the order's grid. */
const linesShown = (tx: Tx, { companyId }: Actor, billId: string): Promise<Receipt['lines']> =>
  tx.all(sql`
    select l.id, l.color_id, coalesce(oc.color_name, c.name) as color_name, l.size_id,
      coalesce(oz.size_name, z.name) as size_name, l.grade, l.num, l.carton_no, l.location_code,
      coalesce(l.barcodes, '[]'::jsonb) as barcodes
    from mes2.warehouse_bill_line l
    join mes2.warehouse_bill h on h.company_id = l.company_id and h.id = l.bill_id
    join ccm.color c on c.company_id = l.company_id and c.id = l.color_id
    join ccm.size z on z.company_id = l.company_id and z.id = l.size_id
    left join mes2.order_color oc on oc.company_id = h.company_id and oc.order_id = h.order_id and oc.color_id = l.color_id
    left join mes2.order_size oz on oz.company_id = h.company_id and oz.order_id = h.order_id and oz.size_id = l.size_id
    where l.company_id = ${companyId} and l.bill_id = ${billId}
    order by l.grade, oc.seq_no, oz.seq_no, l.id`);

const ledgerOf = (tx: Tx, { companyId }: Actor, billId: string): Promise<Receipt['ledger']> =>
  tx.all(sql`
    select e.id, e.work_date, w.name as warehouse_name, c.name as color_name, z.name as size_name, e.grade, e.num,
      e.balance_num
    from mes2.finished_ledger e
    join ccm.warehouse w on w.company_id = e.company_id and w.id = e.warehouse_id
    join ccm.color c on c.company_id = e.company_id and c.id = e.color_id
    join ccm.size z on z.company_id = e.company_id and z.id = e.size_id
    where e.company_id = ${companyId} and e.bill_id = ${billId}
    order by e.id`);
