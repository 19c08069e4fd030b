import { ident, join, sql, type Tx } from './engine.ts';

const BATCH_ROWS = 5_000;

export type Row = Readonly<Record<string, unknown>>;

/** Inserts rows with camelCase keys; every row has the keys of the first. One statement per batch. */
export async function insertRows(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = join(Object.keys(first).map((key) => ident(snakeCase(key))));
  for (let from = 0; from < rows.length; from += BATCH_ROWS) {
    const batch = rows.slice(from, from + BATCH_ROWS).map(toColumns);
    await tx.run(sql`
      insert into ${ident(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${ident(table)}, ${JSON.stringify(batch)}::jsonb)`);
  }
}

const snakeCase = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const toColumns = (row: object): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeCase(key), value]));
