import { DomainError } from '@garment-mes/domain/refusals';
import { strokesOf } from '@garment-mes/domain/resources';
import { DieStatus, dieMoves, moved } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord, type RecordKind } from '../../records/claim-record.sql.ts';
import { spanText } from '../../records/clock-text.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { lockOrder, type OrderHead, requireOpen } from '../orders/public.ts';
import { type Die, dieRecord, recordDie } from './die-record.ts';

type Body = BodyOf<'createCuttingDieSchedule'>;

export const bookingRecord: RecordKind = {
  table: 'mes2.cutting_die_schedule',
  no: sql`(select d.mold_no from mes2.cutting_die d
    where d.company_id = r.company_id and d.id = r.knife_mold_id)`,
  what: { zh: '刀模排程', en: 'Die booking' },
};

const BookingStatus = { planned: 0, using: 1, done: 2, cancelled: 9 } as const;

interface Booking {
  readonly id: string;
  readonly knifeMoldId: string;
  readonly orderId: string;
  readonly status: number;
}

/** Books a die for an order; it is locked while its other bookings are read. @returns the id of the booking */
export async function bookDie(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: Body,
): Promise<string> {
  const order = await openOrder(tx, actor, body.orderId);
  const die = await lockDie(tx, actor, body.knifeMoldId);
  const strokeNum = await requireRoom(tx, actor, die, body, null);
  const id = await insertRow(tx, bookingRecord.table, { ...columnsOf(body), strokeNum });
  if (id === undefined) throw new DomainError('record-missing', { what: bookingRecord.what });
  await occupy(services, tx, actor, die, order, 'book');
  return id;
}

/** Moves a booking that has not begun. */
export async function moveBooking(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, ...body }: BodyOf<'updateCuttingDieSchedule'>,
): Promise<void> {
  const order = await openOrder(tx, actor, body.orderId);
  const before = await requireBooking(tx, actor, id);
  await lockDies(tx, actor, [before.knifeMoldId, body.knifeMoldId]);
  const die = await lockDie(tx, actor, body.knifeMoldId);
  const booking = await claimRecord<Booking>(tx, actor, bookingRecord, { id, version });
  requirePlanned(booking, { zh: '改期', en: 'move it' });
  const strokeNum = await requireRoom(tx, actor, die, body, id);
  await updateRow(tx, actor, bookingRecord.table, id, { ...columnsOf(body), strokeNum });
  await occupy(services, tx, actor, die, order, 'move');
  if (before.knifeMoldId !== die.id) await freeIfIdle(services, tx, actor, before.knifeMoldId);
}

export async function cancelBooking(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, reason }: BodyOf<'cancelCuttingDieSchedule'>,
): Promise<void> {
  const before = await requireBooking(tx, actor, id);
  const die = await lockDie(tx, actor, before.knifeMoldId);
  const booking = await claimRecord<Booking>(tx, actor, bookingRecord, { id, version });
  requirePlanned(booking, { zh: '取消', en: 'cancel it' });
  await updateRow(tx, actor, bookingRecord.table, id, {
    status: BookingStatus.cancelled,
    cancelReason: reason,
  });
  await recordDie(services, tx, die, { action: 'cancelBooking', reason });
  await freeIfIdle(services, tx, actor, die.id);
}

async function openOrder(tx: Tx, actor: Actor, id: string): Promise<OrderHead> {
  const order = await lockOrder(tx, actor, id);
  requireOpen(order, '刀模排程');
  return order;
}

const lockDies = (tx: Tx, { companyId }: Actor, ids: readonly string[]): Promise<number> =>
  tx.run(sql`
    select 1 from mes2.cutting_die where company_id = ${companyId} and id = any(${ids}::bigint[])
    order by id for update`);

async function lockDie(tx: Tx, { companyId }: Actor, id: string): Promise<Die> {
  const die = await tx.one<Die>(sql`
    select * from mes2.cutting_die where company_id = ${companyId} and id = ${id} and del_flag = '0' for update`);
  if (!die) throw new DomainError('record-missing', { what: dieRecord.what });
  return die;
}

/**
 * What a booking has to find: a die that is there, its fabric allowed, its time free, strokes left.
 *
 * @returns the strokes the booking takes
 */
async function requireRoom(
  tx: Tx,
  { companyId }: Actor,
  die: Die,
  body: Body,
  exceptId: string | null,
): Promise<number> {
  const { moldNo } = die;
  if (body.endDate <= body.startDate)
    throw new DomainError('dates-reversed', { to: '结束时间', from: '开始时间' });
  if (die.status === DieStatus.maintenance || die.status === DieStatus.scrapped)
    moved(dieMoves, 'occupy', { no: moldNo, status: die.status });
  const fabrics = await tx.all<{ material: string; maxPlies: number | null }>(sql`
    select m.name as material, r.max_plies from mes2.order_bom b
    join ccm.material m on m.company_id = b.company_id and m.id = b.material_id
    left join mes2.die_fabric_rule r on r.company_id = b.company_id and r.material_id = b.material_id
      and r.knife_mold_id = ${die.id} and r.del_flag = '0'
    where b.company_id = ${companyId} and b.order_id = ${body.orderId} and b.is_main = 1 and b.del_flag = '0'
    group by m.id, m.name, r.max_plies order by min(b.seq_no)`);
  const missing = fabrics.filter(({ maxPlies }) => maxPlies === null);
  if (missing.length > 0)
    throw new DomainError('die-fabric-missing', {
      moldNo,
      material: missing.map(({ material }) => material).join('、'),
    });
  const taken = await tx.one<{ orderNo: string; startDate: string; endDate: string }>(sql`
    select o.order_no, s.start_date, s.end_date
    from mes2.cutting_die_schedule s
    join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
    where s.company_id = ${companyId} and s.knife_mold_id = ${die.id} and s.status in (0, 1) and s.del_flag = '0'
      and s.id is distinct from ${exceptId}::bigint
      and tstzrange(s.start_date, s.end_date)
        && tstzrange(${body.startDate}::timestamptz, ${body.endDate}::timestamptz) limit 1`);
  if (taken)
    throw new DomainError('die-time-taken', {
      ...{ moldNo, orderNo: taken.orderNo },
      span: spanText(taken.startDate, taken.endDate),
    });
  // Which of the main fabrics a bed takes its rolls show: the thickest needs the most strokes.
  const leastPlies = fabrics.reduce<number | null>(
    (least, { maxPlies }) =>
      maxPlies === null || (least ?? maxPlies) < maxPlies ? least : maxPlies,
    null,
  );
  const planned = body.strokeNum ?? (await bedStrokes(tx, companyId, body.reduceBedId, leastPlies));
  const reserved = await tx.one<{ num: number }>(sql`
    select coalesce(sum(stroke_num), 0)::int as num from mes2.cutting_die_schedule
    where company_id = ${companyId} and knife_mold_id = ${die.id} and status in (0, 1) and del_flag = '0'
      and id is distinct from ${exceptId}::bigint`);
  const left = die.lifeNum - die.usedNum - (reserved?.num ?? 0);
  if (planned > left)
    throw new DomainError('die-life-short', { moldNo, left: Math.max(0, left), planned });
  return planned;
}

/** Strokes of a bed: its marker places × ⌈plies ÷ plies per press⌉ (3.26). */
async function bedStrokes(
  tx: Tx,
  companyId: string,
  bedId: string | null | undefined,
  pliesPerPress: number | null,
): Promise<number> {
  if (!bedId || pliesPerPress === null) return 0;
  const bed = await tx.one<{ plies: number; positions: number }>(sql`
    select b.plies, coalesce((select sum(s.positions) from mes2.cutting_bed_size s
      where s.company_id = b.company_id and s.cutting_bed_id = b.id), 0)::int as positions
    from mes2.cutting_bed b where b.company_id = ${companyId} and b.id = ${bedId} and b.del_flag = '0'`);
  if (!bed) throw new DomainError('record-missing', { what: '床次' });
  return strokesOf(bed.positions, bed.plies, pliesPerPress);
}

async function occupy(
  services: Services,
  tx: Tx,
  actor: Actor,
  die: Die,
  { orderNo }: OrderHead,
  action: string,
): Promise<void> {
  const isFree = die.status === DieStatus.available;
  const to = isFree
    ? moved(dieMoves, 'occupy', { no: die.moldNo, status: die.status })
    : die.status;
  if (isFree) await updateRow(tx, actor, dieRecord.table, die.id, { status: to });
  await recordDie(services, tx, die, { action, from: die.status, to, orderNo });
}

/** A die without bookings is available again. */
async function freeIfIdle(services: Services, tx: Tx, actor: Actor, id: string): Promise<void> {
  const freed = await tx.run(sql`
    update mes2.cutting_die k set status = 0, version = version + 1
    where k.company_id = ${actor.companyId} and k.id = ${id} and k.status = 1
      and not exists (select 1 from mes2.cutting_die_schedule s where s.company_id = k.company_id
        and s.knife_mold_id = k.id and s.status in (0, 1) and s.del_flag = '0')`);
  if (freed > 0) await services.publish(tx, { topic: 'knifeMold', keys: [id] });
}

async function requireBooking(tx: Tx, { companyId }: Actor, id: string): Promise<Booking> {
  const found = await tx.one<Booking>(sql`
    select id, knife_mold_id, order_id, status from mes2.cutting_die_schedule
    where company_id = ${companyId} and id = ${id} and del_flag = '0'`);
  if (!found) throw new DomainError('record-missing', { what: bookingRecord.what });
  return found;
}

const STATES: Readonly<Record<number, { zh: string; en: string }>> = {
  1: { zh: '使用中', en: 'in use' },
  2: { zh: '已完成', en: 'done' },
  9: { zh: '已取消', en: 'cancelled' },
};

function requirePlanned({ status }: Booking, action: { zh: string; en: string }): void {
  if (status === BookingStatus.planned) return;
  const state = STATES[status] ?? { zh: '', en: '' };
  throw new DomainError('wrong-state', { what: bookingRecord.what, no: '', state, action });
}

const columnsOf = (body: Body) => ({
  knifeMoldId: body.knifeMoldId,
  orderId: body.orderId,
  reduceBedId: body.reduceBedId ?? null,
  startDate: body.startDate,
  endDate: body.endDate,
});
