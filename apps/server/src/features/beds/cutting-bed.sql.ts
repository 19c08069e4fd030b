import type { BedStatus, BedType } from '@garment-mes/domain/cutting-bed';
import type { OrderStatus } from '@garment-mes/domain/orders';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { changedAt } from '../../records/claim-record.sql.ts';
import type { BedBill } from './bed-bill.ts';

/** A stored bed. */
export interface BedRow {
  readonly id: string;
  readonly version: number;
  readonly bedNo: number;
  readonly replacementNo: number;
  readonly monthBedNo: string | null;
  readonly bedType: BedType;
  readonly orderId: string;
  readonly orderNo: string;
  readonly styleNo: string;
  readonly parentBedId: string | null;
  readonly fabricPart: BedBill['fabricPart'];
  readonly materialId: string;
  readonly cutPlanId: string | null;
  readonly layNo: number | null;
  readonly markerName: string | null;
  readonly markerLen: string;
  readonly endLossLen: string;
  readonly widthCm: string;
  readonly markerEffPct: string;
  readonly plies: number;
  readonly cutNum: number;
  readonly cutMode: BedBill['cutMode'];
  readonly knifeMoldId: string | null;
  readonly tableId: string;
  readonly planDate: string;
  readonly remark: string | null;
  readonly splitRuleId: string | null;
  readonly bundleNumTotal: number;
  readonly usageDiffPct: string | null;
  readonly status: BedStatus;
  readonly submitBy: string | null;
  readonly workDate: string | null;
  readonly cutEndDate: string | null;
}

export const findBed = (tx: Tx, { companyId }: Actor, id: string): Promise<BedRow | undefined> =>
  tx.one(
    sql`select * from mes2.cutting_bed where company_id = ${companyId} and id = ${id} and del_flag = '0'`,
  );

export const lockBed = (tx: Tx, { companyId }: Actor, id: string): Promise<BedRow | undefined> =>
  tx.one(sql`
    select * from mes2.cutting_bed where company_id = ${companyId} and id = ${id} and del_flag = '0' for update`);

/**
 * Compare and set: of several people who saw the same version, one gets the row, locked until the
 * end of the transaction; for everybody else there is no such row any more.
 */
export const claimBed = (
  tx: Tx,
  { companyId, user, now }: Actor,
  { id, version }: { readonly id: string; readonly version: number },
  statuses: readonly BedStatus[],
): Promise<BedRow | undefined> =>
  tx.one(sql`
    update mes2.cutting_bed
    set version = version + 1, update_by = ${user.id}, update_date = ${now}
    where company_id = ${companyId} and id = ${id} and version = ${version} and del_flag = '0'
      and status = any(${statuses}::int[])
    returning *`);

export const lastChangeOfBed = (
  tx: Tx,
  { companyId }: Actor,
  id: string,
): Promise<{ name: string; time: string; isDecision: boolean } | undefined> =>
  tx.one(sql`
    select coalesce(u.name, '系统') as name, ${changedAt(sql`b.update_date`)} as time,
      coalesce(b.approve_date = b.update_date, false) as is_decision
    from mes2.cutting_bed b left join amc.app_user u on u.id = b.update_by
    where b.company_id = ${companyId} and b.id = ${id}`);

export interface BedOrder {
  readonly id: string;
  readonly orderNo: string;
  readonly styleNo: string;
  readonly status: OrderStatus;
  readonly cutTolUpPct: string;
  readonly shadeControl: number;
  readonly merchandiserUserId: string | null;
}

/** Either keeps the status of an order as it is until the end; who is to move it takes it for a change. */
export type OrderHold = 'share' | 'change';

const HOLDS: Readonly<Record<OrderHold, Sql>> = {
  share: sql`for share of o`,
  change: sql`for no key update of o`,
};

/** The order of a bed, locked on request. */
export const bedOrder = (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  hold?: OrderHold,
): Promise<BedOrder | undefined> =>
  tx.one(sql`
    select o.id, o.order_no, o.style_no, o.status, o.cut_tol_up_pct, o.shade_control,
      (select m.user_id from amc.company_member m
        where m.company_id = o.company_id and m.id = o.merchandiser_id) as merchandiser_user_id
    from mes2.production_order o
    where o.company_id = ${companyId} and o.id = ${orderId} and o.del_flag = '0'
    ${hold ? HOLDS[hold] : sql``}`);
