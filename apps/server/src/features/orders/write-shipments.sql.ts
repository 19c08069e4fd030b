import { DomainError } from '@garment-mes/domain';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Actor } from '../actor.ts';
import { insertRows } from '../insert-rows.sql.ts';
import { newIds } from '../rewrite-rows.sql.ts';
import { storedCells } from './write-matrix.sql.ts';

type Shipment = BodyOf<'saveOrderShipment'>['shipments'][number];

interface Stored {
  readonly id: string;
  readonly shipmentNo: string;
  readonly status: number;
  readonly shippedNum: number;
}

/**
 * Replaces the shipments of an order. What has left stays as it is: such a shipment cannot go, and its
 * lines keep what they shipped.
 *
 * @throws {DomainError} `shipment-shipped`, `row-twice` or `order-sum`
 */
export async function writeShipments(
  tx: Tx,
  actor: Actor,
  orderId: string,
  shipments: readonly Shipment[],
): Promise<void> {
  const { companyId } = actor;
  const numbers = shipments.map(({ shipmentNo }) => shipmentNo);
  const twice = numbers.find((no, at) => numbers.indexOf(no) < at);
  if (twice !== undefined) throw new DomainError('row-twice', { field: '走货', value: twice });
  const stored = await tx.all<Stored>(sql`
    select s.id, s.shipment_no, s.status, coalesce((select sum(l.shipped_num) from mes2.order_shipment_line l
      where l.company_id = s.company_id and l.shipment_id = s.id), 0)::int as shipped_num
    from mes2.order_shipment s
    where s.company_id = ${companyId} and s.order_id = ${orderId} and s.del_flag = '0'`);
  const byNo = new Map(stored.map((shipment) => [shipment.shipmentNo, shipment]));
  const byId = new Map(stored.map((shipment) => [shipment.id, shipment]));
  const fresh = await newIds(tx, shipments.length);
  // A number may have gone over to a new shipment: those that say which they are come first, each once.
  const taken = new Set<string>();
  const take = (known: Stored | undefined) => {
    if (known === undefined || taken.has(known.id)) return undefined;
    taken.add(known.id);
    return known.id;
  };
  const named = shipments.map(({ id }) => take(byId.get(id ?? '')));
  const kept = shipments.map((shipment, at) => ({
    ...shipment,
    id: named[at] ?? take(byNo.get(shipment.shipmentNo)) ?? fresh[at] ?? '',
  }));
  const keptIds = kept.map(({ id }) => id);
  const lost = stored.find(({ id, shippedNum }) => shippedNum > 0 && !keptIds.includes(id));
  if (lost)
    throw new DomainError('shipment-shipped', {
      shipmentNo: lost.shipmentNo,
      num: lost.shippedNum,
    });

  await tx.run(sql`
    delete from mes2.order_shipment
    where company_id = ${companyId} and order_id = ${orderId} and id <> all(${keptIds}::bigint[])`);
  // Numbers may change places: out of the way first, then as they were entered.
  await tx.run(sql`
    update mes2.order_shipment set shipment_no = '~' || id
    where company_id = ${companyId} and order_id = ${orderId}`);
  await tx.run(sql`
    insert into mes2.order_shipment (company_id, id, order_id, shipment_no, shipment_date, destination, mode)
    select ${companyId}, x.id, ${orderId}, x."shipmentNo", x."shipmentDate", x.destination, x.mode
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
      as x (id bigint, "shipmentNo" text, "shipmentDate" date, destination text, mode int)
    on conflict (company_id, id) do update set shipment_no = excluded.shipment_no,
      shipment_date = excluded.shipment_date, destination = excluded.destination, mode = excluded.mode`);
  await writeLines(tx, actor, kept);
  await requireEven(tx, actor, orderId);
}

async function writeLines(
  tx: Tx,
  { companyId }: Actor,
  shipments: readonly (Shipment & { readonly id: string })[],
): Promise<void> {
  const ids = shipments.map(({ id }) => id);
  const shipped = await tx.all<{ key: string; num: number }>(sql`
    delete from mes2.order_shipment_line where company_id = ${companyId} and shipment_id = any(${ids}::bigint[])
    returning shipment_id || '/' || color_id || '/' || size_id as key, shipped_num as num`);
  const left = new Map(shipped.map(({ key, num }) => [key, num]));
  await insertRows(
    tx,
    'mes2.order_shipment_line',
    shipments.flatMap(({ id: shipmentId, lines }) =>
      lines
        .filter(({ num }) => num > 0)
        .map(({ colorId, sizeId, num }) => ({
          companyId,
          shipmentId,
          colorId,
          sizeId,
          num,
          shippedNum: left.get(`${shipmentId}/${colorId}/${sizeId}`) ?? 0,
        })),
    ),
  );
}

/**
 * I1: once anything is planned to leave, every colour and size leaves as it was ordered.
 *
 * @throws {DomainError} `order-sum`, or `order-cell-sum` where only the totals agree
 */
export async function requireEven(tx: Tx, actor: Actor, orderId: string): Promise<void> {
  const planned = await plannedCells(tx, actor, orderId);
  if (planned.size === 0) return;
  const cells = await storedCells(tx, actor, orderId);
  const order = cells.reduce((sum, { num }) => sum + num, 0);
  const shipments = [...planned.values()].reduce((sum, num) => sum + num, 0);
  if (order !== shipments) throw new DomainError('order-sum', { shipments, order });
  const uneven = cells.find(
    ({ colorId, sizeId, num }) => num !== (planned.get(`${colorId}/${sizeId}`) ?? 0),
  );
  if (!uneven) return;
  const { colorId, sizeId, colorName: color, sizeName: size, num: ordered } = uneven;
  const shipped = planned.get(`${colorId}/${sizeId}`) ?? 0;
  throw new DomainError('order-cell-sum', { color, size, shipments: shipped, order: ordered });
}

/** Garments planned to leave, by `colour/size`; empty while no shipment has a line. */
export async function plannedCells(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
): Promise<Map<string, number>> {
  const rows = await tx.all<{ key: string; num: number }>(sql`
    select l.color_id || '/' || l.size_id as key, sum(l.num)::int as num
    from mes2.order_shipment_line l
    join mes2.order_shipment s on s.company_id = l.company_id and s.id = l.shipment_id and s.del_flag = '0'
    where l.company_id = ${companyId} and s.order_id = ${orderId} group by 1`);
  return new Map(rows.map(({ key, num }) => [key, num]));
}
