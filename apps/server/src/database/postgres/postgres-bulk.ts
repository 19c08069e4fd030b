import pg from 'pg';
import type { BulkSession } from '../bulk.ts';
import { CopyIn } from './copy-in.ts';
import { CopyOut } from './copy-out.ts';
import { translate } from './postgres-error.ts';
import { resultOf, statementOf } from './postgres-statement.ts';

/** A connection of its own for as long as whole tables are moved. */
export async function bulkSession<T>(
  url: string,
  use: (session: BulkSession) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'garment-mes load' });
  const failed = (error: unknown) => {
    throw translate(error, 0);
  };
  // What is under way fails with it; idle, the next statement does.
  client.on('error', () => {});
  await client.connect().catch(failed);
  try {
    return await use({
      script: (text) => client.query(text).then(() => {}, failed),
      statement: (text, values) =>
        client.query<unknown[]>(statementOf(text, values)).then(resultOf, failed),
      copyIn: (statement, chunks) => {
        const copy = new CopyIn(statement, chunks);
        client.query(copy);
        return copy.done.catch(failed);
      },
      copyOut: (statement) => client.query(new CopyOut(statement)),
    });
  } finally {
    await client.end();
  }
}
