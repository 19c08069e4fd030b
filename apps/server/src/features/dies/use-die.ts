import { DomainError } from '@garment-mes/domain/refusals';
import { needsSharpening, strokesOf } from '@garment-mes/domain/resources';
import { DieStatus, dieMoves, moved } from '@garment-mes/domain/states';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import { message } from '../../messages/message-texts.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { bedLabel } from '../../records/bed-kinds.sql.ts';
import { spanText } from '../../records/clock-text.ts';
import { updateRow } from '../../records/write-row.sql.ts';
import { type Die, dieRecord, recordDie } from './die-record.ts';

/** The bed that a die cuts. */
export interface DieBed {
  readonly id: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly materialId: string;
  readonly plies: number;
  readonly cutMode: number;
  readonly knifeMoldId: string | null;
}

/** Cutting with a die, not with a knife. */
const BY_DIE = 4;

/**
 * The die of a bed that begins goes into the press: booked for this order, or free at this moment.
 *
 * @throws {DomainError} `wrong-state` where it is in use, sharpened or scrapped; `die-time-taken` where
 *   another order has it now
 */
export async function takeDie(
  services: Services,
  tx: Tx,
  actor: Actor,
  bed: DieBed,
): Promise<void> {
  const die = await dieOf(tx, actor, bed);
  if (!die) return;
  const no = die.moldNo;
  if (die.status !== DieStatus.available) moved(dieMoves, 'use', { no, status: die.status });
  await refuseTaken(tx, actor, die, bed);
  await tx.run(sql`
    update mes2.cutting_die_schedule set status = 1, reduce_bed_id = coalesce(reduce_bed_id, ${bed.id}),
      version = version + 1
    where company_id = ${actor.companyId} and id = (
      select id from mes2.cutting_die_schedule
      where company_id = ${actor.companyId} and knife_mold_id = ${die.id} and order_id = ${bed.orderId}
        and status = 0 and del_flag = '0' and (reduce_bed_id = ${bed.id} or reduce_bed_id is null)
      order by reduce_bed_id nulls last, start_date limit 1)`);
  await moveDie(services, tx, actor, die, bed, { action: 'use', status: DieStatus.inUse });
}

/**
 * The die of a bed that was cut comes back with the strokes it made (3.26). From nine tenths of its life
 * on it goes to be sharpened; else it waits for its next booking, or is free.
 */
export async function handBackDie(
  services: Services,
  tx: Tx,
  actor: Actor,
  bed: DieBed,
): Promise<void> {
  const die = await dieOf(tx, actor, bed);
  if (!die) return;
  const strokes = await strokesOfBed(tx, actor, bed, die.id);
  await moveBookings(tx, actor, die, bed, sql`s.status in (0, 1)`, 2);
  await tx.run(sql`
    update mes2.cutting_bed set die_stroke_num = ${strokes}, die_sharpen_num = ${die.sharpenNum}
    where company_id = ${actor.companyId} and id = ${bed.id}`);
  const usedNum = die.usedNum + strokes;
  const status = await restingStatus(tx, actor, die, usedNum);
  const move = { action: 'finish', status, usedNum, strokeNum: strokes };
  await moveDie(services, tx, actor, die, bed, move);
  if (status === DieStatus.maintenance) await notifyBlunt(services, tx, actor, die, usedNum);
}

/**
 * A bed that is taken back did not make its strokes; one that is abandoned releases its die. What a die was sharpened
 * for is gone already.
 */
export async function undoDie(
  services: Services,
  tx: Tx,
  actor: Actor,
  bed: DieBed,
  wasCut: boolean,
): Promise<void> {
  const die = await dieOf(tx, actor, bed);
  if (!die || (!wasCut && die.status !== DieStatus.inUse)) return;
  const strokes = wasCut ? await strokesMade(tx, actor, bed, die) : 0;
  const usedNum = Math.max(0, die.usedNum - strokes);
  await moveBookings(tx, actor, die, bed, sql`s.status = 1`, 0);
  const status = wasCut ? die.status : await restingStatus(tx, actor, die, usedNum);
  const move = { action: 'undo', status, usedNum, strokeNum: usedNum - die.usedNum };
  await moveDie(services, tx, actor, die, bed, move);
}

/** Gives the bookings of a bed another status. @param where which of them, as `s` */
const moveBookings = (
  tx: Tx,
  { companyId }: Actor,
  die: Die,
  bed: DieBed,
  where: Sql,
  status: number,
): Promise<number> =>
  tx.run(sql`
    update mes2.cutting_die_schedule s set status = ${status}, version = version + 1
    where s.company_id = ${companyId} and s.knife_mold_id = ${die.id} and s.reduce_bed_id = ${bed.id}
      and ${where} and s.del_flag = '0'`);

interface DieMove {
  readonly action: string;
  readonly status: DieStatus;
  /** Strokes it made in its life; left out where they stay. */
  readonly usedNum?: number;
  /** Strokes of this move; less than none where they are taken back. */
  readonly strokeNum?: number;
}

/** Writes what became of a die and logs it. */
async function moveDie(
  services: Services,
  tx: Tx,
  actor: Actor,
  die: Die,
  { id, orderNo }: DieBed,
  { action, status, usedNum = die.usedNum, strokeNum }: DieMove,
): Promise<void> {
  await updateRow(tx, actor, dieRecord.table, die.id, { status, usedNum });
  const kept = { id: die.id, usedNum };
  const bed = await tx.one<{ label: string }>(sql`
    select ${bedLabel(sql`b`)} as label
    from mes2.cutting_bed b where b.company_id = ${actor.companyId} and b.id = ${id}`);
  const entry = { action, from: die.status, to: status, orderNo, bedLabel: bed?.label, strokeNum };
  await recordDie(services, tx, kept, entry);
}

const WARNING = 2;

/** Notifies those who lead the cutting of a die that went to maintenance by itself. */
async function notifyBlunt(
  { notify }: Services,
  tx: Tx,
  { companyId }: Actor,
  { id, moldNo, lifeNum }: Die,
  usedNum: number,
): Promise<void> {
  const people = await tx.all<{ userId: string }>(sql`
    select distinct m.user_id from amc.user_job u
    join amc.job j on j.company_id = u.company_id and j.id = u.job_id and j.code = 'cuttingManager' and j.del_flag = '0'
    join amc.company_member m on m.company_id = u.company_id and m.id = u.employee_id and m.status = 0
      and m.del_flag = '0' and m.user_id is not null
    where u.company_id = ${companyId} and u.del_flag = '0'`);
  if (people.length === 0) return;
  await notify(tx, {
    userIds: people.map(({ userId }) => userId),
    title: message('dieBlunt', { moldNo, usedNum, lifeNum }),
    objName: moldNo,
    address: `/mes/order/knifeMold?moldNo=${encodeURIComponent(moldNo)}`,
    messageType: 'Notice,Message',
    bizType: 'die',
    bizId: id,
    level: WARNING,
  });
}

async function dieOf(tx: Tx, { companyId }: Actor, bed: DieBed): Promise<Die | undefined> {
  if (bed.cutMode !== BY_DIE || !bed.knifeMoldId) return undefined;
  const die = await tx.one<Die>(sql`
    select * from mes2.cutting_die
    where company_id = ${companyId} and id = ${bed.knifeMoldId} and del_flag = '0' for update`);
  if (!die) throw new DomainError('record-missing', { what: dieRecord.what });
  return die;
}

async function refuseTaken(
  tx: Tx,
  { companyId, now }: Actor,
  { id, moldNo }: Die,
  bed: DieBed,
): Promise<void> {
  const taken = await tx.one<{ orderNo: string; startDate: string; endDate: string }>(sql`
    select o.order_no, s.start_date, s.end_date
    from mes2.cutting_die_schedule s
    join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
    where s.company_id = ${companyId} and s.knife_mold_id = ${id} and s.status in (0, 1) and s.del_flag = '0'
      and s.order_id <> ${bed.orderId} and tstzrange(s.start_date, s.end_date) @> ${now}::timestamptz limit 1`);
  if (taken)
    throw new DomainError('die-time-taken', {
      ...{ moldNo, orderNo: taken.orderNo },
      span: spanText(taken.startDate, taken.endDate),
    });
}

/** What the die is set for this fabric to take at once; without a rule, what was booked. */
async function strokesOfBed(
  tx: Tx,
  { companyId }: Actor,
  bed: DieBed,
  dieId: string,
): Promise<number> {
  const found = await tx.one<{ positions: number; maxPlies: number | null; booked: number }>(sql`
    select coalesce((select sum(s.positions) from mes2.cutting_bed_size s
        where s.company_id = ${companyId} and s.cutting_bed_id = ${bed.id}), 0)::int as positions,
      (select max_plies from mes2.die_fabric_rule where company_id = ${companyId} and knife_mold_id = ${dieId}
        and material_id = ${bed.materialId} and del_flag = '0') as max_plies,
      coalesce((select max(stroke_num) from mes2.cutting_die_schedule where company_id = ${companyId}
        and knife_mold_id = ${dieId} and reduce_bed_id = ${bed.id} and del_flag = '0'), 0) as booked`);
  if (!found) return 0;
  const { positions, maxPlies, booked } = found;
  return maxPlies === null ? booked : strokesOf(positions, bed.plies, maxPlies);
}

/** Strokes of a bed that its die still has. Beds of older days are reckoned again: nothing was written of theirs. */
async function strokesMade(tx: Tx, actor: Actor, bed: DieBed, die: Die): Promise<number> {
  const made = await tx.one<{ dieStrokeNum: number | null; dieSharpenNum: number | null }>(sql`
    select die_stroke_num, die_sharpen_num from mes2.cutting_bed
    where company_id = ${actor.companyId} and id = ${bed.id}`);
  if (made?.dieStrokeNum == null) return strokesOfBed(tx, actor, bed, die.id);
  return made.dieSharpenNum === die.sharpenNum ? made.dieStrokeNum : 0;
}

async function restingStatus(
  tx: Tx,
  { companyId }: Actor,
  die: Die,
  usedNum: number,
): Promise<DieStatus> {
  if (die.status === DieStatus.scrapped) return DieStatus.scrapped;
  if (needsSharpening(die.lifeNum, usedNum)) return DieStatus.maintenance;
  const booked = await tx.one(sql`
    select 1 from mes2.cutting_die_schedule
    where company_id = ${companyId} and knife_mold_id = ${die.id} and status = 0 and del_flag = '0' limit 1`);
  return booked ? DieStatus.occupied : DieStatus.available;
}
