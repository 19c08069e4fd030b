import type { RollStatus } from '@garment-mes/domain/cutting-bed';
import type { OrderStatus } from '@garment-mes/domain/orders';
import type { FeedingStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import type { RecordKind } from '../../records/claim-record.sql.ts';

/** A stored slip. */
export interface SlipRow {
  readonly id: string;
  readonly version: number;
  readonly feedingNo: string;
  readonly orderId: string;
  readonly cuttingBedId: string | null;
  readonly fabricPart: number;
  readonly issuedLen: string;
  readonly receivedLen: string;
  readonly diffLen: string;
  readonly status: FeedingStatus;
  readonly issueBy: string | null;
}

export const slipKind: RecordKind = {
  table: 'mes2.feeding_slip',
  no: 'feeding_no',
  what: { zh: '投料单', en: 'Feeding slip' },
};

/** A roll of a slip with where it stands. */
export interface SlipLine {
  readonly id: string;
  readonly fabricRollId: string;
  readonly rollNo: string;
  readonly cNo: string;
  readonly clothStatus: number;
  readonly materialId: string;
  readonly colorId: string;
  readonly orderId: string | null;
  readonly remainLen: string;
  readonly usedLen: string;
  readonly status: RollStatus;
  readonly len: string;
  readonly receivedLen: string | null;
  readonly returnLen: string;
  readonly diffReason: string | null;
}

/** Rolls of a slip, locked in the order of their ids: two slips of one roll come one after another (H7). */
export const lockLines = (tx: Tx, { companyId }: Actor, slipId: string): Promise<SlipLine[]> =>
  tx.all(sql`
    select i.id, i.fabric_roll_id, r.roll_no, l.c_no, l.status as cloth_status, r.material_id, r.color_id,
      r.order_id, r.remain_len, r.used_len, r.status, i.len, i.received_len, i.return_len, i.diff_reason
    from mes2.feeding_slip_line i
    join mes2.fabric_roll r on r.company_id = i.company_id and r.id = i.fabric_roll_id
    join mes2.cloth l on l.company_id = r.company_id and l.id = r.cloth_id
    where i.company_id = ${companyId} and i.feeding_id = ${slipId}
    order by r.id for update of r`);

export interface FedOrder {
  readonly id: string;
  readonly orderNo: string;
  readonly status: OrderStatus;
}

export const fedOrder = (tx: Tx, { companyId }: Actor, id: string): Promise<FedOrder | undefined> =>
  tx.one(sql`
    select id, order_no, status from mes2.production_order
    where company_id = ${companyId} and id = ${id} and del_flag = '0'`);

/**
 * Metres a lay takes: the plies of its bed, else what the cut plan of the part still says, colour by
 * colour where they are asked for.
 */
export const plannedLengths = (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  bedId: string | null,
  fabricPart: number,
): Promise<{ colorId: string; colorName: string; len: string }[]> =>
  bedId
    ? tx.all(sql`
        select c.color_id, k.name as color_name, sum(c.plies * (b.marker_len + b.end_loss_len)) as len
        from mes2.cutting_bed b
        join mes2.cutting_bed_color c on c.company_id = b.company_id and c.cutting_bed_id = b.id
        join ccm.color k on k.company_id = c.company_id and k.id = c.color_id
        where b.company_id = ${companyId} and b.id = ${bedId} and b.order_id = ${orderId}
        group by c.color_id, k.name order by min(c.seq_no)`)
    : tx.all(sql`
        select c.color_id, k.name as color_name, sum(c.plies * (m.marker_len + m.end_loss_len)) as len
        from mes2.cut_plan p
        join mes2.cut_plan_lay l on l.company_id = p.company_id and l.cut_plan_id = p.id
        join mes2.cut_plan_marker m on m.company_id = l.company_id and m.id = l.marker_id
        join mes2.cut_plan_lay_color c on c.company_id = l.company_id and c.lay_id = l.id
        join ccm.color k on k.company_id = c.company_id and k.id = c.color_id
        where p.company_id = ${companyId} and p.order_id = ${orderId} and p.fabric_part = ${fabricPart}
          and p.status in (1, 2) and p.del_flag = '0'
        group by c.color_id, k.name order by c.color_id`);

/** A bed of the order that is not handed on yet; nothing else is fed. */
export const bedOfOrder = (tx: Tx, { companyId }: Actor, bedId: string, orderId: string) =>
  tx.one<{ id: string; markerLen: string; endLossLen: string }>(sql`
    select id, marker_len, end_loss_len from mes2.cutting_bed
    where company_id = ${companyId} and id = ${bedId} and order_id = ${orderId} and del_flag = '0'
      and status in (0, 1, 2)`);

/** Puts the rolls of a draft in place of those it had. */
export async function writeLines(
  tx: Tx,
  { companyId, user, now }: Actor,
  slipId: string,
  lines: readonly { readonly tympanId: string; readonly len: string }[],
): Promise<void> {
  await tx.run(sql`
    delete from mes2.feeding_slip_line where company_id = ${companyId} and feeding_id = ${slipId}`);
  for (const { tympanId, len } of lines) {
    await tx.run(sql`
      insert into mes2.feeding_slip_line (company_id, feeding_id, fabric_roll_id, len, create_by, create_date)
      values (${companyId}, ${slipId}, ${tympanId}, ${len}, ${user.id}, ${now})`);
  }
}

export const setRollStatus = (
  tx: Tx,
  { companyId, user, now }: Actor,
  rollId: string,
  status: RollStatus,
  from: readonly RollStatus[],
  locationCode: string | null = null,
): Promise<number> =>
  tx.run(sql`
    update mes2.fabric_roll set status = ${status}::int, location_code = coalesce(${locationCode}, location_code),
      version = version + 1, update_by = ${user.id}, update_date = ${now}
    where company_id = ${companyId} and id = ${rollId} and status = any(${from}::int[])`);

/** The slip that has a roll out at this moment, other than this one. */
export const slipHoldingRoll = (tx: Tx, { companyId }: Actor, rollId: string, slipId: string) =>
  tx.one<{ feedingNo: string }>(sql`
    select f.feeding_no
    from mes2.feeding_slip_line i
    join mes2.feeding_slip f on f.company_id = i.company_id and f.id = i.feeding_id
    where i.company_id = ${companyId} and i.fabric_roll_id = ${rollId} and f.id <> ${slipId}
      and f.status in (1, 2, 3) and f.del_flag = '0'
    order by f.issue_date desc nulls last limit 1`);
