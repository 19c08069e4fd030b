import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Engine, sql, type Tx } from './engine.ts';
import { rawStatements } from './raw-statements.ts';

export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

export interface Migration {
  readonly number: string;
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

/** The migration files in order. @throws when two carry one number or a name is malformed */
export function readMigrations(folder = MIGRATIONS): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  const migrations = files.map((file) => {
    const [, number, name] = /^(\d{4})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
    if (!number || !name) throw new Error(`migration file ${file} is not named NNNN_name.sql`);
    const text = readFileSync(join(folder, file), 'utf8');
    return { number, name, text, hash: createHash('sha256').update(text).digest('hex') };
  });
  const twice = migrations.find((one, at) => migrations[at + 1]?.number === one.number);
  if (twice) throw new Error(`two migrations carry the number ${twice.number}`);
  return migrations;
}

/**
 * Brings the database to the newest migration, one transaction each; a second process waits.
 * @returns the names of those applied now
 * @throws when an applied file was changed since, or the database knows one that is not here
 */
export async function migrate(
  engine: Engine,
  migrations = readMigrations(),
  progress: (applied: number, of: number) => void = () => {},
): Promise<string[]> {
  const before = await engine.system(register);
  if (isNewest(before, migrations)) return [];
  await engine.system(createRegister);
  const applied: string[] = [];
  for (const [at, migration] of migrations.entries()) {
    const isNew = await engine.system((tx) => apply(tx, migration), { statementMs: 300_000 });
    if (isNew) applied.push(`${migration.number}_${migration.name}`);
    progress(at + 1, migrations.length);
  }
  const known = await engine.system((tx) =>
    tx.all<{ number: string }>(sql`select number from public.schema_migration order by number`),
  );
  const foreign = known.find(({ number }) => !migrations.some((one) => one.number === number));
  if (foreign)
    throw new Error(
      `the database was migrated by a newer version: it knows migration ${foreign.number}`,
    );
  return applied;
}

type Registered = readonly { readonly number: string; readonly hash: string }[];

/** What was applied so far; nothing where not even the register is there. */
async function register(tx: Tx): Promise<Registered> {
  const there = await tx.one(
    sql`select 1 where to_regclass('public.schema_migration') is not null`,
  );
  return there ? tx.all(sql`select number, hash from public.schema_migration order by number`) : [];
}

/** Nothing to apply and nothing to refuse: the common start asks once instead of once a file. */
const isNewest = (known: Registered, migrations: readonly Migration[]): boolean =>
  known.length === migrations.length &&
  migrations.every(({ number, hash }, at) => {
    const one = known[at];
    return one?.number === number && one.hash === hash;
  });

/** Brings an empty database to these migrations inside a transaction of the caller's. */
export async function migrateWithin(tx: Tx, migrations: readonly Migration[]): Promise<void> {
  await createRegister(tx);
  for (const migration of migrations) await apply(tx, migration);
}

async function createRegister(tx: Tx): Promise<void> {
  await lock(tx);
  await tx.run(sql`create table if not exists public.schema_migration (
    number text primary key, name text not null, hash text not null,
    applied_date timestamptz not null default now())`);
}

async function apply(tx: Tx, { number, name, text, hash }: Migration): Promise<boolean> {
  await lock(tx);
  const before = await tx.one<{ hash: string }>(
    sql`select hash from public.schema_migration where number = ${number}`,
  );
  if (before && before.hash !== hash)
    throw new Error(`migration ${number}_${name} was changed after it had been applied`);
  if (before) return false;
  for (const statement of rawStatements(text)) await tx.run(statement);
  await tx.run(sql`insert into public.schema_migration (number, name, hash)
    values (${number}, ${name}, ${hash})`);
  return true;
}

const lock = (tx: Tx): Promise<unknown> => tx.run(sql`select pg_advisory_xact_lock(7300, 1)`);
