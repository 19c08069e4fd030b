import type { RollStatus } from '@garment-mes/domain/cutting-bed';
import type { ClothStatus, InspectResult } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { bedName } from '../../records/bed-kinds.sql.ts';
import type { RecordKind } from '../../records/claim-record.sql.ts';

/** A stored receipt. */
export interface ClothRow {
  readonly id: string;
  readonly version: number;
  readonly cNo: string;
  readonly materialId: string;
  readonly orderId: string | null;
  readonly warehouseId: string | null;
  readonly status: ClothStatus;
  readonly inspectResult: InspectResult;
}

export const clothKind: RecordKind = {
  table: 'mes2.cloth',
  no: 'c_no',
  what: { zh: '布号', en: 'Fabric lot' },
};

export const rollKind: RecordKind = {
  table: 'mes2.fabric_roll',
  no: 'roll_no',
  what: { zh: '布卷', en: 'Fabric roll' },
};

/** A stored roll. */
export interface RollRow {
  readonly id: string;
  readonly version: number;
  readonly rollNo: string;
  readonly clothId: string;
  readonly materialId: string;
  readonly colorId: string;
  readonly dyeLot: string | null;
  readonly shade: string | null;
  readonly labelLen: string;
  readonly actualLen: string;
  readonly labelWeight: string | null;
  readonly actualWeight: string | null;
  readonly widthCm: string | null;
  readonly gsm: string | null;
  readonly shrinkWarpPct: string | null;
  readonly shrinkWeftPct: string | null;
  readonly points: number | null;
  readonly inspected: boolean;
  readonly locationCode: string | null;
  readonly orderId: string | null;
  readonly usedLen: string;
  readonly spliceLen: string;
  readonly defectLen: string;
  readonly remnantLen: string;
  readonly remainLen: string;
  readonly status: RollStatus;
}

/** Rolls of a receipt, locked in the order of their ids. */
export const lockRollsOf = (tx: Tx, { companyId }: Actor, clothId: string): Promise<RollRow[]> =>
  tx.all(sql`
    select * from mes2.fabric_roll
    where company_id = ${companyId} and cloth_id = ${clothId} and del_flag = '0'
    order by id for update`);

/** Of two receipts with one roll the second knows of the first, and says its line. */
export const lockRollNos = (tx: Tx, { companyId }: Actor): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('roll numbers ' || ${companyId}, 0))`);

/** Numbers among these that live rolls of the company have, of other receipts than this. */
export const takenRollNos = (
  tx: Tx,
  { companyId }: Actor,
  rollNos: readonly string[],
  clothId: string | null,
): Promise<{ rollNo: string }[]> =>
  tx.all(sql`
    select roll_no from mes2.fabric_roll
    where company_id = ${companyId} and roll_no = any(${rollNos}::text[]) and del_flag = '0'
      and cloth_id is distinct from ${clothId}::bigint`);

/** The receipt of a roll, locked before the roll itself: of two rolls measured at once the second is counted with the first. */
export const lockClothOf = (tx: Tx, { companyId }: Actor, rollId: string): Promise<number> =>
  tx.run(sql`
    select 1 from mes2.cloth where company_id = ${companyId} and id = (
      select cloth_id from mes2.fabric_roll where company_id = ${companyId} and id = ${rollId})
    for no key update`);

/** Counts and lengths of a receipt follow from its rolls. */
export const countRolls = (tx: Tx, { companyId }: Actor, clothId: string): Promise<number> =>
  tx.run(sql`
    update mes2.cloth l set roll_num = x.roll_num, total_len = x.total_len, total_weight = x.total_weight,
      dye_lots = x.dye_lots
    from (
      select count(*)::int as roll_num, coalesce(sum(actual_len), 0) as total_len,
        sum(coalesce(actual_weight, label_weight)) as total_weight,
        to_jsonb(coalesce(array_agg(distinct dye_lot) filter (where dye_lot is not null), '{}')) as dye_lots
      from mes2.fabric_roll
      where company_id = ${companyId} and cloth_id = ${clothId} and mother_roll_id is null and del_flag = '0') x
    where l.company_id = ${companyId} and l.id = ${clothId}`);

export const setCloth = (
  tx: Tx,
  { companyId }: Actor,
  id: string,
  change: {
    readonly status: number;
    readonly inspectResult?: number;
    readonly points?: string | null;
  },
): Promise<number> =>
  tx.run(sql`
    update mes2.cloth set status = ${change.status}::int,
      inspect_result = coalesce(${change.inspectResult ?? null}::int, inspect_result),
      points_per100 = case when ${change.points !== undefined}::boolean then ${change.points ?? null}::numeric
        else points_per100 end
    where company_id = ${companyId} and id = ${id}`);

/** What a receipt is made of, and the hours its fabric relaxes. */
export const materialFacts = (tx: Tx, { companyId }: Actor, materialId: string) =>
  tx.one<{
    name: string;
    relaxHours: number;
    supplierName: string | null;
  }>(sql`
    select name, coalesce(relax_hours, 0) as relax_hours, supplier_name
    from ccm.material
    where company_id = ${companyId} and id = ${materialId} and del_flag = '0' and material_type between 1 and 4`);

export const warehouseExists = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.one<{ id: string }>(sql`
    select id from ccm.warehouse where company_id = ${companyId} and id = ${id} and del_flag = '0'`);

/** The open bed a roll lies on, or the slip that issued it last and is not settled. */
export const rollWhereabouts = (tx: Tx, { companyId }: Actor, rollId: string) =>
  tx.one<{ bedNo: string | null; bedLen: string; feedingNo: string | null; slipLen: string }>(sql`
    select
      (select ${bedName(sql`b`)} from mes2.cutting_bed_roll x
        join mes2.cutting_bed b on b.company_id = x.company_id and b.id = x.cutting_bed_id
        where x.company_id = ${companyId} and x.fabric_roll_id = ${rollId} and x.is_open) as bed_no,
      coalesce((select issued_len from mes2.cutting_bed_roll
        where company_id = ${companyId} and fabric_roll_id = ${rollId} and is_open), 0) as bed_len,
      s.feeding_no, coalesce(s.len, 0) as slip_len
    from (select 1) one
    left join lateral (
      select f.feeding_no, case when f.status = 1 then i.len else 0 end as len
      from mes2.feeding_slip_line i
      join mes2.feeding_slip f on f.company_id = i.company_id and f.id = i.feeding_id
      where i.company_id = ${companyId} and i.fabric_roll_id = ${rollId} and f.status in (1, 2)
      order by f.issue_date desc nulls last limit 1) s on true`);
