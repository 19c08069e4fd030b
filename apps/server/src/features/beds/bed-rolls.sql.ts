import type { ColorMatch, RollStatus } from '@garment-mes/domain/cutting-bed';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { bedName, rollUsedBy } from '../../records/bed-kinds.sql.ts';

/** A roll as a bed may take it. */
export interface SpreadableRoll {
  readonly id: string;
  readonly rollNo: string;
  readonly materialId: string;
  readonly colorId: string;
  readonly colorName: string;
  readonly shade: string | null;
  readonly remainLen: string;
  /** Order of the bed that used it up; `null` while something is left. */
  readonly usedOrderNo: string | null;
  readonly usedBedNo: string | null;
  readonly status: RollStatus;
}

/** @param hold keeps the rolls, ids ascending, from changing until the end of the transaction */
export const spreadableRolls = (
  tx: Tx,
  { companyId }: Actor,
  ids: readonly string[],
  hold = false,
): Promise<SpreadableRoll[]> =>
  tx.all(sql`
    select r.id, r.roll_no, r.material_id, r.color_id, c.name as color_name, r.shade, r.remain_len,
      ${rollUsedBy.orderNo} as used_order_no, ${rollUsedBy.bedNo} as used_bed_no, r.status
    from mes2.fabric_roll r join ccm.color c on c.company_id = r.company_id and c.id = r.color_id
    where r.company_id = ${companyId} and r.id = any(${ids}::bigint[]) and r.del_flag = '0'
    ${hold ? sql`order by r.id for no key update of r` : sql``}`);

export const colorMatches = (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
): Promise<ColorMatch[]> =>
  tx.all(sql`
    select garment_color_id, material_id, material_color_id from mes2.order_color_matching
    where company_id = ${companyId} and order_id = ${orderId} and del_flag = '0'`);

export interface RollLine {
  /** Id the row keeps; a new one when `null`. */
  readonly id: string | null;
  readonly fabricRollId: string;
  readonly seqNo: number;
  readonly colorId: string;
  readonly shade: string | null;
  readonly plyFrom: number;
  readonly plyTo: number;
  readonly plies: number;
  readonly issuedLen: string;
  readonly usedLen: string;
  readonly spliceLen: string;
  readonly spliceNum: number;
  readonly defectLen: string;
  readonly remnantLen: string;
  readonly returnLen: string;
  readonly employeeId: string | null;
}

/**
 * Puts rolls on a bed. A roll that lies on another open bed is left out: the unique index decides
 * even while the other bed is only being saved.
 *
 * @returns ids of the rolls that were taken
 */
export const takeRolls = (
  tx: Tx,
  bedId: string,
  lines: readonly RollLine[],
): Promise<{ fabricRollId: string }[]> =>
  tx.all(sql`
    insert into mes2.cutting_bed_roll
      (id, cutting_bed_id, fabric_roll_id, seq_no, color_id, shade, ply_from, ply_to, plies, issued_len, used_len,
       splice_len, splice_num, defect_len, remnant_len, return_len, employee_id)
    select coalesce(l.id, next_id()), ${bedId}::bigint, l."fabricRollId", l."seqNo", l."colorId", l.shade, l."plyFrom", l."plyTo", l.plies,
      l."issuedLen", l."usedLen", l."spliceLen", l."spliceNum", l."defectLen", l."remnantLen", l."returnLen",
      l."employeeId"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (
      id bigint, "fabricRollId" bigint, "seqNo" int, "colorId" bigint, shade varchar, "plyFrom" int, "plyTo" int, plies int,
      "issuedLen" numeric, "usedLen" numeric, "spliceLen" numeric, "spliceNum" int, "defectLen" numeric,
      "remnantLen" numeric, "returnLen" numeric, "employeeId" bigint)
    order by l."fabricRollId"
    on conflict (company_id, fabric_roll_id) where is_open do nothing
    returning fabric_roll_id`);

export const openBedOfRoll = (
  tx: Tx,
  { companyId }: Actor,
  rollId: string,
): Promise<{ bedNo: string; orderNo: string } | undefined> =>
  tx.one(sql`
    select ${bedName(sql`b`)} as bed_no, b.order_no
    from mes2.cutting_bed_roll r
    join mes2.cutting_bed b on b.company_id = r.company_id and b.id = r.cutting_bed_id
    where r.company_id = ${companyId} and r.fabric_roll_id = ${rollId} and r.is_open`);

/** A roll of this bed that lies on another open one by now. */
export const rollTakenSince = (tx: Tx, { companyId }: Actor, bedId: string) =>
  tx.one<{ rollNo: string; bedNo: string; orderNo: string }>(sql`
    select f.roll_no, ${bedName(sql`b`)} as bed_no, b.order_no
    from mes2.cutting_bed_roll own
    join mes2.cutting_bed_roll r
      on r.company_id = own.company_id and r.fabric_roll_id = own.fabric_roll_id and r.is_open
    join mes2.cutting_bed b on b.company_id = r.company_id and b.id = r.cutting_bed_id
    join mes2.fabric_roll f on f.company_id = r.company_id and f.id = r.fabric_roll_id
    where own.company_id = ${companyId} and own.cutting_bed_id = ${bedId} and r.cutting_bed_id <> ${bedId}
    order by own.seq_no limit 1`);

/** Rolls of an open bed lie on the table; those it let go are back with the fabric store. */
export const markRollsOnBed = (
  tx: Tx,
  { companyId }: Actor,
  ids: readonly string[],
): Promise<number> =>
  tx.run(sql`
    update mes2.fabric_roll set status = 3, update_date = app_now()
    where company_id = ${companyId} and id = any(${ids}::bigint[]) and status in (0, 1, 2, 5)`);

export const releaseRolls = (tx: Tx, { companyId }: Actor, bedId: string): Promise<number> =>
  tx.run(sql`
    update mes2.fabric_roll f set status = 2, update_date = app_now()
    from mes2.cutting_bed_roll r
    where r.company_id = ${companyId} and r.cutting_bed_id = ${bedId} and r.is_open
      and f.company_id = r.company_id and f.id = r.fabric_roll_id and f.status = 3`);

/** Metres that a bed took off a roll, by what became of them. */
export interface TakenLengths {
  readonly fabricRollId: string;
  readonly usedLen: string;
  readonly spliceLen: string;
  readonly defectLen: string;
  readonly remnantLen: string;
}

/**
 * Takes lengths off rolls, which are locked by ascending id.
 *
 * @returns the rolls that had that much; of the others another bed took some meanwhile
 */
export const takeLengths = async (
  tx: Tx,
  { companyId }: Actor,
  taken: readonly TakenLengths[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.all<{ id: string }>(sql`
    with held as (
      select id from mes2.fabric_roll
      where company_id = ${companyId} and id = any(${taken.map(({ fabricRollId }) => fabricRollId)}::bigint[])
      order by id for update)
    update mes2.fabric_roll r set
      used_len = r.used_len + t."usedLen", splice_len = r.splice_len + t."spliceLen",
      defect_len = r.defect_len + t."defectLen", remnant_len = r.remnant_len + t."remnantLen",
      remain_len = r.remain_len - (t."usedLen" + t."spliceLen" + t."defectLen" + t."remnantLen"),
      status = case when r.remain_len = t."usedLen" + t."spliceLen" + t."defectLen" + t."remnantLen" then 4 else 0 end,
      version = r.version + 1, update_date = app_now()
    from held h
    join jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as t ("fabricRollId" bigint, "usedLen" numeric,
      "spliceLen" numeric, "defectLen" numeric, "remnantLen" numeric) on t."fabricRollId" = h.id
    where r.company_id = ${companyId} and r.id = h.id and r.status not in (8, 9)
      and r.remain_len >= t."usedLen" + t."spliceLen" + t."defectLen" + t."remnantLen"
    returning r.id`);
  return new Set(rows.map(({ id }) => id));
};
/** Gives back what a bed consumed, when the bed is withdrawn or its approval refused. */
export const restoreRolls = (tx: Tx, { companyId }: Actor, bedId: string): Promise<number> =>
  tx.run(sql`
    update mes2.fabric_roll f set
      used_len = f.used_len - r.used_len, splice_len = f.splice_len - r.splice_len,
      defect_len = f.defect_len - r.defect_len, remnant_len = f.remnant_len - r.remnant_len,
      remain_len = f.remain_len + r.used_len + r.splice_len + r.defect_len + r.remnant_len,
      status = 3, version = f.version + 1, update_date = app_now()
    from mes2.cutting_bed_roll r
    where r.company_id = ${companyId} and r.cutting_bed_id = ${bedId}
      and f.company_id = r.company_id and f.id = r.fabric_roll_id`);

export const setRollsOpen = (
  tx: Tx,
  { companyId }: Actor,
  bedId: string,
  isOpen: boolean,
): Promise<number> =>
  tx.run(sql`
    update mes2.cutting_bed_roll set is_open = ${isOpen}
    where company_id = ${companyId} and cutting_bed_id = ${bedId}`);

/**
 * A receipt of which nothing is left is used up, one that gets fabric back is released again. A receipt that
 * somebody holds is left alone: its next bed or its keeper sets it right, and nobody waits here.
 */
export const markUsedCloths = (tx: Tx, { companyId }: Actor, bedId: string): Promise<number> =>
  tx.run(sql`
    update mes2.cloth l set status = case when x.left_len > 0 then 2 else 3 end, version = l.version + 1
    from (
      select c.id from mes2.cloth c
      where c.company_id = ${companyId} and c.status in (2, 3) and c.id = any(array(
        select f.cloth_id from mes2.cutting_bed_roll r
        join mes2.fabric_roll f on f.company_id = r.company_id and f.id = r.fabric_roll_id
        where r.company_id = ${companyId} and r.cutting_bed_id = ${bedId}))
      for update of c skip locked) h
    cross join lateral (
      select coalesce(sum(f.remain_len), 0) as left_len from mes2.fabric_roll f
      where f.company_id = ${companyId} and f.cloth_id = h.id and f.status <> 9 and f.del_flag = '0') x
    where l.company_id = ${companyId} and l.id = h.id
      and l.status <> case when x.left_len > 0 then 2 else 3 end`);
