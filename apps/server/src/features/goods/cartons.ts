import { cartonRoom, checkCarton, checkPackedBill } from '@garment-mes/domain/goods';
import { type Bilingual, DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import { insertRows } from '../../database/insert-rows.sql.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord, type RecordKind } from '../../records/claim-record.sql.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { type BillRow, type Cell, cellsOf, orderOf, requireOrderOpen } from './bill.sql.ts';
import { requireOrderCells, requireShipment } from './order-parts.sql.ts';

const cartonKind: RecordKind = {
  table: 'mes2.carton',
  no: 'carton_no',
  what: { zh: '箱', en: 'Carton' },
};
export const CartonStatus = { open: 0, sealed: 1, shipped: 2 } as const;
const CARTON_STATUS: Readonly<Record<number, Bilingual>> = {
  0: { zh: '未封', en: 'open' },
  1: { zh: '已封', en: 'sealed' },
  2: { zh: '已走货', en: 'shipped' },
};
const PACK = { zh: '装箱', en: 'pack it' };
/** Counter of the numbers, and how many digits they have at least. */
const COUNTER = 'X';
const DIGITS = 6;

type Contents = BodyOf<'createCarton'>['contents'];

/** Opens one carton or several of the same contents. @returns their ids */
export async function openCartons(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'createCarton'>,
): Promise<readonly string[]> {
  const known = await claimRequest<{ ids: string[] }>(tx, actor, body.requestId, body);
  if (known) return known.ids;
  const order = await orderOf(tx, actor, body.orderId);
  requireOrderOpen(order, PACK);
  const shipmentId = body.shipmentId ?? null;
  if (shipmentId) await requireShipment(tx, actor, order.id, shipmentId);
  const contents = packedOf(body.contents);
  await requireOrderCells(tx, actor, order.id, contents);
  const count = body.count ?? 1;
  const packType = body.packType ?? order.packMethod;
  const first = await takeNumbers(tx, actor, count);
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    const cartonNo = String(first + at).padStart(DIGITS, '0');
    if (at === 0 && contents.length > 0)
      refuseFirst(checkCarton({ cartonNo, packType, room: cartonRoom(body.size) }, contents));
    const id = await insertRow(tx, 'mes2.carton', {
      ...{ companyId: actor.companyId, cartonNo, orderId: order.id, shipmentId, packType },
      ...{ num: sumOf(contents), size: body.size ?? null },
      ...{ createBy: actor.user.id, createDate: actor.now },
    });
    if (id === undefined)
      throw new DomainError('already-used', { field: { zh: '箱号', en: 'Carton no.' } });
    await writeContents(tx, actor, id, contents);
    ids.push(id);
  }
  await services.publish(tx, { topic: 'carton', keys: ids });
  await keepAnswer(tx, actor, body.requestId, { ids });
  return ids;
}

/** 0 → 1, once: what is in the carton fits its packing and its room. */
export async function sealCarton(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'sealCarton'>,
): Promise<void> {
  const carton = await claimRecord<StoredCarton>(tx, actor, cartonKind, body);
  const { id, cartonNo, status, packType, size, num: planned, orderId } = carton;
  if (status !== CartonStatus.open) {
    const state = CARTON_STATUS[status] ?? '';
    const action = { zh: '封箱', en: 'seal it' };
    throw new DomainError('wrong-state', { what: cartonKind.what, no: cartonNo, state, action });
  }
  const { netWeight = null, grossWeight = null } = body;
  if (netWeight !== null && grossWeight !== null && Number(grossWeight) < Number(netWeight))
    throw new DomainError('invalid-value', { field: { zh: '毛重kg', en: 'Gross weight (kg)' } });
  const contents = body.contents ? packedOf(body.contents) : await contentsOf(tx, actor, [id]);
  if (body.contents) await requireOrderCells(tx, actor, orderId, contents);
  const room = cartonRoom(size) ?? (planned > 0 ? planned : undefined);
  refuseFirst(checkCarton({ cartonNo, packType, room }, contents));
  if (body.contents) {
    await tx.run(sql`
      delete from mes2.carton_content where company_id = ${actor.companyId} and carton_id = ${id}`);
    await writeContents(tx, actor, id, contents);
  }
  await updateRow(tx, actor, 'mes2.carton', id, {
    ...{ status: CartonStatus.sealed, num: sumOf(contents), netWeight, grossWeight },
  });
  await services.publish(tx, { topic: 'carton', keys: [id] });
}

interface StoredCarton {
  readonly id: string;
  readonly cartonNo: string;
  readonly orderId: string;
  readonly status: number;
  readonly packType: number | null;
  readonly size: string | null;
  readonly num: number;
}

type Packed = Pick<Cell, 'colorId' | 'sizeId' | 'num'>;

/** What is packed of each colour and size; nothing of a cell is no line. */
const packedOf = (contents: Contents): Packed[] =>
  cellsOf(contents.flatMap((each) => (each.num > 0 ? [{ ...each, grade: 1 as const }] : [])));

const sumOf = (packed: readonly Packed[]): number => packed.reduce((sum, { num }) => sum + num, 0);

const writeContents = (
  tx: Tx,
  { companyId }: Actor,
  cartonId: string,
  contents: readonly Packed[],
): Promise<void> =>
  insertRows(
    tx,
    'mes2.carton_content',
    contents.map(({ colorId, sizeId, num }) => ({ companyId, cartonId, colorId, sizeId, num })),
  );

const contentsOf = (tx: Tx, { companyId }: Actor, ids: readonly string[]): Promise<Packed[]> =>
  tx.all(sql`
    select color_id, size_id, sum(num)::int as num from mes2.carton_content
    where company_id = ${companyId} and carton_id = any(${ids}::bigint[]) group by 1, 2 order by 1, 2`);

/** A block of numbers; the counter is locked until the end of the transaction (H6). @returns the first */
async function takeNumbers(tx: Tx, { companyId }: Actor, count: number): Promise<number> {
  const taken = await tx.one<{ first: number }>(sql`
    insert into mes2.document_counter as c (company_id, prefix, next_no)
    select ${companyId}, ${COUNTER}, 1 + ${count}::int + coalesce(max(k.carton_no::int), 0)
    from mes2.carton k where k.company_id = ${companyId} and k.carton_no ~ '^[0-9]{6,8}$'
    on conflict (company_id, prefix) do update set next_no = c.next_no + ${count}::int
    returning c.next_no - ${count}::int as first`);
  return taken?.first ?? 1;
}

/**
 * Puts sealed cartons on an out, and takes those off it that are not named any more.
 *
 * @throws {DomainError} `carton-of-order`, `carton-of-shipment`, `carton-open`, `carton-taken`
 */
export async function placeCartons(
  tx: Tx,
  actor: Actor,
  bill: Pick<BillRow, 'id' | 'orderId' | 'shipmentId'>,
  ids: readonly string[],
): Promise<void> {
  const { companyId } = actor;
  await freeCartons(tx, actor, bill.id, ids);
  // Locked before they are read: a row that was waited for shows what its neighbours say now.
  await tx.run(sql`
    select 1 from mes2.carton where company_id = ${companyId} and id = any(${ids}::bigint[])
    order by id for no key update`);
  const cartons = await tx.all<StoredCarton & Placed>(sql`
    select k.id, k.carton_no, k.order_id, k.status, k.shipment_id, k.bill_id, k.pack_type, k.size, k.num, o.order_no,
      s.shipment_no, b.bill_no
    from mes2.carton k
    join mes2.production_order o on o.company_id = k.company_id and o.id = k.order_id
    left join mes2.order_shipment s on s.company_id = k.company_id and s.id = k.shipment_id
    left join mes2.warehouse_bill b on b.company_id = k.company_id and b.id = k.bill_id
    where k.company_id = ${companyId} and k.id = any(${ids}::bigint[]) and k.del_flag = '0'
    order by k.id`);
  if (cartons.length < new Set(ids).size)
    throw new DomainError('record-missing', { what: cartonKind.what });
  for (const carton of cartons) {
    const { cartonNo, orderNo, shipmentNo, billNo } = carton;
    if (carton.orderId !== bill.orderId)
      throw new DomainError('carton-of-order', { cartonNo, orderNo });
    if (carton.shipmentId !== null && bill.shipmentId && carton.shipmentId !== bill.shipmentId)
      throw new DomainError('carton-of-shipment', { cartonNo, shipmentNo: shipmentNo ?? '' });
    if (carton.billId !== null && carton.billId !== bill.id)
      throw new DomainError('carton-taken', { cartonNo, billNo: billNo ?? '' });
    if (carton.status === CartonStatus.open) throw new DomainError('carton-open', { cartonNo });
  }
  await tx.run(sql`
    update mes2.carton set bill_id = ${bill.id}, version = version + 1
    where company_id = ${companyId} and id = any(${ids}::bigint[]) and bill_id is distinct from ${bill.id}`);
}

interface Placed {
  readonly orderNo: string;
  readonly shipmentId: string | null;
  readonly shipmentNo: string | null;
  readonly billId: string | null;
  readonly billNo: string | null;
}

/** Takes the cartons of an out off it, but for some; what has left comes back sealed. */
export const freeCartons = (
  tx: Tx,
  { companyId }: Actor,
  billId: string,
  but: readonly string[] = [],
): Promise<number> =>
  tx.run(sql`
    update mes2.carton set bill_id = null, status = least(status, 1), version = version + 1
    where company_id = ${companyId} and bill_id = ${billId} and not id = any(${but}::bigint[])`);

/** Where an out names cartons they hold what it says. @throws {DomainError} `carton-sum`, `carton-cell` */
export async function requirePacked(
  tx: Tx,
  actor: Actor,
  { id }: Pick<BillRow, 'id'>,
  cells: readonly Cell[],
  nameOf: Parameters<typeof checkPackedBill>[2],
): Promise<void> {
  const ids = await tx.all<{ id: string }>(sql`
    select id from mes2.carton where company_id = ${actor.companyId} and bill_id = ${id} and del_flag = '0'
    order by id for no key update`);
  if (ids.length === 0) return;
  const packed = await contentsOf(
    tx,
    actor,
    ids.map((carton) => carton.id),
  );
  refuseFirst(checkPackedBill(packed, cells, nameOf));
}

/** 1 → 2: cartons leave with their bill. */
export const shipCartons = (tx: Tx, { companyId }: Actor, billId: string): Promise<number> =>
  tx.run(sql`
    update mes2.carton set status = ${CartonStatus.shipped}, version = version + 1
    where company_id = ${companyId} and bill_id = ${billId} and status = ${CartonStatus.sealed}`);
