import { ident, join, sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../actor.ts';
import type { Row } from '../insert-rows.sql.ts';

const column = (key: string) =>
  ident(key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/** Writes the head of a new bed; the keys are those of the table, in camel case. */
export async function insertBed(tx: Tx, head: Row): Promise<{ id: string }> {
  const inserted = await tx.one<{ id: string }>(sql`
    insert into mes2.cutting_bed (${join(Object.keys(head).map(column))})
    values (${join(Object.values(head).map((value) => sql`${value}`))}) returning id`);
  if (!inserted) throw new Error('an insert returned no row');
  return inserted;
}

export const updateBedHead = (
  tx: Tx,
  { companyId }: Actor,
  id: string,
  head: Row,
): Promise<number> =>
  tx.run(sql`
    update mes2.cutting_bed
    set ${join(Object.entries(head).map(([key, value]) => sql`${column(key)} = ${value}`))}
    where company_id = ${companyId} and id = ${id}`);

export const bedFabric = (tx: Tx, { companyId }: Actor, materialId: string) =>
  tx.one<{ maxPlies: number | null; spreadMode: number | null }>(sql`
    select max_plies, spread_mode from ccm.material
    where company_id = ${companyId} and id = ${materialId} and del_flag = '0'`);
