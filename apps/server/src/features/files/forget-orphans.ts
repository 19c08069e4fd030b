import { rm } from 'node:fs/promises';
import { type Engine, sql } from '../../database/engine.ts';
import type { FileStore } from './file-store.ts';

/** An upload is named in the database a moment after its bytes lie on the disk; a day is more than any takes. */
const GRACE_MS = 86_400_000;

/**
 * Removes what uploads left behind that were cut off or never named. Nobody could see it: a file is found
 * by its row only.
 *
 * @returns how many files went
 */
export async function forgetOrphans(engine: Engine, store: FileStore, now: Date): Promise<number> {
  let gone = 0;
  for await (const { companyId, name, path } of store.keptBefore(
    new Date(now.getTime() - GRACE_MS),
  )) {
    const named = await engine.system(
      (tx) =>
        tx.one(sql`
          select 1 from amc.file_object where company_id = ${companyId}::bigint and sha256 = ${name}`),
      { readOnly: true },
    );
    if (named) continue;
    await rm(path, { force: true });
    gone += 1;
  }
  return gone;
}
