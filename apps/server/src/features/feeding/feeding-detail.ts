import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { feedingColumns, feedingRows } from './feeding-list.sql.ts';

type Slip = DataOf<'getFeedingSlip'>;

/** A slip with its rolls. @throws {DomainError} `record-missing` */
export async function feedingDetail(
  services: Services,
  tx: Tx,
  { companyId, can }: Actor,
  id: string,
): Promise<Slip> {
  const { list } = await services.list.page(tx, {
    operation: 'listFeedingSlips',
    beyondReach: true,
    from: sql`${feedingRows(companyId, {})} and f.id = ${id}`,
    columns: feedingColumns,
    query: { pageSize: 1 },
    can,
  });
  const [slip] = list;
  if (!slip) throw new DomainError('record-missing', { what: '投料单' });
  const lines = await tx.all<Slip['lines'][number]>(sql`
    select i.id, i.fabric_roll_id as tympan_id, r.roll_no, l.c_no, c.name as color_name, r.dye_lot, r.shade,
      r.location_code, r.remain_len, i.len, i.received_len, i.return_len, i.diff_reason
    from mes2.feeding_slip_line i
    join mes2.fabric_roll r on r.company_id = i.company_id and r.id = i.fabric_roll_id
    join mes2.cloth l on l.company_id = r.company_id and l.id = r.cloth_id
    join ccm.color c on c.company_id = r.company_id and c.id = r.color_id
    where i.company_id = ${companyId} and i.feeding_id = ${id} order by r.roll_no`);
  return { slip, lines };
}
