import { ident, sql, type Tx } from '../database/engine.ts';
import { insertRows, type Row } from '../database/insert-rows.sql.ts';
import type { Actor } from './actor.ts';

export interface ChildTable {
  readonly table: string;
  /** Column that names the parent. */
  readonly parent: string;
}

/**
 * Replaces the lines of a parent that nothing else refers to. A line that names one of them keeps its id,
 * every other one gets a new id.
 */
export async function rewriteRows(
  tx: Tx,
  { companyId }: Actor,
  { table, parent }: ChildTable,
  parentId: string,
  rows: readonly (Row & { readonly id?: string | null | undefined })[],
): Promise<void> {
  const before = await tx.all<{ id: string }>(sql`
    delete from ${ident(table)} where company_id = ${companyId} and ${ident(parent)} = ${parentId} returning id`);
  const known = new Set(before.map(({ id }) => id));
  const fresh = await newIds(tx, rows.length);
  const key = parent.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  await insertRows(
    tx,
    table,
    rows.map(({ id, ...row }, at) => {
      const isKept = typeof id === 'string' && known.delete(id);
      return { ...row, companyId, [key]: parentId, id: isKept ? id : fresh[at] };
    }),
  );
}

export async function newIds(tx: Tx, count: number): Promise<string[]> {
  if (count === 0) return [];
  const rows = await tx.all<{ id: string }>(
    sql`select next_id() as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}
