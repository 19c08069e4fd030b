import { ident, join, sql, type Tx } from '../../database/engine.ts';
import type { Row } from '../../database/insert-rows.sql.ts';
import type { Actor } from '../../records/actor.ts';

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

/** How a fabric is spread, and the most plies of it that lie on a table. */
export const bedFabric = (tx: Tx, { companyId }: Actor, materialId: string, tableId: string) =>
  tx.one<{ maxPlies: number | null; spreadMode: number | null }>(sql`
    select least(m.max_plies, (select t.max_plies from mes2.cutting_table t
        where t.company_id = m.company_id and t.dept_id = ${tableId} and t.del_flag = '0')) as max_plies,
      m.spread_mode
    from ccm.material m
    where m.company_id = ${companyId} and m.id = ${materialId} and m.del_flag = '0'`);
