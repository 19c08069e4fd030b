import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Applied, type Replaced, succession } from './baseline.ts';
import { OtherVersion } from './database-error.ts';
import { type Engine, sql, type Tx } from './engine.ts';
import { rawStatements } from './raw-statements.ts';

export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

export interface Migration {
  readonly number: string;
  readonly name: string;
  readonly text: string;
  /** Digest of the text. */
  readonly hash: string;
  /** Of a baseline: what it stands in for. */
  readonly replaces?: Replaced;
}

const REPLACES = 'replaces.json';

/**
 * The migrations in order: a file each, or a folder whose files are one text in their order.
 * @throws when two carry one number or a name is malformed
 */
export function readMigrations(folder = MIGRATIONS): Migration[] {
  const migrations = sqlIn(folder).map((entry) => {
    const [, number, name] = /^(\d{4})_([a-z0-9_]+)(?:\.sql)?$/.exec(entry) ?? [];
    if (!number || !name) throw new Error(`migration ${entry} is not named NNNN_name`);
    const path = join(folder, entry);
    const files = entry.endsWith('.sql') ? [path] : sqlIn(path).map((file) => join(path, file));
    const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const hash = createHash('sha256').update(text).digest('hex');
    const list = join(path, REPLACES);
    const replaces: Replaced | undefined = existsSync(list)
      ? JSON.parse(readFileSync(list, 'utf8'))
      : undefined;
    return { number, name, text, hash, ...(replaces && { replaces }) };
  });
  const twice = migrations.find((one, at) => migrations[at + 1]?.number === one.number);
  if (twice) throw new Error(`two migrations carry the number ${twice.number}`);
  return migrations;
}

/** Files and folders of migrations, and files of a folder. */
const sqlIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.sql'))
    .map(({ name }) => name)
    .sort();

/**
 * Brings the database to the newest migration, one transaction each; a second process waits. Where a baseline
 * replaces what was applied, the register says so first.
 * @returns the names of those applied now
 * @throws when an applied file was changed since, the database knows one that is not here, or it is in a state
 *   that the baseline does not follow; of the last two before anything is changed
 */
export async function migrate(
  engine: Engine,
  migrations = readMigrations(),
  progress: (applied: number, of: number) => void = () => {},
): Promise<string[]> {
  const before = await engine.system(register);
  if (isNewest(before, migrations)) return [];
  await engine.system((tx) => takeOver(tx, migrations));
  const applied: string[] = [];
  for (const [at, migration] of migrations.entries()) {
    const isNew = await engine.system((tx) => apply(tx, migration), { statementMs: 300_000 });
    if (isNew) applied.push(`${migration.number}_${migration.name}`);
    progress(at + 1, migrations.length);
  }
  // A newer version may have come in between.
  requireKnown(await engine.system(register), migrations);
  return applied;
}

/** Makes the register and, where a baseline replaces what it names, writes the baseline into it. */
async function takeOver(tx: Tx, migrations: readonly Migration[]): Promise<void> {
  await createRegister(tx);
  const taken = succession(await register(tx), migrations, 'the database');
  if (taken.refused !== undefined) throw new OtherVersion(taken.refused);
  const { baseline } = taken;
  requireKnown(taken.register, migrations);
  if (!baseline) return;
  await tx.run(sql`delete from public.schema_migration where number <= ${baseline.number}`);
  await enter(tx, baseline);
}

function requireKnown(register: readonly Applied[], migrations: readonly Migration[]): void {
  const foreign = register.find(({ number }) => !migrations.some((one) => one.number === number));
  if (foreign)
    throw new OtherVersion(
      `the database was migrated by a newer version: it knows migration ${foreign.number}`,
    );
}

/** What was applied so far; nothing where not even the register is there. */
async function register(tx: Tx): Promise<readonly Applied[]> {
  const there = await tx.one(
    sql`select 1 where to_regclass('public.schema_migration') is not null`,
  );
  return there ? tx.all(sql`select number, hash from public.schema_migration order by number`) : [];
}

/** Nothing to apply and nothing to refuse: the common start asks once instead of once a file. */
const isNewest = (known: readonly Applied[], migrations: readonly Migration[]): boolean =>
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

async function apply(tx: Tx, migration: Migration): Promise<boolean> {
  const { number, name, text, hash } = migration;
  await lock(tx);
  const before = await tx.one<{ hash: string }>(
    sql`select hash from public.schema_migration where number = ${number}`,
  );
  if (before && before.hash !== hash)
    throw new Error(`migration ${number}_${name} was changed after it had been applied`);
  if (before) return false;
  for (const statement of rawStatements(text)) await tx.run(statement);
  await enter(tx, migration);
  return true;
}

const enter = (tx: Tx, { number, name, hash }: Migration): Promise<number> =>
  tx.run(sql`insert into public.schema_migration (number, name, hash)
    values (${number}, ${name}, ${hash})`);

const lock = (tx: Tx): Promise<unknown> => tx.run(sql`select pg_advisory_xact_lock(7300, 1)`);
