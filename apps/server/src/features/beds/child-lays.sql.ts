import type { BedStatus, FabricPart } from '@garment-mes/domain/cutting-bed';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { addsGarments } from '../../records/bed-kinds.sql.ts';

/**
 * Materials of a multi-material bed whose lays are not handed on yet; of any other bed none. Before its first lay is
 * opened these are the fabrics that the order's bill of materials names besides its own, or the lining where it names none.
 */
export const missingPartsOf = (bed: Sql): Sql => sql`(case
  when ${bed}.bed_type <> 2 or ${bed}.parent_bed_id is not null then '{}'::int[]
  when exists (select 1 from mes2.cutting_bed l
    where l.company_id = ${bed}.company_id and l.parent_bed_id = ${bed}.id and l.bed_type = 2 and l.del_flag = '0')
  then array(select distinct l.fabric_part from mes2.cutting_bed l
    where l.company_id = ${bed}.company_id and l.parent_bed_id = ${bed}.id and l.bed_type = 2
      and l.status not in (3, 4, 5, 9) and l.del_flag = '0' order by l.fabric_part)
  else coalesce(nullif(array(select distinct m.fabric_part from mes2.order_bom m
      where m.company_id = ${bed}.company_id and m.order_id = ${bed}.order_id and m.fabric_part <> ${bed}.fabric_part
        and m.del_flag = '0' order by m.fabric_part), '{}'),
    array[case when ${bed}.fabric_part = 2 then 1 else 2 end])
  end)`;

/** Whether a bed is one to be bundled now: handed on, cut for garments, and none of its materials missing. */
export const awaitsBundling = (bed: Sql): Sql =>
  sql`(${bed}.status = 3 and ${addsGarments(bed)} and cardinality(${missingPartsOf(bed)}) = 0)`;

/** Whether a bed that was handed on waits for lays of other materials. */
export const awaitsLays = (bed: Sql): Sql =>
  sql`(${bed}.status = 3 and ${addsGarments(bed)} and cardinality(${missingPartsOf(bed)}) > 0)`;

export const missingParts = async (
  tx: Tx,
  { companyId }: Actor,
  bedId: string,
): Promise<readonly FabricPart[]> => {
  const found = await tx.one<{ parts: FabricPart[] }>(sql`
    select ${missingPartsOf(sql`b`)} as parts from mes2.cutting_bed b
    where b.company_id = ${companyId} and b.id = ${bedId}`);
  return found?.parts ?? [];
};

/** A bed that belongs to another: a lay of it, or one that replaces its panels. */
interface Dependent {
  readonly id: string;
  readonly version: number;
  readonly bedType: number;
  readonly bedNo: number;
  readonly replacementNo: number;
  readonly fabricPart: FabricPart;
  readonly status: BedStatus;
}

/** Lays and replacements of a bed that are not void, locked by ascending id. */
export const lockDependents = (tx: Tx, { companyId }: Actor, bedId: string): Promise<Dependent[]> =>
  tx.all(sql`
    select id, version, bed_type, bed_no, replacement_no, fabric_part, status from mes2.cutting_bed
    where company_id = ${companyId} and parent_bed_id = ${bedId} and bed_type in (2, 4) and status <> 9
      and del_flag = '0' order by id for update`);
