import { type Engine, type Sql, sql } from '../../../src/database/engine.ts';

const TABLES = ['scan', 'bundle_process', 'bundle', 'qc_check_record', 'qc_check_bad'];
const BUILD_MS = 600_000;
/** Indexes that are built at once: a processor each, and the sort of one fits in its memory. */
const AT_ONCE = 2;

/**
 * Does `work` with the indexes of the large tables taken away, and builds them afterwards: one sort each
 * instead of a search for every row, and the largest first. Keys and constraints stay. Only worth it for very many rows.
 */
export async function withoutIndexes<Made>(
  engine: Engine,
  work: () => Promise<Made>,
): Promise<Made> {
  const indexes = await engine.system((tx) =>
    tx.all<{ name: string; definition: string }>(sql`
      select format('%I.%I', n.nspname, c.relname) as name, pg_get_indexdef(c.oid) as definition
      from pg_index i
      join pg_class c on c.oid = i.indexrelid
      join pg_class t on t.oid = i.indrelid
      join pg_namespace n on n.oid = t.relnamespace
      where n.nspname = 'mes2' and t.relname = any(${TABLES}::text[])
        and not exists (select 1 from pg_constraint k where k.conindid = c.oid)
      order by array_position(${TABLES}::text[], t.relname::text), c.relname`),
  );
  await engine.system(async (tx) => {
    for (const { name } of indexes) await tx.run(statement(`drop index ${name}`));
  });
  const made = await work();
  const left = indexes.map(({ definition }) => definition);
  const build = async () => {
    for (let definition = left.shift(); definition !== undefined; definition = left.shift()) {
      // A definition names its parent alone; rebuilt from it, the index covers every partition again.
      const whole = statement(definition.replace(' ON ONLY ', ' ON '));
      await engine.system(
        async (tx) => {
          await tx.run(sql`set local maintenance_work_mem = '512MB'`);
          await tx.run(sql`set local max_parallel_maintenance_workers = 0`);
          await tx.run(whole);
        },
        { statementMs: BUILD_MS },
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, build));
  return made;
}

const statement = (text: string): Sql => sql(Object.assign([text], { raw: [text] }));
