import { sql, type Tx } from '../../database/engine.ts';
import type { Row } from '../../database/insert-rows.sql.ts';
import type { Actor } from '../../records/actor.ts';
import { bedName } from '../../records/bed-kinds.sql.ts';
import { updateBedHead } from '../beds/public.ts';

export const writeMove = (tx: Tx, actor: Actor, id: string, change: Row): Promise<number> =>
  updateBedHead(tx, actor, id, change);

/** The bed that is being spread on a table right now. The table's row serialises two starts on it. */
export const busyTable = async (
  tx: Tx,
  { companyId }: Actor,
  tableId: string,
  exceptBedId: string,
): Promise<{ table: string; bedNo: string } | undefined> => {
  await tx.run(
    sql`select 1 from amc.department where company_id = ${companyId} and id = ${tableId} for no key update`,
  );
  return tx.one(sql`
    select d.name as table, ${bedName(sql`b`)} as bed_no
    from mes2.cutting_bed b join amc.department d on d.company_id = b.company_id and d.id = b.table_id
    where b.company_id = ${companyId} and b.table_id = ${tableId} and b.status = 1 and b.del_flag = '0'
      and b.id <> ${exceptBedId}`);
};

/** Bundles of a bed that left the cut-piece store. */
export const deliveredBundles = async (
  tx: Tx,
  { companyId }: Actor,
  bedId: string,
): Promise<number> => {
  const found = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from mes2.bundle
    where company_id = ${companyId} and cutting_bed_id = ${bedId} and status between 2 and 7`);
  return found?.count ?? 0;
};
