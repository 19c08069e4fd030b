import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Engine, sql, type Tx } from './engine.ts';
import { rawStatements } from './raw-statements.ts';

const FUNCTIONS = fileURLToPath(new URL('functions', import.meta.url));

/** A function of the database that nothing in it depends on: each start replaces it where its file changed. */
export interface DatabaseFunction {
  /** With its schema, as its file is called. */
  readonly name: string;
  readonly text: string;
  readonly digest: string;
}

/** @throws when a file does not create the function that it is named after */
export function readFunctions(folder = FUNCTIONS): DatabaseFunction[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.sort().map((file) => {
    const name = basename(file, '.sql');
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(`create function ${name}(`))
      throw new Error(`${file} does not create ${name}`);
    return { name, text, digest: createHash('sha256').update(text).digest('hex') };
  });
}

/**
 * Brings functions to their files, behind the migrations. One question where they are there already: the
 * digest of its file is the comment of a function, so it comes and goes with it.
 *
 * @returns the names of those that were written now
 */
export async function applyFunctions(
  engine: Engine,
  functions: readonly DatabaseFunction[] = readFunctions(),
): Promise<string[]> {
  const differing = await engine.system((tx) => differingFrom(tx, functions), { readOnly: true });
  return differing.length === 0 ? [] : engine.system((tx) => applyFunctionsWithin(tx, functions));
}

/** The same inside a transaction of the caller's; a second process waits. */
export async function applyFunctionsWithin(
  tx: Tx,
  functions: readonly DatabaseFunction[] = readFunctions(),
): Promise<string[]> {
  await tx.all(sql`select pg_advisory_xact_lock(7300, 1)`);
  const differing = await differingFrom(tx, functions);
  for (const { name, text, digest } of differing) {
    for (const before of await signaturesOf(tx, name))
      for (const drop of rawStatements(`drop function ${before}`)) await tx.run(drop);
    for (const statement of rawStatements(text)) await tx.run(statement);
    for (const written of await signaturesOf(tx, name))
      for (const note of rawStatements(`comment on function ${written} is '${digest}'`))
        await tx.run(note);
  }
  return differing.map(({ name }) => name);
}

async function differingFrom(
  tx: Tx,
  functions: readonly DatabaseFunction[],
): Promise<DatabaseFunction[]> {
  const there = await tx.all<{ name: string; digest: string | null }>(sql`
    select n.nspname || '.' || p.proname as name, obj_description(p.oid, 'pg_proc') as digest
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname || '.' || p.proname = any(${functions.map(({ name }) => name)}::text[])`);
  return functions.filter(({ name, digest }) => {
    const [found, ...others] = there.filter((one) => one.name === name);
    return found?.digest !== digest || others.length > 0;
  });
}

/** The functions of a name with their parameters, as statements name them. */
async function signaturesOf(tx: Tx, name: string): Promise<string[]> {
  const rows = await tx.all<{ signature: string }>(sql`
    select p.oid::regprocedure::text as signature
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname || '.' || p.proname = ${name}`);
  return rows.map(({ signature }) => signature);
}
