import type { Engine } from '../database/engine.ts';
import { openPglite } from '../database/pglite/pglite.ts';
import { openPostgres } from '../database/postgres/postgres.ts';
import { prepare } from '../prepare.ts';
import { beginningWith } from './beginning.ts';
import { createPeople } from './people.ts';
import { testDatabase } from './postgres.ts';
import { snapshotOf } from './snapshot/snapshot.ts';

export interface TestEngine {
  readonly engine: Engine;
  close(): Promise<void>;
}

const fill = async (engine: Engine) => {
  await prepare(engine, false, () => {});
  await createPeople(engine);
};

/** Both engines: the same suite runs on each, and fails where this machine has no PostgreSQL. */
export const testEngines: readonly { readonly kind: string; open(): Promise<TestEngine> }[] = [
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
];
