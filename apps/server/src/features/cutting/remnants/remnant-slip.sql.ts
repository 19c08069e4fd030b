import type { BedStatus, BedType } from '@garment-mes/domain/cutting-bed';
import { sql, type Tx } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { bedLabel, bedName } from '../../../records/bed-kinds.sql.ts';
import type { RecordKind } from '../../../records/claim-record.sql.ts';

export const slipKind: RecordKind = {
  table: 'mes2.remnant_slip',
  no: 'slip_no',
  what: { zh: '剩料单', en: 'Remnant slip' },
};

export interface RemnantSlipRow {
  readonly id: string;
  readonly version: number;
  readonly slipNo: string;
  readonly cuttingBedId: string;
  readonly status: 0 | 1;
}

export const slipOfBed = (tx: Tx, { companyId }: Actor, bedId: string) =>
  tx.one<RemnantSlipRow>(sql`
    select id, version, slip_no, cutting_bed_id, status from mes2.remnant_slip
    where company_id = ${companyId} and cutting_bed_id = ${bedId} and del_flag = '0'`);

export interface SlippedBed {
  readonly id: string;
  readonly bedLabel: string;
  readonly orderNo: string;
  readonly status: BedStatus;
  readonly bedType: BedType;
}

export const slippedBed = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.one<SlippedBed>(sql`
    select b.id, ${bedLabel(sql`b`)} as bed_label, b.order_no, b.status, b.bed_type
    from mes2.cutting_bed b where b.company_id = ${companyId} and b.id = ${id} and b.del_flag = '0'`);

type Slip = DataOf<'getRemnantSlip'>;

export const slipLines = (tx: Tx, { companyId }: Actor, slipId: string) =>
  tx.all<Slip['lines'][number]>(sql`
    select i.id, i.fabric_roll_id as tympan_id, r.roll_no, m.name as material_name, c.name as color_name, r.dye_lot,
      r.shade, i.kind, i.len, i.weight, i.to_warehouse_id, w.name as to_warehouse_name, i.location_code,
      n.roll_no as new_roll_no
    from mes2.remnant_slip_line i
    join mes2.fabric_roll r on r.company_id = i.company_id and r.id = i.fabric_roll_id
    join ccm.material m on m.company_id = r.company_id and m.id = r.material_id
    join ccm.color c on c.company_id = r.company_id and c.id = r.color_id
    left join ccm.warehouse w on w.company_id = i.company_id and w.id = i.to_warehouse_id
    left join mes2.fabric_roll n on n.company_id = i.company_id and n.id = i.new_roll_id
    where i.company_id = ${companyId} and i.slip_id = ${slipId} order by i.kind desc, r.roll_no, i.id`);

/** A roll of the bed with what the bed left of it, and where it lay before. */
export interface LeftRoll {
  readonly tympanId: string;
  readonly rollNo: string;
  readonly materialName: string;
  readonly colorName: string;
  readonly dyeLot: string | null;
  readonly shade: string | null;
  readonly issuedLen: string;
  readonly defectLen: string;
  readonly remnantLen: string;
  readonly returnLen: string;
  readonly warehouseId: string | null;
  readonly warehouseName: string | null;
  readonly locationCode: string | null;
  /** Bought by the kilogram, as knits are: end bits of it are weighed. */
  readonly byWeight: boolean;
}

export const leftRolls = (tx: Tx, { companyId }: Actor, bedId: string): Promise<LeftRoll[]> =>
  tx.all(sql`
    select x.fabric_roll_id as tympan_id, r.roll_no, m.name as material_name, c.name as color_name, r.dye_lot,
      coalesce(x.shade, r.shade) as shade, x.issued_len, x.defect_len, x.remnant_len, x.return_len, r.warehouse_id,
      w.name as warehouse_name, r.location_code, lower(coalesce(m.buy_unit_code, m.unit_code)) = 'kg' as by_weight
    from mes2.cutting_bed_roll x
    join mes2.fabric_roll r on r.company_id = x.company_id and r.id = x.fabric_roll_id
    join ccm.material m on m.company_id = r.company_id and m.id = r.material_id
    join ccm.color c on c.company_id = r.company_id and c.id = r.color_id
    left join ccm.warehouse w on w.company_id = r.company_id and w.id = r.warehouse_id
    where x.company_id = ${companyId} and x.cutting_bed_id = ${bedId} order by x.seq_no`);

/** A usable remnant becomes a roll of its own, `R0314-Y1`, of the same lot and shade. */
export const cutRemnant = (
  tx: Tx,
  { companyId, user, now }: Actor,
  line: {
    readonly tympanId: string;
    readonly len: string;
    readonly weight: string | null;
    readonly toWarehouseId: string | null;
    readonly locationCode: string | null;
  },
) =>
  tx.one<{ id: string; rollNo: string }>(sql`
    insert into mes2.fabric_roll (company_id, roll_no, cloth_id, material_id, color_id, dye_lot, shade, label_len,
      actual_len, remain_len, label_weight, width_cm, gsm, warehouse_id, location_code, status, mother_roll_id,
      inspected, create_by, create_date)
    select r.company_id,
      r.roll_no || '-Y' || (1 + (select count(*) from mes2.fabric_roll y
        where y.company_id = r.company_id and y.mother_roll_id = r.id)),
      r.cloth_id, r.material_id, r.color_id, r.dye_lot, r.shade, ${line.len}, ${line.len}, ${line.len},
      ${line.weight}::numeric, r.width_cm, r.gsm, coalesce(${line.toWarehouseId}::bigint, r.warehouse_id),
      coalesce(${line.locationCode}, r.location_code), 5, r.id, true, ${user.id}, ${now}
    from mes2.fabric_roll r where r.company_id = ${companyId} and r.id = ${line.tympanId}
    returning id, roll_no`);

/** A returned roll is in the store again, with what is left on it. */
export const shelveRoll = (
  tx: Tx,
  { companyId, user, now }: Actor,
  rollId: string,
  toWarehouseId: string | null,
  locationCode: string | null,
): Promise<number> =>
  tx.run(sql`
    update mes2.fabric_roll set
      status = case when status in (0, 2) then case when order_id is null then 0 else 1 end else status end,
      warehouse_id = coalesce(${toWarehouseId}::bigint, warehouse_id),
      location_code = coalesce(${locationCode}, location_code), version = version + 1, update_by = ${user.id},
      update_date = ${now}
    where company_id = ${companyId} and id = ${rollId} and status in (0, 1, 2)`);

/** Remnant rolls of a slip that were used again; a bed of theirs is named. The others are locked against use. */
export const usedRemnant = async (tx: Tx, { companyId }: Actor, slipId: string) => {
  await tx.run(sql`
    select 1 from mes2.fabric_roll n
    where n.company_id = ${companyId} and n.id in (
      select new_roll_id from mes2.remnant_slip_line where company_id = ${companyId} and slip_id = ${slipId})
    order by n.id for update`);
  return tx.one<{ rollNo: string; bedNo: string | null }>(sql`
    select n.roll_no, (
      select ${bedName(sql`b`)} from mes2.cutting_bed_roll x
      join mes2.cutting_bed b on b.company_id = x.company_id and b.id = x.cutting_bed_id
      where x.company_id = n.company_id and x.fabric_roll_id = n.id limit 1) as bed_no
    from mes2.remnant_slip_line i
    join mes2.fabric_roll n on n.company_id = i.company_id and n.id = i.new_roll_id
    where i.company_id = ${companyId} and i.slip_id = ${slipId}
      and (n.status <> 5 or n.remain_len <> n.actual_len)
    limit 1`);
};

export async function takeRemnantsBack(
  tx: Tx,
  { companyId, user, now }: Actor,
  slipId: string,
): Promise<void> {
  await tx.run(sql`
    update mes2.fabric_roll n set del_flag = '2', version = n.version + 1, update_by = ${user.id}, update_date = ${now}
    from mes2.remnant_slip_line i
    where i.company_id = ${companyId} and i.slip_id = ${slipId} and n.company_id = i.company_id
      and n.id = i.new_roll_id`);
  await tx.run(sql`
    update mes2.remnant_slip_line set new_roll_id = null where company_id = ${companyId} and slip_id = ${slipId}`);
}
