import { ident, sql, type Tx } from '../database/engine.ts';
import { insertRows, type Row } from '../database/insert-rows.sql.ts';
import type { Actor } from './actor.ts';

export interface ChildTable<Line extends Row = Row> {
  readonly table: string;
  /** Column that names the parent. */
  readonly parent: string;
  /** Columns a line is known by whose body has no id. */
  readonly key?: readonly string[];
  /** What columns of a new line hold that it leaves out, and cleared ones of any; nothing for those it does not name. */
  readonly blank?: (line: Line) => Row;
}

type WithId = { readonly id?: string | null | undefined };

/**
 * Replaces the lines of a parent that nothing else refers to. A line that names one of them keeps its id and what it
 * leaves out (`undefined`); `null` clears. Every other one gets a new id.
 *
 * @param rows lines as they shall be, all with the same keys
 */
export async function rewriteRows<Line extends Row & WithId>(
  tx: Tx,
  { companyId }: Actor,
  { table, parent, key = [], blank = () => ({}) }: ChildTable<Line>,
  parentId: string,
  rows: readonly Line[],
): Promise<void> {
  const before = await tx.all<{ readonly id: string } & Row>(sql`
    delete from ${ident(table)} where company_id = ${companyId} and ${ident(parent)} = ${parentId} returning *`);
  const nameOf = (row: Row): string =>
    key.length === 0 ? String(row.id) : JSON.stringify(key.map((column) => row[column] ?? null));
  const left = new Map(before.map((row) => [nameOf(row), row]));
  const fresh = await newIds(tx, rows.length);
  const parentColumn = parent.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  await insertRows(
    tx,
    table,
    rows.map((row, at) => {
      const name = nameOf(row);
      const stored = left.get(name);
      left.delete(name);
      const { id: _, ...columns } = row;
      const blanks = blank(row);
      const line = Object.entries(columns).map(([column, value]) => {
        const kept = value === undefined ? stored?.[column] : value;
        return [column, kept ?? blanks[column] ?? null];
      });
      return {
        ...Object.fromEntries(line),
        companyId,
        [parentColumn]: parentId,
        id: stored?.id ?? fresh[at],
      };
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
