import type { FabricPart } from '@garment-mes/domain/cutting-bed';
import type { DeliveryStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';

/** The delivery of a bundle, the open one first. */
export const deliveryOfBundle = (tx: Tx, { companyId }: Actor, bundleId: string) =>
  tx.one<{ deliveryNo: string; status: DeliveryStatus }>(sql`
    select d.delivery_no, d.status from mes2.cut_piece_delivery_line l
    join mes2.cut_piece_delivery d on d.company_id = l.company_id and d.id = l.delivery_id
    where l.company_id = ${companyId} and l.bundle_id = ${bundleId} and d.status in (1, 2, 3)
    order by l.is_open desc, d.send_date desc limit 1`);

/** The delivery, to a line or to a group outside (no status), that has a bundle and is not settled. */
export const wayOfBundle = (tx: Tx, { companyId }: Actor, bundleId: string) =>
  tx.one<{ deliveryNo: string; status: DeliveryStatus | null }>(sql`
    select d.delivery_no, d.status from mes2.cut_piece_delivery_line l
    join mes2.cut_piece_delivery d on d.company_id = l.company_id and d.id = l.delivery_id
    where l.company_id = ${companyId} and l.bundle_id = ${bundleId} and l.is_open
    union all
    select d.delivery_no, null from mes2.subcontract_delivery_line l
    join mes2.subcontract_delivery d on d.company_id = l.company_id and d.id = l.delivery_id and d.status = 1
    where l.company_id = ${companyId} and l.bundle_id = ${bundleId} and l.receive_num is null
    limit 1`);

/** Panels of a bundle that failed their check and were neither replaced nor given up. */
export const openPanels = async (
  tx: Tx,
  { companyId }: Actor,
  bundleId: string,
): Promise<number> => {
  const found = await tx.one<{ num: number }>(sql`
    select coalesce(sum(greatest(0, fault_num - replace_num - scrap_num)), 0)::int as num
    from mes2.cutting_bed_qc
    where company_id = ${companyId} and bundle_id = ${bundleId} and del_flag = '0'`);
  return found?.num ?? 0;
};

/**
 * The fabric of a multi-material bed that does not reach to the last ply of a bundle, with the plies it
 * lacks. Replacement beds of a lay count for it.
 */
export const missingPanels = (tx: Tx, { companyId }: Actor, bundleId: string) =>
  tx.one<{ fabricPart: FabricPart; fromPly: number; toPly: number }>(sql`
    select lay.fabric_part, x.base + lay.plies as from_ply, b.ply_to as to_ply
    from mes2.bundle b
    join mes2.cutting_bed p on p.company_id = b.company_id and p.id = b.cutting_bed_id and p.bed_type = 2
    cross join lateral (
      select min(c.ply_from) as base from mes2.cutting_bed_color c
      where c.company_id = b.company_id and c.cutting_bed_id = p.id and c.color_id = b.color_id) x
    cross join lateral (
      select l.fabric_part, coalesce(sum(c.plies), 0)::int as plies
      from mes2.cutting_bed l
      left join mes2.cutting_bed f on f.company_id = l.company_id and f.del_flag = '0'
        and (f.id = l.id or (f.parent_bed_id = l.id and f.bed_type = 4)) and f.status in (3, 4, 5)
      left join mes2.cutting_bed_color c on c.company_id = f.company_id and c.cutting_bed_id = f.id
        and c.color_id = b.color_id
      where l.company_id = b.company_id and l.parent_bed_id = p.id and l.bed_type = 2 and l.status <> 9
        and l.del_flag = '0'
      group by l.fabric_part) lay
    where b.company_id = ${companyId} and b.id = ${bundleId} and b.ply_to >= x.base + lay.plies
    order by lay.fabric_part limit 1`);
