import { ident, join, type Sql, sql, type Tx } from '../database/engine.ts';
import type { Row } from '../database/insert-rows.sql.ts';
import type { Actor } from './actor.ts';

/** A column as the database calls it. */
export const columnName = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const column = (key: string): Sql => ident(columnName(key));

const asJson = (row: Row): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(row).map(([key, value]) => [columnName(key), value])),
  );

/**
 * Inserts one row with camelCase keys.
 *
 * @returns its id, `undefined` when a unique key of the table is taken
 */
export async function insertRow(tx: Tx, table: string, row: Row): Promise<string | undefined> {
  const columns = join(Object.keys(row).map(column));
  const inserted = await tx.one<{ id: string }>(sql`
    insert into ${ident(table)} (${columns})
    select ${columns} from jsonb_populate_record(null::${ident(table)}, ${asJson(row)}::jsonb)
    on conflict do nothing returning id`);
  return inserted?.id;
}

/** Changes the given columns of one row; who and when are kept by the claim that came before. */
export async function updateRow(
  tx: Tx,
  { companyId }: Actor,
  table: string,
  id: string,
  change: Row,
): Promise<void> {
  const keys = Object.keys(change);
  if (keys.length === 0) return;
  await tx.run(sql`
    update ${ident(table)} t set ${join(keys.map((key) => sql`${column(key)} = x.${column(key)}`))}
    from jsonb_populate_record(null::${ident(table)}, ${asJson(change)}::jsonb) x
    where t.company_id = ${companyId} and t.id = ${id}`);
}
