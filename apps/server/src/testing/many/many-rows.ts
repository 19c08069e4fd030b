import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { allRecords } from '../../resources/all-records.ts';
import type { TestServer } from '../test-server.ts';

/** Records of which only those exist that the product knows: a list of values names them. */
const CLOSED = new Set([
  'ccm.currency',
  'ccm.workflow',
  'mes2.board_quantity',
  'mes2.bundle_split_rule',
]);

/** Tables of the plain records that a company can have any number of. */
export const openTables: readonly string[] = [
  ...new Set(allRecords.map(({ table }) => table)),
].filter((table) => !CLOSED.has(table));

/** What a company has behind it after years. */
export interface Much {
  /** Of each plain record, and of people, machines and styles. */
  readonly records: number;
  /** Each with about 600 scans. */
  readonly orders: number;
}

/** Writes much into a company of a server on PostgreSQL, past the product: nothing is checked and nothing announced. */
export async function fillWithMany(
  { database, companyId }: TestServer,
  company: string,
  { records, orders }: Much,
): Promise<void> {
  const client = new pg.Client({ connectionString: database?.url });
  await client.connect();
  try {
    await client.query("select set_config('app.company_id', $1, false)", [
      await companyId(company),
    ]);
    await client.query(await readFile(new URL('./many-rows.sql', import.meta.url), 'utf8'));
    for (const table of [...openTables, 'amc.company_member', 'ccm.machine', 'mes2.style'])
      await client.query('select pg_temp.many_of($1, $2)', [table, records]);
    await client.query('select pg_temp.many_orders($1)', [orders]);
    await client.query('reset session_replication_role');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
