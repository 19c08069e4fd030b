import { type Engine, sql } from '../database/engine.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { openPglite } from '../database/pglite/pglite.ts';
import { openPostgres } from '../database/postgres/postgres.ts';
import { prepare } from '../prepare.ts';
import { beginningWith } from './beginning.ts';
import { createPeople } from './people.ts';
import { testDatabase } from './postgres.ts';
import { snapshotOf } from './snapshot/snapshot.ts';

/**
 * Engines that a suite runs on which proves the same of each: `npm test` takes the embedded one, the group `engines`
 * of `npm run prove` and a file that somebody runs by itself take both.
 */
export const engineKinds: readonly Engine['kind'][] =
  process.env.TESTS === 'gate' ? ['pglite'] : ['pglite', 'postgres'];

/** Those of several engines that this run takes. */
export const ofThisRun = <Kind extends { readonly kind: string }>(
  all: readonly Kind[],
): readonly Kind[] => all.filter(({ kind }) => engineKinds.some((each) => each === kind));

export interface TestEngine {
  readonly engine: Engine;
  close(): Promise<void>;
}

/** An engine on a database of its own without anything in it. */
export interface EmptyEngine extends TestEngine {
  /** As another process would open it; the embedded one has no other, so it is the same. */
  again(): Promise<TestEngine>;
}

/** The engines of this run, empty. */
export const emptyEngines = ofThisRun<{
  readonly kind: Engine['kind'];
  open(): Promise<EmptyEngine>;
}>([
  {
    kind: 'pglite',
    async open() {
      const engine = await openPglite();
      return {
        engine,
        again: async () => ({ engine, close: async () => {} }),
        close: () => engine.close(),
      };
    },
  },
  {
    kind: 'postgres',
    async open() {
      const database = await testDatabase();
      const engine = await openPostgres({ url: database.url });
      return {
        engine,
        async again() {
          const other = await openPostgres({ url: database.url });
          return { engine: other, close: () => other.close() };
        },
        async close() {
          await engine.close();
          await database.drop();
        },
      };
    },
  },
]);

const fill = async (engine: Engine) => {
  await prepare(engine, false, () => {});
  await createPeople(engine);
};

/** The engines of this run: the same suite runs on each, and fails where this machine has no PostgreSQL. */
export const testEngines = ofThisRun<{
  readonly kind: string;
  open(): Promise<TestEngine>;
}>([
  {
    kind: 'pglite',
    async open() {
      const engine = await openPglite({ snapshot: await snapshotOf('bare', fill) });
      return { engine, close: () => engine.close() };
    },
  },
  {
    kind: 'postgres',
    async open() {
      const database = await testDatabase(beginningWith('bare', fill));
      const engine = await openPostgres({ url: database.url });
      return {
        engine,
        async close() {
          await engine.close();
          await database.drop();
        },
      };
    },
  },
]);

/**
 * Companies 1 and 2 in an empty database as it stood before a migration; nothing else is in it.
 * @returns carries the rest of the migrations out
 */
export async function twoCompaniesBefore(
  engine: Engine,
  migration: string,
): Promise<() => Promise<unknown>> {
  const all = readMigrations();
  await migrate(
    engine,
    all.slice(
      0,
      all.findIndex(({ name }) => name === migration),
    ),
  );
  await engine.system((tx) =>
    tx.run(sql`
      insert into amc.company (id, code, name, short_name)
      values (1, 'A1', 'One', 'One'), (2, 'A2', 'Two', 'Two')`),
  );
  return () => migrate(engine, all);
}
