import { succession } from '../database/baseline.ts';
import type { Load } from '../database/bulk.ts';
import { type Engine, ident, join, sql } from '../database/engine.ts';
import { applyFunctionsWithin } from '../database/functions.ts';
import { type Migration, migrateWithin, readMigrations } from '../database/migrate.ts';
import { type Broken, offendersWithin } from '../invariants/find-offenders.ts';
import { invariants } from '../invariants/invariants.ts';
import { PARTED } from '../jobs/parted.ts';
import { OperationRefused } from '../operate/operation-refused.ts';
import type { DataSource } from './data-source.ts';
import { sumOf, tablesOf } from './tables.sql.ts';
import { wholeLines } from './whole-lines.ts';

/**
 * Fills an empty database from a source and compares every table with it, row counts and sums. All of it
 * is one transaction: whatever goes wrong, and wherever the process dies, the database stays empty.
 *
 * @param knownBroken invariants that may be broken, by number, where it was asked before; any when not said
 * @returns the invariants that do not hold
 * @throws {OperationRefused} when the target is not empty, the source is of another version, a table differs,
 *   or another invariant does not hold
 */
export const loadData = (
  engine: Engine,
  source: DataSource,
  say: (line: string) => void,
  knownBroken?: readonly string[],
): Promise<Broken[]> =>
  engine.load(async (load) => {
    await requireEmpty(load);
    const { had, later } = migrationsFor(source);
    await migrateWithin(load, had);
    await makePartitionsFor(load, source);
    const names = source.tables.map(({ name }) => ident(name));
    await load.run(sql`truncate ${join(names)}`);
    let rows = 0;
    for (const table of source.tables) {
      if (table.rows === '0') continue;
      await load.copyIn(table.name, table.columns, wholeLines(source.read(table)));
      rows += Number(table.rows);
    }
    for (const { name, last } of source.sequences)
      await load.all(sql`select setval(${name}::regclass, ${last}::bigint)`);
    say(`loaded        ${rows} rows of ${source.tables.length} tables`);
    await compare(load, source);
    say('compared      every table has the rows and the sum of its source');
    await migrateWithin(load, later);
    await applyFunctionsWithin(load);
    await load.run(sql`analyze`);
    const broken: Broken[] = [];
    for (const invariant of invariants) {
      const found = await offendersWithin(load, invariant);
      if (found) broken.push(found);
    }
    const isNew = broken.find(({ number }) => knownBroken?.includes(number) === false);
    if (isNew)
      throw new OperationRefused(`${isNew.number} held before and does not now: ${isNew.sentence}`);
    say(`invariants    ${invariants.length - broken.length} of ${invariants.length} hold`);
    return broken;
  });

/**
 * Checks what can be known before anything is written: that the target is empty and the source of a version
 * that it can take.
 *
 * @throws {OperationRefused}
 */
export const requireLoadable = (
  engine: Engine,
  source: Pick<DataSource, 'migrations'>,
): Promise<void> =>
  engine.load(async (load) => {
    await requireEmpty(load);
    migrationsFor(source);
  });

async function requireEmpty(load: Load): Promise<void> {
  const row = await load.one<{ count: number }>(sql`
    select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S')
      and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'`);
  if ((row?.count ?? 0) > 0)
    throw new OperationRefused(
      `the target is not empty: ${row?.count} tables, views or sequences are there`,
    );
}

/** The migrations that the source had: its rows fit these. Later ones follow when its rows are in. */
function migrationsFor({ migrations }: Pick<DataSource, 'migrations'>): {
  had: Migration[];
  later: Migration[];
} {
  const known = readMigrations();
  const taken = succession(migrations, known, 'the source');
  if (taken.refused !== undefined) throw new OperationRefused(taken.refused);
  const had = taken.register.map(({ number, hash }) => {
    const found = known.find((one) => one.number === number);
    if (found?.hash !== hash)
      throw new OperationRefused(
        found
          ? `migration ${number} of the source differs from the one of this version`
          : `the source knows migration ${number}, which this version does not`,
      );
    return found;
  });
  return { had, later: known.filter((one) => !had.includes(one)) };
}

async function makePartitionsFor(load: Load, { tables }: DataSource): Promise<void> {
  for (const { table, months } of PARTED) {
    const days = tables.find(({ name }) => name === table)?.days;
    if (days)
      await load.all(sql`
        select platform.ensure_partitions(${table}::regclass, ${days.from}::date, ${days.to}::date, ${months}::int)`);
  }
}

async function compare(load: Load, { tables }: DataSource): Promise<void> {
  const here = await tablesOf(load);
  const differing: string[] = [];
  for (const table of tables) {
    const isHere = here.some(({ name }) => name === table.name);
    const found = isHere ? await sumOf(load, table) : undefined;
    if (found?.rows !== table.rows || found.sum !== table.sum)
      differing.push(`${table.name} (${found?.rows ?? 'no table'} rows instead of ${table.rows})`);
  }
  for (const { name } of here)
    if (!tables.some((table) => table.name === name)) differing.push(`${name} (not in the source)`);
  if (differing.length > 0)
    throw new OperationRefused(`these tables differ from their source: ${differing.join(', ')}`);
}
