import { fieldNames, type LineField } from '@garment-mes/domain/fields';
import { checkShipments, orderShipment, type StoredShipment } from '@garment-mes/domain/orders';
import { DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { asLines } from '../../../records/given-columns.ts';
import { newIds } from '../../../records/rewrite-rows.sql.ts';
import { storedCells } from './write-matrix.sql.ts';

type Shipment = BodyOf<'saveOrderShipment'>['shipments'][number];

const shipmentNames = fieldNames(
  orderShipment satisfies Readonly<Record<Exclude<keyof Shipment, 'id'>, LineField>>,
);

interface LockedLine {
  readonly colorId: string;
  readonly sizeId: string;
  readonly color: string;
  readonly size: string;
  readonly num: number;
  readonly shippedNum: number;
}

interface LockedShipment extends StoredShipment {
  readonly lines: readonly LockedLine[];
}

/**
 * Replaces the shipments of an order. What has left stays as it is: such a shipment cannot go, and its
 * lines keep what they shipped. A shipment keeps what its line does not speak of.
 *
 * @throws {DomainError} `shipment-shipped`, `shipment-below-shipped`, `shipment-left`, `shipment-in-use`,
 * `row-twice` or `order-sum`
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
  const stored = await lockedShipments(tx, actor, orderId);
  const byNo = new Map(stored.map((shipment) => [shipment.shipmentNo, shipment]));
  const byId = new Map(stored.map((shipment) => [shipment.id, shipment]));
  const fresh = await newIds(tx, shipments.length);
  // A number may have gone over to a new shipment: those that say which they are come first, each once.
  const taken = new Set<string>();
  const take = (known: LockedShipment | undefined) => {
    if (known === undefined || taken.has(known.id)) return undefined;
    taken.add(known.id);
    return known.id;
  };
  const named = shipments.map(({ id }) => take(byId.get(id ?? '')));
  const kept = shipments.map((shipment, at) => ({
    ...shipment,
    id: named[at] ?? take(byNo.get(shipment.shipmentNo)) ?? fresh[at] ?? '',
  }));
  const names = new Map(
    stored.flatMap(({ lines }) => lines.map((line) => [`${line.colorId}/${line.sizeId}`, line])),
  );
  refuseFirst(
    checkShipments(stored, kept, ({ colorId, sizeId }) => {
      const { color = '', size = '' } = names.get(`${colorId}/${sizeId}`) ?? {};
      return { color, size };
    }),
  );
  const keptIds = kept.map(({ id }) => id);
  await requireUnused(
    tx,
    actor,
    stored.map(({ id }) => id).filter((id) => !keptIds.includes(id)),
  );

  await tx.run(sql`
    delete from mes2.order_shipment
    where company_id = ${companyId} and order_id = ${orderId} and id <> all(${keptIds}::bigint[])`);
  // Numbers may change places: out of the way first, then as they were entered.
  await tx.run(sql`
    update mes2.order_shipment set shipment_no = '~' || id
    where company_id = ${companyId} and order_id = ${orderId}`);
  await tx.run(sql`
    insert into mes2.order_shipment (company_id, id, order_id, shipment_no, shipment_date, destination, mode)
    select ${companyId}, r.id, ${orderId}, r.shipment_no, r.shipment_date, r.destination, r.mode
    from jsonb_array_elements(${asLines(['id', ...shipmentNames], kept)}::jsonb) as x (line)
    left join mes2.order_shipment own on own.company_id = ${companyId} and own.id = (x.line ->> 'id')::bigint
    cross join lateral jsonb_populate_record(own, x.line) r
    on conflict (company_id, id) do update set shipment_no = excluded.shipment_no,
      shipment_date = excluded.shipment_date, destination = excluded.destination, mode = excluded.mode`);
  await writeLines(tx, actor, kept);
  await requireEven(tx, actor, orderId);
}

/** The shipments as they are, locked so that none of their pieces leaves before the end of the transaction. */
async function lockedShipments(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
): Promise<LockedShipment[]> {
  const shipments = await tx.all<Omit<LockedShipment, 'lines'>>(sql`
    select id, shipment_no, status from mes2.order_shipment
    where company_id = ${companyId} and order_id = ${orderId} and del_flag = '0' order by id for update`);
  const lines = await tx.all<LockedLine & { readonly shipmentId: string }>(sql`
    select l.shipment_id, l.color_id, l.size_id, c.name as color, z.name as size, l.num, l.shipped_num
    from mes2.order_shipment_line l
    join ccm.color c on c.company_id = l.company_id and c.id = l.color_id
    join ccm.size z on z.company_id = l.company_id and z.id = l.size_id
    where l.company_id = ${companyId} and l.shipment_id = any(${shipments.map(({ id }) => id)}::bigint[])
    order by l.id for update of l`);
  return shipments.map((shipment) => ({
    ...shipment,
    lines: lines.filter(({ shipmentId }) => shipmentId === shipment.id),
  }));
}

/** @throws {DomainError} `shipment-in-use` for one that papers of the floor or the store name */
async function requireUnused(
  tx: Tx,
  { companyId }: Actor,
  shipmentIds: readonly string[],
): Promise<void> {
  const used = await tx.one<{ shipmentNo: string; what: string }>(sql`
    select s.shipment_no, u.what from mes2.order_shipment s
    join (
      select company_id, shipment_id, '质检单' as what from mes2.qc_check_record
      union all select company_id, shipment_id, '出库单' from mes2.warehouse_bill
      union all select company_id, shipment_id, '装箱单' from mes2.carton) u
      on u.company_id = s.company_id and u.shipment_id = s.id
    where s.company_id = ${companyId} and s.id = any(${shipmentIds}::bigint[]) order by s.id limit 1`);
  if (used) throw new DomainError('shipment-in-use', used);
}

/** Lines that stay are the same rows, so that what ships meanwhile finds them. */
async function writeLines(
  tx: Tx,
  { companyId }: Actor,
  shipments: readonly (Shipment & { readonly id: string })[],
): Promise<void> {
  const ids = shipments.map(({ id }) => id);
  const lines = shipments.flatMap(({ id: shipmentId, lines: own }) =>
    own.filter(({ num }) => num > 0).map((line) => ({ ...line, shipmentId })),
  );
  const rows = sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
    as x ("shipmentId" bigint, "colorId" bigint, "sizeId" bigint, num int)`;
  await tx.run(sql`
    delete from mes2.order_shipment_line l
    where l.company_id = ${companyId} and l.shipment_id = any(${ids}::bigint[]) and not exists (
      select 1 from ${rows}
      where x."shipmentId" = l.shipment_id and x."colorId" = l.color_id and x."sizeId" = l.size_id)`);
  await tx.run(sql`
    insert into mes2.order_shipment_line (company_id, shipment_id, color_id, size_id, num)
    select ${companyId}, x."shipmentId", x."colorId", x."sizeId", x.num from ${rows}
    on conflict (company_id, shipment_id, color_id, size_id) do update set num = excluded.num`);
  // With nothing left to ship a shipment has left.
  await tx.run(sql`
    update mes2.order_shipment s set status = 2
    where s.company_id = ${companyId} and s.id = any(${ids}::bigint[]) and s.status = 1 and not exists (
      select 1 from mes2.order_shipment_line l
      where l.company_id = s.company_id and l.shipment_id = s.id and l.shipped_num < l.num)`);
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
