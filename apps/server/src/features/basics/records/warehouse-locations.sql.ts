import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';

type Location = NonNullable<BodyOf<'createWarehouse'>['locations']>[number];

/** Makes the places of a store those that were sent: new ones, changed ones; the others go. */
export async function writeLocations(
  tx: Tx,
  warehouseId: string,
  locations: readonly Location[],
): Promise<void> {
  const sent = sql`jsonb_to_recordset(${JSON.stringify(locations)}::jsonb)
    as s (id bigint, code text, zone text, capacity int)`;
  await tx.run(sql`
    update ccm.warehouse_location l set del_flag = '2', version = version + 1, update_date = app_now()
    where l.company_id = current_company() and l.warehouse_id = ${warehouseId} and l.del_flag = '0'
      and not exists (select 1 from ${sent} where s.code = l.code)`);
  await tx.run(sql`
    insert into ccm.warehouse_location (warehouse_id, code, zone, capacity)
    select ${warehouseId}, s.code, s.zone, s.capacity from ${sent}
    on conflict (company_id, warehouse_id, code) where del_flag = '0'
    do update set zone = excluded.zone, capacity = excluded.capacity,
      version = warehouse_location.version + 1, update_date = app_now()`);
}
