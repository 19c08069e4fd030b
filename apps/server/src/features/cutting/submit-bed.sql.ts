import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { usageMetres } from '../../records/usage-metres.sql.ts';

export interface LockedCell {
  readonly id: string;
  readonly colorId: string;
  readonly sizeId: string;
  readonly colorName: string;
  readonly sizeName: string;
  readonly orderNum: number;
  readonly cutNum: number;
  /** Where colour and size stand in the order. */
  readonly colorSeq: number;
  readonly sizeSeq: number;
}

/**
 * The order's colours and sizes, in their order there, locked in the order of their ids: of two beds that would each
 * stay below the limit alone, the second counts the first.
 */
export async function lockCells(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
): Promise<readonly LockedCell[]> {
  const cells = await tx.all<LockedCell>(sql`
    select s.id, s.color_id, s.size_id, c.color_name, z.size_name, s.num as order_num, s.cut_num,
      c.seq_no as color_seq, z.seq_no as size_seq
    from mes2.order_color_size s
    join mes2.order_color c
      on c.company_id = s.company_id and c.order_id = s.order_id and c.color_id = s.color_id
    join mes2.order_size z
      on z.company_id = s.company_id and z.order_id = s.order_id and z.size_id = s.size_id
    where s.company_id = ${companyId} and s.order_id = ${orderId}
    order by s.id
    for update of s`);
  return cells.sort((one, other) => one.colorSeq - other.colorSeq || one.sizeSeq - other.sizeSeq);
}

/** Adds the garments of a bed to the order's cells, or takes them back with `sign` -1. */
export const addCut = (
  tx: Tx,
  { companyId }: Actor,
  bedId: string,
  sign: 1 | -1,
): Promise<number> =>
  tx.run(sql`
    update mes2.order_color_size s set cut_num = s.cut_num + ${sign}::int * b.cut_num, version = s.version + 1
    from mes2.cutting_bed_color_size b
    join mes2.cutting_bed bed on bed.company_id = b.company_id and bed.id = b.cutting_bed_id
    where b.company_id = ${companyId} and b.cutting_bed_id = ${bedId}
      and s.company_id = b.company_id and s.order_id = bed.order_id
      and s.color_id = b.color_id and s.size_id = b.size_id`);

/** The same garments as facts for the order's counters, which a worker folds. */
export const appendCutProgress = (
  tx: Tx,
  { companyId }: Actor,
  bedId: string,
  workDate: string,
  sign: 1 | -1,
): Promise<number> =>
  tx.run(sql`
    insert into mes2.progress_delta (company_id, order_id, color_id, size_id, stage, num, work_date)
    select b.company_id, bed.order_id, b.color_id, b.size_id, 'cut', ${sign}::int * b.cut_num, ${workDate}::date
    from mes2.cutting_bed_color_size b
    join mes2.cutting_bed bed on bed.company_id = b.company_id and bed.id = b.cutting_bed_id
    where b.company_id = ${companyId} and b.cutting_bed_id = ${bedId} and b.cut_num > 0`);

/** Metres a garment is planned to take, by garment colour; a line without colour is for all. */
export const planUsages = (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  fabricPart: number,
): Promise<{ colorId: string | null; usageNum: string }[]> =>
  tx.all(sql`
    select u.color_id, u.metres as usage_num from (
      select b.color_id, ${usageMetres(sql`b`)} as metres from mes2.order_bom b
      where b.company_id = ${companyId} and b.order_id = ${orderId} and b.fabric_part = ${fabricPart}
        and b.is_main = 1 and b.del_flag = '0') u
    where u.metres is not null`);

/** What a submission writes into the head of its bed. */
export interface SubmittedHead {
  readonly status: number;
  readonly workDate: string;
  readonly overCutReason: string | null;
  readonly overCutNum: number;
  readonly issuedLen: string;
  readonly usedLen: string;
  readonly spliceLen: string;
  readonly defectLen: string;
  readonly remnantLen: string;
  readonly returnLen: string;
  readonly usagePerPiece: string | null;
  readonly planUsage: string | null;
  readonly usageDiffPct: string | null;
  readonly spreadUtilPct: string | null;
  readonly materialUtilPct: string | null;
  /** Factor for many short rolls by the steps of that moment; `null` for a bed of one shade a colour. */
  readonly shadeDifficulty: string | null;
}

export const writeSubmission = (
  tx: Tx,
  { companyId, user, now }: Actor,
  id: string,
  head: SubmittedHead,
): Promise<number> =>
  tx.run(sql`
    update mes2.cutting_bed set
      status = ${head.status}, work_date = ${head.workDate}, submit_by = ${user.id}, submit_date = ${now},
      over_cut_reason = ${head.overCutReason}, over_cut_num = ${head.overCutNum},
      spread_end_date = coalesce(spread_end_date, greatest(spread_start_date, ${now}::timestamptz)),
      cut_start_date = coalesce(cut_start_date, least(cut_end_date, ${now}::timestamptz)),
      cut_end_date = coalesce(cut_end_date, greatest(cut_start_date, ${now}::timestamptz)),
      issued_len = ${head.issuedLen}, used_len = ${head.usedLen}, splice_len = ${head.spliceLen},
      defect_len = ${head.defectLen}, remnant_len = ${head.remnantLen}, return_len = ${head.returnLen},
      usage_per_piece = ${head.usagePerPiece}, plan_usage = ${head.planUsage},
      usage_diff_pct = ${head.usageDiffPct}, spread_util_pct = ${head.spreadUtilPct},
      material_util_pct = ${head.materialUtilPct}, shade_difficulty = ${head.shadeDifficulty}
    where company_id = ${companyId} and id = ${id}`);

/** The first submitted bed puts the order into production. @returns 1 when it did */
export const startProduction = (
  tx: Tx,
  { companyId, user, now }: Actor,
  orderId: string,
  workDate: string,
): Promise<number> =>
  tx.run(sql`
    update mes2.production_order
    set status = 2, actual_cut_date = coalesce(actual_cut_date, ${workDate}::date), version = version + 1,
      update_by = ${user.id}, update_date = ${now}
    where company_id = ${companyId} and id = ${orderId} and status = 1`);
